import type { Account } from '@minato/contract/users-shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { sql } from '../../../platform/database/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const ACCOUNT = '/api/uum/account'
const read = async (browser: TestBrowser) => (await browser.get(ACCOUNT)).json as Account
async function choose(browser: TestBrowser, locale: string) {
  const { civility, firstname, lastname, countryOfResidence, version } = await read(browser)
  const phoneNumber = { countryCode: '254', number: '0712 345678' }
  const body = { civility, firstname, lastname, countryOfResidence, phoneNumber, locale, destination: null }
  return browser.send('PUT', ACCOUNT, body, { 'if-match': `"${version}"` })
}
const localesOf = (id: string) =>
  server.context.db.read('staging', sql`select locale, office_locale as office from users.person where id = ${id}`)

test('[SES-11 STF-11] keeps Japanese for a manager, whose emails keep their language', async () => {
  const { id, browser } = await signedInPerson(server, { role: 'SALES_MANAGER' })
  expect(await choose(browser, 'ja')).toMatchObject({ status: 200, json: { locale: 'ja' } })
  expect((await read(browser)).locale).toBe('ja')
  expect(await localesOf(id)).toEqual([{ locale: 'en', office: 'ja' }])
  expect(await choose(browser, 'fr')).toMatchObject({ status: 200, json: { locale: 'fr' } })
  expect(await localesOf(id)).toEqual([{ locale: 'fr', office: null }])
  await choose(browser, 'ja')
  expect(await localesOf(id)).toEqual([{ locale: 'fr', office: 'ja' }])
})

test('[SES-11 STF-11] refuses a customer a language of the back office', async () => {
  const { id, browser } = await signedInPerson(server)
  expect(await choose(browser, 'ja')).toMatchObject({ status: 400, json: { body: [{ path: 'locale' }] } })
  expect(await localesOf(id)).toEqual([{ locale: 'en', office: null }])
})

test('[STF-11] gives a manager the language of the account on every device', async () => {
  const { email, browser } = await signedInPerson(server, { role: 'SALES_MANAGER' })
  await choose(browser, 'ja')
  const elsewhere = browserAt(server)
  await elsewhere.signIn(email, PASSWORD)
  expect(elsewhere.cookies.get('locale')).toBe('ja')
})

test('[STF-11] frees a device from the Japanese of its last manager', async () => {
  const { email } = await addPerson(server.context, { role: 'SALES_MANAGER', locale: 'fr' })
  const browser = browserAt(server)
  browser.cookies.set('locale', 'ja')
  await browser.signIn(email, PASSWORD)
  expect(browser.cookies.get('locale')).toBe('fr')
})

test('[STF-11] leaves the language of a device to its visitors otherwise', async () => {
  const { email } = await addPerson(server.context, { role: 'SALES_MANAGER', locale: 'fr' })
  const browser = browserAt(server)
  await browser.signIn(email, PASSWORD)
  expect(browser.cookies.has('locale')).toBe(false)
})
