import type {
  Color,
  DriveType,
  FreightType,
  FuelType,
  Locale,
  Steering,
  TransmissionType,
} from '@minato/contract/enumerations'
import type { CheckedDocumentKind } from '@minato/contract/document-checks'
import type { ShownCost } from '@minato/contract/estimated-costs'
import type { BankAccount } from '@minato/contract/bank-accounts'
import type { ShippingData } from '@minato/domain/inquiry-events'
import type { DocumentLine } from '@minato/domain/document-lines'

/**
 * The complete content of a document, stored when it is issued. The PDF is drawn from this only. Money is whole
 * US dollars, instants are ISO 8601 in UTC, days YYYY-MM-DD; countries are names.
 */
export interface DocumentData {
  kind: CheckedDocumentKind
  locale: Locale
  /** Null on a draft, like the code. */
  number: string | null
  code: string | null
  /** URL of the verification page, without the code. */
  checkAddress: string
  issuedAt: string
  validUntil: string | null
  paymentDeadline: string | null
  /** Of the inquiry. */
  reference: string
  seller: DocumentSeller
  bank: DocumentBank | null
  buyer: DocumentParty
  consignee: DocumentParty
  car: DocumentCar
  lines: DocumentLine[]
  total: number
  freightType: Exclude<FreightType, 'FOB'>
  ports: { loading: string; discharge: string; destination: string }
  shipping: ShippingData | null
  /** The proforma of a final invoice or a receipt. */
  proforma: string | null
  received: ReceivedPayment | null
  /** Estimated costs at the destination, which no amount above contains. Absent from other kinds and from older documents. */
  estimates?: ShownCost[]
}

export interface DocumentSeller {
  name: string
  legalName: string
  registration: string | null
  address: string[]
  phone: string
  email: string
}
/** The account at this version. */
type DocumentBank = Omit<BankAccount, 'isDefault' | 'updatedAt'>
export interface DocumentParty {
  name: string
  /** Street, town, country. */
  address: string[]
  /** Alpha-2 code, for the buyer's time zone. */
  country: string | null
  phone: string | null
  email: string | null
}
export interface DocumentCar {
  reference: string
  maker: string
  model: string
  /** The maker's model code. */
  trim: string
  grade: string | null
  registered: { year: number; month: number | null } | null
  manufactured: { year: number; month: number | null } | null
  chassis: string | null
  /** Absent from documents issued before HS codes existed. */
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
/** What a receipt confirms. */
interface ReceivedPayment {
  amount: number
  on: string
  /** Total received with it, and the total of the inquiry. */
  inAll: number
  inquiryTotal: number | null
  /** The same in older receipts. */
  dealTotal?: number | null
}
