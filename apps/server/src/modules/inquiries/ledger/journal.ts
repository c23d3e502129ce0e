import type { Context } from '../../../context.ts'
import type { CsvColumns } from '../../../platform/http/csv.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { journalLines } from './ledger-store.ts'
import type { JournalRow } from './ledger-store.ts'

/** The journal of all ledgers for accountants (TRU-12). */

const BATCH = 1000
const amount = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

export const JOURNAL_COLUMNS: CsvColumns<JournalRow> = {
  valueDate: (row) => row.valueDate,
  transaction: (row) => row.transactionId,
  line: (row) => row.no,
  kind: (row) => row.kind,
  inquiry: (row) => row.reference,
  account: (row) => row.account,
  currency: (row) => row.currency,
  debit: ({ cents }) => (cents > 0 ? amount(cents) : ''),
  credit: ({ cents }) => (cents < 0 ? amount(-cents) : ''),
  exchangeRate: (row) => row.rate,
  rateSource: (row) => row.rateSource,
  sender: (row) => row.sender,
  reason: (row) => row.reason,
  recordedAt: (row) => row.recordedAt,
}

/** @throws 400 where the last day is before the first. */
export function journal(
  { db }: Context,
  tenant: string,
  { from = '0001-01-01', to = '9999-12-31' }: { from?: string | undefined; to?: string | undefined },
): AsyncGenerator<JournalRow[]> {
  if (to < from)
    throw httpError('MINATO-1008', { body: [{ path: 'to', message: 'The end must not be before the start' }] })
  return (async function* () {
    let after: JournalRow | undefined
    do {
      const rows: JournalRow[] = await db.read<JournalRow>(
        tenant,
        journalLines(tenant, { from, to, after, limit: BATCH }),
      )
      yield rows
      after = rows.length < BATCH ? undefined : rows.at(-1)
    } while (after)
  })()
}
