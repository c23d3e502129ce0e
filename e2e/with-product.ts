import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'

/**
 * The product and a browser for all tests of a file: there before the first of them, gone after the last. A test that fails
 * leaves half-done work behind: the next try, or the next test, begins on a fresh product. `prepare` is done on each.
 */
export function withProduct(start: () => Promise<Product> = startProduct, prepare?: () => Promise<void>) {
  const product = {} as Product
  let started: Product | undefined
  let opened: Browser | undefined
  let isSpoilt = false
  const startFresh = async () => {
    await started?.stop()
    started = undefined
    Object.assign(product, (started = await start()))
  }
  beforeAll(async () => {
    await Promise.all([startFresh(), openBrowser().then((one) => (opened = one))])
    await prepare?.()
  })
  afterAll(async () => {
    await opened?.close()
    await started?.stop()
  })
  let ofTest: BrowserContext[] = []
  beforeEach(async () => {
    if (isSpoilt) {
      await startFresh()
      await prepare?.()
      isSpoilt = false
    }
    ofTest = []
  })
  // What a test that fails leaves open says what stood there, and burdens no other.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    isSpoilt = true
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
