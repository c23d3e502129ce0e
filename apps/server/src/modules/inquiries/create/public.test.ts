import { randomUUID } from 'node:crypto'
import type { ErrorReply } from '@minato/contract/errors'
import type { Account } from '@minato/contract/users-shapes'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import {
  bothSides,
  eventsIn,
  countIn,
  expectRecordsWhole,
  MAIN,
  openInquiry,
  questionOf,
  say as sendMessage,
  publicInquiryBody,
} from '../../../testing/inquiries.ts'
import { PDF, send } from '../../../testing/documents.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { PASSWORD } from '../../../testing/people.ts'

const { server, sides } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const newCar = async (): Promise<string> => (await addCars(server.context, [buildCar()]))[0] ?? ''
test('[INQ-02 INQ-10] signs a visitor up and creates the inquiry, with emails in that language', async () => {
  const visitor = browserAt(server)
  const body = publicInquiryBody(await questionOf(server, await newCar(), sides.portId))
  const { status, json } = await visitor.send('POST', `${MAIN}/public/inquiry`, body)
  const { id, reference } = json as { id: string; reference: string }
  expect([status, Object.keys(json as object).sort()]).toEqual([201, ['id', 'reference']])
  const { email } = body.userRegistrateInformation
  expect((await mailsOf(server.context, 'staging', email)).map(({ template, locale }) => [template, locale])).toEqual([
    ['inquiryReceived', 'fr'],
  ])
  await visitor.signIn(email, PASSWORD)
  const own = (await visitor.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect(own).toMatchObject({ reference, owner: { firstname: 'Juma' }, lastMessage: { isMine: true } })
  // Events name the buyer, although the visitor was not signed in.
  expect((await eventsIn(server.context, id)).map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['OPENED', own.owner.id],
    ['MESSAGE', own.owner.id],
  ])
})

test('[F26 INQ-02] keeps the first inquiry’s port as destination of a new account', async () => {
  const visitor = browserAt(server)
  const body = publicInquiryBody(await questionOf(server, await newCar(), sides.portId))
  await visitor.send('POST', `${MAIN}/public/inquiry`, body)
  await visitor.signIn(body.userRegistrateInformation.email, PASSWORD)
  const account = async () => (await visitor.get('/api/uum/account')).json as Account
  const { destination, id } = await account()
  expect(destination).toEqual({ country: 'KE', portId: sides.portId })
  const customer = (await sides.manager.browser.get(`/api/uum/customer/${id}`)).json
  expect(customer).toMatchObject({ destination })
  // A later inquiry to another country does not change it.
  const other = { ...(await questionOf(server, await newCar(), sides.portId)), finalDestination: 'UG' }
  await visitor.send('POST', `${MAIN}/inquiry`, other)
  expect((await account()).destination).toEqual(destination)
})

test('[B05 INQ-02 M01] creates both account and inquiry or neither', async () => {
  const question = await questionOf(server, await newCar(), sides.portId)
  const [people, inquiries] = [await countIn(server, 'person'), await countIn(server, 'inquiry')]
  const visitor = browserAt(server)
  const say = (body: unknown) => visitor.send('POST', `${MAIN}/public/inquiry`, body)
  for (const email of [sides.buyer.email, sides.buyer.email.toUpperCase(), sides.manager.email]) {
    const { status, json } = await say(publicInquiryBody(question, { email, password: 'another-2026' }))
    expect([status, (json as ErrorReply).code, (json as ErrorReply).message]).toEqual([
      409,
      'MINATO-3003',
      'This email already exists',
    ])
  }
  expect((await visitor.get('/api/userinfo')).status).toBe(401)
  expect((await say(publicInquiryBody({ ...question, amountFOB: { value: 1, currency: 'USD' } }))).status).toBe(409)
  expect((await say(publicInquiryBody({ ...question, carId: randomUUID() }))).status).toBe(404)
  const weak = await say(publicInquiryBody(question, { password: 'password1' }))
  expect([weak.status, (weak.json as ErrorReply).body?.[0]?.path]).toEqual([400, 'userRegistrateInformation.password'])
  for (const more of [{ roles: ['SALES_MANAGER'] }, { id: randomUUID() }, { countryOfResidence: 'XX' }])
    expect([more, (await say(publicInquiryBody(question, more))).status]).toEqual([more, 400])
  expect([await countIn(server, 'person'), await countIn(server, 'inquiry')]).toEqual([people, inquiries])
})

test('[H03] limits inquiries per network and per customer', async () => {
  const strict = await testServer({
    RATE_INQUIRY_NETWORK: '2/60',
    RATE_INQUIRY_ACCOUNT: '2/60',
    RATE_MESSAGE_ACCOUNT: '2/60',
  })
  try {
    const own = await bothSides(strict)
    const [car = '', other = '', third = ''] = await addCars(strict.context, [buildCar(), buildCar(), buildCar()])
    const statuses = []
    const waits = []
    for (const carId of [car, other, third]) {
      const question = await questionOf(strict, carId, own.portId)
      const asked = await own.buyer.browser.send('POST', `${MAIN}/inquiry`, question)
      const visited = await browserAt(strict).send('POST', `${MAIN}/public/inquiry`, publicInquiryBody(question))
      statuses.push([asked.status, visited.status])
      waits.push(Number(asked.headers['retry-after'] ?? 0) > 0)
    }
    expect(statuses).toEqual([
      [201, 201],
      [201, 201],
      [429, 429],
    ])
    expect(waits).toEqual([false, false, true])
    const [{ id } = { id: '' }] = (
      (await own.buyer.browser.get(`${MAIN}/user/${own.buyer.id}/inquiry`)).json as { items: Inquiry[] }
    ).items
    const said = []
    for (const content of ['a', 'b', 'c'])
      said.push(
        (await own.buyer.browser.send('POST', `${MAIN}/inquiry/${id}/message`, { ownerId: own.buyer.id, content }))
          .status,
      )
    expect(said).toEqual([201, 201, 429])
  } finally {
    await strict.close()
  }
})

test('[F11] does not count repeats under one idempotency key as attempts', async () => {
  const strict = await testServer({ PORT: '3000', RATE_MESSAGE_ACCOUNT: '6/3600', RATE_DOCUMENT_ACCOUNT: '3/3600' })
  try {
    const own = await bothSides(strict)
    const { id } = await openInquiry(strict, own)
    const { browser, id: ownerId } = own.buyer
    const key = randomUUID()
    const repeats = await Promise.all(Array.from({ length: 5 }, () => sendMessage(browser, ownerId, id, 'once', key)))
    expect(repeats.some(({ status }) => status === 201)).toBe(true)
    expect(repeats.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const others: number[] = []
    for (const content of ['a', 'b', 'c', 'd', 'e', 'f'])
      others.push((await sendMessage(browser, ownerId, id, content)).status)
    expect(others).toEqual([201, 201, 201, 201, 201, 429])
    const uploads: number[] = []
    for (const one of ['k1', 'k1', 'k1', 'k2', 'k3', 'k4'])
      uploads.push((await send(browser, PDF, { key: one })).status)
    expect(uploads).toEqual([201, 201, 201, 201, 201, 429])
  } finally {
    await strict.close()
  }
})
