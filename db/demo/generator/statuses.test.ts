import { describe, expect, test } from 'vitest'
import { generateCars } from '../cars.ts'

const today = new Date('2026-11-20T05:00:00Z')
const WEEK = 7 * 86_400_000
const within = (share: number, from: number, to: number): void => {
  expect(share).toBeGreaterThanOrEqual(from)
  expect(share).toBeLessThanOrEqual(to)
}

describe.each([
  { count: 2400, seed: 20_261, tenant: 'staging' },
  { count: 300, seed: 73, tenant: 'second' },
  { count: 20_000, seed: 1, tenant: 'bench' },
])('the $count cars of $tenant', ({ count, seed, tenant }) => {
  const cars = [...generateCars({ count, seed, today, tenant })]
  const visible = cars.filter(({ status }) => status === 'PUBLISHED' || status === 'RESERVED')
  const share = (status: string) => cars.filter((car) => car.status === status).length / count
  const isThisWeek = (time: string | null) => time !== null && Date.parse(time) >= today.getTime() - WEEK

  test('[OPS-01] stand in every status, in the shares of a living stock', () => {
    within(share('PUBLISHED'), 0.86, 0.9)
    within(share('RESERVED'), 0.03, 0.05)
    within(share('SOLD'), 0.03, 0.05)
    within(share('DRAFT'), 0.02, 0.04)
    within(share('ARCHIVED'), 0.006, 0.015)
  })

  test('[OPS-01] have a history that leads to their status, in order and before today', () => {
    for (const { status, publicationDate, statusHistories, bestDealSince } of cars) {
      const times = statusHistories.map(({ time }) => Date.parse(time))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      for (const time of times) within(time, today.getTime() - 184 * 86_400_000, today.getTime())
      expect(statusHistories.at(-1)?.status ?? 'DRAFT').toBe(status)
      expect(publicationDate).toBe(statusHistories[0]?.time ?? null)
      if (statusHistories.length) expect(statusHistories[0]?.status).toBe('PUBLISHED')
      if (bestDealSince) within(Date.parse(bestDealSince), times[0]!, today.getTime())
    }
  })

  test('[OPS-01] arrive week by week: 60 to 70 of 2,400 in the last seven days', () => {
    within((visible.filter(({ publicationDate }) => isThisWeek(publicationDate)).length / count) * 2400, 57, 72)
    if (count === 2400) within(visible.filter(({ publicationDate }) => isThisWeek(publicationDate)).length, 60, 70)
  })

  test('[VEH-06] hold best deals, one in twenty of those that visitors see, a quarter of them lowered this week', () => {
    const deals = cars.filter(({ isBestDeal }) => isBestDeal)
    within(deals.length / visible.length, 0.04, 0.06)
    within(deals.filter(({ bestDealSince }) => isThisWeek(bestDealSince)).length / deals.length, 0.15, 0.35)
    for (const car of cars) {
      expect(car.previousPrice !== null).toBe(car.isBestDeal)
      expect(car.bestDealSince !== null).toBe(car.isBestDeal)
    }
    for (const car of deals) {
      expect(visible).toContain(car)
      within(1 - car.price! / car.previousPrice!, 0.04, 0.2)
    }
  })
})
