import type { CheckState, ComparedKind } from '@minato/contract/enumerations'
import { linesOf, totalOf } from '@minato/domain/deal-amounts'
import type { DealLine } from '@minato/domain/deal-amounts'
import type { ComparedDocument, StatedValue } from '@minato/domain/document-agreement'
import { kindOf, statedIn } from '@minato/domain/document-text'
import type { Transaction } from '../../../platform/database/database.ts'
import { uploadsIn } from '../../documents/service.ts'
import type { UploadRow } from '../../documents/service.ts'
import { vehicleIn } from '../../vehicles/service.ts'
import { buyerOf } from '../event-log/inquiry-view.ts'
import type { Deal } from '../event-log/service.ts'
import type { PaperFacts } from '../invoices/facts.ts'
import { issuedIn } from './agreement-store.ts'
import type { IssuedRow } from './agreement-store.ts'

/** The documents of an inquiry and what each states (TRU-11). */

export interface CheckedDocument extends ComparedDocument {
  id: string
  state: CheckState
}

type Given = Partial<Record<StatedValue['field'], string | number | null | undefined>>
const statedOf = (given: Given): StatedValue[] =>
  Object.entries(given).flatMap(([field, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ field: field as StatedValue['field'], value: String(value), page: null, line: null }],
  )

const LINE_FIELDS = { FOB: 'fob', FREIGHT: 'freight', INSURANCE: 'insurance' } as const
const amountsOf = (lines: readonly Pick<DealLine, 'kind' | 'amount'>[]): Given =>
  Object.fromEntries(
    Object.entries(LINE_FIELDS).map(([kind, field]) => [field, lines.find((line) => line.kind === kind)?.amount]),
  )

/**
 * What an issued document states, by the data that it was drawn from. `proforma`: the number of the proforma in force; a receipt
 * states the total of that one only.
 */
export function statedByFacts(facts: PaperFacts, proforma: string | null): StatedValue[] {
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
    ...(received ? { total: isOfProforma ? received.dealTotal : null } : { ...amountsOf(lines), total }),
  })
}

/** The inquiry as it is now: what a document would state that is issued next. */
export async function inquiryCompared(
  tx: Transaction,
  { id, state }: Pick<Deal, 'id' | 'state'>,
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

/** Of which the newest counts: there is one of each for a car. */
const CORRECTED: readonly ComparedKind[] = [
  'BILL_OF_LADING',
  'EXPORT_CERTIFICATE',
  'INSPECTION_CERTIFICATE',
  'INSURANCE_CERTIFICATE',
]

/**
 * Issued documents in force and uploaded documents, oldest first. `chassis`: numbers that an uploaded document may mistype.
 * Messages of the buyer are left out. A newer document of a kind replaces an older one of the same side.
 */
export async function documentsOf(
  tx: Transaction,
  { id: inquiryId, state }: Pick<Deal, 'id' | 'state'>,
  chassis: readonly string[],
  isLeftOut: (issued: IssuedRow) => boolean = () => false,
): Promise<CheckedDocument[]> {
  const issued = await tx.rows<IssuedRow>(issuedIn(tx.tenant, inquiryId))
  const valid = issued.filter((one) => one.isValid && !isLeftOut(one))
  const proforma = valid.find(({ kind }) => kind === 'PROFORMA')?.number ?? null
  const known = [...new Set([...chassis, ...valid.flatMap(({ facts }) => facts.car.chassis ?? [])])]
  const ownDocuments = new Set(issued.map(({ documentId }) => documentId))
  const buyer = `person ${state.ownerId}`
  const uploads = (await uploadsIn(tx, inquiryId)).filter(
    ({ id, role, madeBy }) => !ownDocuments.has(id) && !(role === 'MESSAGE' && madeBy === buyer),
  )
  const read = uploads.map((upload) => ({ upload, ...readUpload(upload, known) }))
  return [
    ...valid.map(({ documentId, kind, number, facts }) => ({
      id: documentId,
      kind,
      name: number,
      stated: statedByFacts(facts, proforma),
      state: 'CHECKED' as const,
    })),
    ...read.map(({ upload, ...document }, at) =>
      document.stated.length &&
      CORRECTED.includes(document.kind) &&
      read.some(
        (later, i) =>
          i > at &&
          later.kind === document.kind &&
          later.stated.length > 0 &&
          (later.upload.madeBy === buyer) === (upload.madeBy === buyer),
      )
        ? { ...document, stated: [], state: 'REPLACED' as const }
        : document,
    ),
  ]
}

function readUpload({ id, type, name, role, state, cells }: UploadRow, chassis: readonly string[]): CheckedDocument {
  const kind = role === 'RECEIPT' ? 'RECEIPT' : kindOf(cells ?? [])
  const stated = statedIn(cells ?? [], chassis, kind)
  const checked = stated.length ? 'CHECKED' : 'NOTHING_TO_COMPARE'
  const unread = type === 'application/pdf' ? 'PENDING' : 'NO_TEXT'
  return { id, kind, name: name ?? '', stated, state: state === 'READ' ? checked : (state ?? unread) }
}
