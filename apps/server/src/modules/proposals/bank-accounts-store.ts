import { sql } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

// Without a chosen default, documents use the first account in US dollars.
const COLUMNS: Sql = sql`id, holder, bank, branch, bank_address as "bankAddress", swift, account_number as "accountNumber",
  currency, row_number() over (order by preferred_at desc nulls last, currency <> 'USD', created_at, id) = 1 as "isDefault",
  version, updated_at as "updatedAt"`

export const bankAccounts = (tenant: string): Statement =>
  sql`select ${COLUMNS} from settings.bank_account where tenant_id = ${tenant} and removed_at is null order by created_at, id`

export interface BankAccountValues {
  holder: string
  bank: string
  branch: string | null
  bankAddress: string | null
  swift: string
  accountNumber: string
  currency: string
}
/** The first account of a dealer; the database refuses any other one. */
export const insertFirstAccount = (tenant: string, id: string, one: BankAccountValues): Statement =>
  sql`insert into settings.bank_account (tenant_id, id, holder, bank, branch, bank_address, swift, account_number, currency)
    values (${tenant}, ${id}::uuid, ${one.holder}, ${one.bank}, ${one.branch}, ${one.bankAddress}, ${one.swift},
      ${one.accountNumber}, ${one.currency})`

/** Whether the dealer has ever had an account. Waits for another transaction that adds the first one. */
export const lockFirstAccount = (tenant: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtextextended('bank accounts ' || ${tenant}::text, 0))`
export const hasHadAccount = (tenant: string): Statement =>
  sql`select exists (select from settings.bank_account where tenant_id = ${tenant}) as "hasHad"`
