import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { request } from 'node:http'
import type { ClientRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { COUNTER_CLASSES, variableOf } from '../../../platform/rate-limit/counter-classes.ts'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { addCars, buildCar } from '../../../testing/cars.ts'
import {
  bothSides,
  expectRecordsWhole,
  MAIN,
  messagesIn,
  openInquiry,
  questionOf,
  say,
} from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { until } from '../../../testing/mail-server.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { feedEnds } from './feed-store.ts'
import { end } from '../../../testing/processes.ts'

let server: TestServer
let sides: Sides
let processes: { child: ChildProcess; port: number }[]
beforeAll(async () => {
  const env = { PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' }
  server = await testServer(env)
  sides = await bothSides(server)
  processes = await Promise.all([1, 2].map(() => startServer()))
})
afterAll(async () => {
  for (const { child } of processes) await end(child, 'SIGKILL')
  await server.close()
})
const streams: Stream[] = []
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.cut()
  await expectRecordsWhole(server.context)
})

async function startServer(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stream-server.fixture.ts'), server.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '3000',
      RATE_EVERYTHING: '1000000',
      ...Object.fromEntries(COUNTER_CLASSES.map((name) => [variableOf(name), '1000000/60'])),
    },
  })
  for await (const line of createInterface({ input: child.stdout })) return { child, port: Number(line) }
  throw new Error('the other process said nothing')
}

interface Heard {
  id: number
  event: string
  data: { inquiryId?: string; kind?: string; seq?: number }
}
interface Stream {
  status: Promise<number>
  heard: Heard[]
  /** The last event id, beside the received events. */
  place: () => number
  cut(): void
  ended: Promise<void>
}
type Side = Sides['buyer']

/** A live page: its own connection to one of the processes. */
function listen({ browser }: Side, port: number, from?: number): Stream {
  const heard: Heard[] = []
  let place = 0
  let waiting = ''
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'tenant-id': 'staging', ...(from !== undefined && { 'last-event-id': String(from) }) }
  const asked: ClientRequest = request({ port, host: '127.0.0.1', path: `${MAIN}/stream`, headers })
  const read = (chunk: Buffer): void => {
    const blocks = (waiting + chunk.toString()).split('\n\n')
    waiting = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]))
      const next = Number(fields.get('id'))
      if (!(next >= place)) throw new Error(`the place went from ${place} to ${next}`)
      place = next
      const event = fields.get('event')
      if (event) heard.push({ id: place, event, data: JSON.parse(fields.get('data') ?? '{}') as Heard['data'] })
    }
  }
  const ended = new Promise<void>((resolve) => void asked.once('close', resolve))
  const status = new Promise<number>((resolve, reject) => {
    asked.on('error', reject)
    asked.once('response', (response) => {
      response.on('data', read).on('error', () => {})
      resolve(response.statusCode ?? 0)
    })
  })
  asked.end()
  status.catch(() => {})
  const stream = { status, heard, place: () => place, cut: () => void asked.destroy(), ended }
  streams.push(stream)
  return stream
}
/** The sequence numbers of an inquiry's messages that a page has received. */
const seqsOf = (heard: readonly Heard[], inquiryId: string, kind = 'event'): number[] =>
  heard.flatMap(({ data }) => (data.inquiryId === inquiryId && data.kind === kind ? [data.seq ?? 0] : []))
const opened = (stream: Stream) => until(() => stream.heard[0]?.event === 'start')
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('[INQ-04 INQ-11] delivers messages across processes, to both sides only', async () => {
  const { buyer, manager } = sides
  const stranger = await signedInPerson(server)
  const colleague = await signedInPerson(server, { role: 'SALES_MANAGER' })
  const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  const [one, two] = processes.map(({ port }) => port)
  const pages = [listen(buyer, one!), listen(buyer, two!), listen(colleague, two!), listen(stranger, two!)]
  for (const page of pages) await opened(page)
  expect([401, 403]).toContain(await listen(foreign, one!).status)
  const { id } = await openInquiry(server, sides)
  await say(manager.browser, manager.id, id, 'It is.')
  const [message] = await messagesIn(buyer.browser, id)
  await buyer.browser.send('PUT', `${MAIN}/user/${buyer.id}/message/${message?.id}/read`)
  const [first, second, colleagues, strangers] = pages
  for (const page of [first, second, colleagues]) {
    await until(() => seqsOf(page!.heard, id, 'read').includes(3))
    expect(seqsOf(page!.heard, id)).toEqual([1, 2, 3])
  }
  expect(strangers?.heard.map(({ event }) => event)).toEqual(['start'])
  // No message text: clients read it with their own permission.
  expect(JSON.stringify(pages.map(({ heard }) => heard))).not.toMatch(/It is|Amina|Haruka/)
})

test('[INQ-04 W6] delivers forty messages in order over repeated disconnects', async () => {
  const { buyer, manager } = sides
  const { id } = await openInquiry(server, sides)
  const ports = processes.map(({ port }) => port)
  const told: Heard[] = []
  let page = listen(buyer, ports[0]!)
  await opened(page)
  let known = page.heard[0]?.id ?? 0
  const reconnect = async (i: number): Promise<void> => {
    page.cut()
    await page.ended
    told.push(...page.heard)
    known = Math.max(known, page.place())
    // Offline for a while, while messages continue.
    await setTimeout(i % 3 ? 0 : 40)
    page = listen(buyer, ports[i % 2]!, known)
    await page.status
  }
  const speak = async (): Promise<void> => {
    for (let i = 0; i < 40; i++)
      expect((await say(manager.browser, manager.id, id, `Message ${i}`, `cut-${i}`)).status).toBe(201)
  }
  let isOver = false
  const cutting = (async () => {
    for (let i = 1; !isOver; i++) {
      await setTimeout(15)
      await reconnect(i)
    }
  })()
  await speak()
  isOver = true
  await cutting
  const all = (): Heard[] => [...told, ...page.heard]
  await until(() => seqsOf(all(), id).includes(42))
  expect(seqsOf(all(), id)).toEqual(range(3, 42))
  const places = all().map((heard) => heard.id)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(all().some(({ event }) => event === 'reset')).toBe(false)
  const texts = (await messagesIn(buyer.browser, id)).map(({ content }) => content).toReversed()
  expect(texts.slice(1)).toEqual(range(0, 39).map((i) => `Message ${i}`))
})

test('[INQ-04] delivers all after a cut listener connection and a killed process', async () => {
  const { buyer, manager } = sides
  const { id } = await openInquiry(server, sides)
  const third = await startServer()
  const pages = [listen(buyer, processes[0]!.port), listen(manager, processes[1]!.port), listen(buyer, third.port)]
  for (const page of pages) await opened(page)
  const known = pages[2]!.heard[0]?.id
  await end(third.child, 'SIGKILL')
  const cut = await asOwner(
    server.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where (query like 'listen minato_changed%' or query = 'select 1') and datname = current_database()`,
  )
  // The connections of this process and of the two others.
  expect(cut.length).toBe(3)
  for (const text of ['a', 'b', 'c']) await say(manager.browser, manager.id, id, text)
  pages[2] = listen(buyer, processes[1]!.port, known)
  const { json } = await buyer.browser.get(`${MAIN}/inquiry/${id}/message`)
  expect(json).toMatchObject({ total: 4 })
  // A client that is ahead of the process gets no event twice.
  const [{ last } = { last: 0 }] = await server.context.db.read<{ last: number }>('staging', feedEnds('staging'))
  const ahead = listen(buyer, processes[0]!.port, last)
  await ahead.status
  for (const page of pages) {
    await until(() => seqsOf(page.heard, id).includes(5))
    expect(seqsOf(page.heard, id)).toEqual([3, 4, 5])
  }
  await say(manager.browser, manager.id, id, 'd')
  await until(() => seqsOf(ahead.heard, id).length)
  expect(seqsOf(ahead.heard, id)).toEqual([6])
})

test('[R05 INQ-04 INQ-02] applies a call once, with one email, when its process is killed', async () => {
  const { buyer, portId } = sides
  const cars = await addCars(
    server.context,
    Array.from({ length: 12 }, () => buildCar()),
  )
  const questions = await Promise.all(cars.map((carId) => questionOf(server, carId, portId)))
  const ask = async (port: number, i: number): Promise<Inquiry> => {
    const cookie = [...buyer.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = buyer.browser.cookies.get('XSRF-TOKEN') ?? ''
    const answer = await fetch(`http://127.0.0.1:${port}${MAIN}/inquiry`, {
      method: 'POST',
      headers: {
        cookie,
        'tenant-id': 'staging',
        'content-type': 'application/json',
        'x-xsrf-token': token,
        'idempotency-key': `killed-${i}`,
      },
      body: JSON.stringify(questions[i]),
    })
    if (answer.status !== 201) throw new Error(`${answer.status}`)
    return (await answer.json()) as Inquiry
  }
  await buyer.browser.send('POST', '/api/csrf')
  const third = await startServer()
  const first = questions.map((_, i) => ask(third.port, i))
  // In the middle of the work: some requests answered, some committed, some not started.
  await Promise.any(first)
  await end(third.child, 'SIGKILL')
  const answered = (await Promise.allSettled(first)).map((one) => (one.status === 'fulfilled' ? one.value.id : null))
  const again: Inquiry[] = []
  // The dead process's connections and locks end when the database notices.
  for (let i = 0; i < questions.length; i++) {
    let made: Inquiry | undefined
    await until(async () => (made = await ask(processes[0]!.port, i).catch(() => undefined)))
    again.push(made!)
  }
  expect(answered.filter(Boolean).length).toBeGreaterThan(0)
  expect(answered.map((id, i) => id ?? again[i]?.id)).toEqual(again.map(({ id }) => id))
  expect(new Set(again.map(({ id }) => id)).size).toBe(12)
  const listed = sql`select car_id as car from inquiries.inquiry where tenant_id = 'staging' and car_id = any(${cars}::uuid[])`
  expect((await server.context.db.read('staging', listed)).length).toBe(12)
  const mails = await mailsOf(server.context)
  const told = again.flatMap(({ reference }) => mails.filter(({ subject }) => subject.includes(`N° ${reference}:`)))
  expect([told.length, told.filter(({ template }) => template === 'inquiryCame').length]).toEqual([24, 12])
})

test('[INQ-04] requests a reload after a long absence or an unknown position', async () => {
  const { buyer } = sides
  const { port } = processes[0]!
  await openInquiry(server, sides)
  const first = listen(buyer, port)
  await opened(first)
  const last = first.heard[0]?.id ?? 0
  const ahead = listen(buyer, port, last + 1000)
  await until(() => ahead.heard.length)
  expect(ahead.heard[0]).toMatchObject({ event: 'reset', id: last })
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`delete from inquiries.feed where tenant_id = 'staging' and position <= ${last - 1}`),
  )
  const behind = listen(buyer, port, 1)
  await until(() => behind.heard.length)
  expect(behind.heard[0]?.event).toBe('reset')
  // From here on each client receives new events.
  const { id } = await openInquiry(server, sides)
  for (const page of [first, ahead, behind]) await until(() => seqsOf(page.heard, id).includes(2))
})

test('[INQ-04 A02 H03] requires a session, ends with it and limits streams per person', async () => {
  const person = await signedInPerson(server)
  const { port } = processes[0]!
  const nobody = { ...person, browser: { ...person.browser, cookies: new Map<string, string>() } }
  expect(await listen(nobody, port).status).toBe(401)
  const pages = Array.from({ length: 24 }, () => listen(person, port))
  for (const page of pages) expect(await page.status).toBe(200)
  expect(await listen(person, port).status).toBe(429)
  pages[0]?.cut()
  await until(async () => (await listen(person, port).status) === 200)
  await person.browser.send('POST', '/api/logout')
  await Promise.all(pages.map(({ ended }) => ended))
  expect(await listen(person, port).status).toBe(401)
})
