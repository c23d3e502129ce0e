import type { AuditEntry } from '@minato/contract/gate'
import { useEffect, useState } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { ApiError } from '../api/api.ts'
import { useShell } from '../api/shell.ts'
import type { Shell } from '../api/shell.ts'
import { DialogFooter } from './dialog-footer.tsx'
import { Dialog } from './dialog.tsx'
import { differencesOf, mergedOf } from './merge.ts'
import type { Difference, MergeField } from './merge.ts'
import '../styles/office-form.css'

/** The current record of a stale edit; undefined for other errors. */
export const staleOf = <T,>(error: unknown): (T & { version: number }) | undefined =>
  error instanceof ApiError && error.status === 409 && typeof error.current === 'object' && error.current !== null
    ? (error.current as T & { version: number })
    : undefined

/** Where the author of the change is found: in the audit log, or in the inquiry's event log by event type. */
interface ChangedRecord {
  entity: string
  id: string
  event?: string | undefined
  /** For a record with several parts: the audit entries that affect this form. */
  isMeant?: ((entry: AuditEntry) => boolean) | undefined
}

interface Props<T> {
  fields: readonly MergeField[]
  /** The loaded record, the own edit, and the current record. */
  base: T
  mine: T
  current: T & { version: number }
  record: ChangedRecord
  /** Saves the merged record with the current version. */
  onSave(merged: T, version: number): void
  onClose(): void
}

/** An edit conflict: 'changed by … at …: yours, theirs', field by field. */
export function MergeView<T>({ fields, base, mine, current, record, onSave, onClose }: Props<T>) {
  const { merge: t } = useOfficeTexts()
  const shell = useShell()
  const differences = differencesOf(base, mine, current, fields)
  const clashes = differences.filter(({ kind }) => kind === 'clash')
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const [changed, setChanged] = useState<string>()
  const { entity, id, event, isMeant } = record
  useEffect(() => {
    const abort = new AbortController()
    lastChange(shell, { entity, id, event, isMeant }, t, abort.signal).then(setChanged, () =>
      setChanged(t.changedUnknown),
    )
    return () => abort.abort()
  }, [shell, entity, id, event, isMeant, t])
  const chooseSide = (key: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(key)
    else next.delete(key)
    setTheirs(next)
  }
  const textOf = ({ text }: MergeField, value: unknown): string =>
    value === null || value === ''
      ? t.nothing
      : text
        ? text(value)
        : typeof value === 'string'
          ? value
          : JSON.stringify(value)
  const renderGroup = (kind: Difference['kind'], title: string) => {
    const ofKind = differences.filter((one) => one.kind === kind)
    if (!ofKind.length) return null
    return (
      <>
        <h3>{title}</h3>
        <ul className="merge-rest">
          {ofKind.map((one) => (
            <li key={one.key}>
              {t.labelled(one.label)} <s>{textOf(one, one.base)}</s>{' '}
              <b>{textOf(one, kind === 'mine' ? one.mine : one.theirs)}</b>
            </li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      isWide
      footer={
        <DialogFooter
          action={t.save}
          onAction={() => onSave(mergedOf(mine, differences, theirs), current.version)}
          onDismiss={onClose}
        />
      }
    >
      <p role="status">{changed}</p>
      <p>{clashes.length ? t.clash(clashes.length) : t.noClash}</p>
      {clashes.length > 0 && (
        <>
          <div className="merge">
            <table>
              <thead>
                <tr>
                  <th>{t.field}</th>
                  <th>{t.before}</th>
                  <th>
                    {t.mine}
                    <button className="link" type="button" onClick={() => setTheirs(new Set())}>
                      {t.allMine}
                    </button>
                  </th>
                  <th>
                    {t.theirs}
                    <button
                      className="link"
                      type="button"
                      onClick={() => setTheirs(new Set(clashes.map(({ key }) => key)))}
                    >
                      {t.allTheirs}
                    </button>
                  </th>
                </tr>
              </thead>
              <tbody>
                {clashes.map((one) => (
                  <tr key={one.key}>
                    <th scope="row">{one.label}</th>
                    <td data-head={t.before}>{textOf(one, one.base)}</td>
                    {(['mine', 'theirs'] as const).map((side) => (
                      <td key={side} data-head={t[side]}>
                        <label className="radio">
                          <input
                            type="radio"
                            name={`merge ${one.key}`}
                            aria-label={side === 'mine' ? t.takeMine(one.label) : t.takeTheirs(one.label)}
                            checked={theirs.has(one.key) === (side === 'theirs')}
                            onChange={() => chooseSide(one.key, side === 'theirs')}
                          />
                          {textOf(one, one[side])}
                        </label>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {renderGroup('theirs', t.theirsToo)}
      {renderGroup('mine', t.mineToo)}
    </Dialog>
  )
}

/** 'Changed by Aiko Mori at 12 June 2026, 10:42 JST.' */
async function lastChange(
  shell: Shell,
  record: ChangedRecord,
  t: ReturnType<typeof useOfficeTexts>['merge'],
  signal: AbortSignal,
): Promise<string> {
  const last = await (record.event ? lastInInquiry : lastInTrail)(shell, record, signal)
  if (!last) return t.changedUnknown
  const { actor, at } = last
  const actorText = actor === null ? t.aProgram : actor.id === shell.user?.id ? t.you : actor.name || t.somebody
  return t.changed(actorText, shell.messages.format.dateTime(at))
}

/** Number of the newest audit entries to search for the author. */
const LINES = 50

/** The author, null for an API client, and the time. */
interface LastChange {
  actor: { id: string; name: string } | null
  at: string
}
const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim()

async function lastInTrail(
  { api }: Shell,
  { entity, id, isMeant = () => true }: ChangedRecord,
  signal: AbortSignal,
): Promise<LastChange | undefined> {
  const [{ items }, managers] = await Promise.all([
    api('GET /api/main/audit', { query: { entity, entityId: id, limit: LINES }, signal }),
    api('GET /api/uum/manager', { signal }),
  ])
  const last = items.find(isMeant)
  if (!last) return undefined
  const { actor, at } = last
  const manager = managers.find((one) => one.id === actor.id)
  return {
    at,
    actor: actor.kind === 'client' ? null : { id: actor.id, name: manager ? nameOf(manager) || manager.email : '' },
  }
}

async function lastInInquiry(
  { api }: Shell,
  { id, event }: ChangedRecord,
  signal: AbortSignal,
): Promise<LastChange | undefined> {
  const entries = await api('GET /api/main/inquiry/{id}/record', { params: { id }, signal })
  const last = entries.findLast(({ kind }) => kind === event)
  return last && { at: last.at, actor: last.actor && { id: last.actor.id, name: nameOf(last.actor) } }
}
