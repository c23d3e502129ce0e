import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Bulk, BulkReport } from '@minato/contract/vehicles-office'
import { NO_IMAGES } from '@minato/domain/vehicles'
import { TypedName } from '../../forms/confirm.tsx'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { isSameName } from '../../forms/rules.ts'
import { newKey } from '../../api/new-key.ts'
import { reportError } from '../../forms/report-error.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import { useFormTexts } from '../../forms/form-texts.ts'
import { useShell } from '../../api/shell.ts'
import { BulkItems } from './bulk-items.tsx'
import { useOfficeCarsTexts } from './office-cars-texts.ts'

interface Props {
  action: Bulk['action']
  chosen: Bulk['chosen']
  count: number
  onDone(report: BulkReport): void
  onClose(): void
}
/** Larger price changes, in per cent, are confirmed. */
const LARGE_CHANGE = 50
const isPercentage = numeric(-90, 500, 1)

/** A bulk action: first the preview for each car, then the button. */
export function BulkDialog({ action, chosen, count, onDone, onClose }: Props) {
  const shell = useShell()
  const { say } = useFormTexts()
  const { bulk: t } = useOfficeCarsTexts()
  const [preview, setPreview] = useState<{ bulk: Bulk; report: BulkReport }>()
  const [isRunning, setRunning] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [withIllustrations, setIllustrations] = useState(false)
  const [others, setOthers] = useState<'KEEP' | 'CLOSE'>('KEEP')
  const [fault, setFault] = useState<string>()
  const [typed, setTyped] = useState('')
  // An equal request reuses its key; another percentage gets a new one.
  const sent = useRef({ asked: '', key: '' })
  const newest = useRef(0)
  const percent = useRef<HTMLInputElement>(null)
  useEffect(() => percent.current?.focus(), [])
  const words = t.actions[action]
  const look = async (bulk: Bulk): Promise<void> => {
    newest.current += 1
    const here = newest.current
    setPreview(undefined)
    setFailed(false)
    try {
      const report = await shell.api('POST /api/vehicle/bulk/preview', { body: bulk })
      // The fields may have changed during the request.
      if (here === newest.current) setPreview({ bulk, report })
    } catch (error) {
      if (here === newest.current) setFailed(true)
      reportError(shell, error)
    }
  }
  const begin = useEffectEvent((illustrations: boolean) => {
    if (action !== 'price')
      void look({ action, chosen, ...(action === 'publish' && { withIllustrations: illustrations }) })
  })
  // oxlint-disable-next-line react/set-state-in-effect -- it asks, and what is set is the answer
  useEffect(() => begin(withIllustrations), [withIllustrations])
  const isLooking = action !== 'price' && !hasFailed && (preview?.bulk.withIllustrations ?? false) !== withIllustrations
  const isBusy = isRunning || isLooking || (action !== 'price' && !preview && !hasFailed)
  const lookAtPrices = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = percent.current?.value ?? ''
    const percentage = numberOf(text, 1)
    const wrong = percentage ? isPercentage(text) : 'This field is required'
    setFault(wrong && say(wrong))
    if (!wrong && percentage) void look({ action, chosen, percentage })
  }
  const run = async () => {
    if (!preview || isBusy || !isNamed) return
    setRunning(true)
    const body = action === 'sold' ? { ...preview.bulk, others } : preview.bulk
    const asked = JSON.stringify(body)
    if (sent.current.asked !== asked) sent.current = { asked, key: newKey() }
    try {
      onDone(await shell.api('POST /api/vehicle/bulk', { body, key: sent.current.key }))
    } catch (error) {
      reportError(shell, error)
    } finally {
      setRunning(false)
    }
  }
  const ready = preview?.report.done ?? 0
  // Deleted cars cannot be restored: their number is typed first.
  const isNamed = action !== 'delete' || isSameName(typed, String(ready))
  const refused = preview?.report.refused ?? 0
  const needsIllustrations =
    !withIllustrations && preview?.report.items.items.some(({ refusal }) => refusal === NO_IMAGES)
  return (
    <Dialog
      title={words.title(t.counted(count))}
      onClose={onClose}
      isWide
      footer={
        <DialogFooter
          action={words.go(ready || count)}
          isDanger={action === 'delete'}
          isDisabled={ready === 0 || isBusy || !isNamed}
          onAction={() => void run()}
          onDismiss={onClose}
        />
      }
    >
      <p>{words.text}</p>
      {action === 'price' && (
        <form className="office percentage" method="post" noValidate onSubmit={lookAtPrices}>
          <label className="field">
            <span>{t.percentage}</span>
            <input
              className="in"
              name="percentage"
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={fault !== undefined || undefined}
              aria-describedby="percentage-said"
              ref={percent}
              onInput={() => {
                newest.current += 1
                setPreview(undefined)
              }}
            />
          </label>
          <button className="btn" type="submit">
            {t.preview}
          </button>
          <p id="percentage-said" className={fault ? 'fault' : 'hint'}>
            {fault ?? t.percentageHint}
          </p>
        </form>
      )}
      {action === 'publish' && (
        <label className="radio">
          <input
            type="checkbox"
            checked={withIllustrations}
            onChange={({ target }) => setIllustrations(target.checked)}
          />
          {t.illustrations}
        </label>
      )}
      {action === 'sold' && (
        <label className="radio">
          <input
            type="checkbox"
            checked={others === 'CLOSE'}
            onChange={({ target }) => setOthers(target.checked ? 'CLOSE' : 'KEEP')}
          />
          {t.closeInquiries}
        </label>
      )}
      <p role="status">
        <b>{isBusy ? t.working : preview && (ready ? t.can(ready) : t.none)}</b>
      </p>
      {preview && (
        <>
          {Math.abs(preview.bulk.percentage ?? 0) > LARGE_CHANGE && <p>{t.largeChange(LARGE_CHANGE)}</p>}
          {refused > 0 && <p>{t.cannot(refused)}</p>}
          {needsIllustrations && <p className="hint">{t.useIllustrations}</p>}
          {(refused > 0 || action === 'price') && <BulkItems report={preview.report} />}
        </>
      )}
      {action === 'delete' && ready > 0 && (
        <TypedName name={String(ready)} typed={typed} onType={setTyped} onEnter={() => void run()} />
      )}
    </Dialog>
  )
}
