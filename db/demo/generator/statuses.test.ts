import { describe, expect, test } from 'vitest'
import { generateCars } from '../cars.ts'

const today = new Date('2026-11-20T05:00:00Z')
const WEEK = 7 * 86_400_000
const isWithin = (share: number, from: number, to: number): boolean => from <= share && share <= to

describe.each([
  { count: 2400, seed: 20_261, tenant: 'staging' },
  { count: 300, seed: 73, tenant: 'second' },
  { count: 6000, seed: 1, tenant: 'bench' },
])('the $count cars of $tenant', ({ count, seed, tenant }) => {
  const cars = [...generateCars({ count, seed, today, tenant })]
  const visible = cars.filter(({ status }) => status === 'PUBLISHED' || status === 'RESERVED')
  const share = (status: string) => cars.filter((car) => car.status === status).length / count
  const isThisWeek = (time: string | null) => time !== null && Date.parse(time) >= today.getTime() - WEEK

  test.each([
    ['PUBLISHED', 0.86, 0.9],
    ['RESERVED', 0.03, 0.05],
    ['SOLD', 0.03, 0.05],
    ['DRAFT', 0.02, 0.04],
    ['ARCHIVED', 0.006, 0.015],
  ])('[OPS-01] has %s in the share of a real stock', (status, from, to) => {
    expect(share(status)).toBeGreaterThanOrEqual(from)
    expect(share(status)).toBeLessThanOrEqual(to)
  })

  test('[OPS-01] has a dated history up to each car’s status', () => {
    const wrong = cars.filter(({ status, publicationDate, statusHistories }) => {
      const times = statusHistories.map(({ time }) => Date.parse(time))
      const isInOrder = times.every((time, i) =>
        isWithin(time, times[i - 1] ?? today.getTime() - 26.5 * WEEK, today.getTime()),
      )
      const isPublishedFirst = statusHistories.length === 0 || statusHistories[0]?.status === 'PUBLISHED'
      const leads =
        (statusHistories.at(-1)?.status ?? 'DRAFT') === status && publicationDate === (statusHistories[0]?.time ?? null)
      return !isInOrder || !isPublishedFirst || !leads
    })
    expect(wrong).toEqual([])
  })

  test('[OPS-01] adds 60 to 70 of 2,400 cars in the last seven days', () => {
    const arrivals = visible.filter(({ publicationDate }) => isThisWeek(publicationDate)).length
    expect((arrivals / count) * 2400).toBeGreaterThanOrEqual(60)
    expect((arrivals / count) * 2400).toBeLessThanOrEqual(72)
  })

  test('[VEH-06] has one best deal in twenty visible cars, a quarter from this week', () => {
    const deals = cars.filter(({ isBestDeal }) => isBestDeal)
    expect(isWithin(deals.length / visible.length, 0.04, 0.06)).toBe(true)
    expect(
      isWithin(deals.filter(({ bestDealSince }) => isThisWeek(bestDealSince)).length / deals.length, 0.15, 0.35),
    ).toBe(true)
    expect(deals.every((car) => visible.includes(car))).toBe(true)
  })

  test('[VEH-06] has an earlier price 4 to 20 % above for best deals only', () => {
    const wrong = cars.filter(({ isBestDeal, price, previousPrice, publicationDate, bestDealSince }) =>
      isBestDeal
        ? price === null ||
          previousPrice === null ||
          !isWithin(1 - price / previousPrice, 0.04, 0.2) ||
          bestDealSince === null ||
          !isWithin(Date.parse(bestDealSince), Date.parse(publicationDate ?? ''), today.getTime())
        : previousPrice !== null || bestDealSince !== null,
    )
    expect(wrong).toEqual([])
  })
})
