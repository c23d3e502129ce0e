import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { mailServer, until } from '../../testing/mail-server.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { mailsOf } from '../../testing/mails.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { end } from '../../testing/processes.ts'
import { tasksOf } from '../../tasks.ts'
import { startJobs } from '../jobs/jobs.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { sendMail } from './mail.ts'

let server: TestServer
let smtp: MailServer
let jobs: Jobs | undefined
let other: ChildProcess | undefined

beforeEach(async () => {
  smtp = await mailServer()
  server = await testServer({ SMTP_URL: smtp.url, MAIL_FROM: 'post@shop.example' })
})
afterEach(async () => {
  await jobs?.stop()
  if (other) await end(other, 'SIGKILL')
  other = undefined
  await smtp.stop()
  await server.close()
})

const work = () => (jobs = startJobs(server.context, server.url, tasksOf(server.context)))
const post = (to: string) =>
  server.context.db.write('staging', (tx) =>
    sendMail(tx, {
      to,
      locale: 'en',
      template: 'resetPassword',
      data: { name: 'Jean', link: 'https://shop.example/x', expiresAt: '2026-06-12T09:42:00Z' },
    }),
  )
const mail = async () => (await mailsOf(server.context))[0]
/** Makes every job due and releases leases of dead processes, in place of hours of waiting. */
const laterOn = () =>
  asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', true);
     update platform.mail set claimed_until = now() - interval '1 second' where tenant_id = 'staging' and claimed_until is not null;
     update graphile_worker._private_jobs set run_at = now(), locked_at = locked_at - interval '1 hour';
     select pg_notify('jobs:insert', '{"count":3}')`,
  )
const NAMES = `select set_config('app.tenant', 'staging', false); select message_id as name from platform.mail`
const nextTries = () =>
  asOwner<{ wait: number }>(
    server.url,
    'select extract(epoch from run_at - now())::float8 as wait from graphile_worker._private_jobs where locked_at is null',
  )

test('[G17] loses no email with the mail server down and sends each once later', async () => {
  const { port } = smtp
  await smtp.stop()
  work()
  for (let n = 0; n < 12; n++) await post(`buyer${n}@buyer.example`)
  await until(async () => (await mailsOf(server.context)).every(({ attempts }) => attempts > 0))
  await until(async () => (await nextTries()).length === 12)
  expect((await mailsOf(server.context)).map(({ state, fault }) => [state, fault])).toEqual(
    Array.from({ length: 12 }, () => ['waiting', `127.0.0.1:${port}, connecting: connection refused (ECONNREFUSED)`]),
  )
  smtp = await mailServer({ port })
  await laterOn()
  await until(async () => (await mailsOf(server.context)).every(({ state }) => state === 'sent'))
  expect(smtp.received).toHaveLength(12)
  expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(12)
})

test('[G17] lengthens the wait before each retry up to five minutes', async () => {
  smtp.answer.rcptTo = () => 451
  await post('a@buyer.example')
  work()
  await until(async () => (await mail())?.attempts === 1 && (await nextTries()).length === 1)
  const waits: number[] = []
  for (const tried of [0, 2, 40]) {
    await asOwner(
      server.url,
      `select set_config('app.tenant', 'staging', true); update platform.mail set attempts = ${tried}`,
    )
    await laterOn()
    await until(async () => (await mail())?.attempts === tried + 1 && (await nextTries()).length === 1)
    waits.push((await nextTries())[0]?.wait ?? 0)
  }
  const [first = 0, third = 0, late = 0] = waits
  expect(first).toBeLessThanOrEqual(5)
  expect(third).toBeGreaterThan(30)
  expect(third).toBeLessThanOrEqual(45)
  expect(late).toBeGreaterThan(200)
  expect(late).toBeLessThanOrEqual(300)
})

test('keeps the name of a deferred email and sends it later', async () => {
  smtp.answer.data = () => 452
  work()
  await post('a@buyer.example')
  await until(async () => (await mail())?.fault?.endsWith(', DATA: refused (452)') && (await nextTries()).length === 1)
  const [first] = await asOwner<{ name: string }>(server.url, NAMES)
  delete smtp.answer.data
  await laterOn()
  await until(() => smtp.received.length)
  expect(smtp.received[0]?.header('message-id')).toBe(first?.name)
})

test('gives up on permanent rejections without logging the address', async () => {
  smtp.answer.rcptTo = (address) => (address.startsWith('nobody') ? 550 : undefined)
  work()
  await post('nobody@buyer.example')
  await until(async () => (await mail())?.state === 'failed')
  expect(await mail()).toMatchObject({
    text: null,
    html: null,
    fault: `127.0.0.1:${smtp.port}, RCPT TO: refused (550)`,
    attempts: 1,
  })
  const metrics = await server.get<string>('/metrics', null)
  expect(metrics.json).toContain('minato_mails{state="failed"} 1')
  smtp.answer.mailFrom = () => 553
  await post('b@buyer.example')
  await until(async () => (await mailsOf(server.context))[1]?.fault?.endsWith(', MAIL FROM: refused (553)'))
  expect((await mailsOf(server.context))[1]).toMatchObject({ state: 'waiting' })
  expect((await server.get<string>('/metrics', null)).json).toContain('minato_mails{state="waiting"} 1')
})

async function otherProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'mail-worker.fixture.ts'), server.url, smtp.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('[G20] resends an email of a killed process under the same name', async () => {
  let hold = true
  // The server has the message and does not answer yet: whether it accepts it is unknown.
  smtp.answer.data = async () => {
    await until(() => !hold)
    return undefined
  }
  other = await otherProcess()
  await post('a@buyer.example')
  await until(() => smtp.begun === 1)
  await end(other, 'SIGKILL')
  hold = false
  await laterOn()
  work()
  await until(async () => (await mail())?.state === 'sent')
  expect(smtp.received.every(({ to }) => to[0] === 'a@buyer.example')).toBe(true)
  expect(new Set(smtp.received.map(({ header }) => header('message-id'))).size).toBe(1)
  expect(smtp.received.length).toBeLessThanOrEqual(2)
  expect(await mail()).toMatchObject({ attempts: 2 })
})

test('[G17] leaves an email to the process that is sending it', async () => {
  let hold = true
  smtp.answer.data = async () => {
    await until(() => !hold)
    return undefined
  }
  await post('a@buyer.example')
  work()
  await until(() => smtp.begun === 1)
  await asOwner(
    server.url,
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()',
  )
  await until(async () => (await nextTries()).some(({ wait }) => wait > 20))
  hold = false
  await until(async () => (await mail())?.state === 'sent')
  expect(smtp.begun).toBe(1)
})

test('[G17] sends every email once from two server processes', async () => {
  other = await otherProcess()
  work()
  await Promise.all(Array.from({ length: 60 }, (_, n) => post(`buyer${n}@buyer.example`)))
  await until(async () => (await mailsOf(server.context)).every(({ state }) => state === 'sent'))
  expect(smtp.received).toHaveLength(60)
  expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(60)
})

test('[OPS-04] loses nothing on a stop during an SMTP conversation', async () => {
  smtp.answer.rcptTo = () => new Promise(() => {})
  work()
  await post('a@buyer.example')
  await until(async () => (await mail())?.attempts === 1)
  await jobs?.stop()
  expect(await mail()).toMatchObject({ state: 'waiting' })
  delete smtp.answer.rcptTo
  await laterOn()
  work()
  await until(() => smtp.received.length)
  expect(smtp.received).toHaveLength(1)
})
