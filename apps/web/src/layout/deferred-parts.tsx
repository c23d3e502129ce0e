import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { offline as english } from '../i18n/en/offline.ts'
import { offline as french } from '../i18n/fr/offline.ts'
import { localPath } from '../i18n/locale.ts'
import { prefetchVisibleLinks } from '../performance/prefetch-visible.ts'
import { useShell } from '../api/shell.ts'
import { watchSession } from '../session/watch-session.ts'
import { countViews } from '../storefront/vehicles/count-views.ts'
import { keepDestination } from '../storefront/delivery/remember.ts'
import { storeVisitedPages } from '../offline/store-visited-pages.ts'
import { sendQueuedInquiries } from './send-queued-inquiries.ts'
import { loadStartData } from '../offline/start-data.ts'
import { loadedAt } from '../offline/loaded-at.ts'
import { LIST_PATH } from '../performance/offline-stores.ts'
import { textsFor } from '../i18n/texts.ts'

/** A cached document knows this itself (offline-stores.ts, STORED_AT). */
const root = () => document.documentElement

/** Runs when a page is idle: caches it, loads common data, prefetches, watches the connection. */
export function DeferredParts() {
  const shell = useShell()
  const { api, locale } = shell
  const router = useRouter()
  const [isOffline, setOffline] = useState(() => !navigator.onLine || 'kept' in root().dataset)
  useEffect(() => storeVisitedPages(router), [router])
  useEffect(() => watchSession(router), [router])
  useEffect(() => prefetchVisibleLinks(router), [router])
  useEffect(() => keepDestination(router), [router])
  useEffect(() => countViews(router), [router])
  useEffect(() => sendQueuedInquiries(shell, router), [shell, router])
  useEffect(() => loadStartData(api, locale), [api, locale])
  useEffect(() => {
    const abort = new AbortController()
    const onOffline = () => setOffline(true)
    const onOnline = () => {
      delete root().dataset.kept
      setOffline(false)
    }
    const retry = () => {
      onOnline()
      void router.invalidate()
    }
    window.addEventListener('offline', onOffline, abort)
    window.addEventListener('online', retry, abort)
    // A loaded page proves the connection, even if the browser reported no change.
    const stop = router.subscribe('onResolved', () => navigator.onLine && onOnline())
    return () => {
      abort.abort()
      stop()
    }
  }, [router])
  if (!isOffline) return null
  const t = textsFor(locale, { en: english, fr: french }, 'offline')
  const time = router.state.matches.at(-1)?.updatedAt ?? 0
  return (
    <p className="line-mark" role="status">
      {t.mark(loadedAt(time, locale, shell.user))}{' '}
      <a href={localPath(LIST_PATH, locale)} data-document>
        {t.list}
      </a>
    </p>
  )
}
