import * as calls from '@minato/contract/ledger'
import type { LedgerTransaction } from '@minato/contract/ledger-shapes'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { conflictError } from '../../../platform/http/http-error.ts'
import { csvList } from '../../../platform/http/csv.ts'
import { serve } from '../../../platform/http/serve.ts'
import { inquiryView } from '../event-log/inquiry-view.ts'
import { requireInquiry, inquiryNotFound, lockInquiry } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { journal, JOURNAL_COLUMNS } from './journal.ts'
import { ledgerOf } from './balance.ts'
import type { TransactionRow } from './ledger-store.ts'
import {
  lockInquiries,
  moveCredit,
  recordRefund,
  recordTransfer,
  reverseTransaction,
  writeOff,
} from './record-transactions.ts'

/** Managers' calls of the payment ledger (TRU-12). */
export function serveLedger(app: FastifyInstance, context: Context): void {
  const assertVersion = async (
    tx: Transaction,
    identity: Identity | undefined,
    { id, state }: LockedInquiry,
    version: number,
  ): Promise<void> => {
    if (state.version !== version) throw conflictError(await inquiryView(context, tx.tenant, identity, id, tx))
  }
  /** Runs `work` with the inquiry locked, at the version that the caller read. */
  const withLockedInquiry =
    (
      identity: Identity | undefined,
      id: string,
      version: number,
      work: (tx: Transaction, inquiry: LockedInquiry) => Promise<unknown>,
    ) =>
    async (tx: Transaction): Promise<Inquiry> => {
      const inquiry = await lockInquiry(tx, identity, id)
      await assertVersion(tx, identity, inquiry, version)
      await work(tx, inquiry)
      return inquiryView(context, tx.tenant, identity, id, tx)
    }

  serve(app, context, calls.getLedger, async ({ tenant, identity, params: { id } }) => {
    await requireInquiry(context, tenant, identity, id)
    const { balance, rows } = await ledgerOf(context, tenant, (statement) => context.db.read(tenant, statement), id)
    return { balance, transactions: rows.map((row) => transactionView(row, id)) }
  })
  serve(app, context, calls.exportJournal, async ({ tenant, query, reply }) =>
    csvList(reply, 'payment-journal.csv', JOURNAL_COLUMNS, journal(context, tenant, query)),
  )
  serve(app, context, calls.recordTransfer, ({ identity, params, body, version, withIdempotency }) =>
    withIdempotency(
      withLockedInquiry(identity, params.id, version, (tx, inquiry) => recordTransfer(context, tx, inquiry, body)),
    ),
  )
  serve(app, context, calls.recordRefund, ({ identity, params, body, version, withIdempotency }) =>
    withIdempotency(
      withLockedInquiry(identity, params.id, version, (tx, inquiry) => recordRefund(context, tx, inquiry, body)),
    ),
  )
  serve(app, context, calls.writeOff, ({ identity, params, body, version, withIdempotency }) =>
    withIdempotency(
      withLockedInquiry(identity, params.id, version, (tx, inquiry) => writeOff(context, tx, inquiry, body)),
    ),
  )
  serve(app, context, calls.moveCredit, ({ identity, params: { id }, body, version, withIdempotency }) =>
    withIdempotency(async (tx) => {
      const locked = await lockInquiries(tx, [id, body.toInquiryId])
      const from = locked.get(id)
      if (!from) throw inquiryNotFound()
      await assertVersion(tx, identity, from, version)
      await moveCredit(context, tx, { from, to: locked.get(body.toInquiryId) }, body)
      return inquiryView(context, tx.tenant, identity, id, tx)
    }),
  )
  serve(app, context, calls.reverseTransaction, ({ identity, params, body, version, withIdempotency }) =>
    withIdempotency(async (tx) => {
      const input = { ...params, ...body }
      await reverseTransaction(context, tx, input, (inquiry) => assertVersion(tx, identity, inquiry, version))
      return inquiryView(context, tx.tenant, identity, params.id, tx)
    }),
  )
}

function transactionView(row: TransactionRow, id: string): LedgerTransaction {
  const { inquiryId, otherId, otherReference, currency, ...rest } = row
  const isSource = inquiryId === id
  const otherInquiry = otherId === null ? null : { id: otherId, reference: otherReference ?? '', isTarget: isSource }
  return { ...rest, currency: currency as LedgerTransaction['currency'], other: otherInquiry }
}
