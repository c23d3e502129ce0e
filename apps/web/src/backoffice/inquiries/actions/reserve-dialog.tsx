import { useState } from 'react'
import { TextField } from '../../../forms/field.tsx'
import { inFuture, instantIn, localIn } from '../../../forms/local-time.ts'
import { required } from '../../../forms/rules.ts'
import type { Rule } from '../../../forms/rules.ts'
import { useShell } from '../../../api/shell.ts'
import { useInquiryActionsTexts } from '../inquiry-errors.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionProps } from './action-dialog.tsx'
import { othersWaiting } from './action-list.ts'

/** Common durations in hours. */
const PRESETS = [24, 48, 168] as const
/**
 * Starts now: a past time counts from the server's receipt, whatever this device's clock says, and a retry
 * sends the same value.
 */
const FROM_NOW = '2000-01-01T00:00:00.000Z'

/** Reserves the car from now or later, for a common duration or until a chosen time (INQ-05). */
export function ReserveDialog({ inquiry, ...rest }: ActionProps) {
  const { api, messages } = useShell()
  const t = useInquiryActionsTexts()
  const { reserve: words, actions } = t
  const { queue, isReservationAsked, invoice, status, proof } = inquiry
  const due =
    status === 'INVOICE_ISSUED' && invoice?.state === 'ISSUED' && proof?.state !== 'WAITING'
      ? invoice.paymentDeadline
      : null
  const [first] = useState(() => {
    const usual = localIn(48)
    const needed = due ? localIn(0, due) : ''
    return needed > usual ? needed : usual
  })
  const others = othersWaiting(inquiry)
  const behind: Rule = (value, values) =>
    value && values['start'] && value <= values['start'] ? words.order : undefined
  const early: Rule = (value, values) => {
    const end = instantIn(values, 'endTime')
    return due && end && end < due ? words.due(messages.format.dateTime(due)) : undefined
  }
  const setEnd = (form: HTMLFormElement | null, hours: number) => {
    const start = form?.querySelector<HTMLInputElement>('[name=start]')?.value
    const end = form?.querySelector<HTMLInputElement>('[name=endTime]')
    if (end) end.value = localIn(hours, instantIn({ start: start ?? '' }, 'start'))
  }
  return (
    <ActionDialog
      {...rest}
      title={words.title}
      submit={actions.reserve}
      rules={{ start: [], endTime: [required, inFuture(words.past), behind, early] }}
      send={(values, key) =>
        api('POST /api/main/inquiry/{inquiryId}/reserve', {
          params: { inquiryId: inquiry.id },
          key,
          body: {
            startTime: instantIn(values, 'start') ?? FROM_NOW,
            endTime: instantIn(values, 'endTime') ?? '',
          },
        })
      }
    >
      {isReservationAsked && <p>{t.asked}</p>}
      {others > 0 && <p>{t.queue(others)}</p>}
      {queue?.reservedUntil && <p>{t.carReservedUntil(messages.format.dateTime(queue.reservedUntil))}</p>}
      {due && <p className="notice">{words.due(messages.format.dateTime(due))}</p>}
      <div className="row" role="group" aria-label={words.presets}>
        {PRESETS.map((hours) => (
          <button
            key={hours}
            className="btn line"
            type="button"
            onClick={({ currentTarget }) => setEnd(currentTarget.form, hours)}
          >
            {hours < 72 ? words.hours(hours) : words.days(hours / 24)}
          </button>
        ))}
      </div>
      <div className="fields">
        <TextField name="start" label={words.start} type="datetime-local" hint={words.startHint} />
        <TextField name="endTime" label={words.end} type="datetime-local" hint={t.japan} defaultValue={first} />
      </div>
    </ActionDialog>
  )
}
