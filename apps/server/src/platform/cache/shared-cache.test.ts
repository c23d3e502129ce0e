import { expect, test } from 'vitest'
import { surrogateKeys } from './shared-cache.ts'

test('[B13] names the dealer, and the car or the lists, in the keys', () => {
  const keys = (path: string): string => surrogateKeys('staging', path).slice(1).join()
  expect(surrogateKeys('staging', '/payment')).toEqual(['minato-staging'])
  for (const list of ['/search-result', '/fr/search-result/toyota?page=2', '/api/vehicle/public/car?limit=20'])
    expect([list, keys(list)]).toEqual([list, 'minato-staging-list'])
  for (const car of ['/vehicles/toyota/vitz/10001', '/fr/vehicles/toyota/vitz/10001?port=mombasa'])
    expect([car, keys(car)]).toEqual([car, 'minato-staging-car-10001'])
  expect(keys('/api/vehicle/public/car/reference/10001')).toBe('minato-staging-car-10001')
  const id = '00000000-0000-4000-8000-0000000000a1'
  expect(keys(`/api/vehicle/public/car/${id}/similar`)).toBe(`minato-staging-car-${id}`)
})
