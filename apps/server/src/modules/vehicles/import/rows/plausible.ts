import type { ImportField } from '@minato/contract/import-fields'
import type { ImportedCar } from '../imported-car.ts'
import { makesHeavyVehicles, makesNoCars, namesNoCar } from '../values/makers.ts'
import type { Plan } from './plan.ts'
import { report } from './draft.ts'
import type { Draft } from './draft.ts'

/** The smallest engines of cars are the 360 cc of the first kei class; below this it is a tool's, or a slip. */
const SMALLEST_ENGINE = 50
const SMALL_ENGINE = 300
const LARGE_ENGINE = 8000
const LARGE_HEAVY_ENGINE = 16_000
const HIGH_MILEAGE = 500_000
const HIGH_HEAVY_MILEAGE = 1_000_000
const OLD_YEAR = 1980

/** Says what cannot be a car, which refuses the row, and what is out of the ordinary, which only flags it. */
export const judgeCar = (car: ImportedCar, row: Draft, plan: Plan): void => {
  judgeKind(car, row, plan)
  const { engineSize, mileage, fuelType } = car.specification
  const isHeavy = car.utils.type === 'TRUCK' || car.utils.type === 'BUS' || makesHeavyVehicles(car.brand)
  if (engineSize !== null) {
    if (engineSize < SMALLEST_ENGINE) report(row, plan, 'engineSize', 'engine-not-a-car', engineSize)
    else if (engineSize < SMALL_ENGINE) report(row, plan, 'engineSize', 'engine-small', engineSize)
    else if (engineSize > (isHeavy ? LARGE_HEAVY_ENGINE : LARGE_ENGINE))
      report(row, plan, 'engineSize', 'engine-large', engineSize)
  }
  if (mileage !== null && mileage > (isHeavy ? HIGH_HEAVY_MILEAGE : HIGH_MILEAGE))
    report(row, plan, 'mileage', 'mileage-high', mileage)
  if (fuelType !== null && plan.rareFuels.has(fuelType)) report(row, plan, 'fuelType', 'fuel-unusual')
  // An electric car has no engine size: the 0 that lists put there is right, and no loss.
  if (fuelType === 'ELECTRIC') row.problems = row.problems.filter(({ code }) => code !== 'engine-zero')
  judgeYears(car, row, plan)
  const { bounds } = plan.money
  if (car.price !== null && bounds !== null && (car.price < bounds.low || car.price > bounds.high)) {
    report(row, plan, 'price', 'price-far-out', car.price)
  }
}

const judgeKind = (car: ImportedCar, row: Draft, plan: Plan) => {
  if (makesNoCars(car.brand)) report(row, plan, 'brand', 'not-a-car')
  else if (namesNoCar(car.model)) report(row, plan, 'model', 'not-a-car')
  else {
    const body = plan.columns.get('bodyType')
    if (body !== undefined && car.utils.type === null && namesNoCar(row.cells[body] ?? ''))
      report(row, plan, 'bodyType', 'not-a-car')
  }
}

const judgeYears = (car: ImportedCar, row: Draft, plan: Plan) => {
  const { firstRegistration, manufacture } = car
  const dates: [ImportField, number | undefined][] = [
    ['firstRegistration', firstRegistration?.year],
    ['manufacture', firstRegistration === null ? manufacture?.year : undefined],
  ]
  for (const [field, year] of dates)
    if (year !== undefined && year < OLD_YEAR) report(row, plan, field, 'year-old', year)
  if (firstRegistration !== null && manufacture !== null && firstRegistration.year < manufacture.year) {
    report(row, plan, 'firstRegistration', 'registered-before-made', firstRegistration.year)
  }
}
