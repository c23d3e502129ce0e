import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { browserAt } from '../../../testing/browser.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { MAIN } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { sql } from '../../../platform/database/sql.ts'

const { server, sides } = withBothSides()

async function newReference(): Promise<string> {
  const [id = ''] = await addCars(server.context, [buildCar()])
  const asked = sql`select car_no::text as reference from vehicles.car where tenant_id = 'staging' and id = ${id}`
  const [row] = await server.context.db.read<{ reference: string }>('staging', asked)
  return row?.reference ?? ''
}
/** The request of a browser that submits the form. */
const post = (browser: TestBrowser, path: string, fields: Record<string, string>, headers: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
const idIn = (html: string) => /\/inquiries\/([\w-]{36})/.exec(html)?.[1] ?? ''

test('[F25] opens an inquiry by a plain form without JavaScript, in both languages', async () => {
  for (const [prefix, language, email] of [
    ['', 'en', 'plain.en@buyer.example'],
    ['/fr', 'fr', 'plain.fr@buyer.example'],
  ] as const) {
    const path = `${prefix}/ask/${await newReference()}`
    const browser = browserAt(server)
    const { status, headers, json } = await browser.get(path)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(json).toContain(`<html lang="${language}">`)
    const fields = { place: `KE ${sides.portId}`, name: 'Juma Otieno', contact: email, message: 'Is it <b>there</b>?' }
    expect(json).toContain(`value="${fields.place}"`)
    const answer = await post(browser, path, fields)
    expect(answer.statusCode).toBe(200)
    const [mail] = await mailsOf(server.context, 'staging', email)
    expect([mail?.template, mail?.locale]).toEqual(['inquiryReceived', language])
    const { json: inquiry } = await sides.manager.browser.get(`${MAIN}/inquiry/${idIn(answer.payload)}`)
    expect((inquiry as Inquiry).lastMessage?.content).toBe(fields.message)
  }
})

test('[F22] links terms and privacy policy in the plain form for visitors only', async () => {
  const path = `/fr/ask/${await newReference()}`
  const links = ['/fr/terms', '/fr/privacy'].map((to) => `<a href="${to}">`)
  const visitors = (await browserAt(server).get(path)).json
  const customers = (await sides.buyer.browser.get(path)).json
  for (const link of links)
    expect([visitors, customers].map((page) => String(page).includes(link))).toEqual([true, false])
})

test('[F25] marks each invalid field of the plain form and keeps the input', async () => {
  const path = `/ask/${await newReference()}`
  const browser = browserAt(server)
  const faultsOf = (html: string) => [...html.matchAll(/id="(\w+)-fault"/g)].map(([, name]) => name)
  const empty = await post(browser, path, {})
  expect([empty.statusCode, faultsOf(empty.payload)]).toEqual([400, ['place', 'message', 'name', 'contact']])
  const typed = { place: `KE ${sides.portId}`, name: 'A "B"', contact: '12', message: 'Still </textarea> there?' }
  const wrong = await post(browser, path, typed)
  expect(faultsOf(wrong.payload)).toEqual(['contact'])
  for (const kept of ['A &#34;B&#34;', 'Still &#60;/textarea&#62; there?', `value="${typed.place}" selected`])
    expect(wrong.payload).toContain(kept)
  const taken = await post(browser, path, { ...typed, contact: sides.buyer.email })
  expect([faultsOf(taken.payload), taken.payload]).toEqual([['contact'], expect.stringContaining('has an account')])
  expect((await post(browser, path, typed, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await browser.get('/ask/999999999')).status).toBe(404)
})

test('[F25] opens one inquiry for a form sent twice and rejects other bodies', async () => {
  const path = `/ask/${await newReference()}`
  const { browser } = sides.buyer
  const key = /name="key" value="([\w-]{36})"/.exec(String((await browser.get(path)).json))?.[1] ?? ''
  const fields = { key, place: `KE ${sides.portId}`, message: 'Once, please.' }
  const [first, second] = [await post(browser, path, fields), await post(browser, path, fields)]
  expect(key).not.toBe('')
  expect([first.statusCode, idIn(second.payload)]).toEqual([200, idIn(first.payload)])
  const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' }
  for (const sent of [{ payload: fields }, {}])
    expect((await server.app.inject({ method: 'POST', url: path, headers, ...sent })).statusCode).toBe(415)
})

test('[F25] asks a signed-in customer only for port and message in the plain form', async () => {
  const path = `/ask/${await newReference()}`
  const { browser, id } = sides.buyer
  expect((await browser.get(path)).json).not.toContain('name="contact"')
  const answer = await post(browser, path, { place: `KE ${sides.portId}`, message: 'Mine, please.' })
  const { json } = await browser.get(`${MAIN}/inquiry/${idIn(answer.payload)}`)
  expect((json as Inquiry).owner.id).toBe(id)
})
