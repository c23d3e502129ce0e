import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@minato/contract/inquiries-shapes'
import type { OpenContext } from '../apps/server/src/platform/process/open-context.ts'
import type { Bench, Server } from './bench.ts'
import { createInquirers, contextOf, createPerson, signedIn } from './inquiries.ts'
import type { Person } from './inquiries.ts'
import { quantile } from './resilience/http.ts'
import { createSingleRow } from './result-row.ts'
import type { Row } from './measure.ts'

/**
 * B8: time from a sent message to its text on the other side's open page, through two server
 * processes.
 */

const TALKS = 200
const PER_SECOND = 40
const MAIN = '/api/main'

interface Talk {
  inquiryId: string
  buyer: Person
}
/** An open page: the events it receives and the messages it then reads. */
interface Page {
  /** Time at which a text was read here. */
  seen: Map<string, number>
  close(): void
}

export async function talk(bench: Bench): Promise<Row[]> {
  bench.say(`B8 messages in ${TALKS} open conversations`)
  const unbound = { RATE_MESSAGE_ACCOUNT: '1000000/60' }
  const servers = [await bench.another(unbound), await bench.another(unbound)]
  const context = await contextOf(bench)
  try {
    const { manager, talks } = await openTalks(context, bench)
    const pages = await Promise.all(
      talks.map(({ buyer, inquiryId }, i) => openPage(servers[i % 2] as Server, buyer, inquiryId)),
    )
    const took: number[] = []
    let errors = 0
    const sent: Promise<void>[] = []
    for (let n = 0; n < bench.seconds * 2 * PER_SECOND; n++) {
      const i = n % TALKS
      const text = `${process.pid} ${n}`
      // Sent through the other process than the one that the recipient listens to.
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
    const p99 = quantile(took, 0.99)
    return [
      createSingleRow({
        id: 'B8',
        what: `message sent → text at the other side, ${TALKS} conversations`,
        size: bench.size,
        rps: took.length / (bench.seconds * 2),
        p50: quantile(took, 0.5),
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
    const response = await fetch(`${server.origin}${MAIN}/inquiry/${inquiryId}/message?after=${known}`, { headers })
    const { items } = (await response.json()) as { items: Message[] }
    for (const { seq, content } of items) {
      known = Math.max(known, seq)
      if (content && !seen.has(content)) seen.set(content, performance.now())
    }
  }
  return new Promise((resolve, reject) => {
    const streamRequest = request(`${server.origin}${MAIN}/stream`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`stream: ${response.statusCode}`))
      response.on('data', (chunk: Buffer) => {
        const text = chunk.toString()
        if (text.includes('event: start')) resolve({ seen, close: () => void streamRequest.destroy() })
        if (text.includes('"kind":"event"')) void read().catch(() => {})
      })
      response.on('error', () => {})
    })
    streamRequest.on('error', reject).end()
  })
}

/** Two hundred buyers with an inquiry about a car, and the manager who answers them all. */
async function openTalks(context: OpenContext, bench: Bench): Promise<{ manager: Person; talks: Talk[] }> {
  const manager = await signedIn(context, await createPerson(context, 'talk-manager', 'SALES_MANAGER'))
  const talks: Talk[] = []
  const fixture = { called: 'talk', count: TALKS, firstMessage: 'Is it still there?' }
  for (const { personId, inquiryId } of await createInquirers(context, bench, fixture))
    talks.push({ inquiryId, buyer: await signedIn(context, personId) })
  return { manager, talks }
}
