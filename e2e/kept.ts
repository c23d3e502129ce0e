import type { Page } from 'playwright-core'

/** The addresses of the pages that the browser has kept, with their queries. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('pages-1')
    return (await cache.keys()).map(({ url }) => url.slice(location.origin.length))
  })

/** The paths of the files and pictures that it has kept. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = ['files-1', 'pictures-2'].map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(stores)).flat().map(({ url }) => new URL(url).pathname)
  })

/** How many pictures of cars stand on the page, as they came. */
export const picturesOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter(
        ({ currentSrc, naturalWidth }) => currentSrc.includes('/pictures/') && naturalWidth > 0,
      ).length,
  )
