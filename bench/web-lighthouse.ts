import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { openBrowser } from '../e2e/browser.ts'
import { isInstalled } from '../scripts/installed.mjs'
import type { Screens } from './web-screens.ts'
import { webRow } from './web-row.ts'
import type { WebRow } from './web-row.ts'

const FOLDER = resolve(import.meta.dirname, 'lighthouse')
const CATEGORIES = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof CATEGORIES

interface Report {
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/**
 * Lighthouse with its defaults: a phone, simulated Slow 4G, CPU slowed 4 times. Skipped with a
 * notice where it cannot be installed.
 */
export async function lighthouse(
  origin: string,
  screens: Screens,
  rounds: number,
  say: (line: string) => void,
): Promise<WebRow[]> {
  if (!isInstalled(FOLDER)) {
    say('Installing Lighthouse for the bench (once) …')
    spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (!isInstalled(FOLDER)) {
      say('Lighthouse is left out: npm could not install it')
      return []
    }
  }
  const path = resolve(FOLDER, 'node_modules/lighthouse/core/index.js')
  const { default: run } = (await import(path)) as { default: Lighthouse }
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  const rows: WebRow[] = []
  try {
    for (const what of ['home', 'search', 'car'] as const) {
      const reports: Report[] = []
      for (let round = 0; round < rounds; round++) {
        say(`Lighthouse ${what}, ${round + 1} of ${rounds}`)
        const found = await run(origin + screens[what], {
          port,
          logLevel: 'error',
          onlyCategories: Object.keys(CATEGORIES),
        })
        // On a busy machine Lighthouse sometimes loses its own trace.
        if (!found || found.lhr.runtimeError) {
          say(`  no report: ${found?.lhr.runtimeError?.message ?? 'none'}`)
          continue
        }
        reports.push(found.lhr)
      }
      for (const [category, atLeast] of Object.entries(CATEGORIES) as [Category, number][])
        rows.push(
          webRow({
            id: 'W1',
            what,
            line: 'Lighthouse',
            figure: category,
            unit: 'points',
            values: reports.map(({ categories }) => (categories[category].score ?? NaN) * 100),
            atLeast,
          }),
        )
      for (const line of new Set(reports.flatMap(complaints))) say(`  ${line}`)
    }
  } finally {
    await browser.close()
  }
  return rows
}

/** The audits that lost points, each with Lighthouse's text. */
const complaints = ({ categories, audits }: Report): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.97)
    .map(({ id }) => `${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
