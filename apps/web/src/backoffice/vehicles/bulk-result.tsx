import { useState } from 'react'
import type { BulkReport } from '@minato/contract/vehicles-office'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { reportError } from '../../forms/report-error.ts'
import { ApiError } from '../../api/api.ts'
import { Icon } from '../../ui/icons.tsx'
import { useShell } from '../../api/shell.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { BulkItems } from './bulk-items.tsx'
import { keepBulk } from './last-bulk.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'

interface Props {
  report: BulkReport
  onUndone(): void
}
/** The shown cars: all, or only the skipped ones. */
interface Details {
  isRefused: boolean
  report: BulkReport
}
/** Number of cars per page. */
const AT_ONCE = 100

/** The result of a bulk action with its undo; shown until it is closed. */
export function BulkResult({ report, onUndone }: Props) {
  const shell = useShell()
  const { bulk: t } = useOfficeCarsTexts()
  const { table: tt } = useOfficeTexts()
  const [details, setDetails] = useState<Details>()
  const [isBusy, setBusy] = useState(false)
  const id = report.id ?? ''
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      reportError(shell, error)
    } finally {
      setBusy(false)
    }
  }
  const undo = () =>
    attempt(async () => {
      try {
        keepBulk(await shell.api('PUT /api/vehicle/bulk/{id}/undo', { params: { id } }))
      } catch (error) {
        // Undone already on another page: the goal is reached.
        if (!(error instanceof ApiError) || error.status !== 409 || !error.current) throw error
        keepBulk(error.current as BulkReport)
      }
      onUndone()
    })
  const items = (refused: boolean, page: number) =>
    shell.api('GET /api/vehicle/bulk/{id}', {
      params: { id },
      query: { page, limit: AT_ONCE, ...(refused && { refused }) },
    })
  const open = (refused: boolean) =>
    attempt(async () => setDetails({ isRefused: refused, report: await items(refused, 0) }))
  /** A result closed during the request stays closed. */
  const renew = (next: Details) => setDetails((now) => now && next)
  const narrow = (refused: boolean) =>
    attempt(async () => renew({ isRefused: refused, report: await items(refused, 0) }))
  const more = ({ isRefused, report: shown }: Details) =>
    attempt(async () => {
      const { items: known } = shown.items
      const next = await items(isRefused, Math.floor(known.length / AT_ONCE))
      const all = [...known, ...next.items.items]
      renew({ isRefused, report: { ...next, items: { ...next.items, items: all } } })
    })
  const { done, refused, undoneAt, keptAsChanged } = report
  return (
    <div className="bulk-result" role="region" aria-label={t.result}>
      <p role="status">
        <b>{undoneAt ? t.undone(done - keptAsChanged) : t.actions[report.action].done(done)}</b>
        {undoneAt && keptAsChanged > 0 && ` ${t.kept(keptAsChanged)}`}
        {!undoneAt && refused > 0 && ` · ${t.refused(refused)}`}
        {isBusy && ` · ${t.working}`}
      </p>
      <button className="btn line" type="button" onClick={() => void open(refused > 0)}>
        {t.details}
      </button>
      {!undoneAt && done > 0 && report.action !== 'delete' && (
        <button className="btn line" type="button" aria-disabled={isBusy || undefined} onClick={() => void undo()}>
          {t.undo}
        </button>
      )}
      <button className="btn quiet" type="button" aria-label={shell.messages.close} onClick={() => keepBulk(undefined)}>
        <Icon name="close" small />
      </button>
      {details && (
        <Dialog title={t.resultTitle} onClose={() => setDetails(undefined)} isWide footer={<DialogFooter />}>
          {refused > 0 && (
            <label className="radio">
              <input
                type="checkbox"
                checked={details.isRefused}
                onChange={({ target }) => void narrow(target.checked)}
              />
              {t.onlyRefused}
            </label>
          )}
          {details.report.items.total > 0 ? (
            <BulkItems key={String(details.isRefused)} report={details.report} onMore={() => void more(details)} />
          ) : (
            <p>{tt.empty}</p>
          )}
        </Dialog>
      )}
    </div>
  )
}
