import { expect, test } from 'vitest'
import { NOWHERE } from './form-values.ts'
import type { Place } from './form-values.ts'
import { isStillFor } from './similar-cars.ts'

const one = (name: string) => ({ id: name, name })
const found: Place = { brand: one('Toyota'), model: one('Corolla'), trim: one('NRE161') }
const standing = (place: Place, chassis: string, round = 0) => ({
  values: { 'specification.chassis': chassis },
  place,
  round,
})
const fits = (place: Place, chassis = 'NRE161-1', round = 0) =>
  isStillFor(found, { code: 'NRE161', round: 0 }, standing(place, chassis, round))

test('[VEH-10] what a chassis number says comes too late for another car, another number, and what was chosen by hand', () => {
  expect(fits(NOWHERE)).toBe(true)
  expect(fits({ ...NOWHERE, brand: one('Toyota') })).toBe(true)
  expect(fits({ ...NOWHERE, brand: one('Honda') })).toBe(false)
  expect(fits({ ...NOWHERE, brand: one('Toyota'), model: one('Yaris') })).toBe(false)
  expect(fits({ ...found, trim: one('NZE141') })).toBe(false)
  expect(fits(NOWHERE, 'ZVW30-1')).toBe(false)
  expect(fits(NOWHERE, 'NRE161-1', 1)).toBe(false)
})
