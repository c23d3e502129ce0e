import type { Customer, CustomerDetails } from '@minato/contract/customers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import { addPort } from '../../../testing/inquiries.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { addPerson } from '../../../testing/people.ts'

interface Refusal {
  code: string
  message: string
  body?: { path: string; message: string }[]
}
let server: TestServer
const URL_OF_CUSTOMERS = '/api/uum/customer'
const create = (body: object) => server.send<CustomerDetails & Refusal>('POST', URL_OF_CUSTOMERS, body)
const total = async () => (await server.get<{ total: number; items: Customer[] }>(URL_OF_CUSTOMERS)).json.total
const NUMBER = { countryCode: '254', number: '0712 345 678' }

beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
  const { id } = await addPerson(server.context, { role: 'SALES_MANAGER', firstname: 'Kenji' })
  server.as({ ...MANAGER, userId: id })
})
afterAll(() => server.close())

test('[BO-21] lets a manager create a customer with email, number, country and port', async () => {
  const portId = await addPort(server.context)
  const { status, json } = await create({
    firstname: 'Amina',
    lastname: 'Otieno',
    email: 'Amina@buyer.example',
    phoneNumber: NUMBER,
    countryOfResidence: 'KE',
    destination: { country: 'KE', portId },
    locale: 'fr',
  })
  expect([status, json]).toMatchObject([
    201,
    {
      firstname: 'Amina',
      lastname: 'Otieno',
      email: 'Amina@buyer.example',
      phoneNumber: '+254712345678',
      countryOfResidence: 'KE',
      destination: { country: 'KE', portId },
      locale: 'fr',
      isEmailVerified: false,
    },
  ])
  expect(await mailsOf(server.context, 'staging', 'Amina@buyer.example')).toEqual([])
})

test('[BO-21] recognises a known email or number; a shared number needs confirmation', async () => {
  const before = await total()
  const sameEmail = await create({ firstname: 'A', email: 'amina@BUYER.example' })
  expect([sameEmail.status, sameEmail.json.code]).toEqual([409, 'MINATO-3003'])
  const second = { firstname: 'Brother', phoneNumber: { countryCode: '254', number: '712345678' } }
  const sameNumber = await create(second)
  expect([sameNumber.status, sameNumber.json]).toMatchObject([
    409,
    { body: [{ path: 'phoneNumber.number', message: 'A customer with this phone number already exists' }] },
  ])
  expect(await total()).toBe(before)
  expect((await create({ ...second, isNumberShared: true })).status).toBe(201)
})

test('[BO-21] requires a first name and one contact, and an email for an invitation', async () => {
  const fields = async (body: object) => (await create(body)).json.body?.map(({ path }) => path)
  expect(await fields({ firstname: 'X' })).toEqual(['email'])
  expect(await fields({ email: 'x@buyer.example' })).toEqual(['firstname'])
  expect(await fields({ firstname: 'X', phoneNumber: NUMBER, isInvited: true })).toEqual(['email'])
  expect(await fields({ firstname: 'X', email: 'x@buyer.example', countryOfResidence: 'XX' })).toEqual([
    'countryOfResidence',
  ])
  const nowhere = { country: 'KE', portId: '11111111-1111-4111-8111-111111111111' }
  expect(await fields({ firstname: 'X', email: 'x@buyer.example', destination: nowhere })).toEqual([
    'destination.portId',
  ])
  expect((await create({ firstname: 'X', email: 'x@buyer.example' })).status).toBe(201)
})

test('[BO-21] confirms the address and signs in by the mailed invitation, once', async () => {
  const email = 'invited@buyer.example'
  const { json } = await create({ firstname: 'Fatou', email, locale: 'fr', isInvited: true })
  const [mail, ...others] = await mailsOf(server.context, 'staging', email)
  expect([mail, others]).toMatchObject([{ template: 'customerInvited', locale: 'fr' }, []])
  if (!mail) throw new Error('no mail')
  const [userId, code] = new URL(linkIn(mail, '/fr/auth/verify-email/')).pathname.split('/').slice(-2)
  expect(userId).toBe(json.id)
  server.as(undefined)
  const browser = browserAt(server)
  expect((await browser.send('PUT', '/api/main/user/email-verification', { userId, code })).status).toBe(204)
  expect((await browser.get('/api/userinfo')).json).toMatchObject({ id: json.id, isEmailVerified: true })
})

test('[BO-21] rejects customers created by anyone but managers', async () => {
  for (const [who, status] of [
    [undefined, 401],
    [CUSTOMER, 403],
  ] as const) {
    server.as(who)
    expect((await create({ firstname: 'X', email: 'y@buyer.example' })).status).toBe(status)
  }
})
