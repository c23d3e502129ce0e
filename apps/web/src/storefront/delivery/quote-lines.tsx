import type { AllCharges } from '@minato/contract/quotes'
import type { QuoteSums } from '@minato/domain/quote'
import { useMessages } from '../../api/shell.ts'
import type { PortCharges } from './charges.ts'
import { useDeliveryTexts } from './delivery-texts.ts'

interface Props {
  quote: QuoteSums
  cubicMeter: number | null
  /** Without a port: shows empty lines, so that nothing moves later. */
  port: PortCharges | undefined
  insurance: AllCharges['insurance']
  isInspected: boolean
  isInsured: boolean
}

/** A quote line by line with its inputs (TRU-07), and its total. */
export function QuoteLines({ quote, cubicMeter, port, insurance, isInspected, isInsured }: Props) {
  const { car, format } = useMessages()
  const t = useDeliveryTexts()
  const amount = (value: number | null) =>
    value === null ? <span className="on-request">{car.onRequest}</span> : format.money(value)
  const fee = port?.inspections[0]
  const freight =
    cubicMeter === null
      ? t.noVolume
      : port?.tariff
        ? t.freightBy(cubicMeter, port.tariff.value, port.tariff.validFrom)
        : t.volume(cubicMeter)
  const inspection = port && !fee ? t.notAsked : fee && isInspected ? t.feeOf(fee.validFrom) : t.beforeShip
  const lines = [
    { key: 'fob', name: t.fob, by: t.onBoard, value: amount(quote.fob) },
    {
      key: 'freight',
      name: t.freight,
      by: freight,
      value: port || cubicMeter === null ? amount(port ? quote.freight : null) : t.byPort,
    },
    {
      key: 'inspection',
      name: t.inspection,
      by: inspection,
      value: !port ? t.byPort : !fee || isInspected ? amount(quote.inspections) : t.without,
    },
    {
      key: 'insurance',
      name: t.insurance,
      by: insurance ? t.insuranceBy(insurance.value) : '',
      value: !isInsured || !insurance ? t.without : port ? amount(quote.insurance) : t.byPort,
    },
  ]
  return (
    <>
      <dl className="lines" aria-label={t.lines}>
        {lines.map(({ key, name, by, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd className="by">{by}</dd>
          </div>
        ))}
      </dl>
      <p className="plate total" aria-live="polite">
        <span>
          <span className="sub">{t.total(quote.freightType)}</span>
          {port?.name ?? t.japan}
        </span>
        <b>{amount(quote.total)}</b>
      </p>
      <p className="tiny muted">{!port ? t.chooseFirst : quote.total === null ? t.askUs : t.sameNumbers}</p>
    </>
  )
}
