import { randomUUID } from 'node:crypto'
import type { ErrorReply } from '@minato/contract/errors'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { UserInfo } from '@minato/contract/users-shapes'
import { afterEach, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { expectRecordsWhole, MAIN, openInquiry, questionOf } from '../../../testing/inquiries.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import type { OutboxMail } from '../../../testing/mails.ts'
import { reasonOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import { PASSWORD, signedInPerson } from '../../../testing/people.ts'

/** A visitor's first inquiry: a name, one contact and a message. */

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const newCar = async (): Promise<string> => (await addCars(server.context, [buildCar()]))[0] ?? ''
const addPicture = (carId: string): Promise<unknown> =>
  server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into vehicles.image (tenant_id, car_id, index, width, height, placeholder)
      values ('staging', ${carId}::uuid, 0, 800, 600, 'data:,')`),
  )
const newEmail = (): string => `${randomUUID()}@buyer.example`
const userOf = async (browser: TestBrowser) => (await browser.get('/api/userinfo')).json as UserInfo
const statusOf = async (browser: TestBrowser) => (await browser.get('/api/userinfo')).status
const bodyOf = async (person: object, carId?: string) => ({
  userRegistrateInformation: { firstname: 'Juma', ...person },
  createInquiryInformation: await questionOf(server, carId ?? (await newCar()), sides.portId),
})
async function ask(browser: TestBrowser, person: object): Promise<{ id: string; reference: string }> {
  const { status, json } = await browser.send('POST', `${MAIN}/public/inquiry`, await bodyOf(person))
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`)
  return json as { id: string; reference: string }
}
const mailTo = async (email: string): Promise<OutboxMail> => {
  const [mail] = (await mailsOf(server.context, 'staging', email)).slice(-1)
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail
}
const codeIn = (link: string) => {
  const [userId = '', code = ''] = new URL(link).pathname.split('/').slice(-2)
  return { userId, code }
}
const follow = (browser: TestBrowser, link: string, more: object = {}) =>
  browser.send('PUT', `${MAIN}/user/email-verification`, { ...codeIn(link), ...more })
const proofTo = async (email: string): Promise<string> => linkIn(await mailTo(email), '/auth/verify-email/')

test('[F14] accepts a visitor’s inquiry with name, email and message and signs in', async () => {
  const [visitor, email] = [browserAt(server), newEmail()]
  const { id, reference } = await ask(visitor, { email })
  expect(await userOf(visitor)).toMatchObject({ firstname: 'Juma', lastname: '', email, isEmailVerified: false })
  const own = (await visitor.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect(own).toMatchObject({ reference, lastMessage: { isMine: true } })
  // The new session can reply at once and ends like any other session.
  const said = { ownerId: own.owner.id, content: 'And how many keys?' }
  expect((await visitor.send('POST', `${MAIN}/inquiry/${id}/message`, said)).status).toBe(201)
  expect((await visitor.send('POST', '/api/logout')).json).toEqual({ location: 'http://localhost:3000/' })
  expect(await statusOf(visitor)).toBe(401)
})

test('[F14] requires an email or a number; a password requires an email', async () => {
  const phoneNumber = { countryCode: '254', number: '712 345678' }
  for (const person of [{}, { lastname: 'Mwangi' }, { phoneNumber, password: PASSWORD }]) {
    const { status, json } = await browserAt(server).send('POST', `${MAIN}/public/inquiry`, await bodyOf(person))
    expect([status, (json as ErrorReply).body]).toEqual([
      400,
      [{ path: 'userRegistrateInformation.email', message: 'This field is required' }],
    ])
  }
})

test('[F14] ends earlier sessions when another browser confirms the address', async () => {
  const [stranger, owner, email] = [browserAt(server), browserAt(server), newEmail()]
  await ask(stranger, { email })
  const link = await proofTo(email)
  // A pending change of address would outlast the verification.
  const other = newEmail()
  expect((await stranger.send('PUT', '/api/uum/account/email', { email: other })).status).toBe(204)
  const change = await proofTo(other)
  expect((await follow(owner, link)).status).toBe(204)
  expect([await statusOf(stranger), (await userOf(owner)).email]).toEqual([401, email])
  expect((await userOf(owner)).isEmailVerified).toBe(true)
  expect((await follow(browserAt(server), change)).status).toBe(400)
  // The link signs in once.
  const later = browserAt(server)
  expect([(await follow(later, link)).status, await statusOf(later)]).toEqual([204, 401])
})

test('[F14] keeps the asking browser’s session when it follows the link', async () => {
  const [visitor, email] = [browserAt(server), newEmail()]
  const { id } = await ask(visitor, { email })
  expect((await follow(visitor, await proofTo(email))).status).toBe(204)
  expect((await visitor.get(`${MAIN}/inquiry/${id}`)).status).toBe(200)
  // The first password needs no current one, but a verified address.
  const set = { newPassword: 'kilindini-7' }
  expect((await visitor.send('PUT', '/api/uum/account/password', set)).status).toBe(204)
  await browserAt(server).signIn(email, 'kilindini-7')
})

test('[F14] rejects a password for an unconfirmed account', async () => {
  const [visitor, email] = [browserAt(server), newEmail()]
  await ask(visitor, { email })
  const { status } = await visitor.send('PUT', '/api/uum/account/password', { newPassword: 'kilindini-7' })
  expect(status).toBe(404)
})

test('[F14] drops a password chosen before the confirmation in another browser', async () => {
  const [stranger, owner, email] = [browserAt(server), browserAt(server), newEmail()]
  await ask(stranger, { email, password: PASSWORD })
  const link = await proofTo(email)
  const { status, json } = await follow(owner, link)
  expect([status, (json as ErrorReply).body]).toEqual([400, [{ path: 'password', message: 'This field is required' }]])
  expect(await statusOf(owner)).toBe(401)
  // The rejected request has not used up the link.
  expect((await follow(owner, link, { password: 'kilindini-7' })).status).toBe(204)
  expect([await statusOf(owner), await statusOf(stranger)]).toEqual([200, 401])
  await expect(browserAt(server).signIn(email, PASSWORD)).rejects.toThrow('401')
  await browserAt(server).signIn(email, 'kilindini-7')
})

test('[F14] signs in on a repeated call only while the address is unconfirmed', async () => {
  const [visitor, email] = [browserAt(server), newEmail()]
  await visitor.send('POST', '/api/csrf')
  const anonymous = new Map(visitor.cookies)
  const body = await bodyOf({ email })
  const key = { 'idempotency-key': randomUUID() }
  const send = () => visitor.send('POST', `${MAIN}/public/inquiry`, body, key)
  const loseAnswer = () => {
    visitor.cookies.clear()
    for (const [name, value] of anonymous) visitor.cookies.set(name, value)
  }
  const first = await send()
  loseAnswer()
  const second = await send()
  expect([second.status, second.json]).toEqual([201, first.json])
  expect(await statusOf(visitor)).toBe(200)
  loseAnswer()
  expect((await follow(browserAt(server), await proofTo(email))).status).toBe(204)
  expect((await send()).json).toEqual(first.json)
  expect(await statusOf(visitor)).toBe(401)
})

test('[F14 SES-07] issues no invoice to a visitor’s account before the confirmation', async () => {
  const [visitor, email] = [browserAt(server), newEmail()]
  const { id } = await ask(visitor, { email })
  await steps.generate(id)
  expect(reasonOf(await steps.issue(id))).toEqual([409, 'EMAIL_UNVERIFIED'])
  await follow(visitor, await proofTo(email))
  expect((await steps.issue(id)).status).toBe(201)
})

test('[F14] accepts a WhatsApp number; the manager’s link signs in once', async () => {
  const visitor = browserAt(server)
  const { id } = await ask(visitor, { phoneNumber: { countryCode: '254', number: '0712 345678' } })
  const { id: userId } = await userOf(visitor)
  const manager = sides.manager.browser
  const seen = (await manager.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect(seen.customerInformation).toMatchObject({
    email: null,
    phoneNumber: { countryCode: '254', number: '712345678' },
  })
  await steps.generate(id)
  expect(reasonOf(await steps.issue(id))).toEqual([409, 'EMAIL_UNVERIFIED'])
  const make = (who: TestBrowser, customer: string) => who.send('POST', `/api/uum/customer/${customer}/sign-in-link`)
  expect((await make(visitor, userId)).status).toBe(403)
  const { status, json } = await make(manager, userId)
  const { link } = json as { link: string }
  expect(status).toBe(200)
  const phone = browserAt(server)
  expect((await follow(phone, link)).status).toBe(204)
  expect([(await userOf(phone)).id, await statusOf(visitor)]).toEqual([userId, 401])
  const later = browserAt(server)
  expect([(await follow(later, link)).status, await statusOf(later)]).toEqual([204, 401])
  expect((await steps.issue(id)).status).toBe(201)
  const { items } = (await manager.get(`${MAIN}/audit?entity=person&entityId=${userId}`)).json as {
    items: { part: string; actor: { id: string } }[]
  }
  expect(items.filter(({ part }) => part === 'code').map(({ actor }) => actor.id)).toEqual([sides.manager.id])
  // A person with an email address signs in by email.
  expect((await make(manager, sides.buyer.id)).status).toBe(400)
})

test('[F14] disables the link of a number after the number changed', async () => {
  const visitor = browserAt(server)
  await ask(visitor, { phoneNumber: { countryCode: '254', number: '0712 345679' } })
  const { id } = await userOf(visitor)
  const { json } = await sides.manager.browser.send('POST', `/api/uum/customer/${id}/sign-in-link`)
  const { version } = (await visitor.get('/api/uum/account')).json as { version: number }
  const changed = {
    civility: 'MR',
    firstname: 'Juma',
    lastname: 'Mwangi',
    countryOfResidence: 'KE',
    phoneNumber: { countryCode: '254', number: '0712 345670' },
    locale: 'en',
    destination: null,
  }
  const saved = await visitor.send('PUT', '/api/uum/account', changed, { 'if-match': `"${version}"` })
  expect(saved.status).toBe(200)
  expect((await follow(browserAt(server), (json as { link: string }).link)).status).toBe(400)
})

test('[F14] recognises a known address within the rate limit of public inquiries', async () => {
  const strict = await testServer({ RATE_INQUIRY_NETWORK: '3/60' })
  try {
    const { email } = await signedInPerson(strict)
    const visitor = browserAt(strict)
    const check = (address: string) => visitor.send('POST', `${MAIN}/registration/email`, { email: address })
    expect((await check(` ${email.toUpperCase()}`)).json).toEqual({ isTaken: true })
    expect((await check(newEmail())).json).toEqual({ isTaken: false })
    expect((await check('not an address')).status).toBe(400)
    expect([(await check(email)).status, (await check(email)).status]).toEqual([200, 429])
  } finally {
    await strict.close()
  }
})

test('[F14] never signs a manager in by a confirmation or replaces another session', async () => {
  const managed = await signedInPerson(server, { role: 'SALES_MANAGER', isEmailVerified: false, isUnproven: true })
  await managed.browser.send('POST', `${MAIN}/user/email-verification`)
  const elsewhere = browserAt(server)
  expect((await follow(elsewhere, await proofTo(managed.email), { password: 'kilindini-7' })).status).toBe(204)
  expect(await statusOf(elsewhere)).toBe(401)
  const [visitor, email] = [browserAt(server), newEmail()]
  await ask(visitor, { email })
  expect((await follow(sides.buyer.browser, await proofTo(email))).status).toBe(204)
  expect((await userOf(sides.buyer.browser)).email).toBe(sides.buyer.email)
})

test.each([
  ['en', 'We received your inquiry', 'Total CIF, Mombasa: $8,110', 'Open inquiry'],
  ['fr', 'Nous avons reçu votre demande', 'Total CIF, Mombasa\u00a0: 8\u00a0110\u00a0$', 'Ouvrir la demande'],
] as const)('[F16] confirms each inquiry of a customer by email, in %s', async (locale, subject, total, action) => {
  const buyer = await signedInPerson(server, { locale })
  for (const carId of [await newCar(), await newCar()]) {
    await addPicture(carId)
    const { id, reference } = await openInquiry(server, { ...sides, buyer }, { carId })
    const mail = await mailTo(buyer.email)
    expect(mail).toMatchObject({ template: 'inquiryReceived', locale })
    expect(mail.subject).toContain(`${subject} N° ${reference}`)
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(`http://localhost:3000${locale === 'fr' ? '/fr' : ''}/inquiries/${id}`)
      expect(text).toMatch(/(?:18|14)(?::|\sh\s)00\sJST \(\d+(?::|\sh\s)00\sNairobi\)/)
    }
    expect(mail.text).toContain(total)
    expect(mail.text).toContain(action)
    expect(mail.html).toMatch(/<img src="http:\/\/localhost:3000\/[^"]+\/640\.jpg" alt=""/)
  }
  expect((await mailsOf(server.context, 'staging', buyer.email)).length).toBe(2)
})

test('[F16] sends picture, amounts and link when a manager opens an inquiry', async () => {
  const [carId, email] = [await newCar(), newEmail()]
  await addPicture(carId)
  const body = {
    customer: { firstname: 'C', lastname: 'I', email, phoneNumber: null, countryOfResidence: null, locale: 'fr' },
    source: 'PHONE',
    carId,
    portId: sides.portId,
    finalDestination: 'UG',
    withInsurance: true,
    withInspections: true,
  }
  const { status, json } = await sides.manager.browser.send('POST', `${MAIN}/office/inquiry`, body)
  expect(status).toBe(201)
  const sent = await mailsOf(server.context, 'staging', email)
  expect(sent.map(({ template }) => template)).toEqual(['inquiryOpened'])
  expect(sent[0]?.text).toContain('Voiture, FOB Japon\u00a0: 6\u00a0850\u00a0$')
  expect(sent[0]?.html).toMatch(/<img src="http:\/\/localhost:3000\/[^"]+\/640\.jpg" alt=""/)
  expect(linkIn(sent[0]!, `/fr/inquiries/${(json as { id: string }).id}`)).toBeTruthy()
})

test('[F16] sends car, amounts and confirmation link to a new account', async () => {
  const [visitor, email] = [browserAt(server), newEmail()]
  const { id, reference } = await ask(visitor, { email, locale: 'fr' })
  const sent = await mailsOf(server.context, 'staging', email)
  expect(sent.map(({ template }) => template)).toEqual(['inquiryReceived'])
  expect(sent[0]?.subject).toContain(reference)
  expect(sent[0]?.text).toContain('Voiture, FOB Japon\u00a0: 6\u00a0850\u00a0$')
  expect(linkIn(sent[0]!, `/fr/inquiries/${id}`)).toBeTruthy()
  expect(linkIn(sent[0]!, '/fr/auth/verify-email/')).toBeTruthy()
})

test('[F19] lists the customer’s own inquiries about one car', async () => {
  const buyer = await signedInPerson(server)
  const [carId, other] = [await newCar(), await newCar()]
  const asked = await openInquiry(server, { ...sides, buyer }, { carId })
  const about = async (id: string) =>
    ((await buyer.browser.get(`${MAIN}/user/${buyer.id}/inquiry?carId=${id}`)).json as { items: Inquiry[] }).items
  expect((await about(carId)).map(({ id }) => id)).toEqual([asked.id])
  expect(await about(other)).toEqual([])
})
