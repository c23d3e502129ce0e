import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '../../performance/when-idle.ts'
import type { CardData } from './card-data.ts'

interface Props {
  /** The current car: remembered but not listed. */
  car?: CardData
  /** The reference of a deleted car, to forget it. */
  gone?: string
}

/** Once loaded, client-side navigation shows it at once. */
let brought: ComponentType<Props> | undefined

/** Recently viewed cars (STF-03); nothing for new visitors, and loaded after the page. */
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
        // The page works without it.
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
