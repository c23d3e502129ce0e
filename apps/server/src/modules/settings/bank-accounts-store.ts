import { sql } from '../../platform/sql.ts'
import type { Sql, Statement } from '../../platform/sql.ts'

export interface BankAccountValues {
  holder: string
  bank: string
  branch: string | null
  bankAddress: string | null
  swift: string
  accountNumber: string
  currency: string
}

const COLUMNS: Sql = sql`id, holder, bank, branch, bank_address as "bankAddress", swift, account_number as "accountNumber",
  currency, version, updated_at as "updatedAt"`

export const bankAccounts = (tenant: string): Statement =>
  sql`select ${COLUMNS} from settings.bank_account where tenant_id = ${tenant} and removed_at is null order by created_at, id`

export const bankAccount = (tenant: string, id: string): Statement =>
  sql`select ${COLUMNS} from settings.bank_account where tenant_id = ${tenant} and id = ${id}::uuid and removed_at is null`

export const insertBankAccount = (tenant: string, one: BankAccountValues): Statement =>
  sql`insert into settings.bank_account (tenant_id, holder, bank, branch, bank_address, swift, account_number, currency)
    values (${tenant}, ${one.holder}, ${one.bank}, ${one.branch}, ${one.bankAddress}, ${one.swift}, ${one.accountNumber},
      ${one.currency})
    returning ${COLUMNS}`

/** No row where it is another version by now. */
export const changeBankAccount = (tenant: string, id: string, version: number, one: BankAccountValues): Statement =>
  sql`update settings.bank_account set holder = ${one.holder}, bank = ${one.bank}, branch = ${one.branch},
      bank_address = ${one.bankAddress}, swift = ${one.swift}, account_number = ${one.accountNumber},
      currency = ${one.currency}, version = version + 1, updated_at = now()
    where tenant_id = ${tenant} and id = ${id}::uuid and version = ${version} and removed_at is null returning ${COLUMNS}`

export const removeBankAccountRow = (tenant: string, id: string, version: number): Statement =>
  sql`update settings.bank_account set removed_at = now(), version = version + 1, updated_at = now()
    where tenant_id = ${tenant} and id = ${id}::uuid and version = ${version} and removed_at is null returning id`
