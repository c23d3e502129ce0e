import { OFFICE_SORT_FIELDS, VEHICLE_STATUSES } from '@minato/contract/enumerations'
import { INQUIRY_STATUSES } from '@minato/contract/inquiry-enumerations'
import type { InquiryStatus, SortDirection, VehicleStatus } from '@minato/contract/enumerations'
import { asText, flag, manyOf, oneOf, text } from '../../api/search-params.ts'
import type { Read } from '../../api/search-params.ts'

/** Managers' parameters in an address, in addition to the shop's criteria. */
export interface OfficeOnly {
  statuses?: VehicleStatus[]
  isArchived?: true
  hasPictures?: boolean
  yard?: string
  daysStart?: number
  daysEnd?: number
  marginStart?: number
  marginEnd?: number
  inquiryStep?: InquiryStatus
  publishedMonth?: string
  soldMonth?: string
  importRun?: string
  'order.field'?: (typeof OFFICE_SORT_FIELDS)[number]
  'order.direction'?: SortDirection
}
/** May be negative: a margin can be a loss. */
const amount =
  (min: number, max: number): Read<number> =>
  (given) =>
    /^-?\d{1,9}$/.test(given) && Number(given) >= min && Number(given) <= max ? Number(given) : undefined
const yesOrNo: Read<boolean> = (given) => (given === 'true' ? true : given === 'false' ? false : undefined)
const month: Read<string> = (given) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(given) ? given : undefined)
const uuid: Read<string> = (given) => (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given) ? given : undefined)
const READERS = {
  statuses: manyOf(VEHICLE_STATUSES),
  isArchived: flag,
  hasPictures: yesOrNo,
  yard: text(100),
  daysStart: amount(0, 100_000),
  daysEnd: amount(0, 100_000),
  marginStart: amount(-100_000_000, 100_000_000),
  marginEnd: amount(-100_000_000, 100_000_000),
  inquiryStep: oneOf(INQUIRY_STATUSES),
  publishedMonth: month,
  soldMonth: month,
  importRun: uuid,
  'order.field': oneOf(OFFICE_SORT_FIELDS),
}
/** Filters that the shop does not have. */
export const OFFICE_FILTERS = [
  'hasPictures',
  'yard',
  'daysStart',
  'daysEnd',
  'marginStart',
  'marginEnd',
  'inquiryStep',
  'publishedMonth',
  'soldMonth',
  'importRun',
] as const satisfies (keyof OfficeOnly)[]

/** Managers' parameters and the order of an address; part of every search address, ignored for visitors. */
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
