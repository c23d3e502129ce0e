import type { AllCharges } from '@minato/contract/quotes'
import { deliveredPrice, totalPrice } from '@minato/domain/delivered'
import { expect, test } from 'vitest'
import { readSearch, stringifySearch } from '../../api/search-params.ts'
import { withDestination } from '../search/with-destination.ts'
import { destinationOf, portsTo } from './charges.ts'
import { calculatorOf, readChoice } from './choice.ts'
import { placeIn } from './port-fields.tsx'

const version = (value: number) => ({ id: 'v', value, validFrom: '2026-06-01T00:00:00.000Z' })
const port = (key: string, country: string, countriesServed: string[], tariff: number | null) => ({
  id: `id-${key}`,
  key,
  name: key,
  country,
  countriesServed,
  tariff: tariff === null ? null : version(tariff),
  inspections: [{ ...version(150), type: 'PRE_EXPORT' as const }],
})
const CHARGES: AllCharges = {
  ports: [port('mombasa', 'KE', ['KE', 'CD'], 92), port('matadi', 'CD', ['CD'], null)],
  insurance: version(1.25),
  countries: [
    { code: 'CD', name: 'RD Congo' },
    { code: 'KE', name: 'Kenya' },
  ],
}

test('[STF-04] reads a destination from an address and nothing else', () => {
  expect(readChoice({ destination: 'CD', port: 'matadi', inspection: 'true', insurance: 'yes', x: '1' })).toEqual({
    destination: 'CD',
    port: 'matadi',
    inspection: true,
  })
  expect(readChoice({ destination: 'cd', port: '../x', inspection: true })).toEqual({ inspection: true })
})

test('[STF-04] prices with the extras an address names, else all of them', () => {
  const of = (given: Record<string, unknown>) => calculatorOf(CHARGES, readChoice(given))
  expect(of({})).toBeNull()
  expect(of({ port: 'any' })).toMatchObject({ place: { country: '', port: '' }, isInspected: true, isInsured: true })
  expect(of({ destination: 'KE' })).toMatchObject({ place: { country: 'KE', port: 'mombasa' }, isInsured: true })
  expect(of({ destination: 'CD' })?.place).toEqual({ country: 'CD', port: '' })
  expect(of({ destination: 'CD', port: 'matadi', insurance: 'true' })).toMatchObject({
    place: { country: 'CD', port: 'matadi' },
    isInspected: false,
    isInsured: true,
  })
  expect(of({ destination: 'KE', port: 'mombasa' })).toMatchObject({ isInspected: false, isInsured: false })
  expect(of({ destination: 'FR', port: 'matadi' })?.place).toEqual({ country: '', port: '' })
  expect(placeIn(CHARGES, { country: 'KE', port: 'matadi' })).toEqual({ country: 'KE', port: 'mombasa' })
  expect(portsTo(CHARGES, 'CD').map(({ key }) => key)).toEqual(['mombasa', 'matadi'])
})

test('[SRCH-06] prices by the domain’s rule or on request without data', () => {
  const to = destinationOf(CHARGES, 'mombasa', 'fr')
  expect(to).toMatchObject({ country: 'KE', name: 'mombasa', place: 'Kenya' })
  const rates = { tariff: 92, inspections: 150, insurance: 1.25 }
  expect(to && totalPrice({ price: 4022, cubicMeter: 14.15 }, to.rates)).toBe(deliveredPrice(4022, 1415, rates))
  expect(to && totalPrice({ price: null, cubicMeter: 14.15 }, to.rates)).toBeNull()
  // A stored choice from before volumes were stored.
  expect(to && totalPrice({ price: 4022 }, to.rates)).toBeNull()
  const without = destinationOf(CHARGES, 'matadi', 'en', 'CD')
  expect(without && totalPrice({ price: 4022, cubicMeter: 14 }, without.rates)).toBeNull()
  expect(destinationOf(CHARGES, 'atlantis', 'en')).toBeUndefined()
})

test('[F12] keeps port and price basis in the address; drops a basis without a port', () => {
  const search = { port: 'mombasa', priceStart: '9000', priceEnd: '5000', order: 'PRICE.DESC' }
  const byTotal = '?port=mombasa&priceStart=5000&priceEnd=9000&order.field=PRICE&order.direction=DESC'
  expect(stringifySearch(readSearch(search))).toBe(byTotal)
  const byFob = readSearch({ ...search, priceBasis: 'FOB' })
  expect(stringifySearch(byFob)).toBe(byTotal.replace('mombasa', 'mombasa&priceBasis=FOB'))
  expect(readSearch({ ...byFob, port: 'Mombasa!' })).not.toHaveProperty('priceBasis')
  expect(readSearch({ port: 'mombasa', priceBasis: 'TOTAL' })).toEqual({ port: 'mombasa' })
})

test('[F12] adds a remembered port to an address without changing its result', () => {
  const own = { port: 'mombasa' }
  expect(withDestination(readSearch({ color: 'RED' }), own)).toEqual({ color: ['RED'], port: 'mombasa' })
  for (const prices of [{ priceEnd: '8000' }, { priceStart: '100' }, { order: 'PRICE.ASC' }])
    expect(withDestination(readSearch(prices), own)).toMatchObject({ port: 'mombasa', priceBasis: 'FOB' })
  for (const [given, to] of [
    [{}, undefined],
    [{ port: 'durban' }, own],
    [{ port: 'mombasa' }, own],
  ] as const)
    expect(withDestination(readSearch(given), to)).toBeUndefined()
})

test('[TRU-05] adds the country of a buyer whose port only lies on the way', () => {
  const inland = { port: 'mombasa', importCountry: 'UG' }
  expect(withDestination({ priceEnd: 8000 }, inland)).toEqual({ priceEnd: 8000, ...inland, priceBasis: 'FOB' })
  expect(withDestination({ port: 'mombasa', priceEnd: 8000 }, inland)).toEqual({ ...inland, priceEnd: 8000 })
  // An address with a verdict or another country has the same result for everyone.
  for (const search of [
    { port: 'durban' },
    { port: 'mombasa', importCountry: 'KE' },
    readSearch({ port: 'mombasa', importVerdict: 'ALLOWED' }),
    readSearch({ importCountry: 'KE', importVerdict: 'ALLOWED' }),
  ])
    for (const own of [inland, { port: 'mombasa' }]) expect(withDestination(search, own)).toBeUndefined()
  const destination = (country?: string) => destinationOf(CHARGES, 'mombasa', 'en', country)
  expect([destination('UG')?.importCountry, destination('KE')?.importCountry, destination()?.country]).toEqual([
    'UG',
    undefined,
    'KE',
  ])
})
