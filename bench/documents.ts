import { monitorEventLoopDelay } from 'node:perf_hooks'
import { randomUUID } from 'node:crypto'
// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit'
import { runAsCaller } from '../apps/server/src/platform/auth/actor.ts'
import type { OpenContext } from '../apps/server/src/platform/process/open-context.ts'
import { sql } from '../apps/server/src/platform/database/sql.ts'
import { drawDocument, withDrawing } from '../apps/server/src/modules/inquiries/invoices/drawing/draw-in-worker.ts'
import { sampleFacts } from '../apps/server/src/modules/inquiries/invoices/drawing/sample.fixture.ts'
import { generateProforma, issueProforma } from '../apps/server/src/modules/inquiries/invoices/issue.ts'
import { createInquiryForCustomer } from '../apps/server/src/modules/inquiries/create/create-inquiry.ts'
import { lockInquiry } from '../apps/server/src/modules/inquiries/event-log/service.ts'
import { lockCarAndInquiry } from '../apps/server/src/modules/inquiries/event-log/car-and-inquiry-lock.ts'
import type { Bench } from './bench.ts'
import { TENANT } from './data.ts'
import { carOf, contextOf, createPerson, portOfBench } from './inquiries.ts'
import { quantile } from './resilience/http.ts'
import { createSingleRow } from './result-row.ts'
import type { Row } from './measure.ts'

/**
 * B11: invoices, four in parallel: rendered, and issued with number, file and event; beside a bare
 * pdfkit document.
 */

const AT_ONCE = 4
const DRAWN = 500
const ISSUED = 120

export async function papers(bench: Bench): Promise<Row[]> {
  bench.say('B11 invoices')
  const context = await contextOf(bench)
  try {
    const facts = sampleFacts('PROFORMA', 'fr')
    const bare = await many(60, barePdf, 1)
    // The first ones start the worker processes.
    await many(8, () => drawDocument(context, facts))
    const drawn = await many(DRAWN, () => drawDocument(context, facts))
    const ids = await draftsOf(context, bench)
    const issued = await many(ids.length, async (i) => {
      const work = () =>
        withDrawing(context, (draw) =>
          context.db.write(TENANT, async (tx) =>
            issueProforma(context, tx, await lockCarAndInquiry(tx, 'system', ids[i] ?? ''), {}, draw),
          ),
        )
      await runAsCaller({ kind: 'person', userId: randomUUID() }, 'bench', work)
    })
    const row = (what: string, of: Measured, limit?: Measured): Row =>
      createSingleRow({
        id: 'B11',
        what: `${what}; loop delay at most ${of.delay.toFixed(0)} ms`,
        size: bench.size,
        rps: of.perSecond,
        p50: of.at(0.5),
        p99: of.at(0.99),
        aim: 'p95 ≤ 400 ms at 4 in parallel, loop delay ≤ 50 ms',
        met: of.at(0.95) <= 400 && of.delay <= 50,
        ...(limit && {
          limit: {
            name: 'pdfkit',
            rps: limit.perSecond,
            p50: limit.at(0.5),
            p99: limit.at(0.99),
            nodeMs: NaN,
            postgresMs: 0,
          },
          ratio: limit.at(0.5) / of.at(0.5),
        }),
      })
    return [
      row(`invoice drawn, p95 ${drawn.at(0.95).toFixed(0)} ms`, drawn, bare),
      row(`proforma issued, p95 ${issued.at(0.95).toFixed(0)} ms`, issued),
    ]
  } finally {
    await context.close()
  }
}

interface Measured {
  perSecond: number
  /** Event loop delay of the process that serves pages meanwhile, in ms. */
  delay: number
  at(share: number): number
}

async function many(count: number, work: (i: number) => Promise<unknown>, atOnce = AT_ONCE): Promise<Measured> {
  const took: number[] = []
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  const began = performance.now()
  let next = 0
  const worker = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) {
      const start = performance.now()
      await work(i)
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const perSecond = (count * 1000) / (performance.now() - began)
  loop.disable()
  return { perSecond, delay: loop.max / 1e6, at: (share) => quantile(took, share) }
}

/** Lower bound for such a page: the same library, one of its built-in fonts, forty lines. */
const barePdf = (): Promise<void> =>
  new Promise((done) => {
    const doc = new PDFDocument({ size: 'A4' })
    doc.on('data', () => {})
    doc.on('end', () => done())
    for (let line = 0; line < 40; line++) doc.text(`Facture proforma MNT-2026-0388, ligne ${line}`)
    doc.end()
  })

/** Inquiries with a draft proforma, opened by a manager. */
async function draftsOf(context: OpenContext, bench: Bench): Promise<string[]> {
  const { db } = context
  await db.write(TENANT, async (tx) => {
    const facts = JSON.stringify({
      name: 'Minato',
      legalName: 'Minato Motors Co., Ltd.',
      headOffice: ['Yokohama, Japan'],
    })
    await tx.rows(
      sql`insert into settings.company (tenant_id, facts) values (${TENANT}, ${facts}) on conflict do nothing`,
    )
    await tx.rows(sql`insert into settings.bank_account (tenant_id, holder, bank, swift, account_number, currency)
      select ${TENANT}, 'Minato', 'Example Bank', 'EXMPJPJT', '000 0000001', 'USD'
      where not exists (select from settings.bank_account where tenant_id = ${TENANT})`)
  })
  const managerId = await createPerson(context, 'talk-manager', 'SALES_MANAGER')
  const buyerId = await createPerson(context, 'paper-buyer', 'CUSTOMER')
  const portId = await portOfBench(context)
  const given = {
    customer: { id: buyerId },
    source: 'PHONE' as const,
    carId: await carOf(context, bench),
    portId,
    finalDestination: 'KE',
    withInsurance: false,
    withInspections: false,
  }
  const ids: string[] = []
  for (let i = 0; i < ISSUED; i++)
    await runAsCaller({ kind: 'person', userId: managerId }, 'bench', () =>
      db.write(TENANT, async (tx) => {
        const { id } = await createInquiryForCustomer(context, tx, managerId, given)
        await generateProforma(context, tx, await lockInquiry(tx, 'system', id))
        ids.push(id)
      }),
    )
  return ids
}
