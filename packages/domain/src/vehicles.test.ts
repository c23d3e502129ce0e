import { VEHICLE_STATUSES } from '@minato/contract/enumerations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dimensionText, discountPercent, maskChassis, objectionTo, statusAfter, VEHICLE_ACTIONS } from './vehicles.ts'

const ready = { numberOfImages: 3, hasPrice: true, mayUseIllustrations: false }

test('a car moves by the table of statuses and by nothing else', () => {
  const allowed = VEHICLE_STATUSES.flatMap((status) =>
    VEHICLE_ACTIONS.filter((action) => objectionTo(action, { ...ready, status }) === null).map(
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

test('a car without pictures is not published, unless with marked illustrations', () => {
  const bare = { ...ready, status: 'DRAFT' as const, numberOfImages: 0 }
  expect(objectionTo('publish', bare)).toEqual({ code: 'VEHICLE-3002', reason: 'You have forgotten to insert images!' })
  expect(objectionTo('publish', { ...bare, mayUseIllustrations: true })).toBeNull()
})

test('[VEH-03] a chassis number is masked in its middle, at any length', () => {
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

test('a discount is a percentage off, rounded up', () => {
  expect([
    discountPercent(1000, 900),
    discountPercent(34_500, 31_800),
    discountPercent(3000, 2999),
    discountPercent(100, 100),
    discountPercent(100, 120),
  ]).toEqual([10, 8, 1, null, null])
})

test('dimensions say -- for what is missing', () => {
  expect(dimensionText({ length: 4825, width: null, height: 1850 })).toBe('4825 x -- x 1850')
})
