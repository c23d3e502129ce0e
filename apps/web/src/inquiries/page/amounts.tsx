import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useMessages, useShell } from '../../api/shell.ts'
import { useCountryName } from '../country-name.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { totalAt } from '../total-at.ts'
import { useSide } from '../use-side.ts'
import { Compared, Paid } from './paid-amount.tsx'

type Line = Inquiry['lines'][number]

/** The amounts of the inquiry, each with its inputs (TRU-07). */
export function Amounts({ inquiry }: { inquiry: Inquiry }) {
  const { car, format } = useMessages()
  const { locale } = useShell()
  const { amounts: t, offers } = useInquiryTexts()
  const countryName = useCountryName(locale)
  const side = useSide()
  const { lines, total, freightType, port, finalDestination } = inquiry
  const ourOffer = inquiry.offers.find(({ by, state }) => by === 'SELLER' && state === 'OPEN')
  const totalAtOffer = ourOffer ? totalAt(inquiry, ourOffer.amount.value) : null
  const amount = (value: number | null) =>
    value === null ? <span className="on-request">{car.onRequest}</span> : format.money(value)
  /** The source of a line; agreed amounts are marked as such. */
  const inputs = ({ kind, from, amount: value }: Line): string => {
    if (kind === 'DISCOUNT') return t.discountBy
    if (!from) return value === null ? t.toCome : t.agreed[side]
    if (from.kind === 'FREIGHT')
      return from.cubicMeter === null || !from.tariff
        ? t.toCome
        : t.freightBy(from.cubicMeter, from.tariff.value, from.tariff.validFrom)
    if (from.kind === 'INSURANCE') return t.insuranceBy(from.rate.value, from.rate.validFrom)
    if (from.kind === 'INSPECTION') return t.feeOf(from.fee.validFrom)
    return t.onBoard(from.kind === 'FOB' ? (from.markup?.validFrom ?? null) : null)
  }
  return (
    <section className="panel amounts" aria-labelledby="amounts">
      <h2 id="amounts">
        {t.title} <small>{t.note}</small>
      </h2>
      <dl className="lines">
        {lines.map((line, index) => (
          <div key={index}>
            <dt>{line.kind === 'FREIGHT' ? t.freightTo(port.name) : t.kinds[line.kind]}</dt>
            <dd>{amount(line.amount)}</dd>
            <dd className="by">{inputs(line)}</dd>
          </div>
        ))}
      </dl>
      <p className="plate total">
        <span>
          <span className="sub">{t.total(freightType)}</span>
          {port.name}, {countryName(port.country)}
        </span>
        <b>{amount(total)}</b>
      </p>
      {ourOffer && totalAtOffer !== null && (
        <p className="small">
          {offers.totalAtOurOffer(format.money(ourOffer.amount.value), format.money(totalAtOffer))}
        </p>
      )}
      {finalDestination !== port.country && (
        <p className="small">{t.finalDestination(countryName(finalDestination))}</p>
      )}
      <p className="tiny muted">{total === null ? t.waiting : t.quoted(format.date(inquiry.quote.asOf))}</p>
      <Paid inquiry={inquiry} />
      <Compared inquiry={inquiry} />
    </section>
  )
}
