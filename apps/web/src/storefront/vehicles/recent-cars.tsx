import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api.ts'
import type { Api } from '../../api/api.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import { Cards } from './card.tsx'
import { cardOf } from './card-data.ts'
import type { CardData } from './card-data.ts'
import { forgetCar, keepCars, MOST, recentCars, rememberCar } from './recent.ts'

/** Updates the remembered cars; sold and deleted ones are dropped. Unchanged when offline. */
async function asToday(api: Api, cars: CardData[], signal: AbortSignal): Promise<CardData[]> {
  const asked = cars.map(async (card) => {
    try {
      return [
        cardOf(
          await api('GET /api/vehicle/public/car/{id}', {
            params: { id: card.id },
            query: { fieldsToExtractCode: 'CODE_2' },
            signal,
          }),
        ),
      ]
    } catch (error) {
      return error instanceof ApiError && (error.status === 404 || error.status === 400) ? [] : [card]
    }
  })
  return (await Promise.all(asked)).flat()
}

/** The list, loaded if there are cars. Prices are updated when it comes into view. */
export function RecentCars({ car, gone }: { car?: CardData; gone?: string }) {
  const { api } = useShell()
  const { home: t } = useMessages()
  const [cars, setCars] = useState(recentCars)
  const section = useRef<HTMLElement>(null)
  const { reference: here } = car ?? { reference: gone }
  // The current car is the fifth.
  const shown = cars.filter(({ reference }) => reference !== here).slice(0, car ? MOST - 1 : MOST)
  const isEmpty = shown.length === 0
  useEffect(() => {
    if (car) rememberCar(car)
    if (gone) forgetCar(gone)
  }, [car, gone])
  useEffect(() => {
    if (isEmpty || !section.current) return
    const left = new AbortController()
    const sight = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      const today = await asToday(api, recentCars(), left.signal)
      if (left.signal.aborted) return
      keepCars(today)
      setCars(today)
    })
    sight.observe(section.current)
    return () => {
      left.abort()
      sight.disconnect()
    }
  }, [api, isEmpty])
  if (isEmpty) return null
  return (
    <section className="sec recent" aria-labelledby="recent" ref={section}>
      <div className="sec-head">
        <h2 id="recent">{t.recentlyViewed}</h2>
      </div>
      <Cards cars={shown} className="ten" />
    </section>
  )
}
