import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'

/** The product and a browser for all tests of a file: there before the first of them, gone after the last. */
export function withProduct(start: () => Promise<Product> = startProduct) {
  const product = {} as Product
  let started: Product | undefined
  let opened: Browser | undefined
  beforeAll(async () => {
    await Promise.all([
      start().then((one) => Object.assign(product, (started = one))),
      openBrowser().then((one) => (opened = one)),
    ])
  })
  afterAll(async () => {
    await opened?.close()
    await started?.stop()
  })
  // What a test that fails leaves open says what stood there, and burdens no other.
  let ofTest: BrowserContext[] = []
  beforeEach(() => void (ofTest = []))
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const pages = ofTest.flatMap((context) => context.pages())
    for (const page of pages) console.error(await standing(page))
    await Promise.all(ofTest.map((context) => context.close()))
  })
  const newContext: Browser['newContext'] = async (options) => {
    if (!opened) throw new Error('there is a browser from the first test on')
    const context = await opened.newContext(options)
    ofTest.push(context)
    return context
  }
  return { product, browser: { newContext } }
}

/** The address of a page and the beginning of its words, dialogs first. */
async function standing(page: Page): Promise<string> {
  const words = await page
    .evaluate(() => {
      const parts = document.querySelectorAll<HTMLElement>('dialog[open], .toasts, main')
      return [...parts].map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').slice(0, 600)).join(' | ')
    })
    .catch(() => 'does not answer')
  return `${page.url()}: ${words}`
}
