import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { carsOf, newActor, poolOf } from './actors.ts'
import type { Actor } from './actors.ts'
import { createInquiry } from './inquiries.ts'
import { sendRequest } from './http.ts'
import { freePort, openDatabase, startProduct, stockFolder } from './product.ts'
import { atLeast, atMost, zero, info } from './run.ts'
import type { Driver } from './run.ts'

const READERS = 6
const WRITERS = 8

interface Message {
  begunAt: number
  endedAt: number
  outcome: string
  /**
   * The request waited for a database connection until its limit and got a 503: the machine was
   * busy, which is not a fault of the stop.
   */
  isBusy: boolean
}
/** The product waits 2 s for a connection (platform/database/database.ts). */
const PATIENCE_MS = 1900

/**
 * A message whose body follows its head after a moment. The server's `100 Continue` marks its
 * begin: from then on it must be finished.
 */
function slowMessage(origin: string, { id, headers }: Actor, inquiry: string): Promise<Message> {
  const body = Buffer.from(JSON.stringify({ ownerId: id, content: `stop ${randomUUID()}` }))
  return new Promise((resolve) => {
    let [begunAt, sentAt] = [Infinity, Infinity]
    const done = (outcome: string, isTold = false): void => {
      const endedAt = performance.now()
      resolve({ begunAt, endedAt, outcome, isBusy: isTold && endedAt - sentAt > PATIENCE_MS })
    }
    const sent = request(
      `${origin}/api/main/inquiry/${inquiry}/message`,
      {
        method: 'POST',
        agent: new Agent({ keepAlive: false }),
        headers: {
          ...headers,
          expect: '100-continue',
          'content-type': 'application/json',
          'content-length': body.length,
        },
      },
      (answer) => {
        let text = ''
        answer.on('data', (part) => (text += String(part)))
        answer.once('end', () =>
          done(
            answer.statusCode === 201 ? '201' : `${answer.statusCode} ${text.slice(0, 300)}`,
            answer.statusCode === 503 && answer.headers['retry-after'] !== undefined && text.includes('MINATO-5001'),
          ),
        )
      },
    )
    sent.on('continue', () => {
      begunAt = performance.now()
      setTimeout(
        () => {
          sentAt = performance.now()
          sent.end(body)
        },
        50 + Math.random() * 400,
      )
    })
    sent.on('error', (error) => done((error as { code?: string }).code ?? error.message))
    sent.flushHeaders()
  })
}

/** G18: a stop under load finishes the requests in flight. */
export const stoppedUnderLoad: Driver = async (run) => {
  const rounds = run.isFull ? 50 : 4
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const db = poolOf(engine.url)
  const port = await freePort()
  const env = { DATABASE_URL: engine.url, MINATO_DATA: folder, MINATO_CACHE: 'off' }
  const cars = await carsOf(db, 'staging', 50)
  const ends: number[] = []
  let [failed, underWay, turnedAway, forced, busy, busyBefore] = [0, 0, 0, 0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const product = await startProduct({ env, port })
    const buyer = await newActor(db, 'CUSTOMER')
    const inquiry = await createInquiry(product.origin, db, buyer, cars[round] ?? '')
    let stoppedAt = Infinity
    const readers = Array.from({ length: READERS }, async () => {
      while (stoppedAt === Infinity) {
        const path = `/api/vehicle/public/car/facet?priceEnd=${3000 + Math.floor(Math.random() * 9000)}`
        const { status } = await sendRequest(product.origin, { path, headers: { 'tenant-id': 'staging' } })
        if (stoppedAt < Infinity && status !== 200) turnedAway++
      }
    })
    const writers = Array.from({ length: WRITERS }, async () => {
      while (stoppedAt === Infinity) {
        const { begunAt, endedAt, outcome, isBusy } = await slowMessage(product.origin, buyer, inquiry)
        if (endedAt < stoppedAt && outcome !== '201') {
          if (isBusy) busyBefore++
          run.say(`before the stop: ${outcome}`)
        }
        if (begunAt > stoppedAt || endedAt < stoppedAt) continue
        underWay++
        if (outcome === '201') continue
        if (isBusy) busy++
        else failed++
        run.say(`under way, and then: ${outcome}`)
      }
    })
    await sleep(800 + Math.random() * 1500)
    stoppedAt = performance.now()
    ends.push(await product.end('SIGTERM'))
    if (product.child.signalCode === 'SIGKILL') forced++
    await Promise.all([...readers, ...writers])
    if (failed) run.say(product.output().slice(-2500))
  }
  await db.close()
  await engine.stop()
  return {
    size: `${rounds} stops`,
    figures: [
      zero('requests under way that failed', failed),
      atLeast('requests under way', underWay, rounds),
      zero('stops that had to be forced', forced),
      atMost('longest stop', Math.max(...ends), 10_000, 'ms'),
      // A stop that closed the database too early would answer the same way. Other programs are the
      // cause only where it also happened before the signal.
      zero('told to come again after 2 s without a connection, and none so before the signal', busyBefore ? 0 : busy),
      info('the same where others were before the signal', busyBefore ? busy : 0),
      info('others that were turned away or cut while crossing the signal', turnedAway),
    ],
  }
}
