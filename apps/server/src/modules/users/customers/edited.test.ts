import type { AuditEntry } from '@minato/contract/gate'
import type { CustomerDetails } from '@minato/contract/customers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { browserAt } from '../../../testing/browser.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { addPerson } from '../../../testing/people.ts'

type Reply = CustomerDetails & { code: string; current?: CustomerDetails; body?: { path: string }[] }
let server: TestServer
let managerId: string
const URL_OF_CUSTOMERS = '/api/uum/customer'
const create = async (body: object) => (await server.send<Reply>('POST', URL_OF_CUSTOMERS, body)).json
const edit = ({ id, version }: CustomerDetails, change: object) =>
  server.send<Reply>('PUT', `${URL_OF_CUSTOMERS}/${id}`, { firstname: 'Awa', ...change }, 'staging', {
    'if-match': `"${version}"`,
  })
const invite = (id: string) => server.send<Reply>('PUT', `${URL_OF_CUSTOMERS}/${id}/invitation`, {})
const details = async (id: string) => (await server.get<CustomerDetails>(`${URL_OF_CUSTOMERS}/${id}`)).json

beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
  managerId = (await addPerson(server.context, { role: 'SALES_MANAGER', firstname: 'Kenji' })).id
  asManager()
})
afterAll(() => server.close())
const asManager = () => server.as({ ...MANAGER, userId: managerId })

test('[BO-21] corrects a customer, and shows both versions of a concurrent edit', async () => {
  const made = await create({ firstname: 'Awa', email: 'awa@buyer.example' })
  const change = {
    lastname: 'Koné',
    email: 'awa.kone@buyer.example',
    phoneNumber: { countryCode: '225', number: '0712345678' },
    countryOfResidence: 'CI',
    locale: 'fr',
  }
  const { status, json } = await edit(made, change)
  expect([status, json]).toMatchObject([
    200,
    {
      lastname: 'Koné',
      email: 'awa.kone@buyer.example',
      phoneNumber: '+2250712345678',
      phoneText: '+225 07 12 34 5678',
      countryOfResidence: 'CI',
      locale: 'fr',
      version: made.version + 1,
    },
  ])
  const stale = await edit(made, change)
  expect([stale.status, stale.json.current?.version]).toEqual([409, json.version])
  await create({
    firstname: 'B',
    email: 'taken@buyer.example',
    phoneNumber: { countryCode: '254', number: '712345678' },
  })
  expect((await edit(json, { email: 'TAKEN@buyer.example' })).json.code).toBe('MINATO-3003')
  const sameNumber = { email: change.email, phoneNumber: { countryCode: '254', number: '0712 345678' } }
  expect((await edit(json, sameNumber)).json.code).toBe('MINATO-3001')
  expect((await edit(json, { ...sameNumber, isNumberShared: true })).status).toBe(200)
})

test('[BO-21 BO-15] names the changed fields in the audit log, without values', async () => {
  const made = await create({ firstname: 'Awa', email: 'audited@buyer.example' })
  await edit(made, { lastname: 'Traoré', email: 'corrected@buyer.example' })
  const { json } = await server.get<{ items: AuditEntry[] }>(`/api/main/audit?entity=person&entityId=${made.id}`)
  const entry = json.items.find(({ part }) => part === 'contact')
  expect(entry?.changes).toEqual([{ field: 'fields', before: null, after: 'lastname email' }])
  expect(JSON.stringify(json.items)).not.toMatch(/Traoré|corrected@/)
})

test('[BO-21 SES-07] keeps an address that is signed in with, and ends links to a former one', async () => {
  for (const [name, person] of [
    ['proven', { isEmailVerified: true, passwordHash: null }],
    ['secret', { isEmailVerified: false }],
  ] as const) {
    const { id } = await addPerson(server.context, { ...person, email: `${name}@buyer.example` })
    const known = await details(id)
    expect([known.canSignIn, known.isEmailEditable]).toEqual([true, false])
    const taken = await edit(known, { email: `${name}.other@buyer.example` })
    expect([taken.status, taken.json.body?.map(({ path }) => path)]).toEqual([400, ['email']])
    expect((await edit(known, { email: `${name}@buyer.example`, lastname: 'B' })).status).toBe(200)
    expect((await invite(id)).status).toBe(400)
  }
  const made = await create({ firstname: 'Awa', email: 'old@buyer.example', isInvited: true })
  const [mail] = await mailsOf(server.context, 'staging', 'old@buyer.example')
  const changed = (await edit(made, { email: 'new@buyer.example' })).json
  expect(changed.invitedAt).toBeNull()
  const [userId, code] = new URL(linkIn(mail!, '/auth/verify-email/')).pathname.split('/').slice(-2)
  const browser = browserAt(server)
  const followed = await browser.send('PUT', '/api/main/user/email-verification', { userId, code })
  expect(followed.status).toBe(400)
})

test('[BO-21] invites a customer later, and shows when', async () => {
  const made = await create({ firstname: 'Awa', email: 'later@buyer.example' })
  expect([made.canSignIn, made.invitedAt]).toEqual([false, null])
  const { status, json } = await invite(made.id)
  expect([status, json.canSignIn, json.invitedAt]).toEqual([200, false, expect.any(String)])
  const [mail] = await mailsOf(server.context, 'staging', 'later@buyer.example')
  expect(mail?.template).toBe('customerInvited')
  const silent = await create({ firstname: 'Awa', phoneNumber: { countryCode: '254', number: '0712 999 888' } })
  expect((await invite(silent.id)).status).toBe(400)
})

test('[BO-21] sends a repeated invitation once, so that its link stays valid', async () => {
  const made = await create({ firstname: 'Awa', email: 'twice@buyer.example' })
  const [first, second] = [await invite(made.id), await invite(made.id)]
  expect([first.status, second.status, second.json.invitedAt]).toEqual([200, 200, first.json.invitedAt])
  expect(await mailsOf(server.context, 'staging', 'twice@buyer.example')).toHaveLength(1)
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false); update users.code set created_at = now() - interval '2 minutes'`,
  )
  await invite(made.id)
  expect(await mailsOf(server.context, 'staging', 'twice@buyer.example')).toHaveLength(2)
})

test('[BO-21 F14] ends the sessions of links that were sent to a former number', async () => {
  const made = await create({ firstname: 'Awa', phoneNumber: { countryCode: '254', number: '712000100' } })
  const { json } = await server.send<{ link: string }>('POST', `${URL_OF_CUSTOMERS}/${made.id}/sign-in-link`)
  const [userId, code] = new URL(json.link).pathname.split('/').slice(-2)
  const stranger = browserAt(server)
  server.as(undefined)
  expect((await stranger.send('PUT', '/api/main/user/email-verification', { userId, code })).status).toBe(204)
  const status = async () => (await stranger.get('/api/userinfo')).status
  expect(await status()).toBe(200)
  asManager()
  const known = await details(made.id)
  expect((await edit(known, { locale: 'fr', phoneNumber: known.phone })).status).toBe(200)
  server.as(undefined)
  expect(await status()).toBe(200)
  asManager()
  const corrected = { phoneNumber: { countryCode: '254', number: '712000101' } }
  expect((await edit(await details(made.id), corrected)).status).toBe(200)
  server.as(undefined)
  expect(await status()).toBe(401)
  asManager()
})
