import { useEffect, useRef, useState } from 'react'
import { formTextsIn } from '../forms/form-texts.ts'
import { formErrorsOf } from '../forms/form-errors.ts'
import { reportError } from '../forms/report-error.ts'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { Icon } from '../ui/icons.tsx'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'
import { runEach } from './run-each.ts'
import type { Outcome } from './run-each.ts'
import { lastSeenRow, latestRow, rememberRow } from './row-cache.ts'
import type { Selection } from './selection.ts'

/** An action on many rows by versioned calls (API-11). */
export interface BulkAction<R> {
  /** Returns the new state of the row. */
  run(row: R): Promise<R>
  /** The message about the number of rows done. */
  successText(count: number): string
  /** Reverts from `now` to `was`, if possible; later changes of others are kept. */
  undo?(now: R, was: R): Promise<R>
}
interface BulkActionOptions<R> {
  rows: readonly R[]
  idOf(row: R): string
  nameOf(row: R): string
  selection: Selection
  /** Words a rejection for this list. */
  reasonOf?(error: unknown): string | undefined
  /** Called at the end to reload the list. */
  onDone(): Promise<unknown>
}

/** The result, with its undo. */
interface UndoStep<R> {
  done: Outcome<R>['done']
  back: NonNullable<BulkAction<R>['undo']>
}
interface Result<R> extends Outcome<R> {
  text: string
  left: number
  /** It was an undo itself. */
  isUndo: boolean
  undoStep: UndoStep<R> | undefined
}

/** Number of reasons shown in a toast. */
const MAX_REASONS = 3
const NOTHING = { refused: [], text: '', left: 0, isUndo: false, undoStep: undefined }

/** Runs actions on the selected rows one by one: progress, results, reasons, and undo. */
export function useBulkAction<R>({ rows, idOf, nameOf, selection, reasonOf, onDone }: BulkActionOptions<R>) {
  const shell = useShell()
  const { table: t } = useOfficeTexts()
  const [progress, setProgress] = useState<{ through: number; of: number }>()
  const [result, setResult] = useState<Result<R>>()
  const resultRef = useRef<HTMLDivElement>(null)
  const isUnfinished = useRef(false)
  useEffect(() => {
    isUnfinished.current = false
    return () => void (isUnfinished.current = true)
  }, [])
  const lastRows = useRef<readonly R[]>(undefined)
  useEffect(() => {
    // Newer than the list.
    if (lastRows.current === rows) return
    lastRows.current = rows
    for (const row of rows) rememberRow(idOf(row), row)
  })
  const start = async (chosen: readonly R[], { run, successText, undo }: BulkAction<R>, from?: UndoStep<R>) => {
    if (progress || chosen.length === 0) return
    const total = chosen.length
    setResult(undefined)
    setProgress({ through: 0, of: total })
    // Progress is visible further down too; the pressed button disappears with the selection.
    resultRef.current?.focus()
    // It continues on another page but not after closing the window, so the browser asks.
    const prevent = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // Browsers before 2023 need this.
      event.returnValue = ''
    }
    window.addEventListener('beforeunload', prevent)
    const outcome = await runEach(chosen, run, (through) => setProgress({ through, of: total }))
    window.removeEventListener('beforeunload', prevent)
    const { done, refused, broken } = outcome
    for (const { now } of done) rememberRow(idOf(now), now)
    selection.remove(done.map(({ was }) => idOf(was)))
    const text = successText(done.length)
    const remaining = total - done.length - refused.length
    const isUndo = from !== undefined
    const through = new Set([...done.map(({ was }) => was), ...refused.map(({ row }) => row)].map(idOf))
    // An interrupted undo can continue with the rest.
    const rest = from?.done.filter(({ now }) => !through.has(idOf(now))) ?? done
    const undoNext = from?.back ?? undo
    const undoStep = undoNext && rest.length > 0 ? { done: rest, back: undoNext } : undefined
    if (isUnfinished.current) {
      // Rejected rows stay selected.
      const reasons = refused.slice(0, MAX_REASONS).map(({ row, error }) => `${nameOf(row)}: ${reason(error)}`)
      const title = summaryOf(text, refused.length, remaining, isUndo)
      notify({ isError: remaining + refused.length > 0, title, lines: [...new Set(reasons)] })
    }
    setResult({ ...outcome, text, left: remaining, isUndo, undoStep })
    setProgress(undefined)
    if (broken) reportError(shell, broken.error)
    await onDone()
    // Rows may have moved, and the focused one may be gone.
    requestAnimationFrame(() => resultRef.current?.scrollIntoView({ block: 'nearest' }))
  }
  const summaryOf = (text: string, refused: number, remaining: number, isUndo: boolean): string => {
    const stopped = remaining > 0 && (isUndo ? t.leftToUndo(remaining) : t.left(remaining))
    return [text, refused > 0 && t.refused(refused), stopped].filter(Boolean).join(' · ')
  }
  // With the returned versions, whatever the list has loaded since.
  const goBack = (from: UndoStep<R>) => {
    const before = new Map(from.done.map(({ was, now }) => [idOf(now), was]))
    const run = (now: R) => from.back(now, before.get(idOf(now)) ?? now)
    void start(
      from.done.map(({ now }) => now),
      { run, successText: t.undone },
      from,
    )
  }
  const reason = (error: unknown): string =>
    reasonOf?.(error) ?? formErrorsOf(error, [], formTextsIn(shell.locale), shell.messages).lines.join(' ')
  const { refused, text, left, isUndo, undoStep } = result ?? NOTHING
  const summary = summaryOf(text, refused.length, left, isUndo)
  const view = (
    <div ref={resultRef} tabIndex={-1}>
      {/* The result is announced once, not per row. */}
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
          <span className="end">
            {undoStep && (
              <button className="btn line" type="button" onClick={() => goBack(undoStep)}>
                {t.undo}
              </button>
            )}
            <button
              className="btn quiet"
              type="button"
              aria-label={shell.messages.close}
              onClick={() => {
                resultRef.current?.focus()
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
    /** The selected rows on all pages. */
    chosen: [...selection.ids].flatMap(
      (id) => rows.find((row) => idOf(row) === id) ?? (lastSeenRow(id) as R | undefined) ?? [],
    ),
    run: (chosen: readonly R[], action: BulkAction<R>): void =>
      void start(
        chosen.map((row) => latestRow(idOf(row), row)),
        action,
      ),
  }
}
