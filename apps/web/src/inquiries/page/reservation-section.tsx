import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { leftUntil, useClock, useMinute } from '../times.ts'
import { FaultLine } from './fault-line.tsx'
import { Panel } from './panel.tsx'
import { useInquiryAction } from './use-inquiry-action.ts'

interface Props {
  inquiry: Inquiry
  isBuyer: boolean
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}

/** The reservation of the car, the position in the queue, and the request button (INQ-05, TRU-02). */
export function ReservationSection({ inquiry, isBuyer, onChanged, reload }: Props) {
  const { api, locale } = useShell()
  const texts = useInquiryTexts()
  const { reservation: t } = texts
  const clock = useClock(locale)
  const now = useMinute()
  const { act, fault, isBusy } = useInquiryAction(onChanged, reload)
  const { reservation, isCarReserved, queue, isReservationAsked, objections, id, outcome, isArchived } = inquiry
  const place = queue?.place ?? null
  const isWaiting = !reservation && (isReservationAsked || place !== null)
  const mayAsk = isBuyer && objections['askReservation'] === null && !isWaiting
  const mayLeave = isBuyer && !outcome && isWaiting
  if (!reservation && !queue && !isWaiting && !mayAsk) return null
  // A planned reservation holds nothing yet: until it begins the car may go to another buyer.
  const timeLeft = isCarReserved && reservation && now !== undefined ? leftUntil(reservation.endTime, now) : undefined
  const heldUntil = isCarReserved ? null : queue?.reservedUntil
  const startAndEnd = clock.moment
  const params = { id }
  return (
    <Panel title={t.title}>
      {reservation && (
        <p>
          <b>{isBuyer ? t.forYou : t.forBuyer}</b>{' '}
          {isCarReserved
            ? t.until(startAndEnd(reservation.endTime))
            : t.planned(startAndEnd(reservation.startTime), startAndEnd(reservation.endTime))}{' '}
          {timeLeft && texts.left[timeLeft.unit](timeLeft.count)}
        </p>
      )}
      {heldUntil && <p className="small">{t.heldUntil(startAndEnd(heldUntil))}</p>}
      {/* Archived inquiries get no answer, so none is promised. */}
      {isWaiting && !heldUntil && !(isBuyer && isArchived) && <p>{isBuyer ? t.asked : t.askedByBuyer}</p>}
      {!reservation && place !== null && (heldUntil || place > 1) && (
        <>
          <p>
            <b>{isBuyer ? t.place(place, queue?.length ?? place) : t.placeOfBuyer(place, queue?.length ?? place)}</b>
          </p>
          <p className="small muted">{t.queueNote}</p>
        </>
      )}
      {mayAsk && <p className="small">{heldUntil ? t.queueAskNote : t.askNote}</p>}
      <FaultLine fault={fault} />
      {mayAsk && (
        <button
          className="btn line"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() =>
            void act('ask', (key) => api('POST /api/main/inquiry/{id}/reservation-request', { params, key }))
          }
        >
          {heldUntil ? t.queueAsk : t.ask}
        </button>
      )}
      {mayLeave && (
        <button
          className="btn quiet"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void act('leave', () => api('DELETE /api/main/inquiry/{id}/reservation-request', { params }))}
        >
          {t.leave}
        </button>
      )}
    </Panel>
  )
}
