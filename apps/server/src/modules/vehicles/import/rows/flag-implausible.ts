import { doubtsOf, engineFault } from '@minato/domain/plausible'
import type { ImportedCar } from '../imported-car.ts'
import { isHeavyVehicleMaker, isNonCarMaker, mentionsNonCarMaker } from '../values/makers.ts'
import type { Plan } from './plan.ts'
import { report } from './draft.ts'
import type { Draft } from './draft.ts'

/** Rejects impossible rows and flags unusual ones. */
export const flagImplausible = (car: ImportedCar, row: Draft, plan: Plan): void => {
  checkVehicleType(car, row, plan)
  const { engineSize, mileage, fuelType } = car.specification
  const isHeavy = car.utils.type === 'TRUCK' || car.utils.type === 'BUS' || isHeavyVehicleMaker(car.brand)
  if (engineSize !== null && engineFault(engineSize)) report(row, plan, 'engineSize', 'engine-not-a-car', engineSize)
  const { bounds } = plan.money
  // In a large file, its own prices define what is unusual.
  const price = bounds === null ? car.price : null
  for (const { field, code, value } of doubtsOf({ ...car, isHeavy, engineSize, mileage, price }))
    report(row, plan, field, code, value)
  if (fuelType !== null && plan.rareFuels.has(fuelType)) report(row, plan, 'fuelType', 'fuel-unusual')
  // An electric car has no engine size; a 0 in the list is correct.
  if (fuelType === 'ELECTRIC') row.problems = row.problems.filter(({ code }) => code !== 'engine-zero')
  if (car.price !== null && bounds !== null && (car.price < bounds.low || car.price > bounds.high)) {
    report(row, plan, 'price', 'price-far-out', car.price)
  }
}

const checkVehicleType = (car: ImportedCar, row: Draft, plan: Plan) => {
  if (isNonCarMaker(car.brand)) report(row, plan, 'brand', 'not-a-car')
  else if (mentionsNonCarMaker(car.model)) report(row, plan, 'model', 'not-a-car')
  else {
    const body = plan.columns.get('bodyType')
    if (body !== undefined && car.utils.type === null && mentionsNonCarMaker(row.cells[body] ?? ''))
      report(row, plan, 'bodyType', 'not-a-car')
  }
}
