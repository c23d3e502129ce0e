import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { mailServer, until } from '../../testing/mail-server.ts'
import { mailsOf } from '../../testing/mails.ts'
import { tasksOf } from '../../tasks.ts'
import { readConfig } from '../process/config.ts'
import { startJobs } from '../jobs/jobs.ts'
import { demonstrationPassword } from '../process/secrets.ts'
import { sendMail } from './mail.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const post = (to: string, search = 'Land Cruiser') =>
  server.context.db.write('staging', (tx) =>
    sendMail(tx, {
      to,
      locale: 'fr',
      template: 'savedSearchAlert',
      data: {
        name: 'Aïcha',
        search,
        cars: [],
        count: 1,
        link: 'https://shop.example/x',
        stopLink: 'https://shop.example/y',
      },
    }),
  )
const page = (url: string, host = 'localhost') => server.app.inject({ url, headers: { host } })

test('[E07] shows demonstration emails at /mailbox, newest first, per tenant', async () => {
  const jobs = startJobs(server.context, server.url, tasksOf(server.context))
  await post('first@buyer.example')
  await post('second@buyer.example')
  await until(async () => (await mailsOf(server.context)).every(({ state }) => state === 'kept'))
  await jobs.stop()
  const list = await page('/mailbox')
  expect(list.statusCode).toBe(200)
  expect(list.body).toMatch(/second@buyer\.example[\s\S]+first@buyer\.example/)
  expect((await page('/fr/mailbox')).body).toContain('Boîte de démonstration')
  const [, path = ''] = /href="(\/mailbox\/[0-9a-f-]+)"/.exec(list.body) ?? []
  expect((await page(path)).body).toContain('1 nouvelle voiture pour')
  expect((await page(`${path}/letter`)).body).toContain('<base target="_top">')
  for (const url of [path, `/fr${path}`, `${path}/letter`])
    expect((await page(url, 'second.localhost')).statusCode).toBe(404)
  expect((await page('/mailbox', 'second.localhost')).body).not.toContain('buyer.example')
  expect((await page('/mailbox', 'second.localhost')).body).toContain('No emails yet')
})

test('[E07] opens the mailbox in the reader’s language and keeps another choice', async () => {
  const read = (url: string, headers: object) => server.app.inject({ url, headers: { host: 'localhost', ...headers } })
  const french = { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' }
  expect((await read('/mailbox', french)).headers.location).toBe('/fr/mailbox')
  expect((await read('/mailbox', { 'accept-language': 'sw,fr;q=0.9' })).headers.location).toBe('/fr/mailbox')
  for (const accepted of ['en,fr;q=0.5', 'fr;q=0.1,en'])
    expect((await read('/mailbox', { 'accept-language': accepted })).body).toContain('Demonstration mailbox')
  const [, href = ''] = /href="([^"]+)" lang="en"/.exec((await read('/fr/mailbox', french)).body) ?? []
  const chosen = await read(href, french)
  expect(chosen.body).toContain('Demonstration mailbox')
  const cookie = String(chosen.headers['set-cookie']).split(';')[0]
  expect((await read('/mailbox', { ...french, cookie })).body).toContain('Demonstration mailbox')
  expect((await read('/mailbox', { cookie: 'locale=fr' })).headers.location).toBe('/fr/mailbox')
  const { headers } = await read('/mailbox?lang=fr', { cookie: 'locale=en' })
  expect([headers.location, String(headers['set-cookie'])]).toEqual([
    '/fr/mailbox?lang=fr',
    expect.stringMatching(/^locale=fr;/),
  ])
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
})

test('[I02] shows the email in a frame without scripts', async () => {
  await post('evil@buyer.example', '<script>alert(1)</script>')
  const [mail] = await mailsOf(server.context, 'staging', 'evil@buyer.example')
  const shown = await page(`/mailbox/${mail?.id}`)
  expect(shown.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-top-navigation-by-user-activation"/)
  expect(shown.headers['content-security-policy']).not.toContain('script-src')
  expect(shown.headers['content-security-policy']).toContain(`default-src 'none'`)
  const letter = await page(`/mailbox/${mail?.id}/letter`)
  expect(letter.headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox allow-popups/)
  expect(shown.body + letter.body).not.toContain('<script')
})

test('[F16] shows only pictures of the shop in a mailbox email', async () => {
  await post('pictures@buyer.example')
  const [mail] = await mailsOf(server.context, 'staging', 'pictures@buyer.example')
  const policy = String((await page(`/mailbox/${mail?.id}/letter`)).headers['content-security-policy'])
  expect(policy).toContain(`default-src 'none'; style-src 'unsafe-inline'; img-src 'self';`)
})

test('never sends demonstration emails, also with a later mail server', async () => {
  const smtp = await mailServer()
  const config = {
    ...server.context.config,
    ...readConfig({ SMTP_URL: smtp.url, MAIL_FROM: 'post@shop.example', TENANT_HOSTS: 'localhost=staging' }),
  }
  const context = { ...server.context, config }
  await until(async () => (await mailsOf(server.context)).length > 0)
  const demonstration = startJobs(server.context, server.url, tasksOf(server.context))
  await until(async () => (await mailsOf(server.context)).every(({ state }) => state === 'kept'))
  await demonstration.stop()
  const jobs = startJobs(context, server.url, tasksOf(context))
  await post('real@buyer.example')
  await until(() => smtp.received.length)
  expect(smtp.received.map(({ to }) => to)).toEqual([['real@buyer.example']])
  await jobs.stop()
  await smtp.stop()
})

test('serves no mailbox outside the demonstration and holds emails', async () => {
  const live = await testServer({ DATABASE_URL: 'postgres://elsewhere' })
  const jobs = startJobs(live.context, live.url, tasksOf(live.context))
  await live.context.db.write('staging', (tx) =>
    sendMail(tx, { to: 'a@buyer.example', locale: 'en', template: 'accountDeleted', data: { name: 'A' } }),
  )
  expect(tasksOf(live.context).map(({ name }) => name)).not.toContain('send-mail')
  const [mail] = await mailsOf(live.context)
  expect(mail).toMatchObject({ state: 'waiting', attempts: 0 })
  for (const url of ['/mailbox', '/fr/mailbox', `/mailbox/${mail?.id}`, `/mailbox/${mail?.id}/letter`])
    expect((await live.app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404)
  await jobs.stop()
  await live.close()
})

test('[F03] protects the mailbox of a public demonstration by its password', async () => {
  const open = await testServer({ MINATO_DEMO: 'public' })
  const jobs = startJobs(open.context, open.url, tasksOf(open.context))
  await open.context.db.write('staging', (tx) =>
    sendMail(tx, { to: 'a@buyer.example', locale: 'en', template: 'accountDeleted', data: { name: 'A' } }),
  )
  await until(async () => (await mailsOf(open.context)).every(({ state }) => state === 'kept'))
  await jobs.stop()
  const [mail] = await mailsOf(open.context)
  const password = await demonstrationPassword(open.context.db, 'mailbox')
  const read = async (url: string, given?: string) => {
    const authorization = given === undefined ? {} : { authorization: `Basic ${btoa(`mailbox:${given}`)}` }
    return open.app.inject({ url, headers: { host: 'localhost', ...authorization } })
  }
  for (const url of [
    '/mailbox',
    '/fr/mailbox',
    `/mailbox/${mail?.id}`,
    `/fr/mailbox/${mail?.id}`,
    `/mailbox/${mail?.id}/letter`,
  ]) {
    for (const wrong of [undefined, '', 'quay-side-2026', `${password}x`]) {
      const { statusCode, headers, body } = await read(url, wrong)
      expect([url, wrong, statusCode, headers['www-authenticate']]).toEqual([
        url,
        wrong,
        401,
        expect.stringMatching(/^Basic /),
      ])
      expect(body).not.toContain('buyer.example')
    }
    expect([url, (await read(url, password)).statusCode]).toEqual([url, 200])
  }
  await open.close()
})
