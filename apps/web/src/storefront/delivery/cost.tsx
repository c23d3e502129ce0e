import { useMessages } from '../../shell/shell.ts'
import type { CardData } from '../vehicles/card-data.ts'
import { Price } from '../vehicles/price.tsx'
import { priceTo, useDestination } from './destination.ts'

/** What a car costs, on its card: on the ship, and once it is known where it goes, there; that is then the largest figure. */
export function Cost({ car }: { car: CardData }) {
  const { car: t } = useMessages()
  const to = useDestination()
  const isLanded = to && car.status !== 'SOLD'
  return (
    <dl className="cost">
      <dt className={isLanded ? undefined : 'lead'}>{t.fob}</dt>
      <dd className={isLanded ? 'fob' : 'all'}>
        <Price car={car} />
      </dd>
      {isLanded && (
        <>
          <dt className="lead">{t.toPort(to.name)}</dt>
          <dd className="all">
            <Landed car={car} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** The price in the reader's port; nothing where that is not known. */
export function Landed({ car }: { car: CardData }) {
  const { car: t, format } = useMessages()
  const to = useDestination()
  if (!to) return null
  const price = priceTo(to, car)
  return price === null ? <span className="on-request">{t.onRequest}</span> : format.money(price)
}
