import { setTimeout as sleep } from 'node:timers/promises'
import { sendMail } from '../../apps/server/src/platform/mail/mail.ts'
import type { Database } from '../../apps/server/src/platform/database.ts'
import { mailServer } from '../../apps/server/src/testing/mail-server.ts'
import type { MailServer } from '../../apps/server/src/testing/mail-server.ts'
import { poolOf } from './cast.ts'
import { ask, at } from './http.ts'
import { freePort, openDatabase, startProduct, stockFolder } from './product.ts'
import { atMost, none, told } from './run.ts'
import type { Driver } from './run.ts'

/** A mail into the outbox, as any call of the product puts it there. */
export const post = (db: Database, to: string): Promise<void> =>
  db.write('staging', (tx) =>
    sendMail(tx, {
      to,
      locale: 'en',
      template: 'resetPassword',
      data: { name: 'Hold', link: 'https://shop.example/x', expiresAt: '2026-06-12T09:42:00Z' },
    }),
  )

/** Waits until all have come, and counts: who never did, and what came again, under its own Message-ID or another's. */
export async function settled(
  smtp: MailServer,
  wanted: readonly string[],
  mostMs: number,
  from = 0,
): Promise<{ lost: number; missing: string[]; doubled: number; renamed: number; waitedMs: number }> {
  const began = performance.now()
  const came = () => smtp.received.slice(from)
  const missing = () => {
    const there = new Set(came().flatMap(({ to }) => to))
    return wanted.filter((one) => !there.has(one))
  }
  while (missing().length && performance.now() - began < mostMs) await sleep(100)
  const waitedMs = performance.now() - began
  // What comes twice comes after its lease.
  await sleep(2000)
  let [doubled, renamed] = [0, 0]
  for (const to of wanted) {
    const mails = came().filter((mail) => mail.to.includes(to))
    doubled += Math.max(0, mails.length - 1)
    if (new Set(mails.map((mail) => idOf(mail))).size > 1) renamed++
  }
  return { lost: missing().length, missing: missing(), doubled, renamed, waitedMs }
}

const idOf = (mail: MailServer['received'][number]): string => mail.header('message-id') ?? ''

const LIST = '/api/vehicle/public/car?limit=20&fieldsToExtractCode=CODE_2&priceEnd='

async function p99Of(origin: string, seconds: number): Promise<number> {
  const times: number[] = []
  for (const until = performance.now() + seconds * 1000; performance.now() < until;) {
    const path = LIST + (3000 + Math.floor(Math.random() * 5000))
    times.push((await ask(origin, { path, headers: { 'tenant-id': 'staging' } })).ms)
    await sleep(10)
  }
  return at(times, 0.99)
}

/** G17: the mail server is away for a while. */
export const mailAway: Driver = async (run) => {
  const seconds = run.isFull ? 3600 : 20
  const mails = run.isFull ? 500 : 40
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const port = await freePort()
  const product = await startProduct({
    env: {
      DATABASE_URL: engine.url,
      MINATO_DATA: folder,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'post@hold.example',
    },
  })
  const db = poolOf(engine.url)
  await p99Of(product.origin, 3)
  const quiet = await p99Of(product.origin, 8)
  const wanted = Array.from({ length: mails }, (_, i) => `away-${i}@hold.example`)
  for (const to of wanted) await post(db, to)
  const under = await p99Of(product.origin, Math.min(seconds, 60))
  await sleep(Math.max(0, seconds - 60) * 1000)
  const smtp = await mailServer({ port })
  const { lost, doubled, renamed, waitedMs } = await settled(smtp, wanted, 400_000)
  const exits = product.isAlive() ? 0 : 1
  await product.end('SIGTERM')
  await smtp.stop()
  await db.close()
  await engine.stop()
  return {
    size: `away for ${seconds} s, ${mails} mails`,
    figures: [
      none('mails lost', lost),
      none('mails that came twice', doubled),
      none('mails under two Message-IDs', renamed),
      none('processes that ended', exits),
      told('search p99 before', quiet, 'ms'),
      // Two runs of some seconds differ by more than a tenth by themselves: 5 ms are let pass.
      atMost('search p99 meanwhile', under, Math.max(quiet * 1.1, quiet + 5), 'ms'),
      told('last one after it was back', waitedMs / 1000, 's'),
    ],
  }
}

/** G20: two processes work the queue off and are killed in the midst of it. */
export const jobsKilled: Driver = async (run) => {
  const kills = run.isFull ? 200 : 4
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const smtp = await mailServer()
  // Mails take their time, so that a kill meets some in their midst.
  smtp.answer.data = () => sleep(Math.random() * 300, undefined)
  const env = { DATABASE_URL: engine.url, MINATO_DATA: folder, SMTP_URL: smtp.url, MAIL_FROM: 'post@hold.example' }
  const products = [await startProduct({ env }), await startProduct({ env })]
  const db = poolOf(engine.url)
  const wanted: string[] = []
  for (let round = 0; round < kills; round++) {
    for (let i = 0; i < 15; i++) {
      const to = `job-${wanted.length}@hold.example`
      wanted.push(to)
      await post(db, to)
    }
    await sleep(200 + Math.random() * 600)
    const which = round % 2
    const { port } = products[which] as { port: number; end(signal: 'SIGKILL'): Promise<number> }
    await products[which]?.end('SIGKILL')
    products[which] = await startProduct({ env, port })
  }
  const { lost, doubled, renamed, waitedMs } = await settled(smtp, wanted, 200_000)
  for (const product of products) await product.end('SIGTERM')
  await smtp.stop()
  await db.close()
  await engine.stop()
  return {
    size: `${kills} kills, ${wanted.length} mails, 2 processes`,
    figures: [
      none('mails lost', lost),
      none('mails under two Message-IDs', renamed),
      // Between the mail server's 250 and our commit no protocol helps (decision 6): one kill may double at most the three under way.
      atMost('mails that came twice under one Message-ID', doubled, 3 * kills),
      atMost('last one after the last kill', waitedMs / 1000, 120, 's'),
    ],
  }
}
