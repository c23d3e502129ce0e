import { openBrowser } from '../e2e/browser.ts'
import type { Bench } from './bench.ts'
import { bytesOfScreens } from './web-bytes.ts'
import type { BytesRow } from './web-bytes.ts'
import { firstVisits } from './web-first.ts'
import { lighthouse } from './web-lighthouse.ts'
import type { WebRow } from './web-row.ts'
import { screensOf } from './web-screens.ts'
import { webTableOf } from './web-table.ts'
import { openVisit } from './web-visit.ts'
import { changeOfFilter, lineDrops, toCarAndBack } from './web-walk.ts'

export const WEB_IDS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'LIGHTHOUSE']
/** Each run takes a quarter of a minute, and the results hardly differ. */
const LIGHTHOUSE_ROUNDS = 3

export interface WebRows {
  figures: WebRow[]
  bytes: BytesRow[]
}

/**
 * The buyer's speed: the built product in Chromium as a phone on a slow network
 * (docs/performance.md, W1 to W6).
 */
export async function web(bench: Bench, requestedIds: readonly string[], rounds: number): Promise<WebRows> {
  const ids = new Set(requestedIds)
  const product = await bench.server('warm')
  if (!product.hasWeb) throw new Error('the pages are not built')
  const screens = await screensOf(bench)
  const { say, limit } = bench
  const { origin } = product
  const rows: WebRow[] = []
  const bytes: BytesRow[] = []
  const browser = await openBrowser()
  try {
    const turns = { browser, product, origin, limit, rounds, say }
    // Pictures and pages are rendered on their first request, which is not the buyer's time.
    for (const path of [screens.home, screens.search, screens.car, '/search-result']) {
      const { page, settled, close } = await openVisit(browser, { origin, isSlow: false })
      await page.goto(path)
      await settled()
      await close()
    }
    const note = (found: readonly WebRow[]): void => {
      rows.push(...found)
      if (found.length) say(webTableOf(found))
    }
    note(await firstVisits(turns, screens, ids))
    if (ids.has('W3')) bytes.push(...(await bytesOfScreens(browser, origin, screens, say)))
    if (ids.has('W4')) note(await toCarAndBack(turns, screens))
    if (ids.has('W5')) note(await changeOfFilter(turns))
    if (ids.has('W6')) note(await lineDrops(turns))
  } finally {
    await browser.close()
  }
  if (ids.has('LIGHTHOUSE')) rows.push(...(await lighthouse(origin, screens, Math.min(rounds, LIGHTHOUSE_ROUNDS), say)))
  return { figures: rows, bytes }
}
