import type { Page } from 'playwright-core'

export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector)

/** Delays requests of a path until the returned function is called. */
export async function holdRequests(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    await gate
    await route.continue()
  })
  return release
}
