import { useEffect, useRef, useState } from 'react'
import { formTextsIn } from '../forms/form-texts.ts'
import { refusalOf } from '../forms/refusal.ts'
import { reportRefusal } from '../forms/report-refusal.ts'
import { useOfficeTexts } from '../backoffice/frame/office-texts.ts'
import { Icon } from '../shell/icons.tsx'
import { useShell } from '../shell/shell.ts'
import { oneByOne } from './one-by-one.ts'
import type { Outcome } from './one-by-one.ts'
import type { Selection } from './selection.ts'

/** One action on many lines. */
export interface Deed<R> {
  work(row: R): Promise<unknown>
  /** What was done to so many. */
  said(count: number): string
  /** The way back, where there is one. */
  back?(row: R): Promise<unknown>
}
interface Many<R> {
  rows: readonly R[]
  idOf(row: R): string
  nameOf(row: R): string
  selection: Selection
  /** Why one refuses, where its list has words of its own. */
  reasonOf?(error: unknown): string | undefined
  /** Once it is over, the list is asked for again. */
  onDone(): Promise<unknown>
}

/** What this tab has seen: a selected line may stand on another page of its list. */
const seen = new Map<string, unknown>()

/** Actions on the selected lines by the calls for one: how far it is, what was done, what was not and why, and the way back. */
export function useMany<R>({ rows, idOf, nameOf, selection, reasonOf, onDone }: Many<R>) {
  const shell = useShell()
  const { table: t } = useOfficeTexts()
  const [progress, setProgress] = useState<{ through: number; of: number }>()
  const [result, setResult] = useState<Outcome<R> & { text: string; left: number; back: Deed<R>['back'] }>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const row of rows) seen.set(idOf(row), row)
  })
  const go = async (chosen: readonly R[], { work, said, back }: Deed<R>) => {
    if (progress || chosen.length === 0) return
    const of = chosen.length
    setResult(undefined)
    setProgress({ through: 0, of })
    // Whoever stands far down in the list sees how far it is; the button that was pressed goes with the selection.
    place.current?.focus()
    const outcome = await oneByOne(chosen, work, (through) => setProgress({ through, of }))
    const { done, refused, broken } = outcome
    selection.remove(done.map(idOf))
    setResult({ ...outcome, text: said(done.length), left: of - done.length - refused.length, back })
    setProgress(undefined)
    if (broken) reportRefusal(shell, broken.error)
    await onDone()
    // The lines may stand elsewhere now, and the browser went with one of them.
    place.current?.scrollIntoView({ block: 'nearest' })
  }
  const reason = (error: unknown): string =>
    reasonOf?.(error) ?? refusalOf(error, [], formTextsIn(shell.locale), shell.messages).lines.join(' ')
  const { done, refused, text, left, back } = result ?? { done: [], refused: [], text: '', left: 0 }
  const summary = [text, refused.length > 0 && t.refused(refused.length), left > 0 && t.left(left)]
    .filter(Boolean)
    .join(' · ')
  const view = (
    <div ref={place} tabIndex={-1}>
      {/* How it went is read out once, and not each line's turn. */}
      <p className="vh" role="status">
        {summary}
      </p>
      {progress && <p className="notice undo">{t.through(progress.through, progress.of)}</p>}
      {result && (
        <div className="notice undo many-result" role="group" aria-label={t.result}>
          <span>
            <b>{text}</b>
            {summary.slice(text.length)}
          </span>
          <span>
            {back && done.length > 0 && (
              <button className="btn line" type="button" onClick={() => void go(done, { work: back, said: t.undone })}>
                {t.undo}
              </button>
            )}{' '}
            <button
              className="btn quiet"
              type="button"
              aria-label={shell.messages.close}
              onClick={() => {
                place.current?.focus()
                setResult(undefined)
              }}
            >
              <Icon name="close" small />
            </button>
          </span>
          {refused.length > 0 && (
            <ul className="many-refused">
              {refused.map(({ row, error }) => (
                <li key={idOf(row)}>
                  <b>{nameOf(row)}</b> {reason(error)}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
  return {
    view,
    isBusy: progress !== undefined,
    /** The selected lines, on whatever page. */
    chosen: [...selection.ids].flatMap(
      (id) => rows.find((row) => idOf(row) === id) ?? (seen.get(id) as R | undefined) ?? [],
    ),
    run: (chosen: readonly R[], deed: Deed<R>): void => void go(chosen, deed),
  }
}
