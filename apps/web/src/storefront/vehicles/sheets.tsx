import type { CarDetails } from './car-data.ts'
import { Dimensions } from './dimensions.tsx'
import { EquipmentSheet } from './equipment.tsx'
import { CarSummary, SoldCarSummary } from './car-summary.tsx'
import { InspectionSheet } from './inspection.tsx'
import type { NextSailings } from './sailings-data.ts'
import { SailingsSheet } from './sailings.tsx'
import { SpecificationSheet } from './specification.tsx'

/** The main facts below the pictures. */
export const Beside = ({ car }: { car: CarDetails }) => (
  <>
    <CarSummary car={car} />
    <InspectionSheet inspection={car.inspection} />
  </>
)

/** All other facts of the car. */
export const Below = ({ car }: { car: CarDetails & { sailings?: NextSailings; port?: string | undefined } }) => (
  <>
    <SailingsSheet given={car.sailings} port={car.port} />
    <SpecificationSheet car={car} />
    <EquipmentSheet car={car} />
    <Dimensions car={car} />
  </>
)

export { SoldCarSummary }
