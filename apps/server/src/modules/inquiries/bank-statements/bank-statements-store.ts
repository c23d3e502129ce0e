import type { BankBalance, BankLine, BankMatch, BankProblem, BankStatement } from '@minato/contract/bank-statements'
import { NEAR_DAYS } from '@minato/domain/bank-statement'
import type { RecordedTransfer } from '@minato/domain/bank-statement'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'

export interface CandidateRow {
  id: string
  reference: string
  isOpen: boolean
  openCents: number
  numbers: string[]
  names: string[]
  transfers: RecordedTransfer[]
}
/** Open inquiries, and closed ones with documents or money, with their transfers. */
export const candidates = (tenant: string): Statement => sql`
  with open_sums as (
    select inquiry_id, sum(cents) as cents from inquiries.ledger_line
    where tenant_id = ${tenant} and account = 'BUYER' and currency = 'USD' group by inquiry_id
  ), numbers as (
    select inquiry_id, array_agg(number) as all from inquiries.paper
    where tenant_id = ${tenant} and kind <> 'RECEIPT' group by inquiry_id
  ), transfers as (
    select t.inquiry_id, json_agg(json_build_object('day', t.value_date, 'cents', t.cents, 'currency', t.currency,
      'isFromBank', exists (select from inquiries.bank_line b where b.tenant_id = t.tenant_id and b.transaction_id = t.id))) as all
    from inquiries.ledger_transaction t
    where t.tenant_id = ${tenant} and t.kind = 'TRANSFER'
      and not exists (select from inquiries.ledger_transaction r where r.tenant_id = t.tenant_id and r.reverses = t.id)
    group by t.inquiry_id
  )
  select i.id, i.reference, i.outcome is null as "isOpen", coalesce(s.cents, 0) as "openCents",
    coalesce(n.all, '{}') as numbers, coalesce(t.all, '[]') as transfers,
    array_remove(array[(select p.name from users.person_name p where p.tenant_id = i.tenant_id and p.id = i.owner_id),
      nullif(concat_ws(' ', c.content -> 'customerInformation' ->> 'firstname', c.content -> 'customerInformation' ->> 'lastname'), '')],
      null) as names
  from inquiries.inquiry i
  left join open_sums s on s.inquiry_id = i.id
  left join numbers n on n.inquiry_id = i.id
  left join transfers t on t.inquiry_id = i.id
  left join inquiries.event_content c on c.tenant_id = i.tenant_id and c.inquiry_id = i.id
    and c.seq = (i.state ->> 'customerInformationSeq')::integer
  where i.tenant_id = ${tenant} and (i.outcome is null or n.inquiry_id is not null or s.inquiry_id is not null)`

export interface NewStatement {
  id: string
  fileName: string
  format: BankStatement['format']
  outgoing: number
  problems: BankProblem[]
  problemCount: number
  balances: BankBalance[]
}
export const insertStatement = (tenant: string, one: NewStatement): Statement => sql`
  insert into inquiries.bank_statement (tenant_id, id, file_name, format, outgoing_count, problems, problem_count, balances)
  values (${tenant}, ${one.id}::uuid, ${one.fileName}, ${one.format}, ${one.outgoing}, ${JSON.stringify(one.problems)}::jsonb,
    ${one.problemCount}, ${JSON.stringify(one.balances)}::jsonb)`
export const setKnown = (tenant: string, id: string, knownCount: number): Statement => sql`
  update inquiries.bank_statement set known_count = ${knownCount} where tenant_id = ${tenant} and id = ${id}::uuid`
export const removeStatement = (tenant: string, id: string): Statement => sql`
  delete from inquiries.bank_statement where tenant_id = ${tenant} and id = ${id}::uuid`
/** The statement that has the first of these lines. */
export const statementWith = (tenant: string, fingerprints: readonly string[]): Statement => sql`
  select statement_id as id from inquiries.bank_line
  where tenant_id = ${tenant} and fingerprint = any(${fingerprints}::text[]) order by no limit 1`

export interface NewLine {
  no: number
  fingerprint: string
  account: string
  valueDate: string
  cents: number
  currency: string
  text: string
  sender: string | null
  match: string
  candidates: BankMatch[]
}
/** Lines that are known already are left out: one row for each new one. */
export const insertLines = (tenant: string, statementId: string, lines: readonly NewLine[]): Statement => sql`
  insert into inquiries.bank_line (tenant_id, statement_id, no, fingerprint, account, value_date, cents, currency, text, sender, match,
    candidates)
  select ${tenant}, ${statementId}::uuid, no, fingerprint, account, "valueDate", cents, currency, text, sender, match, candidates
  from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (no integer, fingerprint text, account text, "valueDate" date,
    cents bigint, currency text, text text, sender text, match text, candidates jsonb)
  on conflict (tenant_id, fingerprint) do nothing returning no`

const isRecorded = sql`(l.transaction_id is not null and not exists (select from inquiries.ledger_transaction r
  where r.tenant_id = l.tenant_id and r.reverses = l.transaction_id))`
const state = sql`case when ${isRecorded} then 'RECORDED' when l.is_ignored then 'IGNORED' else l.match end`

export type StatementRow = Omit<BankStatement, 'wrongBalances' | 'hasBalances'> & { balances: BankBalance[] }
const statements = (tenant: string, chosen: Sql): Statement => sql`
  select s.id, s.file_name as "fileName", s.format, s.uploaded_at as "uploadedAt", s.known_count as known, s.outgoing_count as outgoing,
    s.problems, s.problem_count as "problemCount", s.balances, l."from", l."to", l.lines, l.counts
  from (${chosen}) s cross join lateral (
    select min(value_date)::text as "from", max(value_date)::text as "to", coalesce(sum(n), 0)::integer as lines,
      '{"MATCHED": 0, "SUGGESTED": 0, "NONE": 0, "RECORDED": 0, "IGNORED": 0}'::jsonb
        || coalesce(jsonb_object_agg(state, all_of) filter (where state is not null), '{}') as counts
    from (select state, sum(count(*)) over (partition by state) as all_of, count(*) as n, value_date from (
      select ${state} as state, l.value_date from inquiries.bank_line l where l.tenant_id = s.tenant_id and l.statement_id = s.id) each
      group by state, value_date) days
  ) l order by s.uploaded_at desc, s.id`
export const bankStatementById = (tenant: string, id: string): Statement =>
  statements(tenant, sql`select * from inquiries.bank_statement where tenant_id = ${tenant} and id = ${id}::uuid`)
export const statementsPage = (tenant: string, limit: number, offset: number): Statement =>
  statements(
    tenant,
    sql`select * from inquiries.bank_statement where tenant_id = ${tenant}
      order by uploaded_at desc, id limit ${limit}::integer offset ${offset}::integer`,
  )
export const countStatements = (tenant: string): Statement =>
  sql`select count(*)::integer as total from inquiries.bank_statement where tenant_id = ${tenant}`

export type LineRow = Omit<BankLine, 'candidates' | 'recordedOn'> & {
  candidates: BankMatch[]
  recordedId: string | null
  recordedReference: string | null
}
const lines = (tenant: string, chosen: Sql): Statement => sql`
  select l.id, ${state} as state, l.account, l.value_date::text as "valueDate", l.cents, l.currency, l.text, l.sender, l.candidates,
    i.id as "recordedId", i.reference as "recordedReference"
  from (${chosen}) l
  left join inquiries.ledger_transaction t on t.tenant_id = l.tenant_id and t.id = l.transaction_id and ${isRecorded}
  left join inquiries.inquiry i on i.tenant_id = t.tenant_id and i.id = t.inquiry_id order by l.no`
const linesIn = (tenant: string, id: string, stateFilter: string | null): Sql => sql`
  from inquiries.bank_line l where l.tenant_id = ${tenant} and l.statement_id = ${id}::uuid
    and ${state} = coalesce(${stateFilter}, ${state})`
export const linesPage = (
  tenant: string,
  id: string,
  { state: stateFilter = null, limit, offset }: { state?: string | null; limit: number; offset: number },
): Statement =>
  lines(
    tenant,
    sql`select l.* ${linesIn(tenant, id, stateFilter)} order by l.no limit ${limit}::integer offset ${offset}::integer`,
  )
export const countLines = (tenant: string, id: string, stateFilter: string | null): Statement =>
  sql`select count(*)::integer as total ${linesIn(tenant, id, stateFilter)}`
export const bankLineById = (tenant: string, id: string): Statement =>
  lines(tenant, sql`select * from inquiries.bank_line where tenant_id = ${tenant} and id = ${id}::uuid`)
export const lockLine = (tenant: string, id: string): Statement =>
  sql`select id from inquiries.bank_line where tenant_id = ${tenant} and id = ${id}::uuid for update`
export const setTransaction = (tenant: string, id: string, transactionId: string): Statement => sql`
  update inquiries.bank_line set transaction_id = ${transactionId}::uuid, is_ignored = false
  where tenant_id = ${tenant} and id = ${id}::uuid`
export const setIgnored = (tenant: string, id: string, isIgnored: boolean): Statement => sql`
  update inquiries.bank_line set is_ignored = ${isIgnored} where tenant_id = ${tenant} and id = ${id}::uuid`

/** A transfer on an inquiry that was recorded by hand and may be the payment of the line. */
export const transferByHand = (
  tenant: string,
  inquiryId: string,
  { cents, currency, valueDate }: Pick<BankLine, 'cents' | 'currency' | 'valueDate'>,
): Statement => sql`
  select t.id from inquiries.ledger_transaction t
  where t.tenant_id = ${tenant} and t.inquiry_id = ${inquiryId}::uuid and t.kind = 'TRANSFER'
    and t.cents = ${cents} and t.currency = ${currency} and abs(t.value_date - ${valueDate}::date) <= ${NEAR_DAYS}::integer
    and not exists (select from inquiries.ledger_transaction r where r.tenant_id = t.tenant_id and r.reverses = t.id)
    and not exists (select from inquiries.bank_line b where b.tenant_id = t.tenant_id and b.transaction_id = t.id) limit 1`

/** Current buyers and open amounts of inquiries. */
export const inquiriesNow = (tenant: string, ids: readonly string[]): Statement => sql`
  select i.id, p.name as buyer, greatest(0, coalesce((select sum(l.cents) from inquiries.ledger_line l
      where l.tenant_id = i.tenant_id and l.inquiry_id = i.id and l.account = 'BUYER' and l.currency = 'USD'), 0)) as open
  from inquiries.inquiry i left join users.person_name p on p.tenant_id = i.tenant_id and p.id = i.owner_id
  where i.tenant_id = ${tenant} and i.id = any(${ids}::uuid[])`

/** What senders wrote with payments for a buyer's inquiries, recorded there or only suggested. */
export const removeBankTexts = (tenant: string, ownerId: string): Statement => sql`
  with own as (select id from inquiries.inquiry where tenant_id = ${tenant} and owner_id = ${ownerId}::uuid)
  update inquiries.bank_line l set text = '', sender = null
  where l.tenant_id = ${tenant} and (
    exists (select from inquiries.ledger_transaction t
      where t.tenant_id = l.tenant_id and t.id = l.transaction_id and t.inquiry_id in (select id from own))
    or (not ${isRecorded} and exists (select from jsonb_array_elements(l.candidates) c
      where c ->> 'inquiryId' in (select id::text from own))))`
