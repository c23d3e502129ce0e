import { afterEach, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { mailServer, until } from '../../testing/mail-server.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { mailsOf } from '../../testing/mails.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { tasksOf } from '../../tasks.ts'
import { addJob, startJobs } from '../jobs/jobs.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { sql } from '../database/sql.ts'
import { SEND_MAIL, sendMail } from './mail.ts'

let server: TestServer
let smtp: MailServer
let jobs: Jobs | undefined

beforeEach(async () => {
  smtp = await mailServer()
  server = await testServer({ SMTP_URL: smtp.url, MAIL_FROM: 'post@shop.example' })
  jobs = startJobs(server.context, server.url, tasksOf(server.context))
})
afterEach(async () => {
  await jobs?.stop()
  await smtp.stop()
  await server.close()
})

const LINK = 'https://shop.example/auth/verify-email/1/code?a=1&b=2'
const verify = (to: string, more: object = {}) => ({
  to,
  locale: 'en' as const,
  template: 'verifyEmail' as const,
  data: { name: 'Jean Mutombo', link: LINK, expiresAt: '2026-06-12T09:42:00.000Z' },
  ...more,
})
const post = (mail: ReturnType<typeof verify>, tenant = 'staging') =>
  server.context.db.write(tenant, (tx) => sendMail(tx, mail))
const mailTo = async (to: string) => (await mailsOf(server.context, 'staging', to))[0]

test('[STF-11] writes an email in the reader’s language, as text and HTML, to one address', async () => {
  await post(verify('en@buyer.example'))
  await post(verify('fr@buyer.example', { locale: 'fr' }))
  await until(() => smtp.received.length === 2)
  const [english, french] = ['en', 'fr'].map((each) =>
    smtp.received.find(({ to }) => to[0] === `${each}@buyer.example`),
  )
  expect(english).toMatchObject({ from: 'post@shop.example', to: ['en@buyer.example'] })
  expect(english?.header('from')).toBe('staging <post@shop.example>')
  expect(english?.header('to')).toBe('en@buyer.example')
  expect(english?.header('subject')).toBe('Please confirm your email address')
  expect(english?.header('content-language')).toBe('en')
  expect(english?.text).toContain(`Dear Jean Mutombo,\n\nYou entered this address at staging.`)
  expect(english?.text).toContain(`Confirm this address:\n${LINK}\n`)
  expect(english?.text).toContain('until 12\u00a0June 2026, 18:42\u00a0JST (09:42 UTC).')
  expect(english?.html).toContain(
    'href="https://shop.example/auth/verify-email/1/code?a=1&#38;b=2">Confirm this address</a>',
  )
  expect(french?.header('subject')).toBe('Veuillez confirmer votre adresse e-mail')
  expect(french?.header('content-language')).toBe('fr')
  expect(french?.text).toContain(`Confirmer cette adresse\u00a0:\n${LINK}\n`)
  expect(french?.text).toContain('jusqu’au 12\u00a0juin 2026, 18\u00a0h\u00a042\u00a0JST (9\u00a0h\u00a042 UTC).')
  expect(french?.html).toContain('<html lang="fr">')
  for (const mail of smtp.received) expect(mail.html).not.toMatch(/<(?:img|script|link)|url\(|src=/)
})

test('sends in the name of the company in the settings', async () => {
  const facts = {
    name: 'Hakata Auto',
    legalName: 'Hakata Auto Export K.K.',
    email: 'hello@hakata.example',
    phone: '+81 92',
  }
  await server.context.db.write('second', async (tx) => {
    await tx.rows(sql`insert into settings.company (tenant_id, facts) values ('second', ${JSON.stringify(facts)})`)
    await sendMail(tx, verify('a@buyer.example'))
  })
  await until(() => smtp.received.length)
  expect(smtp.received[0]?.header('from')).toBe('Hakata Auto <hello@hakata.example>')
  expect(smtp.received[0]?.text).toContain('-- \nHakata Auto Export K.K.\n+81 92 · hello@hakata.example')
})

test('[R05] sends an email with its transaction or not at all, once per event', async () => {
  const undone = server.context.db.write('staging', async (tx) => {
    await sendMail(tx, verify('undone@buyer.example'))
    throw new Error('not this time')
  })
  await expect(undone).rejects.toThrow('not this time')
  await Promise.all([1, 2, 3].map(() => post(verify('once@buyer.example', { key: 'order 7' }))))
  await post(verify('last@buyer.example'))
  await until(async () => (await mailsOf(server.context)).every(({ state }) => state === 'sent'))
  expect(smtp.received).toHaveLength(2)
  expect(new Set(smtp.received.map(({ to }) => to[0]))).toEqual(new Set(['last@buyer.example', 'once@buyer.example']))
})

test('deletes the links of an email after sending', async () => {
  await post(verify('a@buyer.example'))
  await until(async () => (await mailTo('a@buyer.example'))?.state === 'sent')
  expect(await mailTo('a@buyer.example')).toMatchObject({ text: null, html: null, attempts: 1, fault: null })
})

test('[E07] sends an email in the name of its own tenant only', async () => {
  await jobs?.stop()
  await post(verify('a@buyer.example'))
  const id = (await mailTo('a@buyer.example'))?.id ?? ''
  const { db } = server.context
  await expect(
    db.write('second', (tx) =>
      tx.rows(sql`select platform.add_job('staging', ${SEND_MAIL}, ${JSON.stringify({ id })})`),
    ),
  ).rejects.toThrow('own tenant')
  await db.write('staging', (tx) =>
    tx.rows(sql`update platform.mail set message_id = 'of staging' where tenant_id = 'staging'`),
  )
  await db.write('second', (tx) => addJob(tx, SEND_MAIL, { id }))
  await db.write('second', (tx) => sendMail(tx, verify('b@buyer.example')))
  // Only the second tenant's jobs are due.
  await asOwner(
    server.url,
    `update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where payload ->> 'tenant' = 'staging'`,
  )
  jobs = startJobs(server.context, server.url, tasksOf(server.context))
  await until(async () => (await mailsOf(server.context, 'second'))[0]?.state === 'sent')
  await until(
    async () =>
      (await asOwner(server.url, `select from graphile_worker._private_jobs where payload ->> 'tenant' = 'second'`))
        .length === 0,
  )
  expect(smtp.received.map(({ to }) => to)).toEqual([['b@buyer.example']])
  expect(await mailTo('a@buyer.example')).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('[I06] keeps typed text from adding headers, recipients or words to an email', async () => {
  const { db } = server.context
  const refused = [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    '"a@evil.example x"@b.example',
    'Name <a@b.example>',
    'group: a@b.example;',
    `${'g:'.repeat(10_000)}a@b.example;`,
    `${'a'.repeat(10_000)}@b.example`,
    'a@b.example\u2028',
    'a b@c.example',
    '',
  ]
  for (const to of refused) await expect(post(verify(to))).rejects.toThrow('one address')
  const evil = 'Evil\r\nBcc: c@d.example\r\n\r\n<script>alert(1)</script>'
  await db.write('staging', async (tx) => {
    await tx.rows(
      sql`insert into settings.company (tenant_id, facts) values ('staging', ${JSON.stringify({ name: evil, email: 'a@b.example' })})`,
    )
    await sendMail(
      tx,
      verify('one@buyer.example', { data: { name: evil, link: LINK, expiresAt: '2026-06-12T09:42:00Z' } }),
    )
    await sendMail(tx, {
      to: 'two@buyer.example',
      locale: 'en',
      template: 'savedSearchAlert',
      data: { name: 'Win at www.evil.example', search: evil, cars: [], count: 1, link: LINK, stopLink: LINK },
    })
  })
  await until(() => smtp.received.length === 2)
  for (const { to, headers, header, html, text } of smtp.received) {
    expect(to).toHaveLength(1)
    expect(headers.map(([name]) => name).sort()).toEqual([
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ])
    expect(header('from')).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<script>')
    expect(text).toContain('Good day,')
    expect(text).not.toContain('www.evil.example')
  }
})
