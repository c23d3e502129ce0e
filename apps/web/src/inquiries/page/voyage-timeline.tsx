import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useSide } from '../use-side.ts'

/** Departure, arrival and, for the buyer, what happens next, with the arrival dates that were announced before (TRU-10). */
export function VoyageTimeline({ inquiry }: { inquiry: Inquiry }) {
  const { date } = useShell().messages.format
  const { shipping } = useInquiryTexts()
  const side = useSide()
  const t = shipping.timeline
  const { shippingData, arrivalDates, progress, deliveredAt, port } = inquiry
  const { estimatedDepartureDate: departs, estimatedArrivalDate: arrives } = shippingData ?? {}
  if (!departs && !arrives) return null
  const isDone = (step: 'SHIPS' | 'ARRIVING') => progress.some((one) => one.step === step && one.state === 'DONE')
  // The day of the delivery where it was earlier than expected.
  const arrived = deliveredAt && progress.find(({ step }) => step === 'ARRIVING')?.at
  const hasLeft = isDone('SHIPS')
  const phase = deliveredAt ? 'DELIVERED' : isDone('ARRIVING') ? 'ARRIVING' : hasLeft ? 'AT_SEA' : 'BEFORE'
  const earlier = [...new Set(arrivalDates.flatMap((one) => (one.date && one.date !== arrives ? date(one.date) : [])))]
  const expected = (day: string | null | undefined) => (day ? t.expected(date(day)) : t.notKnown)
  return (
    <ol className="voyage" aria-label={t.label}>
      <li className={hasLeft ? 'done' : undefined}>
        <b>{t.departure(shippingData?.portOfLoading ?? null)}</b>{' '}
        {hasLeft && departs ? date(departs) : expected(departs)}
      </li>
      <li className={deliveredAt ? 'done' : undefined}>
        <b>{t.arrival(port.name)}</b> {arrived ? date(arrived) : expected(arrives)}
        {earlier.length > 0 && <small>{t.moved(earlier.join(', '))}</small>}
      </li>
      {side === 'BUYER' && <li className={deliveredAt ? 'done' : undefined}>{t.next[phase]}</li>}
    </ol>
  )
}
