import type { ErrorReply } from '@minato/contract/errors'
import type { AuditEntry } from '@minato/contract/gate'
import type { ImportRule, ImportRuleVersion } from '@minato/contract/import-rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into users.person (tenant_id, id, firstname, lastname)
      values ('staging', ${MANAGER.userId}, 'Haruka', 'Sato')`),
  )
})
afterAll(() => server.close())
beforeEach(() => server.as(MANAGER))

const RULE = { country: 'KE', isAllowed: true, maxAge: 8, source: 'KEBS notice', confidence: 'HIGH' }
const PATH = '/api/main/import-rule'
const create = (fields: object) => server.send<ImportRule>('POST', PATH, { ...RULE, ...fields })
const send = <T>(method: 'PUT' | 'DELETE', path: string, body: unknown, version: number) =>
  server.send<T>(method, path, body, 'staging', { 'if-match': `"${version}"` })
const rulesOf = async (country: string) =>
  (await server.get<ImportRule[]>(`/api/main/public/import-rule?country=${country}`)).json
const faultsOf = ({ json }: { json: unknown }) => (json as ErrorReply).body?.map(({ path }) => path)

test('[TRU-06] keeps each version of an import rule with its author and lists the newest', async () => {
  const { status, json: rule } = await create({ country: 'ug', steering: 'RIGHT' })
  expect([status, rule.country, rule.version, rule.contradictedBy]).toEqual([201, 'UG', 1, []])
  const { id: _, version: __, recordedAt: ___, reviewedOn: ____, contradictedBy: _____, ...fields } = rule
  const path = `${PATH}/${rule.id}`
  const changed = await send<ImportRule>('PUT', path, { ...fields, maxAge: 15 }, 1)
  expect(changed.json).toMatchObject({ id: rule.id, version: 2, maxAge: 15 })
  expect((await send('PUT', path, { ...fields, maxAge: 3 }, 1)).status).toBe(409)
  expect((await send<ImportRule>('PUT', `${path}/review`, undefined, 2)).json).toMatchObject({ version: 3, maxAge: 15 })

  const history = (await server.get<ImportRuleVersion[]>(`${path}/history`)).json
  expect(history.map(({ version, maxAge }) => [version, maxAge])).toEqual([
    [3, 15],
    [2, 15],
    [1, 8],
  ])
  expect(history[0]?.recordedBy).toBe('Haruka Sato')

  server.as(undefined)
  expect((await rulesOf('UG')).map(({ version }) => version)).toEqual([3])
  server.as(MANAGER)
  expect((await send('DELETE', path, undefined, 3)).status).toBe(204)
  expect(await rulesOf('UG')).toEqual([])
  expect((await server.get<ImportRuleVersion[]>(`${path}/history`)).json[0]).toMatchObject({
    version: 4,
    isRemoved: true,
  })
  expect((await send('PUT', path, fields, 4)).status).toBe(404)
})

test('[API-11 TRU-06] audits the old and new value of each field that a version changes', async () => {
  const { json: rule } = await create({ country: 'SZ' })
  const { id, version: _, recordedAt: __, reviewedOn: ___, contradictedBy: ____, ...fields } = rule
  await send('PUT', `${PATH}/${id}`, { ...fields, maxAge: 7 }, 1)
  const trail = await server.get<{ items: AuditEntry[] }>(`/api/main/audit?entity=import_rule&entityId=${id}`)
  const [changed, created] = trail.json.items
  expect([changed?.operation, created?.operation]).toEqual(['changed', 'created'])
  expect(changed?.changes).toEqual([{ field: 'fields.maxAge', before: 8, after: 7 }])
})

test('[TRU-06] names the field of each fault', async () => {
  const faults = [
    await create({ country: 'QQ' }),
    await create({ country: 'K1' }),
    await create({ minAge: 8, maxAge: 8 }),
    await create({ maxAge: 7.3 }),
    await create({ validFrom: '2027-01-01', validUntil: '2026-01-01' }),
    await create({ validFrom: '2027-02-29' }),
    await create({ transitDays: { from: 30, to: 20 } }),
    await create({ source: ' ' }),
    await create({ bodyTypes: [] }),
    await create({ inspectionBodies: [''] }),
  ]
  expect(faults.map((answer) => [answer.status, faultsOf(answer)])).toEqual(
    [
      'country',
      'country',
      'minAge',
      'maxAge',
      'validUntil',
      'validFrom',
      'transitDays.to',
      'source',
      'bodyTypes',
      'inspectionBodies.0',
    ].map((path) => [400, [path]]),
  )
})

test('[TRU-06] shows two contradicting sources side by side with their names', async () => {
  const one = (await create({ country: 'ZM', maxAge: null, source: 'One' })).json
  const two = (await create({ country: 'ZM', maxAge: 8, source: 'Two' })).json
  await create({ country: 'ZM', maxAge: 8, source: 'Later', validFrom: '2030-01-01', bodyTypes: ['TRUCK'] })
  expect((await rulesOf('ZM')).map(({ source, contradictedBy }) => [source, contradictedBy])).toEqual([
    ['One', [two.id]],
    ['Two', [one.id]],
    ['Later', []],
  ])
})

test('[TRU-06] adds the default rules to countries without a rule, once', async () => {
  await create({ country: 'JM', maxAge: 3 })
  const add = () => server.send<{ added: number }>('PUT', `${PATH}/defaults`, undefined)
  expect((await add()).json.added).toBeGreaterThan(40)
  expect((await add()).json.added).toBe(0)
  expect((await rulesOf('JM')).map(({ maxAge }) => maxAge)).toEqual([3])
  const [nigeria] = await rulesOf('NG')
  expect(nigeria).toMatchObject({ maxAge: 15, ageBasis: 'MANUFACTURE', steering: 'LEFT', reviewedOn: '2020-02-25' })
  const csv = await server.get<string>(`${PATH}/export`)
  expect(csv.json).toMatch(/^\uFEFF?country,/)
})

test('[TRU-06 TRU-11] keeps and exports the documents that a country needs in each version', async () => {
  const documents = ['INVOICE', 'BILL_OF_LADING']
  const { json: rule } = await create({ country: 'FJ', documents })
  expect([rule.documents, (await create({ country: 'WS' })).json.documents]).toEqual([documents, null])
  await send('PUT', `${PATH}/${rule.id}`, { ...RULE, country: 'FJ' }, 1)
  const history = (await server.get<ImportRuleVersion[]>(`${PATH}/${rule.id}/history`)).json
  expect(history.map((version) => version.documents)).toEqual([null, documents])
  await send('PUT', `${PATH}/${rule.id}`, { ...RULE, country: 'FJ', documents }, 2)
  expect((await server.get<string>(`${PATH}/export`)).json).toContain('INVOICE BILL_OF_LADING')
  expect(faultsOf(await create({ documents: ['PASSPORT'] }))).toEqual(['documents.0'])
  expect(faultsOf(await create({ documents: [] }))).toEqual(['documents'])
})

test('[TRU-06 TRU-11] has default documents where the inspection bodies are known, and says so', async () => {
  await server.send('PUT', `${PATH}/defaults`, undefined)
  const rules = (await server.get<ImportRule[]>(PATH)).json.filter(({ source }) => source !== RULE.source)
  const usual = ['INVOICE', 'BILL_OF_LADING', 'EXPORT_CERTIFICATE', 'EXPORT_CERTIFICATE_TRANSLATION']
  const listed = rules.filter(({ documents }) => documents)
  expect(listed).toEqual(rules.filter(({ isAllowed, inspectionBodies }) => isAllowed && inspectionBodies))
  expect(listed.length).toBeGreaterThan(20)
  for (const { documents, inspectionBodies, source } of listed) {
    expect(documents).toEqual([...usual, ...(inspectionBodies?.length ? ['INSPECTION_CERTIFICATE'] : [])])
    expect(source).toContain('documents: usual for exports from Japan, not from these sources')
  }
})

test('[TRU-06] hides managers’ rules from customers and other dealers', async () => {
  const { json } = await create({ country: 'MW' })
  server.as(CUSTOMER)
  expect((await server.get(PATH)).status).toBe(403)
  expect((await create({})).status).toBe(403)
  expect((await send('DELETE', `${PATH}/${json.id}`, undefined, 1)).status).toBe(403)
})
