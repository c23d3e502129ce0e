import type { View } from '@minato/art/picture'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'

/** A car of the demonstration stock: what people type, what the server would have written, and its pictures. */
export interface DemoCar {
  brand: string
  model: string
  /** Always null: a name stands in the catalogue once, over all its generations. */
  modelYear: number | null
  /** The model code. */
  trim: string
  /** The first year of the code. */
  trimYear: number | null
  status: VehicleStatus
  /** ISO 8601, UTC; null of a draft alone. */
  publicationDate: string | null
  fields: VehicleFields
  /** Whole US dollars; null for a draft that nobody has priced. */
  price: number | null
  previousPrice: number | null
  isBestDeal: boolean
  /** ISO 8601, UTC; not null exactly when `previousPrice` is not. */
  bestDealSince: string | null
  /** What came after DRAFT, oldest first. */
  statusHistories: { time: string; status: VehicleStatus }[]
  pictures: { view: View; seed: number }[]
}
