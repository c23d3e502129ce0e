import type { VehicleFields } from '@minato/contract/vehicles-shapes'

/**
 * A row of a dealer's file as a car, with catalog names instead of ids. `null` means that the file has no value
 * (decision 4).
 */
export type ImportedCar = VehicleFields & {
  brand: string
  model: string
  /** The maker's model year, only if the file has a column for it beside the registration. */
  modelYear: number | null
  /** The model code; 'Standard' if the file has none (VEH-09). */
  trim: string
  /** Whole US dollars. */
  price: number | null
}

/** Longest catalog name. */
export const NAME_CHARACTERS = 60
