import { createHash } from 'node:crypto'
import * as calls from '@minato/contract/paper-checks'
import { codeFrom } from '@minato/contract/paper-checks'
import type { PaperCheck } from '@minato/contract/paper-checks'
import { DOCUMENT_BYTES_LIMIT } from '@minato/contract/enumerations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Context } from '../../../context.ts'
import { giveBack, takeOrRefuse } from '../../../platform/counters.ts'
import { refuseGenerally } from '../../../platform/failure.ts'
import { callerOf } from '../../../platform/limits.ts'
import { serve } from '../../../platform/serve.ts'
import { paperCalled } from './invoices-store.ts'
import type { CheckedRow } from './invoices-store.ts'

/** Whether a paper is ours, for whoever holds one (TRU-03). Tells nothing personal, and what it tells cannot be searched. */

const UNKNOWN: PaperCheck = {
  verdict: 'UNKNOWN',
  kind: null,
  number: null,
  issuedAt: null,
  validUntil: null,
  endedAt: null,
  total: null,
  replacedBy: null,
  accountEnd: null,
}

export function serveChecks(app: FastifyInstance, context: Context): void {
  /** Codes that are none are counted against the network that they come from; good ones are free. */
  async function find(tenant: string, typed: string, request: FastifyRequest): Promise<CheckedRow | undefined> {
    const network = callerOf(request)
    await takeOrRefuse(context, 'paper-check-network', network)
    const code = codeFrom(typed)
    const [row] = code ? await context.db.read<CheckedRow>(tenant, paperCalled(tenant, code)) : []
    if (row) await giveBack(context, 'paper-check-network', network)
    return row
  }

  serve(app, context, calls.checkPaper, async ({ tenant, params, request }) =>
    shown(await find(tenant, params.code, request)),
  )
  serve(app, context, calls.checkPaperFile, async ({ tenant, params, request }) => {
    const row = await find(tenant, params.code, request)
    const hash = await hashOf(request.body as Readable)
    const file = hash.equals(row?.sha256 ?? Buffer.alloc(0)) ? ('GENUINE' as const) : ('ALTERED' as const)
    return { ...shown(row), file: row ? file : null }
  })
}

function shown(row: CheckedRow | undefined): PaperCheck {
  if (!row) return UNKNOWN
  const { state, kind, number, issuedAt, validUntil, endedAt, total, replacedBy, accountNumber } = row
  return {
    verdict: state ?? 'GENUINE',
    kind,
    number,
    issuedAt,
    validUntil,
    endedAt,
    total,
    replacedBy,
    accountEnd: accountNumber?.replaceAll(/[^A-Za-z0-9]/g, '').slice(-4) ?? null,
  }
}

/** Read as it comes, and kept nowhere. Throws 413 for what is larger than any document of ours. */
async function hashOf(body: Readable): Promise<Buffer> {
  const hash = createHash('sha256')
  let size = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length
    if (size > DOCUMENT_BYTES_LIMIT) throw refuseGenerally(413)
    hash.update(part)
  }
  return hash.digest()
}
