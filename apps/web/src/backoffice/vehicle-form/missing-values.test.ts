import { expect, test } from 'vitest'
import type { MadeCar } from './create-car.ts'
import { missingValues } from './missing-values.ts'
import { EMPTY, withCar } from './use-car-form.ts'

const car = { id: 'c', version: 1, specification: { chassis: 'NRE161-1' } } as unknown as MadeCar['car']
const behind = { bought: { purchase: {}, version: 0 }, error: undefined, isOlder: true } as unknown as NonNullable<
  MadeCar['behind']
>
const made = withCar(EMPTY, car)

test('[VEH-07] keeps as draft only what a car created meanwhile lacks', () => {
  // The price has its own form.
  expect(missingValues({ ...made.values, price: '4,000' }, made.place, car, behind)).toBeUndefined()
  const changed = { ...made.values, 'specification.chassis': 'NRE161-2' }
  expect(missingValues(changed, made.place, car, behind)).toMatchObject({
    draft: { values: changed },
    waits: 'changesWait',
  })
  const paid = { ...made.values, 'purchase.cost': '300000' }
  expect(missingValues(paid, made.place, car, { ...behind, isOlder: false })?.waits).toBe('costWaits')
})
