import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { callAs } from '../e2e/inquiry-steps.ts'
import { MANAGER, signedIn, startForPeople } from '../e2e/people.ts'

/**
 * From an unknown file to published cars, as a new manager does it (BO-01): 1,000 cars in the
 * vocabulary of a dealer system, with 20 words that the importer does not know. Played in real time
 * and at human speed, guided by the screen's texts.
 */

export interface FileRun {
  cars: number
  values: number
  /** Number of values with an accepted suggestion. */
  suggested: number
  seconds: number
  /** Seconds spent waiting for the product. */
  waited: number
  published: number
}

/** Scenario name: `npm run bench -- FILE`. */
export const FILE = 'FILE'
const FILE_LIMIT_S = 300
const CARS = 1000
/** Time to read an unfamiliar screen. */
const SCREEN_MS = 8000
/** Time to read, find and press a control. */
const PRESS_MS = 3500
/** Time to read a word, open its list and choose the meaning. */
const CHOICE_MS = 6000
const LONG = { timeout: 120_000 }

/** Words that the importer does not know, each with its meaning. */
const WORDS = {
  Gearbox: {
    Hydramat: 'Automatic',
    Steplo: 'Automatic',
    Twinglide: 'Automatic',
    Fivestick: 'Manual',
    Floorpin: 'Manual',
  },
  Fuel: { Benzolit: 'Petrol', Heavydist: 'Diesel', Twindrive: 'Hybrid', Mainsplug: 'Electric' },
  Colour: { Glacia: 'White', Obsidia: 'Black', Mossa: 'Green', Sundown: 'Orange', Lagune: 'Blue', Cinderel: 'Grey' },
  Steering: { HelmEast: 'Right', HelmWest: 'Left' },
  Body: { Fiveback: 'Hatch', Highdeck: 'SUV', Longroof: 'Wagon' },
} as const
const MODELS = [
  'Toyota,Corolla',
  'Toyota,Vitz',
  'Honda,Fit',
  'Nissan,Note',
  'Mazda,Demio',
  'Suzuki,Swift',
  'Subaru,Impreza',
]

function list(): string {
  // Half of the cells use common words.
  const cell = (words: Readonly<Record<string, string>>, at: number) => {
    const all = at % 2 ? Object.values(words) : Object.keys(words)
    return all[(at >> 1) % all.length] ?? ''
  }
  const rows = Array.from({ length: CARS }, (_, i) =>
    [
      `LX-${5000 + i}`,
      MODELS[i % MODELS.length],
      `QXB10-${7_100_000 + i}`,
      2008 + (i % 14),
      20_000 + i * 97,
      [996, 1339, 1498, 1798][i % 4],
      ...Object.values(WORDS).map((words, column) => cell(words, i + column)),
      3000 + i * 3,
    ].join(','),
  )
  return ['Stock No,Maker,Model,Chassis No,Year,Odometer,Engine CC', ...Object.keys(WORDS), 'Price (USD)']
    .join(',')
    .concat('\n', rows.join('\n'), '\n')
}

/** A new user's actions; the product's response time is counted separately. */
class SimulatedUser {
  waited = 0
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  read = (): Promise<void> => this.page.waitForTimeout(SCREEN_MS)
  async press(name: string | RegExp, role: 'button' | 'checkbox' = 'button'): Promise<void> {
    await this.page.waitForTimeout(PRESS_MS)
    await this.page.getByRole(role, { name }).click()
  }
  async choose(word: string, meaning: string): Promise<void> {
    await this.page.waitForTimeout(CHOICE_MS)
    await this.page.getByLabel(`Meaning of “${word}”`).selectOption({ label: meaning })
  }
  async wait(what: Promise<unknown>): Promise<void> {
    const since = performance.now()
    await what
    this.waited += performance.now() - since
  }
}

async function waitUntil(is: () => Promise<boolean>, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs
  while (performance.now() < end && !(await is())) await new Promise((resolve) => setTimeout(resolve, 500))
}

export async function fileRun(log: (line: string) => void): Promise<FileRun> {
  const [product, browser] = [await startForPeople(), await openBrowser()]
  try {
    const { page } = await signedIn(browser, product, MANAGER, '/vehicle/import')
    const published = async () =>
      (await callAs<{ total: number }>(page, 'GET', '/api/vehicle/public/car?limit=1')).json.total
    const before = await published()
    const user = new SimulatedUser(page)
    const since = performance.now()
    await user.read()
    await page.waitForTimeout(2 * PRESS_MS)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lot-list.csv', mimeType: 'text/csv', buffer: Buffer.from(list()) })
    await user.wait(page.waitForURL(/\/vehicle\/import\?id=/, LONG))
    await user.wait(page.getByText(/^\d+ values will be left empty/).waitFor(LONG))
    log('file read')
    await user.read()
    const unread = page.locator('.import-values tbody tr.unread')
    const values = await unread.count()
    const suggested = await page
      .locator('.import-values')
      .getByRole('button', { name: /^Accept/ })
      .count()
    for (const [word, meaning] of Object.values(WORDS).flatMap((words) => Object.entries(words)))
      await user.choose(word, meaning)
    await user.press('Apply meanings')
    await user.wait(page.getByText('All values are matched.').waitFor(LONG))
    log('all values matched')
    await user.press('Publish right away', 'checkbox')
    await user.press(/^Check 1,000 rows$/)
    const run = page.getByRole('button', { name: 'Import 1,000 cars' })
    await user.wait(run.waitFor(LONG))
    await user.read()
    await user.press('Import 1,000 cars')
    await user.wait(page.getByRole('link', { name: 'See the cars' }).waitFor(LONG))
    // A car counts as published once visitors find it.
    let found = 0
    const isFound = async () => (found = (await published()) - before) >= CARS
    await user.wait(waitUntil(isFound, LONG.timeout))
    if (found !== CARS) throw new Error(`${found} of ${CARS} cars are in the public list`)
    const seconds = (performance.now() - since) / 1000
    return {
      cars: CARS,
      values,
      suggested,
      seconds: Math.round(seconds),
      waited: Math.round(user.waited / 1000),
      published: found,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

export const fileRunText = ({ cars, values, suggested, seconds, waited, published }: FileRun): string =>
  `From an unknown file to ${published} of ${cars} cars published, with ${values} unknown values (${suggested} suggested): ` +
  `${seconds} s, ${waited} s of them the product's; the limit is ${FILE_LIMIT_S} s.`
