import type { CheckState, ComparedKind } from '@minato/contract/enumerations'
import { linesOf, totalOf } from '@minato/domain/inquiry-amounts'
import type { PriceLine } from '@minato/domain/inquiry-amounts'
import type { ComparedDocument, StatedValue } from '@minato/domain/document-agreement'
import { kindOf, statedIn } from '@minato/domain/document-text'
import { setImmediate } from 'node:timers/promises'
import type { Transaction } from '../../../platform/database/database.ts'
import { uploadsIn } from '../../documents/service.ts'
import type { Side, UploadRow } from '../../documents/service.ts'
import { vehicleIn } from '../../vehicles/service.ts'
import { buyerOf } from '../event-log/inquiry-view.ts'
import type { StoredInquiry } from '../event-log/service.ts'
import type { DocumentData } from '../invoices/document-data.ts'
import { issuedIn } from './agreement-store.ts'
import type { IssuedRow } from './agreement-store.ts'

/** The documents of an inquiry and what each states (TRU-11). */

export interface CheckedDocument extends ComparedDocument {
  id: string
  state: CheckState
}

type StatedFields = Partial<Record<StatedValue['field'], string | number | null | undefined>>
const statedOf = (fields: StatedFields): StatedValue[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ field: field as StatedValue['field'], value: String(value), page: null, line: null }],
  )

const LINE_FIELDS = { FOB: 'fob', FREIGHT: 'freight', INSURANCE: 'insurance' } as const
const amountsOf = (lines: readonly Pick<PriceLine, 'kind' | 'amount'>[]): StatedFields =>
  Object.fromEntries(
    Object.entries(LINE_FIELDS).map(([kind, field]) => [field, lines.find((line) => line.kind === kind)?.amount]),
  )

/**
 * The values that an issued document states. `proforma`: number of the proforma in force; a receipt states a
 * total only if it belongs to that proforma.
 */
export function statedByFacts(facts: DocumentData, proforma: string | null): StatedValue[] {
  const { car, consignee, ports, shipping, lines, received, total } = facts
  const isOfProforma = proforma !== null && facts.proforma === proforma
  return statedOf({
    chassis: car.chassis,
    consignee: consignee.name,
    registrationYear: car.registered?.year,
    manufactureYear: car.manufactured?.year,
    portOfDischarge: ports.discharge,
    vessel: shipping?.shipName,
    currency: 'USD',
    ...(received
      ? { total: isOfProforma ? (received.inquiryTotal ?? received.dealTotal) : null }
      : { ...amountsOf(lines), total }),
  })
}

/** The current inquiry: the values of the next document. */
export async function inquiryCompared(
  tx: Transaction,
  { id, state }: Pick<StoredInquiry, 'id' | 'state'>,
): Promise<ComparedDocument> {
  const car = await vehicleIn(tx, state.carId)
  const { firstname, lastname } = await buyerOf(tx, id, state)
  const stated = statedOf({
    chassis: car.specification?.chassis,
    consignee: `${firstname} ${lastname}`.trim(),
    registrationYear: car.firstRegistration?.year,
    manufactureYear: car.manufacture?.year,
    portOfDischarge: state.quote.port?.name,
    vessel: state.shipping?.shipName,
    currency: 'USD',
    ...amountsOf(linesOf(state)),
    total: totalOf(state),
  })
  return { id: null, kind: 'INQUIRY', name: '', stated }
}

/** A car has one of each of these; the newest replaces the others. */
const CORRECTED: readonly ComparedKind[] = [
  'BILL_OF_LADING',
  'EXPORT_CERTIFICATE',
  'INSPECTION_CERTIFICATE',
  'INSURANCE_CERTIFICATE',
]

/**
 * Issued documents in force and uploaded documents of these sides, oldest first. `chassis`: numbers that an uploaded document may
 * mistype. A newer document of a kind replaces an older one of the same side.
 */
export async function documentsOf(
  tx: Transaction,
  { id: inquiryId }: Pick<StoredInquiry, 'id'>,
  chassis: readonly string[],
  { sides, isLeftOut = () => false }: { sides: readonly Side[]; isLeftOut?: (issued: IssuedRow) => boolean },
): Promise<CheckedDocument[]> {
  const issued = await tx.rows<IssuedRow>(issuedIn(tx.tenant, inquiryId))
  const valid = issued.filter((one) => one.isValid && !isLeftOut(one))
  const proforma = valid.find(({ kind }) => kind === 'PROFORMA')?.number ?? null
  const knownChassis = [...new Set([...chassis, ...valid.flatMap(({ facts }) => facts.car.chassis ?? [])])]
  const uploads: CheckedDocument[] = []
  for (const side of sides) uploads.push(...(await readUploads(await uploadsIn(tx, inquiryId, side), knownChassis)))
  return [
    ...valid.map(({ documentId, kind, number, facts }) => ({
      id: documentId,
      kind,
      name: number,
      stated: statedByFacts(facts, proforma),
      state: 'CHECKED' as const,
    })),
    ...uploads,
  ]
}

/** The uploads of one side. Other requests are served between two documents. */
async function readUploads(uploads: readonly UploadRow[], chassis: readonly string[]): Promise<CheckedDocument[]> {
  const checked: CheckedDocument[] = []
  for (const upload of uploads) {
    checked.push(readUpload(upload, chassis))
    await setImmediate()
  }
  const isReplaced = ({ kind, stated }: CheckedDocument, at: number) =>
    stated.length > 0 &&
    CORRECTED.includes(kind) &&
    checked.slice(at + 1).some((later) => later.kind === kind && later.stated.length > 0)
  return checked.map((one, at) => (isReplaced(one, at) ? { ...one, stated: [], state: 'REPLACED' } : one))
}

function readUpload({ id, type, name, role, state, cells }: UploadRow, chassis: readonly string[]): CheckedDocument {
  const kind = role === 'RECEIPT' ? 'RECEIPT' : kindOf(cells ?? [])
  const summary = { id, kind, name: name ?? '' }
  if (state !== 'READ')
    return { ...summary, stated: [], state: state ?? (type === 'application/pdf' ? 'PENDING' : 'NO_TEXT') }
  const stated = statedIn(cells ?? [], chassis, kind)
  if (!stated) return { ...summary, stated: [], state: 'UNREADABLE' }
  return { ...summary, stated, state: stated.length ? 'CHECKED' : 'NOTHING_TO_COMPARE' }
}
