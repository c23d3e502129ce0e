import type { RATINGS, EQUIPPED } from './sheet-enumerations.ts'

import type {
  INQUIRY_STATUSES,
  INQUIRY_OUTCOMES,
  INQUIRY_STATES,
  INQUIRY_TASKS,
  INQUIRY_SOURCES,
  PROGRESS_STEPS,
  AGREEMENT_FIELDS,
  COMPARED_KINDS,
  CHECK_STATES,
  CHECKLIST_ACTIONS,
  CHECKLIST_STATES,
  SHIPPING_DOCUMENTS,
} from './inquiry-enumerations.ts'

/**
 * The closed lists of the trade, as plain constants: this file imports nothing, so that the web page can use it without
 * carrying a validator. Sources: specification sections 3 and 9, requirement VEH-01 for the additions.
 */

/** Body categories; the last three occur in real stock and extend the specification's list. */
export const BODY_TYPES = [
  'PICK-UP',
  'SEDAN',
  'HATCH',
  'COUPE',
  'CROSSOVER',
  'CONVERTIBLE',
  'LIMOUSINE',
  'SUV',
  'CUV',
  'VAN',
  'WAGON',
  'TRUCK',
  'BUS',
] as const
export const COLORS = [
  'RED',
  'GREEN',
  'PINK',
  'BLUE',
  'YELLOW',
  'WHITE',
  'BLACK',
  'PURPLE',
  'ORANGE',
  'GRAY',
  'BROWN',
  'PEARL',
  'SILVER',
  'GOLD',
  'BEIGE',
] as const
export const DRIVE_TYPES = ['2WD', '4WD'] as const
export const STEERINGS = ['RIGHT', 'LEFT'] as const
export const TRANSMISSION_TYPES = ['AUTOMATIC', 'MANUAL'] as const
/** ESSENCE is petrol, and is displayed so in English. */
export const FUEL_TYPES = ['ESSENCE', 'DIESEL', 'HYBRID', 'PLUG_IN_HYBRID', 'ELECTRIC', 'LPG', 'CNG'] as const
export const VEHICLE_STATUSES = ['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED'] as const
/** Statuses that visitors may see (VEH-03). */
export const VISIBLE_STATUSES = ['PUBLISHED', 'RESERVED'] as const

/** Whether a car may be imported at its destination (TRU-05). */
export const VERDICT_STATES = ['ALLOWED', 'AT_RISK', 'REFUSED', 'UNKNOWN'] as const
export type VerdictState = (typeof VERDICT_STATES)[number]

/** The values that a field of a vehicle allows. `TradeNames` has their names under the same keys. */
export const CHOICES = {
  bodyType: BODY_TYPES,
  color: COLORS,
  driveType: DRIVE_TYPES,
  fuelType: FUEL_TYPES,
  steering: STEERINGS,
  transmissionType: TRANSMISSION_TYPES,
} as const
export type ChoiceList = keyof typeof CHOICES

export const SORT_FIELDS = ['YEAR', 'MILEAGE', 'PRICE'] as const
/** Further sort fields of the managers' list; REFERENCE, MADE and DAYS follow the date of entry. */
export const OFFICE_SORT_FIELDS = [
  ...SORT_FIELDS,
  'REFERENCE',
  'MADE',
  'DAYS',
  'CHANGED',
  'PUBLISHED',
  'VIEWS',
  'INQUIRIES',
] as const
export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const
export const SEARCH_CONTEXTS = ['none', 'basic', 'accuracy', 'advanced'] as const
export const EXTRACTION_CODES = ['CODE_1', 'CODE_2', 'CODE_3', 'CODE_4'] as const
export const INSPECTION_TYPES = ['PRE_EXPORT'] as const
/** Included in an amount: the car on the ship; with freight; with freight and insurance. */
export const FREIGHT_TYPES = ['FOB', 'C&F', 'CIF'] as const
/** Languages of the shop, emails and documents. */
export const LOCALES = ['en', 'fr'] as const
/** Languages of the back office, chosen by each manager. */
export const OFFICE_LOCALES = [...LOCALES, 'ja'] as const
export const ROLES = ['CUSTOMER', 'SALES_MANAGER'] as const
/** Why a page leads to the sign-in; the sign-in page shows it. */
export const SIGN_IN_PURPOSES = [
  'search',
  'saved',
  'question',
  'send',
  'message',
  'form',
  'inquiry',
  'account',
] as const
/** Mr., Mm. and Ms., the specification's forms of address. */
export const CIVILITIES = ['MR', 'MM', 'MS'] as const

/** Mileage filter options, km. */
export const MILEAGE_OPTIONS = [
  10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 150_000, 200_000,
] as const
/** Engine size filter options, cc. */
export const ENGINE_SIZE_OPTIONS = [660, 1000, 1300, 1500, 2000, 2500, 3000, 4000] as const
/** Price filter options, whole USD. */
export const PRICE_OPTIONS = [
  500, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000,
  75_000, 100_000,
] as const
export const DOOR_OPTIONS = [2, 3, 4, 5] as const
export const SEAT_OPTIONS = [2, 4, 6, 7, 8, 10, 15, 19, 20, 30, 40] as const

/** Pictures: specification section 9. */
export const IMAGE_BYTES_LIMIT = 1_048_576
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const
/** The widths in px that the server keeps of a picture, smallest first; the card on a phone is the first. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const

/** Documents: specification section 9. What is of no other type is opaque, and is only ever downloaded. */
export const DOCUMENT_TYPES = [
  'application/octet-stream',
  'image/gif',
  'image/jpeg',
  'image/png',
  'application/pdf',
] as const
export const DOCUMENT_BYTES_LIMIT = 10_485_760

export type BodyType = (typeof BODY_TYPES)[number]
export type Color = (typeof COLORS)[number]
export type DriveType = (typeof DRIVE_TYPES)[number]
export type Steering = (typeof STEERINGS)[number]
export type TransmissionType = (typeof TRANSMISSION_TYPES)[number]
export type FuelType = (typeof FUEL_TYPES)[number]
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number]
export type Rating = (typeof RATINGS)[number]
export type Equipped = (typeof EQUIPPED)[number]
export type FreightType = (typeof FREIGHT_TYPES)[number]
export type InspectionType = (typeof INSPECTION_TYPES)[number]
export type SortField = (typeof SORT_FIELDS)[number]
export type OfficeSortField = (typeof OFFICE_SORT_FIELDS)[number]
export type SortDirection = (typeof SORT_DIRECTIONS)[number]
export type SearchContext = (typeof SEARCH_CONTEXTS)[number]
export type ExtractionCode = (typeof EXTRACTION_CODES)[number]
export type Locale = (typeof LOCALES)[number]
export type OfficeLocale = (typeof OFFICE_LOCALES)[number]
export type SignInPurpose = (typeof SIGN_IN_PURPOSES)[number]
export type Role = (typeof ROLES)[number]
export type Civility = (typeof CIVILITIES)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]
export type InquiryOutcome = (typeof INQUIRY_OUTCOMES)[number]
export type InquiryTask = (typeof INQUIRY_TASKS)[number]
export type InquiryState = (typeof INQUIRY_STATES)[number]
export type InquirySource = (typeof INQUIRY_SOURCES)[number]
export type ProgressStep = (typeof PROGRESS_STEPS)[number]
export type AgreementField = (typeof AGREEMENT_FIELDS)[number]
export type ComparedKind = (typeof COMPARED_KINDS)[number]
export type CheckState = (typeof CHECK_STATES)[number]
export type ShippingDocument = (typeof SHIPPING_DOCUMENTS)[number]
export type ChecklistState = (typeof CHECKLIST_STATES)[number]
export type ChecklistAction = (typeof CHECKLIST_ACTIONS)[number]
