import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '../../performance/deferred-features.tsx'
import type { CardData } from '../vehicles/card-data.ts'
import { useDestination, useRemembered } from './destination.ts'

export interface ArrivalProps {
  car: CardData
  /** ISO 3166 alpha-2 code of the destination. */
  country: string
  /** With the reason, the dates and the source. */
  isLong: boolean
}

/** Whether the car may be imported at the chosen destination. Its code is loaded once the page is idle. */
export function Arrival({ car, isLong = false }: Pick<ArrivalProps, 'car'> & { isLong?: boolean }) {
  const to = useDestination()
  const own = useRemembered()
  // An address names the port alone; the country behind it is the one that the buyer chose.
  const country = to && own?.port === to.port ? own.country : to?.country
  const [Verdict, setVerdict] = useState<ComponentType<ArrivalProps>>()
  useEffect(() => {
    if (!country) return
    whenIdle(() => {
      import('./arrival-verdict.tsx').then(
        ({ ArrivalVerdict }) => setVerdict(() => ArrivalVerdict),
        // The page works without it.
        () => {},
      )
    })
  }, [country])
  const Place = isLong ? 'section' : 'p'
  return (
    <Place className={isLong ? 'arrival long' : 'arrival'}>
      {Verdict && country && <Verdict car={car} country={country} isLong={isLong} />}
    </Place>
  )
}
