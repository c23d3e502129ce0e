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
export const RATINGS = ['GOOD', 'MEDIUM', 'BAD'] as const
export const EQUIPPED = ['EQUIPPED', 'NOT_EQUIPPED'] as const

/** The lists that a field of a vehicle chooses from. Names of the values stand under the same keys (`TradeNames`). */
export const CHOICES = {
  bodyType: BODY_TYPES,
  color: COLORS,
  driveType: DRIVE_TYPES,
  fuelType: FUEL_TYPES,
  steering: STEERINGS,
  transmissionType: TRANSMISSION_TYPES,
} as const
export type ChoiceList = keyof typeof CHOICES

export const EQUIPMENT_KIT = ['jack', 'repairKit', 'spareKey', 'toolKit'] as const
export const INSPECTED_PARTS = [
  'engine',
  'exhaustGas',
  'radiator',
  'interiorSmell',
  'warningLight',
  'transmission',
  'windshield',
] as const
export const EQUIPMENT = [
  'abs',
  'airBag',
  'airConditioning',
  'hid',
  'cdPlayer',
  'cassetteStereo',
  'cdChanger',
  'centralLocking',
  'keylessEntry',
  'leatherSeat',
  'powerMirror',
  'powerWindow',
  'powerSteering',
  'sunRoof',
] as const

export const SORT_FIELDS = ['YEAR', 'MILEAGE', 'PRICE'] as const
/** By which managers' lists can be ordered besides: REFERENCE, MADE and DAYS follow one another, by when the car came in. */
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
export const LOCALES = ['en', 'fr'] as const
export const ROLES = ['CUSTOMER', 'SALES_MANAGER'] as const
/** The services that an API client may be let into (API-13). */
export const CLIENT_SERVICES = ['main', 'catalog', 'vehicle', 'pricing', 'map', 'uum', 'feedback', 'archiving'] as const
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

/** How far a purchase has come (specification section 4), and how one ends before its last step. */
export const INQUIRY_STATUSES = [
  'NEGOTIATION',
  'INVOICE_ISSUED',
  'PAYMENT_PROOF',
  'PURCHASE_CONFIRMED',
  'SALE_FINALIZED',
] as const
export const INQUIRY_OUTCOMES = ['WITHDRAWN', 'LOST', 'UNPAID', 'REFUNDED'] as const
/** The managers' lists of inquiries. */
export const INQUIRY_STATES = ['UNREAD', 'READ', 'ARCHIVED', 'ALL'] as const
/** Urgent tasks of an inquiry, most urgent first. */
export const INQUIRY_TASKS = ['REPLY', 'CHECK_PROOF', 'RESERVATION_ENDING', 'PAYMENT_OVERDUE'] as const
/** By what way a buyer came. */
export const INQUIRY_SOURCES = ['WEB', 'PHONE', 'EMAIL', 'MESSAGING', 'VISIT', 'PARTNER'] as const
export const PROGRESS_STEPS = [
  'NEGOTIATION',
  'INVOICE_ISSUED',
  'PAYMENT_PROOF',
  'PURCHASE_CONFIRMED',
  'SHIPS',
  'ARRIVING',
  'SALE_FINALIZED',
] as const

/** Import rules: what the age of a car counts from. */
export const AGE_BASES = ['FIRST_REGISTRATION', 'MANUFACTURE'] as const
/**
 * From when the age of a car is counted: from its month, from 1 January of its year (Kenya), or from 1 January of the
 * year after (Bangladesh).
 */
export const AGE_STARTS = ['MONTH', 'YEAR', 'NEXT_YEAR'] as const
/** When the age is measured. */
export const AGE_MOMENTS = ['ARRIVAL', 'SHIPMENT', 'LANDING_PERMIT'] as const
export const RULE_STEERINGS = ['RIGHT', 'LEFT', 'ANY'] as const
export const CONFIDENCES = ['HIGH', 'MEDIUM', 'LOW'] as const

/** What is compared over the documents of an inquiry (TRU-11). `year`: of which it is not said what it counts from. */
export const AGREEMENT_FIELDS = [
  'chassis',
  'consignee',
  'registrationYear',
  'manufactureYear',
  'year',
  'portOfDischarge',
  'vessel',
  'fob',
  'freight',
  'insurance',
  'total',
  'currency',
] as const
/** INQUIRY: the inquiry as it is now. The kinds after FINAL are read from the titles of uploaded documents. */
export const COMPARED_KINDS = [
  'INQUIRY',
  'PROFORMA',
  'RECEIPT',
  'FINAL',
  'BILL_OF_LADING',
  'EXPORT_CERTIFICATE',
  'INSPECTION_CERTIFICATE',
  'INSURANCE_CERTIFICATE',
  'INVOICE',
  'OTHER',
] as const
/**
 * REPLACED: a newer document of its kind counts instead. NO_TEXT: a scan or a picture. UNREADABLE: damaged, encrypted, or too
 * large to be read. PENDING: not read yet.
 */
export const CHECK_STATES = ['CHECKED', 'NOTHING_TO_COMPARE', 'REPLACED', 'NO_TEXT', 'UNREADABLE', 'PENDING'] as const

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

/** The payment ledger of an inquiry (TRU-12). */
export const PAYMENT_STATES = ['NOTHING_DUE', 'UNPAID', 'PARTLY_PAID', 'PAID', 'OVERPAID'] as const
export const LEDGER_KINDS = ['EXPECTED', 'TRANSFER', 'REFUND', 'WRITE_OFF', 'CREDIT_MOVED', 'REVERSAL'] as const
/** BUYER is the account receivable of the inquiry, CREDIT what moves between inquiries. */
export const LEDGER_ACCOUNTS = ['BUYER', 'SALES', 'BANK', 'BANK_FEES', 'EXCHANGE', 'WRITE_OFF', 'CREDIT'] as const
export const LEDGER_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'AED',
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'HKD',
  'SGD',
  'ZAR',
] as const
