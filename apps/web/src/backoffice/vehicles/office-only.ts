import { OFFICE_SORT_FIELDS, VEHICLE_STATUSES } from '@minato/contract/enumerations'
import type { SortDirection, VehicleStatus } from '@minato/contract/enumerations'
import { asText, flag, manyOf, oneOf } from '../../storefront/search/search-params.ts'

/** The managers' list in an address: the shop's criteria, and what is for managers alone. */
export interface OfficeOnly {
  statuses?: VehicleStatus[]
  isArchived?: true
  'order.field'?: (typeof OFFICE_SORT_FIELDS)[number]
  'order.direction'?: SortDirection
}
const READERS = { statuses: manyOf(VEHICLE_STATUSES), isArchived: flag, 'order.field': oneOf(OFFICE_SORT_FIELDS) }

/** What of an address is for managers alone, and the order; it is part of every address of a search, and nothing to visitors. */
export function readOfficeOnly(given: Record<string, unknown>): OfficeOnly {
  const state: Record<string, unknown> = {}
  for (const [key, read] of Object.entries(READERS)) {
    const value = asText(given[key])
    const found = value === undefined ? undefined : read(value)
    if (found !== undefined) state[key] = found
  }
  if (state['order.field'] !== undefined)
    state['order.direction'] = given['order.direction'] === 'DESC' ? 'DESC' : 'ASC'
  return state
}
