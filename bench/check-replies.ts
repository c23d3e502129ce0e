import type { Bench, Server } from './bench.ts'
import type { LoadRequest } from './load.ts'

/**
 * Answers are checked before the load begins: all of them for completeness, a sample against plain
 * SQL.
 */

/** Compares our answer with the plain statement's; `i` is the index of the request. */
export type Agrees = (actual: unknown, plain: unknown, i: number) => boolean

/**
 * Sends every request once, which also fills the caches, and returns the bodies.
 * @throws Error for any status but 200.
 */
export async function fetchBodies(server: Server, asks: readonly LoadRequest[]): Promise<string[]> {
  const bodies: string[] = []
  for (const { path, headers = {} } of asks) {
    const answer = await fetch(server.origin + path, { headers })
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 300)}`)
    bodies.push(body)
  }
  return bodies
}

const EVERY = 7
/** Plain SQL can take seconds where the product does not; fewer answers are compared then. */
const LONG_MS = 15_000

/**
 * Counts the wrong answers in a sample and measures how long the plain statement takes alone (ms).
 * The limit server must hold its statements.
 */
export async function compareWithPlainSql(
  bench: Bench,
  bodies: readonly string[],
  asks: readonly LoadRequest[],
  agrees: Agrees,
): Promise<{ wrong: number; plainMs: number }> {
  let [wrong, done, plainMs] = [0, 0, 0]
  for (let i = 0; i < bodies.length && plainMs < LONG_MS; i += EVERY, done++) {
    const began = performance.now()
    const plain: unknown = await (await fetch(`${bench.limit.origin}/rows/${i}`)).json()
    plainMs += performance.now() - began
    const actual: unknown = JSON.parse(bodies[i] ?? '')
    if (agrees(actual, plain, i)) continue
    if (wrong++ < 2) bench.say(`  differs from plain SQL: ${asks[i]?.path}`)
  }
  return { wrong, plainMs: plainMs / done }
}

interface Page {
  items: { id: string }[]
  total: number
}
const idsOf = (cars: Page['items']): string =>
  cars
    .map(({ id }) => id)
    .sort()
    .join()

/** Expects the same cars on the page and, where the plain statement counts, the same total. */
export const samePage: Agrees = (actual, plain) => {
  const page = actual as Page
  const truth = plain as Page | Page['items']
  if (Array.isArray(truth)) return idsOf(truth) === idsOf(page.items)
  return idsOf(truth.items) === idsOf(page.items) && truth.total === page.total
}

/** Expects the same car with the same number of pictures. */
export const sameCar: Agrees = (actual, plain) => {
  const car = actual as { id: string; images: unknown[] }
  const [truth] = plain as { id: string; images: unknown[] | null }[]
  return truth?.id === car.id && (truth.images?.length ?? 0) === car.images.length
}
