import type { Page } from 'playwright-core'

export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector)

/** Delays requests of a path until the returned function is called. */
export async function heldBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((go) => (letGo = go))
  await page.route(path, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}
