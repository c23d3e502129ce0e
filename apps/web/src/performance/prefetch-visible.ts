import type { AnyRouter } from '@tanstack/react-router'
import { fetchAhead, isSavingData } from './follow-links.ts'

/** Time in view before a prefetch, in ms, so that scrolling prefetches nothing. */
const LOOKED_AT_MS = 300
/** Links that load a document are skipped: the API returns no sold car. */
const LINKS = 'main a[href*="/vehicles/"]:not([data-document])'

/** Prefetches the cars whose links are in view, one after the other. */
export function prefetchVisibleLinks(router: AnyRouter): () => void {
  // Old browsers prefetch on touch only.
  if (!('IntersectionObserver' in window)) return () => {}
  const looked = new Map<Element, ReturnType<typeof setTimeout>>()
  let queue = Promise.resolve<unknown>(undefined)
  const take = (link: Element): void => {
    queue = queue
      // The car may have been sold since the link was found.
      .then(() =>
        looked.has(link) && link.matches(LINKS) && !isSavingData()
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
