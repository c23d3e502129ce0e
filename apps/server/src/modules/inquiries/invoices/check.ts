import { createHash } from 'node:crypto'
import { dueOf } from '@minato/domain/ledger'
import * as calls from '@minato/contract/document-checks'
import { codeFrom } from '@minato/contract/document-checks'
import type { FileVerdict, DocumentCheck } from '@minato/contract/document-checks'
import { DOCUMENT_BYTES_LIMIT } from '@minato/contract/enumerations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Context } from '../../../context.ts'
import { uncountAttempt, assertWithinLimit } from '../../../platform/rate-limit/counters.ts'
import { genericError } from '../../../platform/http/http-error.ts'
import { callerKey } from '../../../platform/rate-limit/caller-key.ts'
import { serve } from '../../../platform/http/serve.ts'
import { consigneeChangeOf, isAccountChanging } from '../../proposals/service.ts'
import { ledgerOf } from '../ledger/balance.ts'
import { documentByCode } from './invoices-store.ts'
import type { CheckedRow } from './invoices-store.ts'

/** Verifies documents for anyone who holds one (TRU-03). Reveals nothing personal, and codes cannot be searched. */

const UNKNOWN: DocumentCheck = {
  verdict: 'UNKNOWN',
  kind: null,
  number: null,
  issuedAt: null,
  validUntil: null,
  endedAt: null,
  total: null,
  replacedBy: null,
  accountEnd: null,
  isNothingDue: null,
  paidOn: null,
  isAccountChanging: null,
  isConsigneeChanging: null,
}

export function serveChecks(app: FastifyInstance, context: Context): void {
  /** Unknown codes count against the rate limit of their network; valid ones do not. */
  async function find(tenant: string, typed: string, request: FastifyRequest): Promise<CheckedRow | undefined> {
    const network = callerKey(request)
    await assertWithinLimit(context, 'paper-check-network', network)
    const code = codeFrom(typed)
    const [row] = code ? await context.db.read<CheckedRow>(tenant, documentByCode(tenant, code)) : []
    if (row) await uncountAttempt(context, 'paper-check-network', network)
    return row
  }

  serve(app, context, calls.checkDocument, async ({ tenant, params, request }) =>
    checkResult(context, tenant, await find(tenant, params.code, request)),
  )
  serve(app, context, calls.checkDocumentFile, async ({ tenant, params, request }) => {
    const row = await find(tenant, params.code, request)
    const { hash, isOurs } = await readFile(request.body as Readable)
    const file: FileVerdict = row?.sha256.equals(hash) ? 'GENUINE' : isOurs ? 'ALTERED' : 'NOT_OURS'
    return { ...(await checkResult(context, tenant, row)), file: row ? file : null }
  })
}

async function checkResult(context: Context, tenant: string, row: CheckedRow | undefined): Promise<DocumentCheck> {
  if (!row) return UNKNOWN
  const { state, kind, number, issuedAt, validUntil, endedAt, total, replacedBy, accountNumber, bank } = row
  return {
    verdict: state ?? 'GENUINE',
    kind,
    number,
    issuedAt,
    validUntil,
    endedAt,
    total,
    replacedBy,
    ...(state === null && kind !== 'RECEIPT' ? await paymentOf(context, tenant, row) : NO_PAYMENT),
    accountEnd: accountNumber?.replaceAll(/[^A-Za-z0-9]/g, '').slice(-4) ?? null,
    isAccountChanging: bank !== null && state === null && (await isAccountChanging(context, tenant, bank.id)),
    isConsigneeChanging:
      state === null &&
      (await consigneeChangeOf((statement) => context.db.read(tenant, statement), tenant, row.inquiryId)) !== null,
  }
}

type Payment = Pick<DocumentCheck, 'isNothingDue' | 'paidOn'>
const NO_PAYMENT: Payment = { isNothingDue: null, paidOn: null }

/**
 * What the ledger says of a valid invoice: nothing while no payment is recorded. An accepted proof may be of an instalment only,
 * or of a proforma below the final invoice.
 */
async function paymentOf(context: Context, tenant: string, { inquiryId }: CheckedRow): Promise<Payment> {
  const { balance, rows } = await ledgerOf(
    context,
    tenant,
    (statement) => context.db.read(tenant, statement),
    inquiryId,
  )
  if (balance.received + balance.movedIn <= 0) return NO_PAYMENT
  if (dueOf(balance) > 0) return { isNothingDue: false, paidOn: null }
  const payments = rows.filter(
    ({ kind, isReversed, lines }) =>
      kind !== 'EXPECTED' &&
      kind !== 'REVERSAL' &&
      !isReversed &&
      lines.some(({ account, cents }) => account === 'BUYER' && cents < 0),
  )
  const days = payments.map(({ valueDate }) => valueDate).toSorted()
  return { isNothingDue: true, paidOn: balance.expected > 0 ? (days.at(-1) ?? null) : null }
}

/** Metadata of every document that `drawing/draw-document.ts` draws. */
const MARK = '<pdf:Producer>Minato</pdf:Producer>'

/**
 * The hash of a file, and whether it is a PDF that this product made, changed or not. Nothing is stored.
 * @throws 413 for a file larger than any issued document
 */
async function readFile(body: Readable): Promise<{ hash: Buffer; isOurs: boolean }> {
  const hash = createHash('sha256')
  let size = 0
  let isPdf = false
  let isMarked = false
  let tail = ''
  for await (const part of body as AsyncIterable<Buffer>) {
    const text = tail + part.toString('latin1')
    if (size < MARK.length) isPdf = text.startsWith('%PDF-')
    isMarked ||= text.includes(MARK)
    tail = text.slice(1 - MARK.length)
    size += part.length
    if (size > DOCUMENT_BYTES_LIMIT) throw genericError(413)
    hash.update(part)
  }
  return { hash: hash.digest(), isOurs: isPdf && isMarked }
}
