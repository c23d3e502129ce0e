import { expect, test } from 'vitest'
import { withoutSent } from './use-choices.ts'

test('[BO-01] keeps a choice that is made while others are saved', () => {
  const values = { fuelType: { Benzolit: 'PETROL' } }
  const sent = { values, goodRows: true }
  expect(withoutSent({ ...sent, publish: true }, sent)).toEqual({ publish: true })
  // Changed again meanwhile.
  const later = { fuelType: { Benzolit: 'DIESEL' } }
  expect(withoutSent({ ...sent, values: later }, sent)).toEqual({ values: later })
  expect(withoutSent(sent, sent)).toEqual({})
})
