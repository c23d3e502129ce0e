import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { asOwner } from '../../../testing/owner.ts'
import { PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { sql } from '../../../platform/database/sql.ts'
import { codeAt, stepAt } from './totp.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_SECOND_FACTOR_ACCOUNT: '5/60' })
})
afterAll(() => server.close())

const PATH = '/api/uum/account/second-factor'
const newManager = () => signedInPerson(server, { role: 'SALES_MANAGER' })
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

async function enrolled(): Promise<{ id: string; browser: TestBrowser; recoveryCodes: string[] }> {
  const { id, browser } = await newManager()
  expect((await browser.send('PUT', PATH, { password: PASSWORD })).status).toBe(200)
  const { status, json } = await send(browser, 'confirm', await codeNow(id))
  expect(status).toBe(200)
  return { id, browser, recoveryCodes: (json as { recoveryCodes: string[] }).recoveryCodes }
}

test('[TRU-04] a second factor is set up with the password and a first code', async () => {
  const { id, browser } = await newManager()
  expect((await browser.send('PUT', PATH, { password: 'wrong-pass-1' })).status).toBe(400)
  expect((await browser.send('PUT', PATH, {})).status).toBe(400)
  const { status, json } = await browser.send('PUT', PATH, { password: PASSWORD })
  expect([status, json]).toEqual([
    200,
    { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), qrCode: expect.stringContaining('<svg') },
  ])
  expect((await browser.get(PATH)).json).toEqual({ since: null, recoveryCodesLeft: 0 })
  expect((await send(browser, 'check', await codeNow(id))).status).toBe(400)
  expect((await send(browser, 'confirm', '12345')).status).toBe(400)
  expect((await send(browser, 'confirm', await codeNow(id))).status).toBe(200)
  expect((await browser.get(PATH)).json).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 })
  // A stolen session with the password known cannot put another phone in its place.
  expect((await browser.send('PUT', PATH, { password: PASSWORD })).status).toBe(409)
})

test('[TRU-04 M12] a code counts once, and a recovery code as well', async () => {
  const { id, browser, recoveryCodes } = await enrolled()
  expect((await send(browser, 'check', await codeNow(id))).status).toBe(400)
  const next = await codeNow(id, 1)
  expect((await send(browser, 'check', next)).status).toBe(204)
  expect((await send(browser, 'check', next)).status).toBe(400)
  const [first = '', second = ''] = recoveryCodes
  const both = await Promise.all([send(browser, 'check', first.toUpperCase()), send(browser, 'check', first)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400])
  expect((await browser.get(PATH)).json).toMatchObject({ recoveryCodesLeft: 9 })
  expect((await send(browser, 'off', second)).status).toBe(204)
  expect((await browser.get(PATH)).json).toEqual({ since: null, recoveryCodesLeft: 0 })
})

test('[TRU-04 M12] wrong codes are slowed down, the right one then too', async () => {
  const { id, browser } = await enrolled()
  await forget(id)
  const answers = []
  for (let tries = 0; tries < 6; tries++) answers.push((await send(browser, 'check', '000000')).status)
  expect([answers.filter((status) => status === 400).length, answers.at(-1)]).toEqual([5, 429])
  expect((await send(browser, 'check', await codeNow(id))).status).toBe(429)
})

test('[TRU-04 M12] customers and visitors have none, and another manager’s code does not count', async () => {
  const { browser } = await signedInPerson(server)
  expect((await browser.get(PATH)).status).toBe(403)
  const [one, other] = [await enrolled(), await enrolled()]
  await forget(other.id)
  expect((await send(one.browser, 'check', await codeNow(other.id))).status).toBe(400)
})
