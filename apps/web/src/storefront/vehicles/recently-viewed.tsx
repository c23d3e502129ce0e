import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '../../performance/deferred-features.tsx'
import type { CardData } from './card-data.ts'

interface Props {
  /** The car that is being looked at: it is remembered, and not shown among the others. */
  car?: CardData
  /** The reference of a car that is gone: it is forgotten. */
  gone?: string
}

/** Once it is there, a page that the browser goes to shows it at once. */
let brought: ComponentType<Props> | undefined

/** What the reader looked at last (STF-03): nothing for who has seen nothing, and nothing before the page itself stands. */
export function RecentlyViewed(props: Props) {
  const [Recent, setRecent] = useState(() => brought)
  const isWanted = Boolean(props.car ?? props.gone)
  useEffect(() => {
    if (Recent || !(isWanted || hasSeenCars())) return
    whenIdle(() => {
      import('./recent-cars.tsx').then(
        ({ RecentCars }) => {
          brought = RecentCars
          return setRecent(() => RecentCars)
        },
        // Without it nothing is missed.
        () => {},
      )
    })
  }, [Recent, isWanted])
  return Recent ? <Recent key={props.car?.reference ?? props.gone} {...props} /> : null
}

function hasSeenCars(): boolean {
  try {
    return localStorage.getItem('recently-viewed') !== null
  } catch {
    return false
  }
}
