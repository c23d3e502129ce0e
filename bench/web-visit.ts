import type { Browser, CDPSession, Page } from 'playwright-core'
import { recordPageMetrics } from './web-page-metrics.ts'
import type { Seen } from './web-page-metrics.ts'

/** The visitor's network; `undefined` is the machine's own. */
export interface Line {
  name: string
  kbps: number
  latencyMs: number
}
export const SLOW_4G: Line = { name: 'Slow 4G', kbps: 1600, latencyMs: 150 }
export const THREE_G: Line = { name: '3G', kbps: 400, latencyMs: 400 }

const CPU_SLOWDOWN = 4
/** Network silence after which a page counts as complete. */
const QUIET_MS = 800
const PATIENCE_MS = 90_000
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

export interface Arrival {
  url: string
  kind: 'html' | 'css' | 'font' | 'js' | 'picture' | 'data' | 'other'
  /** Transferred, with the response headers. */
  bytes: number
}
export interface Visit {
  page: Page
  /** All responses since the visit began. */
  arrivals: Arrival[]
  /** Resolves when no request has been in flight for a while. */
  settled(): Promise<void>
  seen(): Promise<Seen>
  offline(isOff: boolean): Promise<void>
  close(): Promise<void>
}

/** Opens a visit with an old phone, a slow network and an empty browser cache. */
export async function openVisit(
  browser: Browser,
  options: {
    origin: string
    line?: Line
    locale?: string
    isSlow?: boolean
    /** Suppresses work that waits for an idle browser: it is not part of the first page. */
    isRestless?: boolean
  },
): Promise<Visit> {
  const { origin, line, locale = 'en-US', isSlow = true, isRestless = false } = options
  // The throttle belongs to the page; a service worker's own traffic would bypass it.
  const context = await browser.newContext({ ...PHONE, locale, baseURL: origin, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.addInitScript(recordPageMetrics)
  if (isRestless) await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (isSlow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const throttle = (isOff: boolean): Promise<unknown> =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: isOff,
      latency: line?.latencyMs ?? 0,
      downloadThroughput: line ? (line.kbps * 1000) / 8 : -1,
      uploadThroughput: line ? (line.kbps * 1000) / 8 : -1,
    })
  await throttle(false)
  const { arrivals, settled } = noteArrivals(devtools)
  return {
    page,
    arrivals,
    settled,
    seen: () => page.evaluate(() => (window as unknown as { seen: Seen }).seen),
    offline: async (isOff) => void (await throttle(isOff)),
    close: () => context.close(),
  }
}

function noteArrivals(devtools: CDPSession): { arrivals: Arrival[]; settled(): Promise<void> } {
  const arrivals: Arrival[] = []
  const open = new Map<string, { url: string; kind: Arrival['kind'] }>()
  let last = performance.now()
  const mark = (): void => void (last = performance.now())
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    mark()
    open.set(requestId, { url: request.url, kind: type === 'Document' ? 'html' : 'other' })
  })
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const known = open.get(requestId)
    if (known) known.kind = type === 'Document' ? 'html' : kindOf(response.mimeType)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = open.get(requestId)
    if (known) arrivals.push({ ...known, bytes: encodedDataLength })
    open.delete(requestId)
    mark()
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId)
    mark()
  })
  const settled = async (): Promise<void> => {
    const since = performance.now()
    mark()
    while (open.size > 0 || performance.now() - last < QUIET_MS) {
      if (performance.now() - since > PATIENCE_MS)
        throw new Error(`still loading: ${[...open.values()].map(({ url }) => url).join(' ')}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { arrivals, settled }
}

function kindOf(type: string): Arrival['kind'] {
  if (/javascript/.test(type)) return 'js'
  if (/css/.test(type)) return 'css'
  if (/font|woff/.test(type)) return 'font'
  if (type.startsWith('image/')) return 'picture'
  return /json/.test(type) ? 'data' : 'other'
}

/**
 * The pictures visible without scrolling, and when the last of them was loaded (ms since the page
 * request).
 */
export const picturesInView = (page: Page): Promise<{ urls: string[]; doneAt: number }> =>
  page.evaluate(() => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    const urls = [...new Set(inView.map((image) => image.currentSrc))].filter((url) => url.startsWith('http'))
    const ends = urls.map(
      (url) => (performance.getEntriesByName(url)[0] as PerformanceResourceTiming | undefined)?.responseEnd ?? NaN,
    )
    return { urls, doneAt: Math.max(0, ...ends) }
  })

export const bytesOf = (arrivals: readonly Arrival[], ...kinds: Arrival['kind'][]): number =>
  arrivals.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0)
