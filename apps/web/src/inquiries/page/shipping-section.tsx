import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { TermList } from '../../ui/term-list.tsx'
import { useMessages, useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Panel } from './panel.tsx'
import { VoyageTimeline } from './voyage-timeline.tsx'

/** Ship and dates (INQ-08), with all announced arrivals. */
export function ShippingSection({ inquiry }: { inquiry: Inquiry }) {
  const { shippingData, arrivalDates } = inquiry
  const { date: dayOf } = useShell().messages.format
  const { format } = useMessages()
  const { shipping: t } = useInquiryTexts()
  if (!shippingData) return null
  const weight = (value: number | null) => (value === null ? null : t.kg(format.number(value)))
  const rows = [
    [
      t.portOfLoading,
      shippingData.estimatedDepartureDate || shippingData.estimatedArrivalDate ? null : shippingData.portOfLoading,
    ],
    [t.company, shippingData.companyShipping],
    [t.ship, shippingData.shipName],
    [t.voyage, shippingData.voyage],
    [t.billOfLading, shippingData.billOfLading],
    [t.containers, shippingData.containers],
    [t.cfs, shippingData.cfs],
    [t.netWeight, weight(shippingData.netWeight)],
    [t.grossWeight, weight(shippingData.grossWeight)],
  ] as const
  const earlier = arrivalDates.slice(0, -1)
  return (
    <Panel title={t.title}>
      <VoyageTimeline inquiry={inquiry} />
      <TermList className="lines" rows={rows} />
      {earlier.length > 0 && (
        <details className="unfold">
          <summary>{t.earlier(earlier.length)}</summary>
          <ul className="small">
            {earlier.map(({ at, date }) => (
              <li key={at}>{t.said(dayOf(at), date ? dayOf(date) : t.unknown)}</li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
