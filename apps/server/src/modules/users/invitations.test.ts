import type { Manager } from '@minato/contract/users-shapes'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { browserAt } from '../../testing/browser.ts'
import type { TestBrowser } from '../../testing/browser.ts'
import { addSeller } from '../../testing/inquiries.ts'
import { linkIn, mailsOf } from '../../testing/mails.ts'
import type { OutboxMail } from '../../testing/mails.ts'
import { auditOf } from '../../testing/audit.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../testing/people.ts'
import { removeManager } from './invitations.ts'
import { personOfId } from './people-store.ts'
import type { PersonRow } from './people-store.ts'

let server: TestServer
let manager: TestBrowser
let managerId: string
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
  await addSeller(server.context)
  ;({ browser: manager, id: managerId } = await signedInPerson(server, { role: 'SALES_MANAGER' }))
})
afterAll(() => server.close())

const MANAGERS = '/api/uum/manager'
const invitation = (email: string) => ({ email, firstname: 'Haruka', lastname: 'Sato', locale: 'en' })
const invite = (email: string, browser = manager) => browser.send('POST', MANAGERS, invitation(email))
async function linkFor(email: string): Promise<{ userId: string; code: string }> {
  const mails = (await mailsOf(server.context, 'staging', email)).filter(({ template }) => template === 'invitation')
  const [userId = '', code = ''] = new URL(linkIn(mails.at(-1) as OutboxMail, '/auth/invitation/')).pathname
    .split('/')
    .slice(-2)
  return { userId, code }
}
const accept = (link: { userId: string; code: string }, password = 'quay-harbour-7') =>
  browserAt(server).send('PUT', '/api/main/user/invitation', {
    ...link,
    password,
    firstname: 'Haruka',
    lastname: 'Ito',
  })
const rolesOf = async (browser: TestBrowser) => ((await browser.get('/api/userinfo')).json as { roles: string[] }).roles

test('[SES-10] makes an invited user a manager by a mailed link with a new password', async () => {
  const email = 'haruka@example.com'
  const { status, json } = await invite(email)
  expect([status, json]).toMatchObject([201, { email, isPending: true }])
  const first = await linkFor(email)
  // Not active yet; a second invitation ends the first link.
  await expect(browserAt(server).signIn(email, 'quay-harbour-7')).rejects.toThrow(/^401/)
  expect((await invite(email)).status).toBe(201)
  const link = await linkFor(email)
  expect((await accept(first)).status).toBe(400)
  expect((await accept(link, 'password1')).status).toBe(400)
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(link)))
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 400, 400, 400, 400])
  const browser = browserAt(server)
  await browser.signIn(email, 'quay-harbour-7')
  expect(await rolesOf(browser)).toEqual(['SALES_MANAGER'])
  expect(((await manager.get(MANAGERS)).json as Manager[]).find((one) => one.email === email)).toMatchObject({
    isPending: false,
    lastname: 'Ito',
  })
})

test('[BO-21] returns the invited names as often as the link is opened', async () => {
  const email = 'names@example.com'
  await invite(email)
  const link = await linkFor(email)
  const read = (body: object) => browserAt(server).send('POST', '/api/main/user/invitation', body)
  for (const _ of [1, 2])
    expect(await read(link)).toMatchObject({ status: 200, json: { firstname: 'Haruka', lastname: 'Sato' } })
  expect((await read({ ...link, code: 'wrong' })).status).toBe(400)
  expect((await read({ ...link, userId: managerId })).status).toBe(400)
  expect((await accept(link)).status).toBe(204)
  expect((await read(link)).status).toBe(400)
})

test('[SES-10 A03] keeps an invited customer’s account and ends older sessions', async () => {
  const { id, email, browser } = await signedInPerson(server)
  expect((await invite(email)).status).toBe(201)
  expect(await rolesOf(browser)).toEqual(['CUSTOMER'])
  const link = await linkFor(email)
  expect([link.userId, (await accept(link)).status]).toEqual([id, 204])
  expect(await auditOf(server.context, id)).toEqual([
    { actor: id, call: 'PUT /api/main/user/invitation', operation: 'INSERT', role: 'SALES_MANAGER' },
  ])
  expect((await browser.get('/api/userinfo')).status).toBe(401)
  await expect(browserAt(server).signIn(email, PASSWORD)).rejects.toThrow(/^401/)
  const again = browserAt(server)
  await again.signIn(email, 'quay-harbour-7')
  expect((await rolesOf(again)).toSorted()).toEqual(['CUSTOMER', 'SALES_MANAGER'])
  // A removed role counts at the next call.
  expect((await manager.send('DELETE', `${MANAGERS}/${id}`)).status).toBe(200)
  expect((await again.get('/api/userinfo')).status).toBe(401)
})

test('[SES-10] invites a known user at the confirmed address, however it was typed', async () => {
  const { email } = await addPerson(server.context)
  const typed = email.toUpperCase()
  expect((await invite(typed)).status).toBe(201)
  expect(await mailsOf(server.context, 'staging', typed)).toEqual([])
  expect((await accept(await linkFor(email))).status).toBe(204)
})

test('[SES-10 A03] sends to an unconfirmed address as the inviter typed it and keeps that', async () => {
  const typed = 'kenji@example.com'
  const stranger = await addPerson(server.context, { email: typed.toUpperCase(), isEmailVerified: false })
  expect((await invite(typed)).status).toBe(201)
  expect(await mailsOf(server.context, 'staging', typed.toUpperCase())).toEqual([])
  const link = await linkFor(typed)
  expect([link.userId, (await accept(link)).status]).toEqual([stranger.id, 204])
  const [now] = await server.context.db.read<PersonRow>('staging', personOfId('staging', stranger.id))
  expect(now).toMatchObject({ email: typed, isEmailVerified: true })
})

test('[SES-10 A03] drops an unconfirmed sign-up when the address owner is invited', async () => {
  const stranger = async () => {
    const { id, email, browser } = await signedInPerson(server, { isEmailVerified: false })
    const mine = `${id}@stranger.example`
    const asked = await browser.send('PUT', '/api/uum/account/email', { email: mine, password: PASSWORD })
    expect(asked.status).toBe(204)
    const [mail] = await mailsOf(server.context, 'staging', mine)
    const [userId = '', code = ''] = new URL(linkIn(mail as OutboxMail, '/auth/verify-email/')).pathname
      .split('/')
      .slice(-2)
    const move = () => browserAt(server).send('PUT', '/api/main/user/email-verification', { userId, code })
    expect((await invite(email)).status).toBe(201)
    return { id, email, move }
  }
  const now = async (id: string) => (await server.context.db.read<PersonRow>('staging', personOfId('staging', id)))[0]
  // An attacker changes the account's address before or after the owner accepts.
  const late = await stranger()
  expect((await accept(await linkFor(late.email))).status).toBe(204)
  expect((await late.move()).status).toBe(400)
  expect(await now(late.id)).toMatchObject({ email: late.email, isEmailVerified: true })
  const early = await stranger()
  const link = await linkFor(early.email)
  expect((await early.move()).status).toBe(204)
  expect((await accept(link)).status).toBe(400)
  expect((await now(early.id))?.roles).toEqual(['CUSTOMER'])
})

test('[SES-10] rejects invitations by customers and keeps the last manager', async () => {
  const { browser } = await signedInPerson(server)
  expect((await invite('friend@example.com', browser)).status).toBe(403)
  expect((await browser.send('DELETE', `${MANAGERS}/${managerId}`)).status).toBe(403)
  const all = (await manager.get(MANAGERS)).json as Manager[]
  for (const { id } of all.filter((one) => one.id !== managerId))
    expect((await manager.send('DELETE', `${MANAGERS}/${id}`)).status).toBe(200)
  const last = await manager.send('DELETE', `${MANAGERS}/${managerId}`)
  expect([last.status, await rolesOf(manager)]).toEqual([400, ['SALES_MANAGER']])
})

test('[SES-10] keeps one manager when two remove each other at once', async () => {
  const { db } = server.context
  const { id } = await addPerson(server.context, { role: 'SALES_MANAGER' })
  let later: Promise<unknown> = Promise.resolve()
  let isLaterOver = false
  await db.write('staging', async (tx) => {
    await removeManager(tx, id)
    later = db
      .write('staging', (other) => removeManager(other, managerId))
      .catch((error: unknown) => error)
      .finally(() => (isLaterOver = true))
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => isLaterOver || (await asOwner(server.url, waiting)).length > 0).toBe(true)
  })
  expect(await later).toMatchObject({ reply: { code: 'MINATO-1008' } })
  expect(await rolesOf(manager)).toEqual(['SALES_MANAGER'])
})

test('[SES-10] makes the first manager by a command, by role or by link', async () => {
  const { email } = await addPerson(server.context)
  const runWith = async (env: Record<string, string>, ...given: string[]) =>
    (
      await promisify(execFile)(process.execPath, [`${import.meta.dirname}/manager-cli.ts`, ...given], {
        env: {
          ...process.env,
          ...env,
          DATABASE_URL: server.url,
          TENANT_HOSTS: 'http://localhost:3000=staging',
          NODE_ENV: 'test',
        },
      })
    ).stdout
  const run = (...given: string[]) => runWith({}, ...given)
  expect(await run(email)).toMatch(/is a sales manager now/)
  const browser = browserAt(server)
  await browser.signIn(email, PASSWORD)
  expect((await rolesOf(browser)).toSorted()).toEqual(['CUSTOMER', 'SALES_MANAGER'])
  // Anyone can sign up with a foreign address.
  const { email: unproved } = await addPerson(server.context, { isEmailVerified: false })
  expect(await run(unproved)).toMatch(/comes in by this link/)
  const said = await run('first@example.com')
  const [, userId = '', code = ''] = /http:\/\/localhost:3000\/auth\/invitation\/([^/]+)\/(\S+)/.exec(said) ?? []
  expect((await accept({ userId, code })).status).toBe(204)
  await expect(run('no address')).rejects.toThrow(/Usage/)
  // Nor does a sign-in with another provider's unverified address make a manager.
  const elsewhere = { OIDC_ISSUER: 'http://localhost:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' }
  const { email: doubtful } = await addPerson(server.context, { isEmailVerified: false, passwordHash: null })
  await expect(runWith(elsewhere, doubtful)).rejects.toThrow(/has signed in yet/)
  const { email: vouched } = await addPerson(server.context, { passwordHash: null })
  expect(await runWith(elsewhere, vouched)).toMatch(/is a sales manager now/)
  // Seven clients, one after another.
}, 120_000)

test('[F31] asks for the company name in the first invitation and puts it in the email', async () => {
  const command = async (...given: string[]) =>
    promisify(execFile)(process.execPath, [`${import.meta.dirname}/manager-cli.ts`, ...given, '--tenant', 'second'], {
      env: { ...process.env, DATABASE_URL: server.url, TENANT_HOSTS: 'localhost=staging,second.localhost=second' },
    })
  const email = 'founder@example.com'
  const { browser } = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  const refused = await browser.send('POST', MANAGERS, invitation('other@example.com'))
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([400, expect.stringContaining('company name')])
  await expect(command(email)).rejects.toThrow(/no company name yet: add --company 'NAME'/)
  expect(await mailsOf(server.context, 'second', email)).toEqual([])
  await command(email, '--company', 'Harbour Trading')
  const [mail] = await mailsOf(server.context, 'second', email)
  expect([mail?.subject, mail?.text]).toEqual([
    'An invitation to the back office of Harbour Trading',
    expect.stringContaining('Harbour Trading'),
  ])
  await expect(command(email, '--company', 'Another')).rejects.toThrow(/named 'Harbour Trading' already/)
  expect((await browser.send('POST', MANAGERS, invitation('other@example.com'))).status).toBe(201)
}, 60_000)
