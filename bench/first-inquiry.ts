import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { carPaths } from '../e2e/inquiry-steps.ts'
import { SOON, startForPeople } from '../e2e/people.ts'
import type { Product } from '../e2e/product.ts'
import { visit } from '../e2e/visitor.ts'

/**
 * A visitor's first inquiry on a phone 390 px wide, in real time and at human speed, from the
 * vehicle page to the confirmation. With these paces, the earlier form with 20 taps and 130
 * characters takes the 2:15 that were measured by hand.
 */

export interface Ask {
  what: string
  taps: number
  characters: number
  seconds: number
}

/** Scenario name: `npm run bench -- ASK`. */
export const ASK = 'ASK'
/** Time to read, find and touch a control. */
const TAP_MS = 3500
const CHARACTER_MS = 500

class Thumb {
  taps = 0
  characters = 0
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async tap(selector: string): Promise<void> {
    this.taps++
    await this.page.waitForTimeout(TAP_MS)
    await this.page.locator(selector).first().tap(SOON)
  }
  async type(selector: string, text: string): Promise<void> {
    await this.tap(selector)
    this.characters += text.length
    await this.page.keyboard.type(text, { delay: CHARACTER_MS })
  }
  /** One tap opens the system's list, a second one chooses. */
  async choose(selector: string, value: string): Promise<void> {
    this.taps += 2
    await this.page.waitForTimeout(2 * TAP_MS)
    await this.page.locator(selector).selectOption(value, SOON)
  }
}

async function session(product: Product, hasPort: boolean): Promise<Ask> {
  const browser = await openBrowser()
  try {
    const { page } = await visit(browser, product, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    if (hasPort) {
      await page.goto('/')
      await page.getByRole('link', { name: 'Choose port' }).click(SOON)
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name=destination]').selectOption('KE', SOON)
      await dialog.locator('[name=port]').selectOption('mombasa')
      await dialog.locator('button.go').first().click()
      await page.getByRole('link', { name: 'Change port' }).waitFor(SOON)
    }
    await page.goto((await carPaths(product))[hasPort ? 0 : 1] ?? '')
    const since = performance.now()
    const thumb = new Thumb(page)
    await thumb.tap('.dockbar button.btn.go')
    if (!hasPort) {
      await thumb.choose('.dialog [name=destination]', 'KE')
      await thumb.choose('.dialog [name=port]', 'mombasa')
    }
    await thumb.tap('.dialog .ready button')
    await thumb.type('.dialog [name=firstname]', 'Awa Diop')
    await thumb.type('.dialog [name=email]', hasPort ? 'awa.diop@buyer.example' : '0712345678')
    await thumb.tap('.dialog form [type=submit]')
    await page
      .locator('.dialog')
      .getByText(/has been sent$/)
      .waitFor(SOON)
    return {
      what: hasPort ? 'port chosen before, email' : 'port chosen in the sheet, WhatsApp number',
      taps: thumb.taps,
      characters: thumb.characters,
      seconds: Math.round((performance.now() - since) / 1000),
    }
  } finally {
    await browser.close()
  }
}

export async function ask(): Promise<Ask[]> {
  const product = await startForPeople()
  try {
    return [await session(product, true), await session(product, false)]
  } finally {
    await product.stop()
  }
}

export const askText = (rows: readonly Ask[]): string =>
  rows
    .map(
      ({ what, taps, characters, seconds }) =>
        `A first inquiry, ${what}: ${seconds} s, ${taps} taps, ${characters} characters.`,
    )
    .join('\n')
