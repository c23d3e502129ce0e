import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'

/**
 * Starts the product and a browser before the tests of a file and stops them afterwards. A failed
 * test leaves unfinished state behind, so its retry or the next test gets a fresh product.
 * `prepare` runs on each product.
 */
export function withProduct(start: () => Promise<Product> = startProduct, prepare?: () => Promise<void>) {
  const product = {} as Product
  let started: Product | undefined
  let opened: Browser | undefined
  let isDirty = false
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
  let testContexts: BrowserContext[] = []
  beforeEach(async () => {
    if (isDirty) {
      await startFresh()
      await prepare?.()
      isDirty = false
    }
    testContexts = []
  })
  // Prints the pages that a failed test left open and closes them.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    isDirty = true
    const pages = testContexts.flatMap((context) => context.pages())
    for (const page of pages) console.error(await describePage(page))
    await Promise.all(testContexts.map((context) => context.close()))
  })
  const newContext: Browser['newContext'] = async (options) => {
    if (!opened) throw new Error('there is a browser from the first test on')
    const context = await opened.newContext(options)
    testContexts.push(context)
    return context
  }
  return { product, browser: { newContext } }
}

/** The address of a page and the beginning of its text, dialogs first. */
async function describePage(page: Page): Promise<string> {
  const text = await page
    .evaluate(() => {
      const parts = document.querySelectorAll<HTMLElement>('dialog[open], .toasts, main')
      return [...parts].map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').slice(0, 600)).join(' | ')
    })
    .catch(() => 'does not answer')
  return `${page.url()}: ${text}`
}
