import { z } from 'zod'
import { Name, Integer } from './primitives.ts'

const Day = z.iso.date()

/** Shipping details of a car. */
export const ShippingFields = z
  .strictObject({
    /** Kilograms. */
    netWeight: Integer(0, 100_000).nullable(),
    grossWeight: Integer(0, 100_000).nullable(),
    companyShipping: Name(120).nullable(),
    shipName: Name(120).nullable(),
    cfs: Name(120).nullable(),
    estimatedArrivalDate: Day.nullable(),
    estimatedDepartureDate: Day.nullable(),
    portOfLoading: Name(120).nullable(),
    /** Given by the carrier. Empty for cars on car carriers. */
    billOfLading: Name(60).nullable().optional(),
    voyage: Name(60).nullable().optional(),
    containers: Name(200).nullable().optional(),
  })
  .meta({ id: 'ShippingData' })
export type ShippingFields = z.infer<typeof ShippingFields>
