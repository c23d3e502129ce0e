import * as calls from '@minato/contract/bank-statements'
import type { BankLine } from '@minato/contract/bank-statements'
import { LEDGER_CURRENCIES } from '@minato/contract/inquiry-enumerations'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { actionNotAllowed, lockInquiry } from '../event-log/service.ts'
import { recordTransfer } from '../ledger/record-transactions.ts'
import { lockLine, setIgnored, setTransaction, transferByHand } from './bank-statements-store.ts'
import { keepStatement, lineIn, listLines, listStatements, matchStatement, receiveStatement } from './service.ts'

/** Managers' calls of bank statements (TRU-12). */
export function serveBankStatements(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.uploadBankStatement, async ({ tenant, query, request, withIdempotency }) => {
    const uploaded = await receiveStatement(request)
    return withIdempotency((tx, matched) => keepStatement(tx, uploaded, matched), {
      file: uploaded.bytes,
      prepare: () => matchStatement(context, tenant, uploaded, query.currency ?? 'USD'),
    })
  })
  serve(app, context, calls.listBankStatements, ({ tenant, query }) => listStatements(context, tenant, query))
  serve(app, context, calls.listBankLines, ({ tenant, params, query }) => listLines(context, tenant, params.id, query))
  serve(app, context, calls.recordBankLine, ({ identity, params, body, withIdempotency }) =>
    withIdempotency(async (tx) => {
      const line = await unrecordedLine(tx, params.id)
      const { cents, currency: own, valueDate, sender } = line
      const currency = LEDGER_CURRENCIES.find((one) => one === own)
      if (!currency)
        throw httpError('MINATO-1008', {
          body: [{ path: 'currency', message: 'The ledger does not have this currency' }],
        })
      const { inquiryId, isAnotherPayment = false, ...terms } = body
      const inquiry = await lockInquiry(tx, identity, inquiryId)
      if (!isAnotherPayment) await assertNotByHand(tx, inquiryId, line)
      const amount = { value: cents / 100, currency }
      const transfer = { ...terms, amount, valueDate, ...(sender !== null && { sender }) }
      const { transactionId } = await recordTransfer(context, tx, inquiry, transfer)
      await tx.rows(setTransaction(tx.tenant, params.id, transactionId))
      return lineIn(tx, params.id)
    }),
  )
  serve(app, context, calls.ignoreBankLine, ({ tenant, params, body }) =>
    context.db.write(tenant, async (tx) => {
      await unrecordedLine(tx, params.id)
      await tx.rows(setIgnored(tenant, params.id, body.isIgnored))
      return lineIn(tx, params.id)
    }),
  )
}

/** The line, locked. @throws 409 BANK_LINE_RECORDED while a transfer that holds has it */
async function unrecordedLine(tx: Transaction, id: string): Promise<BankLine> {
  await tx.rows(lockLine(tx.tenant, id))
  const line = await lineIn(tx, id)
  if (line.recordedOn)
    throw actionNotAllowed({ code: 'BANK_LINE_RECORDED', reason: 'This payment has been recorded already' })
  return line
}

/** @throws 409 TRANSFER_EXISTS where a transfer recorded by hand may be this payment */
async function assertNotByHand(tx: Transaction, inquiryId: string, line: BankLine): Promise<void> {
  const [known] = await tx.rows(transferByHand(tx.tenant, inquiryId, line))
  if (!known) return
  const reason = 'A transfer of the same amount is already recorded on this inquiry'
  throw actionNotAllowed({ code: 'TRANSFER_EXISTS', reason })
}
