import { useState } from 'react'
import type { BulkReport } from '@minato/contract/vehicles-office'
import { Dialog } from '../../forms/dialog.tsx'
import { reportRefusal } from '../../forms/report-refusal.ts'
import { Icon } from '../../shell/icons.tsx'
import { useShell } from '../../shell/shell.ts'
import { useOfficeTexts } from '../frame/office-texts.ts'
import { BulkItems } from './bulk-items.tsx'
import { useOfficeCarsTexts } from './office-cars-texts.ts'

interface Props {
  report: BulkReport
  onUndone(): void
  onClose(): void
}

/** What an action on many cars did; it stays until it is closed, with the way back. */
export function BulkResult({ report: given, onUndone, onClose }: Props) {
  const shell = useShell()
  const { bulk: t } = useOfficeCarsTexts()
  const { table: tt } = useOfficeTexts()
  const [report, setReport] = useState(given)
  const [details, setDetails] = useState<BulkReport>()
  const [isBusy, setBusy] = useState(false)
  const id = report.id ?? ''
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      reportRefusal(shell, error)
    } finally {
      setBusy(false)
    }
  }
  const undo = () =>
    attempt(async () => {
      setReport(await shell.api('PUT /api/vehicle/bulk/{id}/undo', { params: { id } }))
      onUndone()
    })
  const look = (refused: boolean) =>
    attempt(async () =>
      setDetails(
        await shell.api('GET /api/vehicle/bulk/{id}', {
          params: { id },
          query: { limit: 100, ...(refused && { refused }) },
        }),
      ),
    )
  const { done, refused, undoneAt, keptAsChanged } = report
  return (
    <div className="bulk-result" role="region" aria-label={t.result}>
      <p role="status">
        <b>{undoneAt ? t.undone(done - keptAsChanged) : t.actions[report.action].done(done)}</b>
        {undoneAt && keptAsChanged > 0 && ` ${t.kept(keptAsChanged)}`}
        {!undoneAt && refused > 0 && ` · ${t.refused(refused)}`}
        {isBusy && ` · ${t.working}`}
      </p>
      <button className="btn line" type="button" onClick={() => void look(refused > 0)}>
        {t.details}
      </button>
      {!undoneAt && done > 0 && (
        <button className="btn line" type="button" aria-disabled={isBusy || undefined} onClick={() => void undo()}>
          {t.undo}
        </button>
      )}
      <button className="btn quiet" type="button" aria-label={shell.messages.close} onClick={onClose}>
        <Icon name="close" small />
      </button>
      {details && (
        <Dialog title={t.resultTitle} onClose={() => setDetails(undefined)} isWide>
          {refused > 0 && (
            <label className="radio">
              <input
                type="checkbox"
                checked={details.items.total === refused}
                onChange={({ target }) => void look(target.checked)}
              />
              {t.onlyRefused}
            </label>
          )}
          {details.items.total > 0 ? <BulkItems report={details} /> : <p>{tt.empty}</p>}
        </Dialog>
      )}
    </div>
  )
}
