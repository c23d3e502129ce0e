import { createHash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { STATEMENT_BYTES } from '@minato/contract/bank-statements'
import type { BankLine, BankStatement } from '@minato/contract/bank-statements'
import { PAGE_LIMIT } from '@minato/contract/primitives'
import { createBankMatcher } from '@minato/domain/bank-statement'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { bytesOfForm, fileError } from '../../../platform/http/multipart-file.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { orWorkerError } from '../../../platform/http/worker-error.ts'
import type { WorkerKind } from '../../../platform/process/workers/worker-kind.ts'
import type { RunQuery } from '../../users/people-lookup/service.ts'
import * as store from './bank-statements-store.ts'
import type { CandidateRow, LineRow, NewLine, StatementRow } from './bank-statements-store.ts'
import { clean, REFUSALS } from './statement.ts'
import type { ReadStatement, StatementEntry } from './statement.ts'
import type { StatementAnswer, StatementJob } from './worker.ts'

/** A hundred thousand lines take up to 10 s of CPU. */
const STATEMENT_WORKER: WorkerKind<StatementJob, StatementAnswer> = {
  entry: new URL('worker.ts', import.meta.url),
  slots: 1,
  waiting: { statements: 10 },
  timeLimitMs: 30_000,
  heapMb: 512,
  memoryMb: 768,
}
/** Lines that are matched, or written, before other requests have their turn. */
const BATCH = 500

export interface Uploaded {
  name: string
  bytes: Buffer
}
export async function receiveStatement(request: FastifyRequest): Promise<Uploaded> {
  const { fileName, bytes } = await bytesOfForm(request, STATEMENT_BYTES, REFUSALS.large)
  const name = fileName.split(/[/\\]/).at(-1) ?? ''
  return { name: clean(name, 200) || 'file', bytes }
}

export interface Matched {
  read: ReadStatement
  lines: NewLine[]
}
/** Reads the file in a worker and matches its incoming payments to inquiries. */
export async function matchStatement(
  context: Pick<Context, 'db' | 'workers'>,
  tenant: string,
  { bytes }: Uploaded,
  currency: string,
): Promise<Matched> {
  const reading = context.workers.pool(STATEMENT_WORKER).run({ bytes, currency })
  const statement = await orWorkerError(reading, () => fileError(REFUSALS.slow))
  if ('refused' in statement) throw fileError(REFUSALS[statement.refused])
  const match = createBankMatcher(await context.db.read<CandidateRow>(tenant, store.candidates(tenant)))
  const occurrences = new Map<string, number>()
  const lines: NewLine[] = []
  for (const [no, entry] of statement.entries.entries()) {
    if (entry.cents < 0) continue
    if (lines.length % BATCH === BATCH - 1) await setImmediate()
    const { account, valueDate, cents, currency: own, text, sender } = entry
    const matched = match({ valueDate, cents, currency: own, text, sender })
    const fingerprint = fingerprintOf(entry, occurrences)
    lines.push({ no, fingerprint, account, valueDate, cents, currency: own, text, sender, ...matched })
  }
  return { read: statement, lines }
}

/** Numbers equal lines without a bank reference by their order: two payments on one day may be equal. */
function fingerprintOf(
  { account, valueDate, cents, currency, text, sender, bankId }: StatementEntry,
  occurrences: Map<string, number>,
) {
  const key = JSON.stringify([account, valueDate, cents, currency, text, sender, bankId])
  const count = occurrences.get(key) ?? 0
  occurrences.set(key, count + 1)
  return createHash('sha256')
    .update(bankId === null && count > 0 ? `${key} ${count}` : key)
    .digest('base64url')
}

/** Stores new lines. Without a new line nothing is stored, and the earlier statement is returned. */
export async function keepStatement(
  tx: Transaction,
  { name }: Uploaded,
  { read, lines }: Matched,
): Promise<BankStatement> {
  const { tenant } = tx
  const id = randomUUID()
  const { format, balances, problems, problemCount } = read
  const outgoing = read.entries.length - lines.length
  await tx.rows(
    store.insertStatement(tenant, { id, fileName: name, format, outgoing, problems, problemCount, balances }),
  )
  let savedCount = 0
  for (let from = 0; from < lines.length; from += BATCH)
    savedCount += (await tx.rows(store.insertLines(tenant, id, lines.slice(from, from + BATCH)))).length
  if (savedCount === 0 && lines.length > 0) {
    await tx.rows(store.removeStatement(tenant, id))
    const fingerprints = lines.slice(0, BATCH).map(({ fingerprint }) => fingerprint)
    const [earlier] = await tx.rows<{ id: string }>(store.statementWith(tenant, fingerprints))
    return statementOf((statement) => tx.rows(statement), tenant, earlier?.id ?? '')
  }
  await tx.rows(store.setKnown(tenant, id, lines.length - savedCount))
  return statementOf((statement) => tx.rows(statement), tenant, id)
}

const viewOf = ({ balances, ...row }: StatementRow): BankStatement => ({
  ...row,
  uploadedAt: new Date(row.uploadedAt).toISOString(),
  hasBalances: balances.length > 0,
  wrongBalances: balances.filter(({ opening, closing, sum }) => opening + sum !== closing),
})
const notFound = () => httpError('MINATO-4004', { message: 'There is no such bank statement' })

async function statementOf(runQuery: RunQuery, tenant: string, id: string): Promise<BankStatement> {
  const [row] = await runQuery<StatementRow>(store.bankStatementById(tenant, id))
  if (!row) throw notFound()
  return viewOf(row)
}

interface Page {
  page?: number | undefined
  limit?: number | undefined
}
export async function listStatements(
  { db }: Pick<Context, 'db'>,
  tenant: string,
  { page = 0, limit = PAGE_LIMIT }: Page,
) {
  const [rows, [count]] = await db.readAll<[StatementRow[], { total: number }[]]>(tenant, [
    store.statementsPage(tenant, limit, page * limit),
    store.countStatements(tenant),
  ])
  return { items: rows.map(viewOf), page, limit, total: count?.total ?? 0 }
}

export async function listLines(
  { db }: Pick<Context, 'db'>,
  tenant: string,
  id: string,
  { page = 0, limit = PAGE_LIMIT, state }: Page & { state?: BankLine['state'] | undefined },
) {
  const runQuery: RunQuery = (statement) => db.read(tenant, statement)
  await statementOf(runQuery, tenant, id)
  const stateFilter = state ?? null
  const [rows, [count]] = await db.readAll<[LineRow[], { total: number }[]]>(tenant, [
    store.linesPage(tenant, id, { state: stateFilter, limit, offset: page * limit }),
    store.countLines(tenant, id, stateFilter),
  ])
  return { items: await lineViews(runQuery, tenant, rows), page, limit, total: count?.total ?? 0 }
}

/** Lines with the buyers and open amounts of their candidates as they are now. */
async function lineViews(runQuery: RunQuery, tenant: string, rows: readonly LineRow[]): Promise<BankLine[]> {
  const ids = [...new Set(rows.flatMap(({ candidates }) => candidates.map(({ inquiryId }) => inquiryId)))]
  const currentRows = ids.length
    ? await runQuery<{ id: string; buyer: string | null; open: number }>(store.inquiriesNow(tenant, ids))
    : []
  const inquiriesById = new Map(currentRows.map(({ id, buyer, open }) => [id, { buyer, open }]))
  return rows.map(({ recordedId, recordedReference, candidates, ...row }) => ({
    ...row,
    candidates: candidates.flatMap((one) => {
      const current = inquiriesById.get(one.inquiryId)
      return current ? [{ ...one, ...current }] : []
    }),
    recordedOn: recordedId === null ? null : { id: recordedId, reference: recordedReference ?? '' },
  }))
}

export async function lineIn(tx: Transaction, id: string): Promise<BankLine> {
  const rows = await tx.rows<LineRow>(store.bankLineById(tx.tenant, id))
  const [line] = await lineViews((statement) => tx.rows(statement), tx.tenant, rows)
  if (!line) throw httpError('MINATO-4004', { message: 'There is no such line of a bank statement' })
  return line
}
