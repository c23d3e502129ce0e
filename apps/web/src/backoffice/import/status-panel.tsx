import { useState } from 'react'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { Confirm } from '../../forms/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { Panel } from '../layout/office-page.tsx'
import { isRunning } from './import-data.ts'
import { useImportFilesTexts, useImportTexts } from './import-texts.ts'
import { StateLabel } from './state-label.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { RunChoices } from './run-choices.tsx'
import type { Choices } from './use-choices.ts'
import { percentOf } from './use-import.ts'
import type { ImportActions } from './use-import-actions.ts'

interface Props {
  one: ImportReply
  choices: Choices
  work: ImportActions
  by: string
}

/** The progress of the file and the next action. */
export function StatusPanel({ one, choices, work, by }: Props) {
  const { locale, messages } = useShell()
  const { status: t } = useImportTexts()
  const files = useImportFilesTexts()
  const [asks, setAsks] = useState<'undo' | 'discard'>()
  const { state, undone, canUndo, failure, counts } = one
  const made = counts?.made ?? 0
  const changed = counts?.changed ?? 0
  const confirmed = (deed: 'undo' | 'discard') => () => {
    setAsks(undefined)
    void work.go(deed)
  }
  return (
    <Panel id="status" title={t.title}>
      <p>
        <StateLabel one={one} />
      </p>
      <p className="hint">{t.sent(by, messages.format.dateTime(one.createdAt))}</p>
      {isRunning(one) ? (
        <Progress one={one} work={work} />
      ) : (
        state === 'READY' && <RunChoices one={one} choices={choices} work={work} />
      )}
      {state === 'CANCELLED' && <p>{canUndo ? t.stopped : t.stoppedWhole}</p>}
      {undone && (
        <p>
          {t.undone(undone.cars)} {undone.kept > 0 && t.kept(undone.kept)}{' '}
          {undone.catalogueEntries > 0 && files.removedEntries(undone.catalogueEntries)}
        </p>
      )}
      <div role="alert">
        {[...(failure === null ? [] : [failure]), ...work.faults].map((fault) => (
          <p key={fault} className="fault">
            <Icon name="warning" small />
            {fault}
          </p>
        ))}
      </div>
      {state === 'DONE' && made + changed > 0 && (
        <a
          className="btn full"
          href={localPath(
            `/search-result?statuses=${one.choices.publish ? 'PUBLISHED' : 'DRAFT'}&importRun=${one.id}`,
            locale,
          )}
        >
          {one.choices.publish ? t.seeCars : t.seeDrafts}
        </a>
      )}
      {canUndo && (
        <button className="btn full" type="button" onClick={() => setAsks('undo')}>
          {t.undo}
        </button>
      )}
      {state === 'READY' && (
        <button className="btn quiet full" type="button" onClick={() => setAsks('discard')}>
          {t.discard}
        </button>
      )}
      {asks === 'undo' && <UndoDialog one={one} onConfirm={confirmed('undo')} onClose={() => setAsks(undefined)} />}
      {asks === 'discard' && (
        <Confirm
          title={t.discardTitle}
          confirm={t.discard}
          isDanger
          onConfirm={confirmed('discard')}
          onClose={() => setAsks(undefined)}
        >
          <p>{t.discardText(one.fileName)}</p>
        </Confirm>
      )}
    </Panel>
  )
}

function Progress({ one, work }: { one: ImportReply; work: ImportActions }) {
  const t = useImportTexts()
  const percent = percentOf(one)
  const isUndoing = one.state === 'UNDOING'
  const isStopping = one.isStopping || work.busy === 'stop'
  return (
    <>
      <progress
        className="import-progress"
        max={100}
        value={isUndoing ? undefined : percent}
        aria-label={t.states[one.state]}
      />
      <p className="hint">
        {isUndoing ? t.undoing : one.rowsDone === 0 ? t.waiting : t.working(percent, one.rowsDone, one.rows)}
      </p>
      {!isUndoing && (
        <button
          className="btn full"
          type="button"
          aria-disabled={isStopping || undefined}
          onClick={() => void work.go('stop')}
        >
          {isStopping ? t.stopping : t.stop}
        </button>
      )}
    </>
  )
}
