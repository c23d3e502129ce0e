import { randomBytes } from 'node:crypto'
import type { Browser } from 'playwright-core'
import type { Server } from './bench.ts'
import type { Screens } from './web-screens.ts'
import { webRow } from './web-row.ts'
import type { WebRow } from './web-row.ts'
import { bytesOf, openVisit, picturesInView, SLOW_4G, THREE_G } from './web-visit.ts'
import type { Line } from './web-visit.ts'

/**
 * W1 and W2: a first visit to each of the main screens, against a bare page of the same bytes over
 * the same connection.
 */

interface First {
  lcp: number
  fcp: number
  cls: number
  tbt: number
  price: number
  pictures: number
  /** Bytes before the first text, before the largest element, and before everything in view. */
  textBytes: number
  lcpBytes: number
  viewBytes: number
}

interface Turns {
  browser: Browser
  product: Server
  limit: Server
  rounds: number
  say(line: string): void
}

export async function firstVisits(turns: Turns, screens: Screens, ids: ReadonlySet<string>): Promise<WebRow[]> {
  const rows: WebRow[] = []
  for (const what of ['home', 'search', 'car'] as const) {
    if (ids.has('W1')) rows.push(...(await onSlow4G(turns, what, screens[what])))
    if (ids.has('W2')) rows.push(...(await on3G(turns, what, screens[what])))
  }
  return rows
}

async function onSlow4G(turns: Turns, what: string, path: string): Promise<WebRow[]> {
  turns.say(`W1 ${what}`)
  const [seen, bare]: [First[], number[]] = [[], []]
  for (let round = 0; round < turns.rounds; round++) {
    const first = await visit(turns, path, SLOW_4G)
    seen.push(first)
    bare.push(await bareText(turns, first.lcpBytes, SLOW_4G))
  }
  const row = { id: 'W1', what, line: SLOW_4G.name }
  const limit = { name: 'bare page', values: bare }
  return [
    webRow({ ...row, figure: 'LCP', unit: 'ms', values: seen.map(({ lcp }) => lcp), limit, atMost: 1800 }),
    webRow({ ...row, figure: 'FCP', unit: 'ms', values: seen.map(({ fcp }) => fcp) }),
    webRow({ ...row, figure: 'CLS', unit: '', values: seen.map(({ cls }) => cls), atMost: 0.02 }),
    webRow({ ...row, figure: 'TBT', unit: 'ms', values: seen.map(({ tbt }) => tbt), atMost: 150 }),
  ]
}

async function on3G(turns: Turns, what: string, path: string): Promise<WebRow[]> {
  turns.say(`W2 ${what}`)
  const [seen, text, view]: [First[], number[], number[]] = [[], [], []]
  for (let round = 0; round < turns.rounds; round++) {
    const first = await visit(turns, path, THREE_G)
    seen.push(first)
    text.push(await bareText(turns, first.textBytes, THREE_G))
    view.push(await bareText(turns, first.viewBytes, THREE_G))
  }
  const row = { id: 'W2', what, line: THREE_G.name, unit: 'ms' } as const
  const bare = { name: 'bare page', values: text }
  return [
    webRow({ ...row, figure: 'first text', values: seen.map(({ fcp }) => fcp), limit: bare, atMost: 2500 }),
    webRow({ ...row, figure: 'prices', values: seen.map(({ price }) => price), limit: bare, atMost: 2500 }),
    webRow({
      ...row,
      figure: 'pictures in view',
      values: seen.map(({ pictures }) => pictures),
      limit: { name: 'bare page', values: view },
      atMost: 6000,
    }),
  ]
}

async function visit({ browser, product }: Turns, path: string, line: Line): Promise<First> {
  const { page, arrivals, settled, seen, close } = await openVisit(browser, { origin: product.origin, line })
  try {
    await page.goto(path)
    await settled()
    const { lcp, lcpUrl, fcp, cls, tbt, price } = await seen()
    const { urls, doneAt } = await picturesInView(page)
    const of = (wanted: readonly string[]): number =>
      bytesOf(
        arrivals.filter(({ url }) => wanted.includes(url)),
        'picture',
      )
    const textBytes = bytesOf(arrivals, 'html', 'css')
    const fontBytes = bytesOf(arrivals, 'font')
    return {
      lcp,
      fcp,
      cls,
      tbt,
      price,
      pictures: doneAt,
      textBytes,
      lcpBytes: textBytes + of([lcpUrl]),
      viewBytes: textBytes + fontBytes + of(urls),
    }
  } finally {
    await close()
  }
}

/**
 * Time until the text of a page without scripts shows; the page has the same size and its text at
 * the end.
 */
async function bareText({ browser, limit }: Turns, bytes: number, line: Line): Promise<number> {
  const head =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><!--'
  const end = '--><main>$1</main></html>'
  const filling = randomBytes(Math.max(0, bytes - head.length - end.length))
    .toString('base64')
    .slice(0, bytes)
  await limit.child.ask('hold', { type: 'text/html; charset=utf-8', bodies: [head + filling + end] })
  const { page, settled, seen, close } = await openVisit(browser, { origin: limit.origin, line })
  try {
    await page.goto('/bytes/0')
    await settled()
    return (await seen()).fcp
  } finally {
    await close()
  }
}
