import { openBrowser } from '../e2e/browser.ts'
import { BUYER, fillSignIn, SOON, startForPeople } from '../e2e/people.ts'
import type { Product } from '../e2e/product.ts'
import { visit } from '../e2e/visitor.ts'
import type { Bench } from './bench.ts'
import type { Load } from './load.ts'
import { signInOverHttp } from './sign-in-over-http.ts'
import type { WebRow } from './web-row.ts'
import { webRow } from './web-row.ts'

export const PEOPLE_IDS = ['S1', 'S2', 'S3']
/** Sign-ins started per second while the search runs. */
const SIGN_INS_PER_SECOND = [5, 10, 20, 40, 80]
const SEARCH_RATE = 100
const SEARCH = {
  path: '/api/vehicle/public/car?brand=toyota&priceEnd=15000&limit=20',
  headers: { 'tenant-id': 'staging' },
}

/**
 * Sign-in: how long a buyer waits, how many can sign in at once while others search, and the cost
 * of a session.
 */
export async function people(bench: Bench, ids: readonly string[], rounds: number): Promise<WebRow[]> {
  const product = await startForPeople()
  const rows: WebRow[] = []
  try {
    if (ids.includes('S1')) rows.push(await measureSignInInBrowser(product, rounds))
    if (ids.includes('S2')) rows.push(...(await measureSignInBursts(bench, product)))
    if (ids.includes('S3')) rows.push(...(await measureSessionLookup(bench, product, rounds)))
  } finally {
    await product.stop()
  }
  return rows
}

/** Milliseconds from the pressed button of the provider's form to the requested page. */
async function measureSignInInBrowser(product: Product, rounds: number): Promise<WebRow> {
  const browser = await openBrowser()
  const values: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const { page, context } = await visit(browser, product)
      await page.goto('/auth/sign-in?return=/account')
      const pressed = page
        .waitForRequest((request) => request.url().includes('/api/sign-in/'))
        .then(() => performance.now())
      await fillSignIn(page, BUYER)
      await page.waitForURL((url) => url.pathname === '/account', SOON)
      await page.getByRole('heading', { level: 1 }).waitFor(SOON)
      values.push(performance.now() - (await pressed))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return webRow({ id: 'S1', what: 'sign-in', line: 'loopback', figure: 'button → account', unit: 'ms', values })
}

/** The search's 99th percentile at several rates of complete sign-ins per second. */
async function measureSignInBursts({ load, seconds }: Bench, product: Product): Promise<WebRow[]> {
  const search = (): Promise<Load> =>
    load.ask('load', {
      origin: product.address,
      asks: [SEARCH],
      connections: 10,
      seconds,
      rate: SEARCH_RATE,
      kind: 'list',
    })
  await search()
  const baseline = await search()
  const rows: WebRow[] = []
  for (const rate of SIGN_INS_PER_SECOND) {
    const outcomes = { signedIn: 0, refused: 0 }
    const loadedSearch = search()
    const signIns: Promise<void>[] = []
    for (let n = 0; n < rate * seconds; n++) {
      signIns.push(
        signInOverHttp(product.address, BUYER).then(
          () => void outcomes.signedIn++,
          () => void outcomes.refused++,
        ),
      )
      await new Promise((resolve) => setTimeout(resolve, 1000 / rate))
    }
    const { p99, errors } = await loadedSearch
    await Promise.all(signIns)
    const { signedIn, refused } = outcomes
    rows.push(
      webRow({
        id: 'S2',
        what: `search, ${rate} sign-ins/s begun`,
        line: `${(signedIn / seconds).toFixed(1)}/s in, ${refused} refused, ${errors} errors`,
        figure: `p99 at ${SEARCH_RATE} rps`,
        unit: 'ms',
        values: [p99],
        limit: { name: 'without', values: [baseline.p99] },
        atMost: 250,
      }),
    )
  }
  return rows
}

/** One call by an anonymous visitor, and by a user whose session is looked up. */
async function measureSessionLookup({ load, seconds }: Bench, product: Product, rounds: number): Promise<WebRow[]> {
  const cookie = await signInOverHttp(product.address, BUYER)
  const loads = { visitor: [] as Load[], known: [] as Load[] }
  for (let round = 0; round < rounds; round++)
    for (const who of ['visitor', 'known'] as const) {
      const headers = { ...SEARCH.headers, ...(who === 'known' && { cookie }) }
      const asks = [{ path: SEARCH.path, headers }]
      loads[who].push(
        await load.ask<Load>('load', { origin: product.address, asks, connections: 1, seconds, kind: 'list' }),
      )
    }
  const of = (figure: 'p50' | 'p99') => ({
    values: loads.known.map((one) => one[figure]),
    limit: { name: 'visitor', values: loads.visitor.map((one) => one[figure]) },
  })
  const named = { id: 'S3', what: 'search, session looked up', line: 'loopback, alone', unit: 'ms' } as const
  return [webRow({ ...named, figure: 'mean', ...meanOf(loads) }), webRow({ ...named, figure: 'p99', ...of('p99') })]
}

const meanOf = ({ visitor, known }: { visitor: Load[]; known: Load[] }) => ({
  values: known.map(({ rps }) => 1000 / rps),
  limit: { name: 'visitor', values: visitor.map(({ rps }) => 1000 / rps) },
})
