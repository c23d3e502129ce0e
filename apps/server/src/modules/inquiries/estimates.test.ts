import type { ErrorReply } from '@minato/contract/errors'
import type { EstimatedCost, ShownCost } from '@minato/contract/estimated-costs'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { MAIN, openInquiry } from '../../testing/inquiries.ts'
import { readPdf } from '../../testing/pdf.ts'
import { withBothSides } from '../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../testing/people.ts'

const { server, sides, steps } = withBothSides()

const DUTY = { country: 'KE', kind: 'DUTY', basis: 'PERCENT', low: 25, high: 35, currency: null }
const PORT = { country: 'KE', kind: 'PORT', basis: 'AMOUNT', low: 30_000, high: 45_000.5, currency: 'KES' }
const SOURCE = { source: 'KRA, tariff book', sourceDate: '2026-03-01' }
const create = (fields: object) =>
  sides.manager.browser.send('POST', `${MAIN}/estimated-cost`, { ...SOURCE, ...fields })
const change = (method: 'PUT' | 'DELETE', { id, version }: EstimatedCost, body?: object) =>
  sides.manager.browser.send(method, `${MAIN}/estimated-cost/${id}`, body, { 'if-match': `"${version}"` })
const all = async () => (await sides.manager.browser.get(`${MAIN}/estimated-cost`)).json as EstimatedCost[]
const clear = async () => {
  for (const one of await all()) await change('DELETE', one)
}
const shownFor = async (id: string, { browser } = sides.buyer) =>
  (await browser.get(`${MAIN}/inquiry/${id}/estimated-cost`)).json as ShownCost[]

test('[TRU-08] shows both sides the estimates of a destination with range, source and date', async () => {
  const { id } = await openInquiry(server, sides)
  expect(await shownFor(id)).toEqual([])
  await create(PORT)
  await create(DUTY)
  await create({ ...PORT, country: 'UG' })
  const { lines } = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  const value = lines.reduce((sum, { kind, amount }) => (kind === 'INSPECTION' ? sum : sum + (amount ?? 0)), 0)
  const shown = await shownFor(id)
  expect(shown).toEqual([
    {
      kind: 'DUTY',
      low: Math.round(value * 0.25),
      high: Math.round(value * 0.35),
      currency: 'USD',
      percent: { low: 25, high: 35 },
      ...SOURCE,
      version: 1,
    },
    { kind: 'PORT', low: 30_000, high: 45_000.5, currency: 'KES', percent: null, ...SOURCE, version: 1 },
  ])
  expect(await shownFor(id, sides.manager)).toEqual(shown)
  const stranger = await signedInPerson(server)
  expect((await stranger.browser.get(`${MAIN}/inquiry/${id}/estimated-cost`)).status).toBe(404)
  await clear()
})

test('[TRU-08] keeps versions of an estimate, refuses a stale edit and a second of its kind', async () => {
  const first = (await create(DUTY)).json as EstimatedCost
  const second = (await change('PUT', first, { ...DUTY, ...SOURCE, high: 40 })).json as EstimatedCost
  expect([second.version, second.high]).toEqual([2, 40])
  expect((await change('PUT', first, { ...DUTY, ...SOURCE })).status).toBe(409)
  expect((await create(DUTY)).json).toMatchObject({ status: 400, body: [{ path: 'kind' }] })
  expect((await change('DELETE', second)).status).toBe(204)
  expect((await change('DELETE', { ...second, version: 3 })).status).toBe(404)
  const kept = await server.context.db.read<{ version: number }>(
    'staging',
    sql`select version from import_rules.cost_version where tenant_id = 'staging' and cost_id = ${first.id}::uuid order by version`,
  )
  expect(kept.map(({ version }) => version)).toEqual([1, 2, 3])
  expect((await create(DUTY)).status).toBe(201)
  await clear()
})

test('[TRU-08] names the field of each fault', async () => {
  const pathOf = async (fields: object) => ((await create(fields)).json as ErrorReply).body?.map(({ path }) => path)
  expect(await pathOf({ ...DUTY, country: 'QQ' })).toEqual(['country'])
  expect(await pathOf({ ...DUTY, low: 36 })).toEqual(['high'])
  expect(await pathOf({ ...DUTY, high: 1001 })).toEqual(['high'])
  expect(await pathOf({ ...DUTY, low: -1 })).toEqual(['low'])
  expect(await pathOf({ ...PORT, low: 1.005 })).toEqual(['low'])
  expect(await pathOf({ ...PORT, currency: null })).toEqual(['currency'])
  expect(await pathOf({ ...PORT, currency: 'US' })).toEqual(['currency'])
  expect(await pathOf({ ...PORT, source: ' ' })).toEqual(['source'])
  expect(await pathOf({ ...PORT, sourceDate: '2026-02-30' })).toEqual(['sourceDate'])
  expect((await sides.buyer.browser.send('POST', `${MAIN}/estimated-cost`, { ...SOURCE, ...DUTY })).status).toBe(403)
})

test('[TRU-08] changes no amount of an inquiry or document, whatever the estimates are', async () => {
  const amountsOf = ({ total, lines, balance, amountFOB }: Inquiry) => ({ total, lines, balance, amountFOB })
  const { id } = await steps.issued()
  const before = amountsOf(await steps.read(id))
  const renderDocument = async () => {
    const rows = await server.context.db.read<{ total: number; facts: { total: number; lines: unknown } }>(
      'staging',
      sql`select total, facts from inquiries.paper where tenant_id = 'staging' and inquiry_id = ${id}::uuid order by issued_at desc limit 1`,
    )
    return rows.map(({ total, facts }) => [total, facts.total, facts.lines])[0]
  }
  const document = await renderDocument()
  let seed = 7
  const random = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below
  for (let round = 0; round < 12; round++) {
    const kind = (['DUTY', 'PORT', 'CLEARING', 'INLAND'] as const)[random(4)]
    const low = random(90_000_000) / 100
    const fields = { ...PORT, ...SOURCE, kind, low, high: low + random(100), currency: ['USD', 'KES'][random(2)] }
    const known = (await all()).find((one) => one.kind === kind)
    if (!known) await create(random(2) ? fields : { ...fields, basis: 'PERCENT', low: 1, high: 900, currency: null })
    else await change(random(3) ? 'PUT' : 'DELETE', known, fields)
    expect([round, amountsOf(await steps.read(id))]).toEqual([round, before])
  }
  await steps.generate(id)
  expect((await steps.issue(id)).status).toBe(201)
  expect([amountsOf(await steps.read(id)), await renderDocument()]).toEqual([before, document])
  await clear()
})

test('[TRU-08] prints the estimates of the day below the proforma, apart from its total', async () => {
  const none = await steps.issued()
  const { text: terms } = readPdf(await steps.bytesOf(none.papers[0]?.document.id ?? ''))
  expect(terms.replaceAll(/\s+/g, ' ')).toContain('are paid by the buyer; amounts unknown.')
  await create(DUTY)
  const { id } = await openInquiry(server, sides)
  await steps.generate(id)
  const { total, papers } = (await steps.issue(id)).json as Inquiry
  await clear()
  const { text } = readPdf(await steps.bytesOf(papers[0]?.document.id ?? ''))
  const flat = text.replaceAll(/\s+/g, ' ')
  expect(flat).toContain('Estimated costs at the destination, not part of this invoice, paid to others')
  expect(flat).toMatch(/Duty and taxes: USD [\d,]+–[\d,]+; Port charges: unknown; Customs clearance: unknown/)
  expect(flat).toMatch(/As of 1 March 2026\. Sources: inquiry N° \d+\./)
  expect(flat).toContain(`USD ${total?.toLocaleString('en')}`)
})
