import type { AnyRouter } from '@tanstack/react-router'
import { parseSearch } from '../api/search-params.ts'
import { isCached } from './offline-stores.ts'
import { plainPath } from '../i18n/locale.ts'
import type { Shell } from '../api/shell.ts'

/** Hover time before a prefetch, in ms. */
const REST_MS = 60
/** Pages worth prefetching. */
const AHEAD = /^\/vehicles\//
/** Pages whose code is loaded on the first interaction, so that their first link only loads data. */
const NEXT = ['/search-result', '/vehicles/$brand/$model/$reference']

/**
 * Client-side navigation for plain links. Prefetches a car when its link is touched, hovered or focused (unless
 * data saving is on). A link with `data-document` loads a document.
 */
export function followLinks(router: AnyRouter): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  let hasStirred = false
  const stir = () => {
    hasStirred = true
    for (const id of NEXT) void router.loadRouteChunk(router.routesById[id])
  }
  const click = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = followable(event.target)
    if (!link) return
    event.preventDefault()
    if (navigator.onLine) router.history.push(link.pathname + link.search + link.hash)
    else void goOffline(router, link.href)
  }
  const approach = ({ target, type }: Event) => {
    clearTimeout(resting)
    if (isSavingData()) return
    if (!hasStirred) stir()
    const link = followable(target)
    if (!link || !AHEAD.test(plainPath(link.pathname))) return
    if (type === 'touchstart') void fetchAhead(router, link)
    else resting = setTimeout(fetchAhead, REST_MS, router, link)
  }
  const approaches = ['pointerover', 'touchstart', 'focusin'] as const
  document.addEventListener('click', click)
  for (const one of approaches) document.addEventListener(one, approach, { passive: true })
  return () => {
    clearTimeout(resting)
    document.removeEventListener('click', click)
    for (const one of approaches) document.removeEventListener(one, approach)
  }
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Data saving or a slow connection: no prefetching. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '') || !navigator.onLine
}

export const fetchAhead = (router: AnyRouter, link: HTMLAnchorElement): Promise<unknown> =>
  router.preloadRoute({ to: plainPath(link.pathname), search: parseSearch(link.search) } as never)

/** Offline only cached documents work, because code may be missing. */
async function goOffline(router: AnyRouter, address: string): Promise<void> {
  if (await isCached(address)) location.assign(address)
  else (router.options.context as Shell).report(new TypeError('There is no line'))
}

function followable(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (
    !link?.href ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    'document' in link.dataset
  )
    return undefined
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isSamePage && link.hash ? undefined : link
}
