import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
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
  const newContext: Browser['newContext'] = async (options) => {
    if (!opened) throw new Error('there is a browser from the first test on')
    return opened.newContext(options)
  }
  return { product, browser: { newContext } }
}
