import { z } from 'zod'
import { Name, Whole } from './primitives.ts'

const Day = z.iso.date()

/** What is known of a car's way to the buyer's port. */
export const ShippingFields = z
  .strictObject({
    /** Kilograms. */
    netWeight: Whole(0, 100_000).nullable(),
    grossWeight: Whole(0, 100_000).nullable(),
    companyShipping: Name(120).nullable(),
    shipName: Name(120).nullable(),
    cfs: Name(120).nullable(),
    estimatedArrivalDate: Day.nullable(),
    estimatedDepartureDate: Day.nullable(),
    portOfLoading: Name(120).nullable(),
    /** Of the carrier; cars on car carriers have no containers. */
    billOfLading: Name(60).nullable().optional(),
    voyage: Name(60).nullable().optional(),
    containers: Name(200).nullable().optional(),
  })
  .meta({ id: 'ShippingData' })
export type ShippingFields = z.infer<typeof ShippingFields>
