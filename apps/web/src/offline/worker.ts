import { respondWithFile, isFile, cacheFiles, deleteUnusedFiles } from './cached-files.ts'
import { respondWithPage, fetchPage } from './cached-pages.ts'
import { listPage } from './list-page.ts'
import { LIST_PATH, STORES } from '../performance/offline-stores.ts'
import type { SeenPage } from '../performance/offline-stores.ts'
import { plainPath } from '../i18n/locale.ts'
import type { WorkerScope } from './worker-scope.ts'

/**
 * The service worker: visited pages can be read offline. Calls bypass it, so no personal data are cached. It is
 * independent of releases: a new worker takes over at once and decides about the old caches.
 */
const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  // The offline page shows the logo, which no other page loads as a file.
  event.waitUntil(Promise.all([cacheFiles([`${worker.location.origin}/mark.svg`]), worker.skipWaiting()]))
  event
    .addRoutes?.({ condition: { urlPattern: new URLPattern({ pathname: '/api/*' }) }, source: 'network' })
    .catch(() => {})
})

worker.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const store of await caches.keys()) if (!STORES.includes(store)) await caches.delete(store)
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(deleteOldCaches())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (isFile(url)) event.respondWith(respondWithFile(request, (work) => event.waitUntil(work)))
  else if (request.mode !== 'navigate') return
  else if (plainPath(url.pathname) === LIST_PATH) event.respondWith(listPage(url))
  else event.respondWith(respondWithPage(event, url, () => listPage(url)))
})

worker.addEventListener('message', (event) => {
  const { page, files } = event.data as SeenPage
  const claimClients = async () => {
    if (page) await fetchPage(page)
    await cacheFiles(files)
    await deleteUnusedFiles()
  }
  event.waitUntil(claimClients())
})
