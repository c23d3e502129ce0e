import type { ErrorReply } from '@minato/contract/errors'
import type { Port, PortHistory } from '@minato/contract/ports'
import type { SwitchItem } from '@minato/contract/switch'
import type { AllCharges } from '@minato/contract/quotes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { Answer, TestServer } from '../../testing/app.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.as(MANAGER))

const usd = (value: number) => ({ value, currency: 'USD' })
const match = (version: number) => ({ 'if-match': `"${version}"` })
const faultOf = ({ status, json }: Answer<unknown>) => {
  const { code, body } = json as ErrorReply
  return { status, code, body }
}
const make = (fields: object) => server.send<Port>('POST', '/api/main/port', fields)
const newPort = async (name: string, country = 'KE', tariff = 90): Promise<Port> =>
  (await make({ name, country, city: name, description: null, tariff: { value: usd(tariff) } })).json
const put = (path: string, body: unknown, version: number) =>
  server.send<Port>('PUT', path, body, 'staging', match(version))

test('[PRT-01] creates and edits a port with its tariff, public at once', async () => {
  const made = await make({
    name: ' Beira ',
    country: 'mz',
    city: 'Beira',
    description: 'By road to Malawi',
    tariff: { value: usd(95) },
  })
  expect([made.status, made.json]).toMatchObject([
    201,
    {
      name: 'Beira',
      country: 'MZ',
      city: 'Beira',
      description: 'By road to Malawi',
      tariff: { value: usd(95) },
      inspections: [],
      countriesServed: ['MZ'],
      version: 1,
    },
  ])
  const path = `/api/main/port/${made.json.id}`
  const fields = { name: 'Beira', country: 'MZ', city: 'Sofala', description: null }
  expect((await put(path, fields, 1)).json).toMatchObject({ ...fields, version: 2 })
  const tariff = `/api/main/product/${made.json.tariff.productId}/tariff`
  expect((await put(tariff, usd(99), 2)).json).toMatchObject({ tariff: { value: usd(99) }, version: 3 })
  // An unchanged price creates no new version of the tariff.
  expect((await put(tariff, usd(99), 3)).json).toMatchObject({ version: 4 })
  const history = (await server.get<PortHistory>(`${path}/history`)).json
  expect(history.tariff.map(({ value, isInForce }) => [value?.value, isInForce])).toEqual([
    [99, true],
    [95, false],
  ])
  server.as(undefined)
  expect((await server.get<Port>(path)).json).toMatchObject({ city: 'Sofala', tariff: { value: usd(99) } })
  const charges = (await server.get<AllCharges>('/api/pricing/public/charges')).json
  expect(charges.ports).toMatchObject([{ name: 'Beira', tariff: { value: 99 } }])
  for (const who of [undefined, CUSTOMER]) {
    server.as(who)
    expect((await make({ name: 'X', country: 'KE', city: 'X' })).status).toBe(who ? 403 : 401)
    expect((await server.get(`${path}/history`)).status).toBe(who ? 403 : 401)
  }
})

test('[PRT-01 R03] keeps a port unique in its country for any spelling and concurrency', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => make({ name: i % 2 ? 'Tema' : 'TEMA', country: 'GH', city: 'Tema' })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 201)
  const body = [{ path: 'name', message: 'This port already exists' }]
  for (const answer of refused) expect(faultOf(answer)).toEqual({ status: 409, code: 'MINATO-3001', body })
  const other = await newPort('Takoradi', 'GH')
  const renamed = await put(`/api/main/port/${other.id}`, { name: 'tema', country: 'GH', city: 'Tema' }, 1)
  expect(faultOf(renamed)).toEqual({ status: 409, code: 'MINATO-3001', body })
  expect((await newPort('Tema', 'TG')).id).toBeDefined()
})

test('[PRT-01 D09] adds an inspection once, edits and removes it', async () => {
  const port = await newPort('Kilifi')
  const path = `/api/main/port/${port.id}/inspection`
  const fee = { type: 'PRE_EXPORT', amount: usd(150) }
  expect(faultOf(await put(path, fee, 1))).toMatchObject({ status: 404, code: 'MINATO-4004' })
  const added = await server.send<Port>('POST', path, fee)
  expect([added.status, added.json]).toMatchObject([
    201,
    { inspections: [{ ...fee, productId: expect.any(String) }], version: 2 },
  ])
  expect(faultOf(await server.send('POST', path, fee))).toMatchObject({ status: 409, code: 'MINATO-3001' })
  const changed = await put(path, { ...fee, amount: usd(180) }, 2)
  expect(changed.json.inspections).toEqual([
    { ...fee, amount: usd(180), productId: added.json.inspections[0]?.productId },
  ])
  const remove = (version: number) =>
    server.send<Port>('DELETE', `${path}?inspection-type=PRE_EXPORT`, undefined, 'staging', match(version))
  expect(faultOf(await remove(2)).status).toBe(409)
  expect((await remove(3)).json).toMatchObject({ inspections: [], version: 4 })
  expect(faultOf(await remove(4))).toMatchObject({ status: 404 })
  expect(faultOf(await put(path, fee, 4))).toMatchObject({ status: 404 })
  const charges = (await server.get<AllCharges>('/api/pricing/public/charges')).json
  expect(charges.ports.find(({ id }) => id === port.id)?.inspections).toEqual([])
  expect((await server.send<Port>('POST', path, fee)).json.inspections).toMatchObject([fee])
  const { inspections } = (await server.get<PortHistory>(`/api/main/port/${port.id}/history`)).json
  expect(inspections.map(({ value, isInForce }) => [value?.value ?? null, isInForce])).toEqual([
    [150, true],
    [null, false],
    [180, false],
    [150, false],
  ])
})

test('[PRT-01] adds and removes served countries, each once, and only real ones', async () => {
  const port = await newPort('Mombasa')
  const path = `/api/main/port/${port.id}/country-served`
  const add = (countries: string[]) => server.send<string[]>('POST', path, countries)
  const remove = (country: string) =>
    server.send<string[]>('PUT', path, JSON.stringify(country), 'staging', { 'content-type': 'application/json' })
  const added = await add(['UG', 'cd', 'UG', 'KE'])
  expect([added.status, added.json]).toEqual([201, ['CD', 'KE', 'UG']])
  const strange = await add(['RW', 'XX', 'ZZ'])
  expect(faultOf(strange)).toMatchObject({ status: 400, body: [{ path: '1' }, { path: '2' }] })
  expect((await server.get<string[]>(path)).json).toEqual(['CD', 'KE', 'UG'])
  expect((await remove('CD')).json).toEqual(['KE', 'UG'])
  expect(faultOf(await remove('CD'))).toMatchObject({ status: 404 })
  const names = async (country: string) =>
    (await server.get<Port[]>(`/api/main/country/${country}/port`)).json.map(({ name }) => name)
  expect([await names('UG'), await names('CD')]).toEqual([['Mombasa'], []])
})

test('[API-11 API-09] merges concurrent edits of a port and audits both', async () => {
  const port = await newPort('Tanga', 'TZ')
  const path = `/api/main/port/${port.id}`
  const tariff = `/api/main/product/${port.tariff.productId}/tariff`
  const fields = { name: 'Tanga', country: 'TZ', city: 'Tanga', description: 'Deep water' }
  const both = await Promise.all([put(path, fields, 1), put(tariff, usd(80), 1)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const stale = both.find(({ status }) => status === 409)?.json as unknown as ErrorReply
  const stands = (await server.get<Port>(path)).json
  expect(stale.current).toEqual(stands)
  for (const [method, address, body] of [
    ['PUT', path, fields],
    ['PUT', tariff, usd(80)],
    ['DELETE', `${path}/inspection?inspection-type=PRE_EXPORT`, undefined],
  ] as const)
    expect([address, (await server.send(method, address, body)).status]).toEqual([address, 428])
  await put(tariff, usd(77), stands.version)
  const { json } = await server.get<{ items: { part: string; operation: string; actor: { id: string } }[] }>(
    `/api/main/audit?entity=port&entityId=${port.id}`,
  )
  expect(json.items[0]).toMatchObject({ part: 'tariff', operation: 'created', actor: { id: MANAGER.userId } })

  const key = { 'idempotency-key': 'one-port' }
  const again = { name: 'Mtwara', country: 'TZ', city: 'Mtwara' }
  const twice = [1, 2].map(() => server.send<Port>('POST', '/api/main/port', again, 'staging', key))
  const [first, second] = [await twice[0], await twice[1]]
  const ids = [first, second].filter((one) => one?.status === 201).map((one) => one?.json.id)
  expect(new Set(ids).size).toBe(1)
  expect((await server.get<Port[]>('/api/main/port')).json.filter(({ name }) => name === 'Mtwara')).toHaveLength(1)
})

test('[E05 I01 I02 M02] rejects invalid ports, countries and amounts and separates tenants', async () => {
  const port = await newPort('Maputo', 'MZ')
  for (const body of [
    { name: '', country: 'MZ', city: 'X' },
    { name: 'X', country: 'MOZ', city: 'X' },
    { name: 'X', country: 'XX', city: 'X' },
    { name: 'X', country: 'MZ', city: 'X', tariff: { value: usd(0) } },
    { name: 'X', country: 'MZ', city: 'X', tariff: { value: { value: 9.555, currency: 'USD' } } },
    { name: 'X', country: 'MZ', city: 'X', tariff: { value: { value: 9, currency: 'EUR' } } },
    { name: 'X', country: 'MZ', city: 'X', isAdmin: true },
  ])
    expect([body, (await make(body)).status]).toEqual([body, 400])
  const tariff = `/api/main/product/${port.tariff.productId}/tariff`
  for (const value of [-1, 0, 1e12, '90', null])
    expect([value, (await put(tariff, { value, currency: 'USD' }, 1)).status]).toEqual([value, 400])
  const text = `<img src=x onerror=alert(1)>'; -- %_\\`
  expect((await newPort(text, 'MZ')).name).toBe(text)

  server.as({ ...MANAGER, tenant: 'second' })
  const there = (path: string, body: unknown) => server.send('PUT', path, body, 'second', match(1))
  expect((await there(`/api/main/port/${port.id}`, { name: 'X', country: 'MZ', city: 'X' })).status).toBe(404)
  expect((await there(tariff, usd(1))).status).toBe(404)
  expect((await server.get(`/api/main/port/${port.id}/history`, 'second')).status).toBe(404)
  const same = { name: 'Maputo', country: 'MZ', city: 'Maputo' }
  expect((await server.send('POST', '/api/main/port', same, 'second')).status).toBe(201)
})

test('[F27 PRT-03] takes the product of a tariff and of an inspection in price calls', async () => {
  const port = await newPort('Malindi')
  const { json: inspected } = await server.send<Port>('POST', `/api/main/port/${port.id}/inspection`, {
    type: 'PRE_EXPORT',
    amount: usd(200),
  })
  const { tariff, inspections, version } = inspected
  const inspection = inspections[0]?.productId ?? ''
  const price = (id: string, quantity = 1) => server.get(`/api/pricing/product/${id}/quantity/${quantity}/price`)
  const setPrice = (id: string, value: number, read: number) =>
    server.send('POST', `/api/pricing/product/${id}/price`, { value }, 'staging', match(read))
  expect((await price(tariff.productId, 3)).json).toEqual({
    productId: tariff.productId,
    quantity: 3,
    value: 270,
    currency: 'USD',
    previousValue: null,
    version,
  })
  expect((await price(inspection)).json).toMatchObject({ value: 200 })
  expect((await setPrice(tariff.productId, 95, version)).json).toMatchObject({ value: 95, version: version + 1 })
  expect((await setPrice(inspection, 250, version + 1)).json).toMatchObject({ value: 250, version: version + 2 })
  expect((await server.get<Port>(`/api/main/port/${port.id}`)).json).toMatchObject({
    tariff: { value: usd(95) },
    inspections: [{ productId: inspection, amount: usd(250) }],
    version: version + 2,
  })
  expect((await setPrice(inspection, 260, version)).status).toBe(409)
  expect(faultOf(await setPrice(inspection, 0, version + 2))).toMatchObject({ status: 400, body: [{ path: 'value' }] })
  expect((await price('00000000-0000-4000-8000-00000000dead')).status).toBe(404)
})

test('[BO-10] finds ports and tariffs by words in both languages', async () => {
  const { id } = await newPort('Dakar', 'SN')
  const found = async (text: string, locale = 'en') =>
    (await server.get<SwitchItem[]>(`/api/main/switch?locale=${locale}&queryText=${encodeURIComponent(text)}`)).json
      .filter(({ kind }) => kind === 'port')
      .map(({ label, detail }) => [label, detail.replaceAll(/[\u00a0\u202f]/g, ' ')])
  expect(await found('dakar')).toEqual([['Dakar', 'Senegal · $90/m³']])
  expect(await found('tarif sénégal', 'fr')).toEqual([['Dakar', 'Sénégal · 90 $/m³']])
  await newPort('Banjul', 'GM', 92.5)
  expect(await found('banjul', 'fr')).toEqual([['Banjul', 'Gambie · 92,50 $/m³']])
  expect((await found('tariff')).length).toBeGreaterThan(1)
  expect(await found('nowhere')).toEqual([])
  const [port] = (await server.get<SwitchItem[]>('/api/main/switch?queryText=dakar')).json
  expect(port).toMatchObject({ kind: 'port', id, path: `/port/${id}` })
})

test('[BO-19] starts a tariff and a fee as scheduled, to the cent, and cancels before', async () => {
  const { id, tariff } = await newPort('Cotonou', 'BJ')
  const path = `/api/main/port/${id}`
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const set = (value: number, version: number, validFrom?: string) =>
    put(`/api/main/product/${tariff.productId}/tariff`, { ...usd(value), validFrom }, version)
  expect((await set(85.55, 1, tomorrow)).json).toMatchObject({ tariff: { value: usd(90) }, version: 2 })
  expect((await set(87.5, 2)).json).toMatchObject({ tariff: { value: usd(87.5) }, version: 3 })
  const type = 'PRE_EXPORT'
  await server.send('POST', `${path}/inspection`, { type, amount: usd(120.5) })
  await put(`${path}/inspection`, { type, amount: usd(130.25), validFrom: tomorrow }, 4)
  const history = async () => (await server.get<PortHistory>(`${path}/history`)).json
  const { tariff: tariffs, inspections } = await history()
  const shown = (all: PortHistory['tariff']) =>
    all.map((one) => [one.value?.value, one.validFrom > new Date().toISOString(), one.isInForce])
  expect(shown(tariffs)).toEqual([
    [85.55, true, false],
    [87.5, false, true],
    [90, false, false],
  ])
  expect(shown(inspections)).toEqual([
    [130.25, true, false],
    [120.5, false, true],
  ])
  for (const [value, validFrom] of [
    [1.005, tomorrow],
    [80, '2020-01-01T00:00:00.000Z'],
  ] as const)
    expect([value, (await set(value, 5, validFrom)).status]).toEqual([value, 400])
  const cancel = (chargeId: string | undefined, version: number) =>
    server.send<Port>('DELETE', `${path}/charge/${chargeId}`, undefined, 'staging', match(version))
  expect((await cancel(tariffs[0]?.id, 4)).status).toBe(409)
  expect((await cancel(tariffs[0]?.id, 5)).json).toMatchObject({ version: 6, tariff: { value: usd(87.5) } })
  expect((await cancel(inspections[0]?.id, 6)).status).toBe(200)
  // The version in force stays.
  expect((await cancel(tariffs[1]?.id, 7)).status).toBe(404)
  expect((await history()).tariff).toHaveLength(2)
  server.as(CUSTOMER)
  expect((await cancel(tariffs[1]?.id, 7)).status).toBe(403)
})

test('[PRT-02 API-11] shows a manager the new version right after each change of a port', async () => {
  const { id, version } = await newPort('Djibouti', 'DJ')
  const path = `/api/main/port/${id}`
  const stale: number[] = []
  for (let now = version; now < version + 40; now++) {
    await server.get(path)
    await put(path, { name: 'Djibouti', country: 'DJ', city: `Djibouti ${now}`, description: null }, now)
    const seen = (await server.get<Port>(path)).json.version
    if (seen !== now + 1) stale.push(seen)
  }
  expect(stale).toEqual([])
})
