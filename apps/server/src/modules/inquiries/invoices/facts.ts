import type {
  Color,
  DriveType,
  FreightType,
  FuelType,
  Locale,
  Steering,
  TransmissionType,
} from '@minato/contract/enumerations'
import type { PaperKind } from '@minato/contract/paper-checks'
import type { BankAccount } from '@minato/contract/bank-accounts'
import type { ShippingData } from '@minato/domain/deal-events'
import type { PaperLine } from '@minato/domain/paper-lines'

/**
 * All that a paper says, taken down once: the PDF is drawn from this and nothing else, so that what it was made of can be
 * looked at beside it. Money is whole US dollars, instants are ISO 8601 in UTC, days YYYY-MM-DD; countries are named.
 */
export interface PaperFacts {
  kind: PaperKind
  locale: Locale
  /** Null on a draft, as is the code. */
  number: string | null
  code: string | null
  /** Where a paper is checked, without the code. */
  checkAddress: string
  issuedAt: string
  validUntil: string | null
  paymentDeadline: string | null
  /** Of the inquiry. */
  reference: string
  seller: PaperSeller
  bank: PaperBank | null
  buyer: PaperParty
  consignee: PaperParty
  car: PaperCar
  lines: PaperLine[]
  total: number
  freightType: Exclude<FreightType, 'FOB'>
  ports: { loading: string; discharge: string; destination: string }
  shipping: ShippingData | null
  /** The proforma that a final invoice or a receipt goes with. */
  proforma: string | null
  received: PaperReceived | null
}

export interface PaperSeller {
  name: string
  legalName: string
  registration: string | null
  address: string[]
  phone: string
  email: string
}
/** The account as it was at this version. */
export type PaperBank = Omit<BankAccount, 'isDefault' | 'updatedAt'>
export interface PaperParty {
  name: string
  /** Street, then town, then country. */
  address: string[]
  /** Alpha-2, by which the hour at the buyer's is known. */
  country: string | null
  phone: string | null
  email: string | null
}
export interface PaperCar {
  reference: string
  maker: string
  model: string
  /** The maker's model code. */
  trim: string
  grade: string | null
  registered: { year: number; month: number | null } | null
  manufactured: { year: number; month: number | null } | null
  chassis: string | null
  /** Absent from documents that were issued before it was worked out. */
  hsCode?: string | null
  engineCode: string | null
  /** cc. */
  engineSize: number | null
  fuel: FuelType | null
  transmission: TransmissionType | null
  drive: DriveType | null
  steering: Steering | null
  color: Color | null
  /** km. */
  mileage: number | null
  seats: number | null
  doors: number | null
  /** m³, and mm. */
  cubicMeter: number | null
  size: { length: number; width: number; height: number } | null
}
/** What a receipt is for. */
export interface PaperReceived {
  amount: number
  on: string
  /** All that was received with it, and what the deal comes to. */
  inAll: number
  dealTotal: number | null
}
