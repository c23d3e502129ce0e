import type { VehicleFields } from '@minato/contract/vehicles-shapes'

/**
 * A row of a dealer's file as a car: the contract's fields, and by name what the catalogue holds by id. `null` means
 * that the file does not say (decision 4).
 */
export type ImportedCar = VehicleFields & {
  brand: string
  model: string
  /** The maker's model year, only where the file has a column for it besides the registration. */
  modelYear: number | null
  /** The model code; 'Standard' where the file gives none (VEH-09). */
  trim: string
  /** Whole US dollars. */
  price: number | null
}

/** Longest name that the reader hands to the catalogue. */
export const NAME_CHARACTERS = 60
