import { useEffect, useRef, useState } from 'react'
import { formTextsIn } from '../forms/form-texts.ts'
import { formErrorsOf } from '../forms/form-errors.ts'
import { reportError } from '../forms/report-error.ts'
import { useOfficeTexts } from '../backoffice/layout/office-texts.ts'
import { Icon } from '../layout/icons.tsx'
import { notify } from '../layout/notices.ts'
import { useShell } from '../layout/shell.ts'
import { runEach } from './run-each.ts'
import type { Outcome } from './run-each.ts'
import { lastSeenRow, latestRow, rememberRow } from './row-cache.ts'
import type { Selection } from './selection.ts'

/** One action on many lines, by calls that take the version of what the list shows (API-11). */
export interface BulkAction<R> {
  /** Answers the line as it stands then. */
  run(row: R): Promise<R>
  /** What was done to so many. */
  successText(count: number): string
  /** The way back from `now` to `was`, where there is one: whoever changed it meanwhile is not undone with it. */
  undo?(now: R, was: R): Promise<R>
}
interface BulkActionOptions<R> {
  rows: readonly R[]
  idOf(row: R): string
  nameOf(row: R): string
  selection: Selection
  /** Why one refuses, where its list has words of its own. */
  reasonOf?(error: unknown): string | undefined
  /** Once it is over, the list is asked for again. */
  onDone(): Promise<unknown>
}

/** What was done, and the way back from it. */
interface UndoStep<R> {
  done: Outcome<R>['done']
  back: NonNullable<BulkAction<R>['undo']>
}
interface Result<R> extends Outcome<R> {
  text: string
  left: number
  /** It was a way back itself. */
  isUndo: boolean
  undoStep: UndoStep<R> | undefined
}

/** So many reasons are read in a notice. */
const SOME = 3
const NOTHING = { refused: [], text: '', left: 0, isUndo: false, undoStep: undefined }

/** Actions on the selected lines by the calls for one: how far it is, what was done, what was not and why, and the way back. */
export function useBulkAction<R>({ rows, idOf, nameOf, selection, reasonOf, onDone }: BulkActionOptions<R>) {
  const shell = useShell()
  const { table: t } = useOfficeTexts()
  const [progress, setProgress] = useState<{ through: number; of: number }>()
  const [result, setResult] = useState<Result<R>>()
  const place = useRef<HTMLDivElement>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  const read = useRef<readonly R[]>(undefined)
  useEffect(() => {
    // What was answered since they were read is newer.
    if (read.current === rows) return
    read.current = rows
    for (const row of rows) rememberRow(idOf(row), row)
  })
  const go = async (chosen: readonly R[], { run, successText, undo }: BulkAction<R>, from?: UndoStep<R>) => {
    if (progress || chosen.length === 0) return
    const of = chosen.length
    setResult(undefined)
    setProgress({ through: 0, of })
    // Whoever stands far down in the list sees how far it is; the button that was pressed goes with the selection.
    place.current?.focus()
    // Another page does not end it, the end of the window does: the browser asks.
    const prevent = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // Browsers of before 2023 hear this alone.
      event.returnValue = ''
    }
    window.addEventListener('beforeunload', prevent)
    const outcome = await runEach(chosen, run, (through) => setProgress({ through, of }))
    window.removeEventListener('beforeunload', prevent)
    const { done, refused, broken } = outcome
    for (const { now } of done) rememberRow(idOf(now), now)
    selection.remove(done.map(({ was }) => idOf(was)))
    const text = successText(done.length)
    const left = of - done.length - refused.length
    const isUndo = from !== undefined
    const through = new Set([...done.map(({ was }) => was), ...refused.map(({ row }) => row)].map(idOf))
    // A way back that broke off is there still for the rest.
    const rest = from?.done.filter(({ now }) => !through.has(idOf(now))) ?? done
    const undoNext = from?.back ?? undo
    const undoStep = undoNext && rest.length > 0 ? { done: rest, back: undoNext } : undefined
    if (isLeft.current) {
      // What was refused is selected still, for whoever comes back.
      const reasons = refused.slice(0, SOME).map(({ row, error }) => `${nameOf(row)}: ${reason(error)}`)
      const title = summaryOf(text, refused.length, left, isUndo)
      notify({ isError: left + refused.length > 0, title, lines: [...new Set(reasons)] })
    }
    setResult({ ...outcome, text, left, isUndo, undoStep })
    setProgress(undefined)
    if (broken) reportError(shell, broken.error)
    await onDone()
    // The lines may stand elsewhere once they are drawn, and the browser went with one of them.
    requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }))
  }
  const summaryOf = (text: string, refused: number, left: number, isUndo: boolean): string => {
    const stopped = left > 0 && (isUndo ? t.leftToUndo(left) : t.left(left))
    return [text, refused > 0 && t.refused(refused), stopped].filter(Boolean).join(' · ')
  }
  // By the versions that were answered, whatever the list has learned since.
  const goBack = (from: UndoStep<R>) => {
    const before = new Map(from.done.map(({ was, now }) => [idOf(now), was]))
    const run = (now: R) => from.back(now, before.get(idOf(now)) ?? now)
    void go(
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
      (id) => rows.find((row) => idOf(row) === id) ?? (lastSeenRow(id) as R | undefined) ?? [],
    ),
    run: (chosen: readonly R[], deed: BulkAction<R>): void =>
      void go(
        chosen.map((row) => latestRow(idOf(row), row)),
        deed,
      ),
  }
}
