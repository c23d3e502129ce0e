import type { ImportReply } from '@minato/contract/vehicles-import'
import { useImportTexts } from './import-texts.ts'
import type { Choices } from './use-choices.ts'
import type { ImportActions } from './use-import-actions.ts'

/** Checks a file and runs it once checked, with the reasons that prevent it. */
export function RunChoices({ one, choices, work }: { one: ImportReply; choices: Choices; work: ImportActions }) {
  const { status: t } = useImportTexts()
  const { counts, isBlocked, rows } = one
  const { now, set, isUnread } = choices
  const isChecked =
    counts !== null && !isUnread && now.publish === one.choices.publish && now.knownOnly === one.choices.knownOnly
  const taken = (counts?.made ?? 0) + (counts?.changed ?? 0)
  const why = !isChecked
    ? isUnread && t.unread
    : isBlocked && !now.goodRows
      ? t.blocked
      : taken > 0
        ? false
        : counts.unchanged > 0
          ? t.nothing
          : t.none
  const isIdle = work.busy === undefined
  const canRun = isChecked && why === false && isIdle
  return (
    <>
      <fieldset className="import-rows">
        <legend>{t.bad}</legend>
        {([false, true] as const).map((good) => (
          <label key={String(good)} className="radio">
            <input
              type="radio"
              name="goodRows"
              checked={now.goodRows === good}
              onChange={() => set({ goodRows: good })}
            />
            {good ? t.good : t.whole}
          </label>
        ))}
      </fieldset>
      <label className="radio">
        <input
          type="checkbox"
          checked={!now.knownOnly}
          aria-describedby="catalogue-hint"
          onChange={({ target }) => set({ knownOnly: !target.checked })}
        />
        {t.catalogue}
      </label>
      <p className="hint" id="catalogue-hint">
        {t.catalogueHint}
      </p>
      <label className="radio">
        <input
          type="checkbox"
          checked={now.publish}
          aria-describedby="publish-hint"
          onChange={({ target }) => set({ publish: target.checked })}
        />
        {t.publish}
      </label>
      <p className="hint" id="publish-hint">
        {t.publishHint}
      </p>
      {isChecked ? (
        <button
          className="btn go full"
          type="button"
          aria-disabled={!canRun || undefined}
          aria-describedby={why ? 'run-why' : undefined}
          onClick={() => canRun && void work.go('run')}
        >
          {t.run(taken)}
        </button>
      ) : (
        <button
          className="btn go full"
          type="button"
          aria-disabled={!isIdle || undefined}
          aria-describedby={why ? 'run-why' : undefined}
          onClick={() => void work.go('check')}
        >
          {counts === null ? t.check(rows) : t.again}
        </button>
      )}
      {why && (
        <p className="hint" id="run-why">
          {why}
        </p>
      )}
    </>
  )
}
