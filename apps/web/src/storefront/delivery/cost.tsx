import { totalPrice } from '@minato/domain/delivered'
import { useMessages } from '../../api/shell.ts'
import type { CardData } from '../vehicles/card-data.ts'
import { Price } from '../vehicles/price.tsx'
import { useDestination } from './destination.ts'

/** The prices on a card: the total to the chosen port above the FOB price. */
export function Cost({ car }: { car: CardData }) {
  const { car: t } = useMessages()
  const to = useDestination()
  const isLanded = to && car.status !== 'SOLD'
  return (
    <dl className={isLanded ? 'cost to' : 'cost'}>
      {isLanded && (
        <>
          <dt>{t.toPort(to.name)}</dt>
          <dd>
            <Landed car={car} />
          </dd>
        </>
      )}
      <dt className="fob">{t.fob}</dt>
      <dd className="fob">
        <Price car={car} />
      </dd>
    </dl>
  )
}

/** The total to the buyer's port; nothing without one. */
export function Landed({ car }: { car: CardData }) {
  const { car: t, format } = useMessages()
  const to = useDestination()
  if (!to) return null
  const price = totalPrice(car, to.rates)
  return price === null ? <span className="on-request">{t.onRequest}</span> : format.money(price)
}
