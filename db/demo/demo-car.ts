import type { View } from '@minato/art/picture'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'

/** A car of the demonstration stock: typed fields, values written by the server, and pictures. */
export interface DemoCar {
  brand: string
  model: string
  /** Always null: a model name occurs once in the catalogue, for all its generations. */
  modelYear: number | null
  /** The model code. */
  trim: string
  /** The first year of the code. */
  trimYear: number | null
  status: VehicleStatus
  /** ISO 8601, UTC; null only for a draft. */
  publicationDate: string | null
  fields: VehicleFields
  /** Whole US dollars; null for a draft without a price. */
  price: number | null
  previousPrice: number | null
  isBestDeal: boolean
  /** ISO 8601, UTC; not null exactly when `previousPrice` is not. */
  bestDealSince: string | null
  /** The statuses after DRAFT, oldest first. */
  statusHistories: { time: string; status: VehicleStatus }[]
  pictures: { view: View; seed: number }[]
}
