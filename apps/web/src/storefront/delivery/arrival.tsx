import type { CardData } from '../vehicles/card-data.ts'
import { useDestination, useRemembered, useVerdict } from './destination.ts'

export interface ArrivalProps {
  car: CardData
  /** ISO 3166 alpha-2 code of the destination. */
  country: string
  /** With the reason, the dates and the source. */
  isLong: boolean
}

/** Whether the car may be imported at the chosen destination. Its code is loaded after the page (remember.ts). */
export function Arrival({ car, isLong = false }: Pick<ArrivalProps, 'car'> & { isLong?: boolean }) {
  const Verdict = useVerdict()
  // The port in an address may be another one; it does not name the country behind it.
  const own = useRemembered()
  const isOwn = own?.port === useDestination()?.port
  const Place = isLong ? 'section' : 'p'
  return (
    <Place className={isLong ? 'arrival long' : 'arrival'}>
      {Verdict && own && isOwn && <Verdict car={car} country={own.country} isLong={isLong} />}
    </Place>
  )
}
