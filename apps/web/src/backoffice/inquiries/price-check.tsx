import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { lowPriceOf } from '@minato/domain/low-price'
import type { PriceCheckSlot } from '../../inquiries/price-check-slot.ts'
import { totalAt } from '../../inquiries/total-at.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useInquiryActionsTexts } from './inquiry-errors.ts'
import '../../styles/office-inquiries.css'

interface Props {
  inquiry: Pick<Inquiry, 'car' | 'quote'>
  /** FOB less the discount as typed; null if empty or on request. */
  price: number | null
  /** The buyer's total. */
  total: number | null
}

/** Asking price, cost, margin and the buyer's new total beside a typed price. */
export function PriceCheck({ inquiry: { car, quote }, price, total }: Props) {
  const { messages } = useShell()
  const { priceCheck: t, objections, onRequest } = useInquiryActionsTexts()
  // An offer can be sent without these limits: the server checks it.
  const { data: purchase } = useCall('GET /api/vehicle/car/{id}/purchase', { params: { id: car.id } })
  const { data: settings } = useCall('GET /api/main/settings', {})
  const { money } = messages.format
  const { fob } = quote
  const cost = (settings && purchase?.cost) ?? null
  const minimumMarginPercent = (purchase && settings?.minimumMarginPercent) ?? 0
  const margin = price === null || cost === null ? null : price - cost
  const share = (part: number, whole: number) => (whole > 0 ? Math.round((part * 1000) / whole) / 10 : null)
  const off = price !== null && fob !== null && price < fob ? share(fob - price, fob) : null
  const marginShare = margin !== null && price !== null ? share(margin, price) : null
  const low = price === null ? null : lowPriceOf({ price, askingPrice: fob, minimumMarginPercent, cost })
  return (
    <div className="price-check">
      <dl>
        <div>
          <dt>{t.askingPrice}</dt>
          <dd>
            {fob === null ? onRequest : money(fob)} {off !== null && <small>{t.off(off)}</small>}
          </dd>
        </div>
        <div>
          <dt>{t.cost}</dt>
          <dd>{cost === null ? t.unknown : money(cost)}</dd>
        </div>
        <div>
          <dt>{t.margin}</dt>
          <dd>
            {margin === null ? '–' : money(margin)} {marginShare !== null && <small>{t.share(marginShare)}</small>}
          </dd>
        </div>
        <div>
          <dt>{t.total}</dt>
          <dd>{total === null ? '–' : money(total)}</dd>
        </div>
      </dl>
      <p className="turn small" role="status">
        {low && objections[low]}
      </p>
    </div>
  )
}

/** The same for an offer: accepting it changes insurance and discount. */
export const OfferCheck = ({ inquiry, price }: PriceCheckSlot) => (
  <PriceCheck inquiry={inquiry} price={price} total={totalAt(inquiry, price)} />
)
