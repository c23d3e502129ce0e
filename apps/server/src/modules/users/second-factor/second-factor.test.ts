import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { addSeller } from '../../../testing/inquiries.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { sql } from '../../../platform/database/sql.ts'
import { readCounterClasses } from '../../../platform/rate-limit/counter-classes.ts'
import { setPasswordHash, revokeRole } from '../people-store.ts'
import { codeAt, stepAt } from './totp.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_SECOND_FACTOR_ACCOUNT: '5/60' })
})
afterAll(() => server.close())

const PATH = '/api/uum/account/second-factor'
const newManager = (more: Parameters<typeof signedInPerson>[1] = {}) =>
  signedInPerson(server, { role: 'SALES_MANAGER', ...more })
const secretOf = async (id: string): Promise<Buffer> => {
  const found = sql`select secret from users.second_factor where tenant_id = 'staging' and person_id = ${id}::uuid`
  return (await server.context.db.read<{ secret: Buffer }>('staging', found))[0]?.secret ?? Buffer.alloc(0)
}
const send = (browser: TestBrowser, path: string, code: string) => browser.send('PUT', `${PATH}/${path}`, { code })
const codeNow = async (id: string, drift = 0): Promise<string> => codeAt(await secretOf(id), stepAt(Date.now()) + drift)
/** As if the codes used so far were old. */
const forget = (id: string) =>
  asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false); update users.second_factor set last_step = 0 where person_id = '${id}'`,
  )

async function enrolled(
  more: Parameters<typeof newManager>[0] = {},
): Promise<{ id: string; email: string; browser: TestBrowser; recoveryCodes: string[] }> {
  const { id, email, browser } = await newManager(more)
  expect((await browser.send('PUT', PATH, { password: PASSWORD })).status).toBe(200)
  const { status, json } = await send(browser, 'confirm', await codeNow(id))
  expect(status).toBe(200)
  return { id, email, browser, recoveryCodes: (json as { recoveryCodes: string[] }).recoveryCodes }
}

test('[TRU-04] sets up a second factor with the password and a first code', async () => {
  const { id, browser } = await newManager()
  expect((await browser.send('PUT', PATH, { password: 'wrong-pass-1' })).status).toBe(400)
  expect((await browser.send('PUT', PATH, {})).status).toBe(400)
  const { status, json } = await browser.send('PUT', PATH, { password: PASSWORD })
  expect([status, json]).toEqual([
    200,
    { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), qrCode: expect.stringContaining('<svg') },
  ])
  expect((await browser.get(PATH)).json).toMatchObject({ since: null, recoveryCodesLeft: 0 })
  expect((await send(browser, 'check', await codeNow(id))).status).toBe(400)
  expect((await send(browser, 'confirm', '12345')).status).toBe(400)
  expect((await send(browser, 'confirm', await codeNow(id))).status).toBe(200)
  expect((await browser.get(PATH)).json).toMatchObject({
    since: expect.any(String),
    appSince: expect.any(String),
    recoveryCodesLeft: 10,
  })
  // A stolen session with a known password cannot replace the authenticator.
  expect((await browser.send('PUT', PATH, { password: PASSWORD })).status).toBe(409)
})

test('[TRU-04 M12] accepts a code or a recovery code once', async () => {
  const { id, browser, recoveryCodes } = await enrolled()
  expect((await send(browser, 'check', await codeNow(id))).status).toBe(400)
  const next = await codeNow(id, 1)
  expect((await send(browser, 'check', next)).status).toBe(204)
  expect((await send(browser, 'check', next)).status).toBe(400)
  const [first = ''] = recoveryCodes
  const both = await Promise.all([send(browser, 'check', first.toUpperCase()), send(browser, 'check', first)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400])
  expect((await browser.get(PATH)).json).toMatchObject({ recoveryCodesLeft: 9 })
  expect((await browser.send('PUT', `${PATH}/off`)).status).toBe(204)
  expect((await browser.get(PATH)).json).toMatchObject({ since: null, recoveryCodesLeft: 0 })
})

test('[TRU-04 M12] slows down wrong codes, then the right one too', async () => {
  const { id, browser } = await enrolled()
  await forget(id)
  const answers = []
  for (let tries = 0; tries < 6; tries++) answers.push((await send(browser, 'check', '000000')).status)
  expect([answers.filter((status) => status === 400).length, answers.at(-1)]).toEqual([5, 429])
  expect((await send(browser, 'check', await codeNow(id))).status).toBe(429)
})

test('[TRU-04 M12] rejects customers, visitors and another manager’s code', async () => {
  const { browser } = await signedInPerson(server)
  expect((await browser.get(PATH)).status).toBe(403)
  const [one, other] = [await enrolled(), await enrolled()]
  await forget(other.id)
  expect((await send(one.browser, 'check', await codeNow(other.id))).status).toBe(400)
})

test('[TRU-04] sets up a new second factor by a new invitation after a loss', async () => {
  await addSeller(server.context)
  const { browser: host } = await newManager()
  const { id, email, browser } = await enrolled()
  expect((await host.send('DELETE', `/api/uum/manager/${id}`)).status).toBe(200)
  const name = { firstname: 'Kenji', lastname: 'Mori' }
  expect((await host.send('POST', '/api/uum/manager', { email, ...name, locale: 'en' })).status).toBe(201)
  const mail = (await mailsOf(server.context, 'staging', email)).find(({ template }) => template === 'invitation')
  const [userId = '', code = ''] = new URL(linkIn(mail!, '/auth/invitation/')).pathname.split('/').slice(-2)
  const accepted = { userId, code, password: 'quay-harbour-7', ...name }
  expect((await browserAt(server).send('PUT', '/api/main/user/invitation', accepted)).status).toBe(204)
  await browser.signIn(email, 'quay-harbour-7')
  expect((await browser.get(PATH)).json).toMatchObject({ since: null, recoveryCodesLeft: 0 })
  expect((await browser.send('PUT', PATH, { password: 'quay-harbour-7' })).status).toBe(200)
  expect((await send(browser, 'confirm', await codeNow(id))).status).toBe(200)
  // The provider can take the role as well (sign-in/find-or-create-person.ts).
  await server.context.db.write('staging', (tx) => tx.rows(revokeRole('staging', id, 'SALES_MANAGER')))
  expect((await secretOf(id)).length).toBe(0)
})

test('[TRU-04 M12] removes the app in a session alone in which a factor was checked lately', async () => {
  const { id, browser } = await enrolled()
  const owner = (set: string) =>
    asOwner(
      server.url,
      `select set_config('app.tenant', 'staging', false); update users.session set ${set} where person_id = '${id}'`,
    )
  await owner("second_factor_at = now() - interval '11 minutes'")
  expect((await browser.send('PUT', `${PATH}/off`)).status).toBe(409)
  await owner('second_factor_at = now()')
  expect((await browser.send('PUT', `${PATH}/off`)).status).toBe(204)
  expect((await browser.send('PUT', `${PATH}/off`)).json).toMatchObject({ reason: { code: 'SECOND_FACTOR_MISSING' } })
})

test('[TRU-04 M12] emails the manager when the second factor is turned on or off', async () => {
  const { email, browser } = await enrolled({ locale: 'fr' })
  const told = async () => (await mailsOf(server.context, 'staging', email)).map(({ subject }) => subject)
  const added = 'Une application d’authentification a été ajoutée à votre compte'
  expect(await told()).toEqual([added])
  expect((await browser.send('PUT', `${PATH}/off`)).status).toBe(204)
  expect(await told()).toEqual([added, 'Une application d’authentification a été retirée de votre compte'])
})

test('[TRU-04 M12] accepts fifty wrong codes a day per account', () => {
  const { 'second-factor-account': windows } = readCounterClasses({}, { upload: 1, import: 1 }, [])
  expect(windows).toContainEqual({ max: 50, seconds: 86_400 })
})

test('[TRU-04 M12] sets up no second factor with a password changed meanwhile', async () => {
  const { id, browser } = await newManager()
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  let isOver = false
  const starting = await server.context.db.write('staging', async (tx) => {
    await tx.rows(setPasswordHash('staging', id, 'another'))
    const answer = browser.send('PUT', PATH, { password: PASSWORD }).finally(() => (isOver = true))
    await expect.poll(async () => isOver || (await asOwner(server.url, waiting)).length > 0).toBe(true)
    return { answer }
  })
  expect((await starting.answer).status).toBe(409)
  expect((await secretOf(id)).length).toBe(0)
})
