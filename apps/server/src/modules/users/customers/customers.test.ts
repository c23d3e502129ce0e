import type { Customer, CustomerDetails, CustomerNote } from '@minato/contract/customers'
import type { SwitchItem } from '@minato/contract/switch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CLIENT, CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addPerson, signedInPerson } from '../../../testing/people.ts'

interface Page {
  items: Customer[]
  total: number
}
let server: TestServer
let [amina, brice, zed]: string[] = []
const URL = '/api/uum/customer'
const listed = async (query = '') => (await server.get<Page>(URL + query)).json
const found = async (text: string) =>
  (await listed(`?order.field=NAME&queryText=${encodeURIComponent(text)}`)).items.map(({ firstname }) => firstname)
const details = async (id: string) => (await server.get<CustomerDetails>(`${URL}/${id}`)).json
const note = (id: string, text: string, version: number) =>
  server.send<CustomerNote & { current?: CustomerNote }>('PUT', `${URL}/${id}/note`, { text }, 'staging', {
    'if-match': `"${version}"`,
  })

beforeAll(async () => {
  server = await testServer()
  const add = async (firstname: string, lastname: string, country: string, phone: string, email: string) =>
    (await addPerson(server.context, { firstname, lastname, country, phone, email })).id
  amina = await add('Amina', 'Otieno', 'KE', '+254712345678', 'amina@buyer.example')
  brice = await add('Brice', 'Mbuyi', 'CD', '+243812345678', 'b.mbuyi@autre.example')
  zed = await add('=HYPERLINK("x")', '@Zed', 'TZ', '+255712000111', 'zed_100%@buyer.example')
  await addPerson(server.context, { firstname: 'Boss', role: 'SALES_MANAGER' })
  await addPerson(server.context, { firstname: 'Elsewhere', tenant: 'second' })
  server.as(MANAGER)
})
afterAll(() => server.close())

test('[DOC-03] finds customers, not managers, by name, email, phone and country', async () => {
  expect((await listed()).total).toBe(3)
  expect(await found('otieno AMINA')).toEqual(['Amina'])
  expect(await found('autre')).toEqual(['Brice'])
  expect(await found('0712 345 678')).toEqual(['Amina'])
  expect(await found('+243')).toEqual(['Brice'])
  expect(await found('tanzan')).toEqual(['=HYPERLINK("x")'])
  expect(await found('kenya amina')).toEqual(['Amina'])
  expect(await found('100%')).toEqual(['=HYPERLINK("x")'])
  expect(await found('%')).toEqual(['=HYPERLINK("x")'])
  expect(await found('boss')).toEqual([])
  expect(await found('elsewhere')).toEqual([])
  const inOrder = async (field: string, direction: string) =>
    (await listed(`?order.field=${field}&order.direction=${direction}`)).items.map(({ id }) => id)
  expect(await inOrder('NAME', 'DESC')).toEqual([amina, brice, zed])
  expect(await inOrder('COUNTRY', 'ASC')).toEqual([brice, amina, zed])
  expect(await inOrder('MADE', 'ASC')).toEqual([amina, brice, zed])
  expect((await listed('?country=KE')).items.map(({ id }) => id)).toEqual([amina])
  expect((await listed('?limit=2&page=1&order.field=MADE&order.direction=ASC')).items.map(({ id }) => id)).toEqual([
    zed,
  ])
  for (const query of ['?limit=101', '?order.field=email', '?country=kenya', '?id=1'])
    expect([query, (await server.get(URL + query)).status]).toEqual([query, 400])
})

test('[DOC-03 D07] shows what a customer saved and no secret', async () => {
  await server.context.db.write('staging', (tx) =>
    tx.rows(
      sql`insert into users.saved_search (tenant_id, person_id, name, criteria) values ('staging', ${amina}::uuid, 'Vitz', 'model=vitz')`,
    ),
  )
  const { json } = await server.get<CustomerDetails>(`${URL}/${amina}`)
  expect(json).toMatchObject({
    firstname: 'Amina',
    phoneNumber: '+254712345678',
    numberOfSavedSearch: 1,
    numberOfFavourite: 0,
    numberOfInquiry: 0,
    lastSeenAt: null,
    isDeactivated: false,
    note: { text: '', version: 0, writtenAt: null, writtenBy: null },
  })
  expect(JSON.stringify(json)).not.toMatch(/hash|argon|token/i)
  expect((await server.get(`${URL}/${CUSTOMER.userId}`)).status).toBe(404)
  server.as({ ...MANAGER, tenant: 'second' })
  expect((await server.get(`${URL}/${amina}`, 'second')).status).toBe(404)
  server.as(MANAGER)
})

test('[DOC-03 API-11] versions notes, rejects stale edits and audits without the text', async () => {
  const { id: writer } = await addPerson(server.context, {
    role: 'SALES_MANAGER',
    firstname: 'Kenji',
    lastname: 'Morita',
  })
  server.as({ ...MANAGER, userId: writer })
  expect((await note(amina!, 'Pays by telegraph', 0)).json).toMatchObject({ version: 1, writtenBy: 'Kenji Morita' })
  const answers = await Promise.all([note(amina!, 'One', 1), note(amina!, 'Two', 1)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.json.current).toEqual((await details(amina!)).note)
  expect((await details(amina!)).note.version).toBe(2)
  expect((await server.send('PUT', `${URL}/${amina}/note`, { text: 'x' })).status).toBe(428)
  expect((await note(CUSTOMER.userId, 'x', 0)).status).toBe(404)
  const { json } = await server.get<{ items: { part: string }[] }>(`/api/main/audit?entity=person&entityId=${amina}`)
  expect(json.items.filter(({ part }) => part === 'customer_note')).toHaveLength(2)
  expect(JSON.stringify(json)).not.toMatch(/telegraph|One|Two/)
  server.as(MANAGER)
})

test('[DOC-03] ends a deactivated customer’s session until reactivation', async () => {
  server.as(undefined)
  const { id, email, browser } = await signedInPerson(server)
  expect((await browser.get('/api/userinfo')).status).toBe(200)
  server.as(MANAGER)
  const change = (what: string) => server.send<CustomerDetails>('PUT', `${URL}/${id}/${what}`)
  expect((await change('deactivate')).json.isDeactivated).toBe(true)
  expect((await change('deactivate')).json.isDeactivated).toBe(true)
  expect((await listed('?isDeactivated=true')).items.map((one) => one.id)).toEqual([id])
  server.as(undefined)
  expect((await browser.get('/api/userinfo')).status).toBe(401)
  await expect(browser.signIn(email, 'harbour2026')).rejects.toThrow(/^4/)
  server.as(MANAGER)
  expect((await change('reactivate')).json.isDeactivated).toBe(false)
  server.as(undefined)
  await browser.signIn(email, 'harbour2026')
  expect((await browser.get('/api/userinfo')).status).toBe(200)
  server.as(MANAGER)
  // A manager is no customer and cannot be deactivated here.
  const { id: boss } = await addPerson(server.context, { role: 'SALES_MANAGER' })
  expect((await server.send('PUT', `${URL}/${boss}/deactivate`)).status).toBe(404)
})

test('[DOC-03 I03] exports one spreadsheet-safe line per customer', async () => {
  const { status, headers, json } = await server.get<string>(`${URL}/export?queryText=example`)
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="customers.csv"',
  ])
  const [head, ...lines] = json.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(head).toMatch(/^id,firstname,lastname,email/)
  expect(lines).toHaveLength((await listed('?queryText=example')).total)
  const line = lines.find((one) => one.includes('zed_100%'))
  expect(line).toContain(`"'=HYPERLINK(""x"")","'@Zed"`)
  expect(line).toContain(`'+255712000111`)
  expect((await server.get(`${URL}/export?limit=5`)).status).toBe(400)
})

test('[D05 API-13] allows only managers and permitted API clients to read customers', async () => {
  const asked = ['', `/${amina}`, '/export']
  const answers = () => Promise.all(asked.map(async (path) => (await server.get(URL + path)).status))
  server.as(undefined)
  expect(await answers()).toEqual([401, 401, 401])
  server.as(CUSTOMER)
  expect(await answers()).toEqual([403, 403, 403])
  const kinds = async () =>
    (await server.get<SwitchItem[]>('/api/main/switch?queryText=amina%40buyer')).json.map(({ kind, path }) => [
      kind,
      path,
    ])
  const program = (scopes: string[]) => server.as({ ...CLIENT, scopes })
  program(['main.read', 'vehicle.read'])
  expect(await answers()).toEqual([403, 403, 403])
  expect(await kinds()).toEqual([])
  program(['main.read', 'uum.read'])
  expect(await answers()).toEqual([200, 200, 200])
  expect(await kinds()).toEqual([['customer', `/customer?id=${amina}`]])
  expect((await note(amina!, 'x', 2)).status).toBe(403)
  server.as(MANAGER)
})
