import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { jpeg } from '../e2e/office-cars.ts'
import { MANAGER, signedIn, SOON, startForPeople } from '../e2e/people.ts'

/**
 * Enters one complete car (VEH-10): every field of all groups and ten photographs, typed without
 * pauses for thought. The figures are a lower bound: only facts of this one car, key by key, and
 * one press to save.
 */

export interface Entry {
  what: string
  keys: number
  clicks: number
  /** Seconds until everything was typed, and until the car was saved with its photographs. */
  typedSeconds: number
  seconds: number
  leastKeys: number
  leastClicks: number
}

/** Scenario name: `npm run bench -- E1`. */
export const ENTRY = 'E1'
const PHOTOGRAPHS = 10
/** Values of this car alone. The chassis number begins with a known or a new model code. */
const OWN = {
  mileage: '62000',
  registered: '201907',
  manufactured: '201906',
  grade: '1.5X',
  colour: 'w',
  belts: '2019',
  price: '5922',
  auction: 'USS',
  lot: '4711',
  date: '11102026',
  cost: '420000',
  inland: '18000',
  repairs: '9000',
  other: '4000',
  rate: '151.2',
} as const
/** One line of each sheet has a lower rating than the others. */
const INSPECTION = 'gggmggg'
const EQUIPMENT = 'ggggmggggggggg'
const KIT = 'yyny'

class Hands {
  keys = 0
  clicks = 0
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.page.keyboard.type(text)
  }
  async press(key: string): Promise<void> {
    this.keys += key.split('+').length
    await this.page.keyboard.press(key)
  }
  /** Fills a field and moves to the next empty one. */
  async fill(text: string): Promise<void> {
    await this.type(text)
    await this.press('Enter')
  }
}

export async function entry(say: (line: string) => void): Promise<Entry> {
  const [product, browser] = [await startForPeople(), await openBrowser()]
  try {
    const { page, context } = await signedIn(browser, product, MANAGER, '/vehicle/create')
    const answer = await context.request.get(
      `${product.address}/api/vehicle/car?limit=100&fieldsToExtractCode=CODE_4`,
      { headers: { 'tenant-id': 'staging' } },
    )
    const { items } = (await answer.json()) as { items: Known[] }
    const known = items.find(isWhole)
    if (!known) throw new Error('no car of the demonstration says all of itself')
    const chassis = `${known.trim.name}-7654321`
    const photographs = await Promise.all(
      Array.from({ length: PHOTOGRAPHS }, (_, at) => jpeg(`IMG_${2200 + at}.jpg`, 4032, 3024, 128)),
    )
    await page.reload()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'specification.chassis')
    say(`entering ${chassis} …`)
    const hands = new Hands(page)
    const since = performance.now()

    // In the file dialog, one click opens it, one key selects all files, one click confirms.
    hands.clicks += 2
    hands.keys += 2
    await page.locator('#add-pictures').setInputFiles(photographs)
    await page.locator('[name="specification.chassis"]').focus()
    await hands.fill(chassis)
    await hands.fill(OWN.mileage)
    await hands.fill(OWN.registered)
    await page.waitForFunction(() => (document.querySelector<HTMLInputElement>('[name=trimId]')?.value ?? '') !== '')
    await page.waitForFunction(
      () => (document.querySelector<HTMLInputElement>('[name="utils.cubicMeter"]')?.value ?? '') !== '',
    )
    await hands.fill(OWN.manufactured)
    await hands.fill(OWN.grade)
    // The first matching yard is preselected.
    await hands.fill(known.location['city']?.slice(0, 1) ?? '')
    await hands.fill(OWN.colour)
    await hands.fill(OWN.belts)
    for (const sheet of [INSPECTION, EQUIPMENT, KIT]) {
      await hands.type(sheet)
      await hands.press('Enter')
    }
    await hands.fill(OWN.price)
    for (const name of ['auction', 'lot', 'date', 'cost', 'inland', 'repairs', 'other'] as const)
      await hands.fill(OWN[name])
    await hands.type(OWN.rate)
    const typed = (performance.now() - since) / 1000
    await page.waitForFunction((count) => document.querySelectorAll('.pics .pic-kept').length === count, PHOTOGRAPHS, {
      timeout: 120_000,
    })
    await hands.press('Control+s')
    await page
      .getByRole('heading', { name: /^REF \d+ created/ })
      .waitFor(SOON)
      .catch(async () => {
        const seen = await page.locator('.form-summary, .fault, [role=dialog], [role=alert]').allInnerTexts()
        throw new Error(`the car is not saved: ${seen.join(' | ')}`)
      })
    const seconds = (performance.now() - since) / 1000

    const open = await page.evaluate(() => document.querySelector('.dialog h2')?.textContent ?? '')
    await assertWhole(product.address, context.request, /\d+/.exec(open)?.[0] ?? '')
    const signs = [chassis, 'y', ...Object.values(OWN), INSPECTION, EQUIPMENT, KIT].join('').length
    return {
      what: `a complete car with ${PHOTOGRAPHS} photographs of 12 megapixels`,
      keys: hands.keys,
      clicks: hands.clicks,
      typedSeconds: Math.round(typed * 10) / 10,
      seconds: Math.round(seconds * 10) / 10,
      leastKeys: signs + 2,
      leastClicks: 1,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

interface Known {
  trim: { name: string }
  specification: Record<string, unknown>
  utils: Record<string, unknown>
  location: Record<string, string | null>
}
const isSaid = (tree: Record<string, unknown>): boolean => Object.values(tree).every((value) => value !== null)
const isWhole = ({ trim, specification, utils, location }: Known): boolean =>
  String(specification['chassis']).startsWith(`${trim.name}-`) && [specification, utils, location].every(isSaid)

/** Asserts that the saved car is complete; otherwise the figures are worthless. */
async function assertWhole(
  address: string,
  request: { get(url: string, options: object): Promise<{ json(): Promise<unknown> }> },
  reference: string,
): Promise<void> {
  const answer = await request.get(`${address}/api/vehicle/car/reference/${reference}?fieldsToExtractCode=CODE_4`, {
    headers: { 'tenant-id': 'staging' },
  })
  const car = (await answer.json()) as Record<string, unknown>
  const groups = ['location', 'specification', 'utils', 'equipKit', 'inspectorFeedback', 'equipmentFeedback']
  const missing = groups.flatMap((group) =>
    Object.entries(car[group] as Record<string, unknown>).flatMap(([key, value]) => (value === null ? [key] : [])),
  )
  for (const key of ['grade', 'firstRegistration', 'manufacture']) if (car[key] === null) missing.push(key)
  if (missing.length || (car['images'] as unknown[]).length !== PHOTOGRAPHS)
    throw new Error(`the car is not whole: ${missing.join(', ')}`)
}

export const entryText = ({ what, keys, clicks, typedSeconds, seconds, leastKeys, leastClicks }: Entry): string =>
  `Entering ${what}: ${keys} keys and ${clicks} clicks (the fewest thinkable: ${leastKeys} and ${leastClicks}), played without thinking ` +
  `in ${typedSeconds} s; it stands with its photographs after ${seconds} s.`
