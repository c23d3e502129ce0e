import { VEHICLE_STATUSES } from '@minato/contract/enumerations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changedByPercent,
  dimensionText,
  isVisible,
  marginOf,
  maskChassis,
  vehicleActionError,
  bestDealPriceError,
  priceError,
  STANDARD_TRIM,
  statusAfter,
  VEHICLE_ACTIONS,
} from './vehicles.ts'
import { discountPercent } from './pricing.ts'

const ready = { numberOfImages: 3, hasPrice: true, mayUseIllustrations: false }

test('moves a car only by the table of statuses', () => {
  const allowed = VEHICLE_STATUSES.flatMap((status) =>
    VEHICLE_ACTIONS.filter((action) => vehicleActionError(action, { ...ready, status }) === null).map(
      (action) => `${status} → ${statusAfter(action)}`,
    ),
  )
  expect(allowed).toEqual([
    'DRAFT → PUBLISHED',
    'DRAFT → ARCHIVED',
    'PUBLISHED → SOLD',
    'PUBLISHED → DRAFT',
    'PUBLISHED → ARCHIVED',
    'RESERVED → SOLD',
    'SOLD → DRAFT',
    'SOLD → ARCHIVED',
    'ARCHIVED → DRAFT',
  ])
})

test('publishes no car without pictures or marked illustrations', () => {
  const bare = { ...ready, status: 'DRAFT' as const, numberOfImages: 0 }
  expect(vehicleActionError('publish', bare)).toEqual({
    code: 'VEHICLE-3002',
    reason: 'You have forgotten to insert images!',
  })
  expect(vehicleActionError('publish', { ...bare, mayUseIllustrations: true })).toBeNull()
})

test('[VEH-03] masks a chassis number in its middle, at any length', () => {
  expect(maskChassis('GDJ150-0012345')).toBe('GDJ150-•••••45')
  expect(maskChassis('WDD2050072F123456')).toBe('WDD205•••••••••56')
  fc.assert(
    fc.property(fc.string({ minLength: 4, maxLength: 20 }), (chassis) => {
      const masked = maskChassis(chassis)
      expect([...masked]).toHaveLength([...chassis].length)
      expect(masked).toContain('•')
    }),
  )
})

test('rounds a discount percentage up', () => {
  expect([
    discountPercent(1000, 900),
    discountPercent(34_500, 31_800),
    discountPercent(3000, 2999),
    discountPercent(100, 100),
    discountPercent(100, 120),
  ]).toEqual([10, 8, 1, null, null])
})

test('shows -- for a missing dimension', () => {
  expect(dimensionText({ length: 4825, width: null, height: 1850 })).toBe('4825 x -- x 1850')
})

test('[VEH-06] requires a best deal below the price and above 0; a sold price stays', () => {
  const car = { status: 'PUBLISHED', price: 1000 } as const
  const reasons = [999, 1, 1000, 1001, 0, -5].map((price) => bestDealPriceError(car, price)?.reason ?? null)
  const [higher, tooLow] = ['the new price must be lower than the current price', 'the price must be greater than 0']
  expect(reasons).toEqual([null, null, higher, higher, tooLow, tooLow])
  expect(bestDealPriceError({ status: 'DRAFT', price: null }, 5)?.reason).toBe(tooLow)
  const open = VEHICLE_STATUSES.filter((status) => priceError({ status }, 1) === null)
  expect(open).toEqual(['DRAFT', 'PUBLISHED', 'RESERVED'])
})

test('[VEH-11] rounds a price changed by per cent half up, at least 1', () => {
  expect(
    [
      [1000, 2.5],
      [1005, 10],
      [999, -0.1],
      [7, -90],
      [1, -50],
      [290, 0.3],
    ].map(([price = 0, percentage = 0]) => changedByPercent(price, percentage)),
  ).toEqual([1025, 1106, 998, 1, 1, 291])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: -900, max: 5000 }), (price, tenths) => {
      const changed = changedByPercent(price, tenths / 10)
      expect(Math.abs(changed * 1000 - price * (1000 + tenths))).toBeLessThanOrEqual(changed === 1 ? 1000 : 500)
    }),
  )
})

test('[VEH-12] computes a margin; optional costs count as none, a missing one as unknown', () => {
  const costs = { cost: 700_000, inlandCost: 20_000, repairCost: null, otherCost: 5000, rate: 145 }
  expect(marginOf(costs, 6600)).toEqual({ totalYen: 725_000, cost: 5000, margin: 1600, marginPercent: 24.2 })
  expect(marginOf(costs, 4000)).toMatchObject({ margin: -1000, marginPercent: -25 })
  expect(marginOf({ ...costs, rate: null }, 6600)).toMatchObject({ totalYen: 725_000, cost: null, margin: null })
  expect(marginOf({ ...costs, cost: null }, 6600)).toMatchObject({ totalYen: null, cost: null })
  expect(marginOf(costs, null)).toMatchObject({ cost: 5000, margin: null, marginPercent: null })
})

test('[VEH-02] names the car’s own status when a transition is rejected', () => {
  expect(vehicleActionError('publish', { ...ready, status: 'RESERVED' })).toEqual({
    code: 'VEHICLE-3000',
    reason: 'The car is reserved: end its reservation first',
  })
  expect(vehicleActionError('sold', { ...ready, status: 'DRAFT' })).toEqual({
    code: 'VEHICLE-3000',
    reason: 'A car that is a draft cannot be marked as sold',
  })
  // Only publishing needs pictures and a price.
  const bare = { numberOfImages: 0, hasPrice: false, mayUseIllustrations: false }
  expect(vehicleActionError('archive', { ...bare, status: 'DRAFT' })).toBeNull()
  expect(vehicleActionError('publish', { ...bare, numberOfImages: 1, status: 'DRAFT' })).toEqual({
    code: 'VEHICLE-3002',
    reason: 'the price must be greater than 0',
  })
})

test('[VEH-06] gives the reason for a rejected price', () => {
  for (const status of ['SOLD', 'ARCHIVED'] as const)
    expect(priceError({ status }, 100)).toEqual({
      code: 'VEHICLE-3002',
      reason: `The price of a car that is ${status.toLowerCase()} cannot be changed`,
    })
  const tooLow = { code: 'VEHICLE-3002', reason: 'the price must be greater than 0' }
  expect(priceError({ status: 'DRAFT' }, 0)).toEqual(tooLow)
  expect(bestDealPriceError({ status: 'PUBLISHED', price: null }, 100)).toEqual(tooLow)
  expect(bestDealPriceError({ status: 'PUBLISHED', price: 100 }, 100)).toEqual({
    code: 'VEHICLE-3002',
    reason: 'the new price must be lower than the current price',
  })
})

test('[VEH-12] counts repairs as cost and gives no per cent of a zero price', () => {
  const costs = { cost: 100_000, inlandCost: 10_000, repairCost: 20_000, otherCost: 5000, rate: 100 }
  expect(marginOf(costs, 2000)).toEqual({ totalYen: 135_000, cost: 1350, margin: 650, marginPercent: 32.5 })
  expect(marginOf({ ...costs, repairCost: null }, 2000).totalYen).toBe(115_000)
  expect(marginOf(costs, 0)).toEqual({ totalYen: 135_000, cost: 1350, margin: -1350, marginPercent: null })
  expect(marginOf({ ...costs, rate: null }, 2000).marginPercent).toBeNull()
})

test('[VEH-03] masks a chassis behind its dash, else in its middle', () => {
  expect(['-1234567', 'NZE161-123', 'NZE161-12', 'ABC'].map(maskChassis)).toEqual([
    '-12•••67',
    'NZE161-•23',
    'NZE••••12',
    'A•C',
  ])
  expect(VEHICLE_STATUSES.filter(isVisible)).toEqual(['PUBLISHED', 'RESERVED'])
  expect(STANDARD_TRIM).toBe('Standard')
})
