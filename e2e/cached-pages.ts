import type { Page } from 'playwright-core'

/** Addresses of the pages in the service worker's cache, with their queries. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('pages-1')
    return (await cache.keys()).map(({ url }) => url.slice(location.origin.length))
  })

/** Paths of the files and pictures in the cache. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = ['files-1', 'pictures-2'].map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(stores)).flat().map(({ url }) => new URL(url).pathname)
  })

/** Number of loaded vehicle pictures on the page. */
export const picturesOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.images].filter(
        ({ currentSrc, naturalWidth }) => currentSrc.includes('/pictures/') && naturalWidth > 0,
      ).length,
  )
