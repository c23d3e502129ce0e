import type { AnyRouter } from '@tanstack/react-router'
import { fetchAhead, isSparing } from './follow-links.ts'

/** So long a link stands before the reader until its page is fetched: what flies past while he scrolls is not. */
const LOOKED_AT_MS = 300
/** Those that load their document have nothing that a call could fetch: what is sold is no car to it. */
const LINKS = 'main a[href*="/vehicles/"]:not([data-document])'

/** Fetches the cars whose links stand before the reader, one after the other, so that they open at once. */
export function prefetchVisibleLinks(router: AnyRouter): () => void {
  // The oldest phones have none, and wait for the touch.
  if (!('IntersectionObserver' in window)) return () => {}
  const looked = new Map<Element, ReturnType<typeof setTimeout>>()
  let queue = Promise.resolve<unknown>(undefined)
  const take = (link: Element): void => {
    queue = queue
      // The car may have been sold since the link was found.
      .then(() =>
        looked.has(link) && link.matches(LINKS) && !isSparing()
          ? fetchAhead(router, link as HTMLAnchorElement)
          : undefined,
      )
      .catch(() => {})
  }
  const leave = (link: Element): void => {
    clearTimeout(looked.get(link))
    looked.delete(link)
  }
  const eye = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      leave(target)
      if (isIntersecting) looked.set(target, setTimeout(take, LOOKED_AT_MS, target))
    }
  })
  const lookAway = (): void => {
    eye.disconnect()
    for (const link of looked.keys()) leave(link)
  }
  const look = (): void => {
    lookAway()
    for (const link of document.querySelectorAll(LINKS)) eye.observe(link)
  }
  look()
  const stop = router.subscribe('onRendered', look)
  return () => {
    stop()
    lookAway()
  }
}
