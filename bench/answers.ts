import type { Bench, Server } from './bench.ts'
import type { Ask } from './load.ts'

/** Answers looked at before the load begins: every one of them whole, and a sample against what plain SQL says. */

export interface Page {
  items: { id: string }[]
  total: number
}

/** Asks everything once, which also fills the caches; the bodies as they came. Throws for anything but 200. */
export async function bodiesOf(server: Server, asks: readonly Ask[]): Promise<string[]> {
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

/** How many of a sample of our pages differ from the plain statement's in their cars or their total; the limit must hold its statements. */
export async function differing(bench: Bench, bodies: readonly string[], asks: readonly Ask[]): Promise<number> {
  let wrong = 0
  for (let i = 0; i < bodies.length; i += EVERY) {
    const truth = (await (await fetch(`${bench.limit.origin}/rows/${i}`)).json()) as Page | Page['items']
    const ours = JSON.parse(bodies[i] ?? '') as Page
    const items = Array.isArray(truth) ? truth : truth.items
    const idsOf = (cars: Page['items']): string =>
      cars
        .map(({ id }) => id)
        .sort()
        .join()
    const isSame = idsOf(items) === idsOf(ours.items) && (Array.isArray(truth) || truth.total === ours.total)
    if (isSame) continue
    if (wrong++ < 2)
      bench.say(
        `  differs: ${asks[i]?.path}: ${ours.items.length} of ${ours.total} cars, plain SQL ${items.length}${Array.isArray(truth) ? '' : ` of ${truth.total}`}`,
      )
  }
  return wrong
}
