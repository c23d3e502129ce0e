import type { LedgerBalance } from '@minato/contract/ledger-shapes'
import { balanceOf } from '@minato/domain/ledger'
import type { LedgerEntry } from '@minato/domain/ledger'
import type { Context } from '../../../context.ts'
import { toleranceOf } from '../../settings/service.ts'
import type { RunQuery } from '../../users/people-lookup/service.ts'
import { transactionsOf } from './ledger-store.ts'
import type { TransactionRow } from './ledger-store.ts'

const entryOf = ({ kind, of, lines }: TransactionRow): LedgerEntry => ({
  kind: of,
  isReversal: kind === 'REVERSAL',
  lines,
})

/** The transactions of an inquiry with its balance at the dealer's tolerance. */
export async function ledgerOf(
  context: Context,
  tenant: string,
  runQuery: RunQuery,
  inquiryId: string,
): Promise<{ balance: Required<LedgerBalance>; rows: TransactionRow[]; withEntry(entry: LedgerEntry): LedgerBalance }> {
  const rows = await runQuery<TransactionRow>(transactionsOf(tenant, inquiryId))
  const tolerance = await toleranceOf(context, tenant)
  const entries = rows.map(entryOf)
  return {
    rows,
    balance: balanceOf(entries, tolerance),
    withEntry: (entry) => balanceOf([...entries, entry], tolerance),
  }
}
