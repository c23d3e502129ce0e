import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewInquiry } from '@minato/contract/inquiries'
import type { Message } from '@minato/contract/inquiries-shapes'
import { asActor } from '../apps/server/src/platform/actor.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { newSessionId, newToken, SESSION_COOKIE, TOKEN_COOKIE, TOKEN_HEADER } from '../apps/server/src/platform/csrf.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { openContext } from '../apps/server/src/platform/open-context.ts'
import type { OpenContext } from '../apps/server/src/platform/open-context.ts'
import { sql } from '../apps/server/src/platform/sql.ts'
import { askAbout } from '../apps/server/src/modules/inquiries/opening/open.ts'
import { buyersQuote, quoteFor } from '../apps/server/src/modules/pricing/service.ts'
import { grantRole, insertPerson } from '../apps/server/src/modules/users/people-store.ts'
import { hashOf } from '../apps/server/src/modules/users/sessions/cookies.ts'
import { insertSession } from '../apps/server/src/modules/users/sessions/sessions-store.ts'
import type { Bench, Server } from './bench.ts'
import { TENANT } from './data.ts'
import { loneRow } from './lone-row.ts'
import type { Row } from './measure.ts'

/** B8: from a message that is sent to its text at the other side's open page, through two server processes. */

const TALKS = 200
const PER_SECOND = 40
const MAIN = '/api/main'

export interface Person {
  id: string
  headers: Record<string, string>
}
interface Talk {
  inquiryId: string
  buyer: Person
}
/** An open page: what it hears, and what it then reads. */
interface Page {
  /** When a text was read here. */
  seen: Map<string, number>
  close(): void
}

export async function talk(bench: Bench): Promise<Row[]> {
  bench.say(`B8 messages in ${TALKS} open conversations`)
  const unbound = { RATE_MESSAGE_ACCOUNT: '1000000/60' }
  const servers = [await bench.another(unbound), await bench.another(unbound)]
  const config = readConfig({ NODE_ENV: 'production' })
  const context = await openContext({
    config,
    log: createLog('silent'),
    url: bench.data.url,
    filesFolder: bench.data.folder,
  })
  try {
    const { manager, talks } = await openTalks(context, bench.stock.cars[0]?.carNo ?? 0)
    const pages = await Promise.all(
      talks.map(({ buyer, inquiryId }, i) => openPage(servers[i % 2] as Server, buyer, inquiryId)),
    )
    const took: number[] = []
    let errors = 0
    const sent: Promise<void>[] = []
    for (let n = 0; n < bench.seconds * 2 * PER_SECOND; n++) {
      const i = n % TALKS
      const text = `${process.pid} ${n}`
      // Said through the other process than the one that the reader listens to.
      sent.push(
        send(servers[(i + 1) % 2] as Server, manager, talks[i] as Talk, pages[i] as Page, text).then(
          (ms) => void took.push(ms),
          () => void errors++,
        ),
      )
      await sleep(1000 / PER_SECOND)
    }
    await Promise.all(sent)
    for (const page of pages) page.close()
    const sorted = took.toSorted((a, b) => a - b)
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
    const p99 = at(0.99)
    return [
      loneRow({
        id: 'B8',
        what: `message sent → text at the other side, ${TALKS} conversations`,
        size: bench.size,
        rps: took.length / (bench.seconds * 2),
        p50: at(0.5),
        p99,
        errors,
        aim: 'p99 ≤ 250 ms, two processes',
        met: errors === 0 && p99 <= 250,
      }),
    ]
  } finally {
    await context.close()
    for (const { child } of servers) await child.stop()
  }
}

const GIVE_UP_MS = 10_000

async function send(
  server: Server,
  manager: Person,
  { inquiryId }: Talk,
  { seen }: Page,
  content: string,
): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${server.origin}${MAIN}/inquiry/${inquiryId}/message`, {
    method: 'POST',
    headers: { ...manager.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ownerId: manager.id, content }),
  })
  if (answer.status !== 201) throw new Error(`${answer.status}`)
  while (!seen.has(content)) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error('not seen')
    await sleep(1)
  }
  return (seen.get(content) ?? 0) - began
}

function openPage(server: Server, { headers }: Person, inquiryId: string): Promise<Page> {
  const seen = new Map<string, number>()
  let known = 0
  const read = async (): Promise<void> => {
    const asked = await fetch(`${server.origin}${MAIN}/inquiry/${inquiryId}/message?after=${known}`, { headers })
    const { items } = (await asked.json()) as { items: Message[] }
    for (const { seq, content } of items) {
      known = Math.max(known, seq)
      if (content && !seen.has(content)) seen.set(content, performance.now())
    }
  }
  return new Promise((settle, reject) => {
    const asked = request(`${server.origin}${MAIN}/stream`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`stream: ${response.statusCode}`))
      response.on('data', (chunk: Buffer) => {
        const text = chunk.toString()
        if (text.includes('event: start')) settle({ seen, close: () => void asked.destroy() })
        if (text.includes('"kind":"event"')) void read().catch(() => {})
      })
      response.on('error', () => {})
    })
    asked.on('error', reject).end()
  })
}

/** Two hundred buyers who have asked about a car, and the manager who answers them all; made once for a database. */
async function openTalks(context: OpenContext, carNo: number): Promise<{ manager: Person; talks: Talk[] }> {
  const { db } = context
  const manager = await signedIn(context, await personCalled(context, 'talk-manager', 'SALES_MANAGER'))
  const portId = await portOfBench(context)
  const [car] = await db.read<{ id: string }>(
    TENANT,
    sql`select id from vehicles.car where tenant_id = ${TENANT} and car_no = ${carNo}`,
  )
  const carId = car?.id ?? ''
  const choice = { carId, portId, destination: 'KE', withInsurance: false, withInspections: false }
  const quote = buyersQuote(await quoteFor(context, TENANT, choice))
  const usd = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })
  const question: NewInquiry = {
    carId,
    portId,
    amountFOB: usd(quote.fob),
    fretAmount: usd(quote.freight),
    inspections: [],
    finalDestination: 'KE',
    firstMessage: 'Is it still there?',
  }
  const talks: Talk[] = []
  for (let i = 0; i < TALKS; i++) {
    const id = await personCalled(context, `talk-${i}`, 'CUSTOMER')
    const [known] = await db.read<{ id: string }>(
      TENANT,
      sql`select id from inquiries.inquiry where tenant_id = ${TENANT} and owner_id = ${id}::uuid limit 1`,
    )
    const ask = () => db.write(TENANT, (tx) => askAbout(context, tx, id, question))
    const deal = known ?? (await asActor({ kind: 'person', userId: id }, 'bench', ask))
    talks.push({ inquiryId: deal.id, buyer: await signedIn(context, id) })
  }
  return { manager, talks }
}

export async function portOfBench({ db }: OpenContext): Promise<string> {
  const name = 'Talk'
  const find = sql`select id from ports.port where tenant_id = ${TENANT} and name = ${name}`
  const [known] = await db.read<{ id: string }>(TENANT, find)
  if (known) return known.id
  const [made] = await db.write(TENANT, (tx) =>
    tx.rows<{ id: string }>(sql`
      with port as (insert into ports.port (tenant_id, name, country, city) values (${TENANT}, ${name}, 'KE', ${name}) returning id),
        served as (insert into ports.country_served (tenant_id, port_id, country) select ${TENANT}, id, 'KE' from port)
      insert into ports.tariff (tenant_id, port_id, value) select ${TENANT}, id, 90 from port returning port_id as id`),
  )
  return made?.id ?? ''
}

export async function personCalled(
  { db }: OpenContext,
  name: string,
  role: 'CUSTOMER' | 'SALES_MANAGER',
): Promise<string> {
  const email = `${name}@bench.example`
  const [known] = await db.read<{ id: string }>(
    TENANT,
    sql`select id from users.person where tenant_id = ${TENANT} and email_folded = ${email}`,
  )
  if (known) return known.id
  const blank = {
    isEmailVerified: true,
    passwordHash: null,
    civility: null,
    country: 'KE',
    phone: null,
    locale: 'en' as const,
  }
  return db.write(TENANT, async (tx) => {
    const person = { email, emailFolded: email, firstname: name, lastname: 'Bench', ...blank }
    const [made] = await tx.rows<{ id: string }>(insertPerson(TENANT, person))
    await tx.rows(grantRole(TENANT, made?.id ?? '', role))
    return made?.id ?? ''
  })
}

export async function signedIn({ db }: OpenContext, personId: string): Promise<Person> {
  const sessionId = newSessionId()
  const lasts = {
    idleSeconds: 3600,
    wholeSeconds: 3600,
    userAgent: 'bench',
    network: '',
    issuer: 'bench',
    idToken: undefined,
  }
  await db.write(TENANT, (tx) => tx.rows(insertSession(TENANT, { idHash: hashOf(sessionId), personId, ...lasts })))
  const token = await newToken(db, sessionId)
  const cookie = `${SESSION_COOKIE}=${sessionId}; ${TOKEN_COOKIE}=${token}`
  return { id: personId, headers: { cookie, 'tenant-id': TENANT, [TOKEN_HEADER]: token } }
}
