import type { ErrorReply } from '@minato/contract/errors'
import type { AgreementStep } from '@minato/domain/inquiry-events'
import { differencesOf } from '@minato/domain/document-agreement'
import type { ComparedDocument, DocumentDifference } from '@minato/domain/document-agreement'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { genericError, httpError, HttpError } from '../../../platform/http/http-error.ts'
import { appendEvent, assertReasonOfPerson } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import type { DocumentData } from '../invoices/document-data.ts'
import type { IssuedRow } from './agreement-store.ts'
import { documentsOf, inquiryCompared, statedByFacts } from './compared-documents.ts'
import type { CheckedDocument } from './compared-documents.ts'

/**
 * The dealer's documents are compared before one is issued, or uploaded ones are shared with the buyer (TRU-11). What the buyer
 * uploads blocks no step: managers see its differences in the inquiry.
 */

/** 409 DOCUMENTS_DIFFER: `body` names the fields in English, `differences` has the values and their places. */
function differencesError(differences: DocumentDifference[]): HttpError {
  const reason: ErrorReply['reason'] = {
    code: 'DOCUMENTS_DIFFER',
    message: 'Documents of this inquiry differ: correct them, or give a reason to continue',
  }
  const body = differences.map(({ field, values }) => ({
    path: field,
    message: values
      .map(({ kind, name, value, page }) => `${name || kind}${page === null ? '' : `, page ${page}`}: ${value}`)
      .join('; '),
  }))
  return new HttpError({ ...genericError(409).reply, reason, body, differences })
}

/**
 * Refuses where documents differ in a field that one of `candidates` states, unless the caller gives a reason, which becomes an
 * event of its own. Returns the inquiry after that.
 * @throws 409 DOCUMENTS_DIFFER; 403 for an API client that gives a reason
 */
async function assertAgree(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  step: AgreementStep,
  { documents, candidates }: { documents: readonly ComparedDocument[]; candidates: readonly ComparedDocument[] },
  reason: string | undefined,
): Promise<LockedInquiry> {
  const fields = new Set(candidates.flatMap(({ stated }) => stated.map(({ field }) => field)))
  const differences = differencesOf(documents).filter(({ field }) => fields.has(field))
  if (!differences.length) return inquiry
  assertReasonOfPerson(reason, () => differencesError(differences))
  const content = { reason, fields: differences.map(({ field }) => field) }
  return appendEvent(context, tx, inquiry, 'DIFFERENCES_ACCEPTED', { step }, content)
}

/**
 * Documents that the dealer has issued or uploaded.
 * @throws MINATO-5001 while one was not read yet: it must not pass unchecked
 */
async function dealerDocuments(
  tx: Transaction,
  inquiry: LockedInquiry,
  chassis: readonly string[],
  isLeftOut?: (issued: IssuedRow) => boolean,
): Promise<CheckedDocument[]> {
  const documents = await documentsOf(tx, inquiry, chassis, { sides: ['SELLER'], ...(isLeftOut && { isLeftOut }) })
  if (documents.some(({ state }) => state === 'PENDING')) throw httpError('MINATO-5001')
  return documents
}

/** Before a document is issued: its facts against all others; a proforma takes the place of the one in force. */
export async function assertIssuable(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  facts: DocumentData,
  reason: string | undefined,
): Promise<LockedInquiry> {
  const { kind } = facts
  const existingDocuments = await dealerDocuments(
    tx,
    inquiry,
    facts.car.chassis ? [facts.car.chassis] : [],
    (issued) => kind === 'PROFORMA' && issued.kind === 'PROFORMA',
  )
  const proforma = existingDocuments.find((one) => one.kind === 'PROFORMA')?.name ?? null
  const candidate: ComparedDocument = { id: null, kind, name: '', stated: statedByFacts(facts, proforma) }
  const compared = { documents: [candidate, ...existingDocuments], candidates: [candidate] }
  return assertAgree(context, tx, inquiry, kind, compared, reason)
}

/** Before documents that the dealer has uploaded are shown to the buyer; they are in the inquiry already. */
export async function assertShareable(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  ids: readonly string[],
  reason: string | undefined,
): Promise<LockedInquiry> {
  const agreed = await inquiryCompared(tx, inquiry)
  const documents = await dealerDocuments(tx, inquiry, chassisOf(agreed))
  const candidates = documents.filter(({ id }) => ids.includes(id))
  return assertAgree(context, tx, inquiry, 'UPLOADED', { documents: [agreed, ...documents], candidates }, reason)
}

export const chassisOf = ({ stated }: ComparedDocument): string[] =>
  stated.flatMap(({ field, value }) => (field === 'chassis' ? [value] : []))
