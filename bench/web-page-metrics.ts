/**
 * Page-side measurements. Runs in the browser before the page's own scripts, so it must be
 * self-contained.
 */
export interface Seen {
  lcp: number
  /** Address of the largest picture; empty if the largest element was text. */
  lcpUrl: string
  fcp: number
  cls: number
  /** Time beyond 50 ms of every long task after the first paint. */
  tbt: number
  /** The first frame with a price on the page. */
  price: number
  /** The longest time from a tap or key to the frame that answers it. */
  inp: number
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface Largest extends PerformanceEntry {
  url: string
}
interface Tap extends PerformanceEntry {
  interactionId: number
}

/** Argument for `addInitScript`. */
export function recordPageMetrics(): void {
  const seen: Seen = { lcp: 0, lcpUrl: '', fcp: 0, cls: 0, tbt: 0, price: 0, inp: 0 }
  ;(window as unknown as { seen: Seen }).seen = seen
  const watch = <E extends PerformanceEntry>(type: string, take: (entry: E) => void, more: object = {}) =>
    new PerformanceObserver((list) => (list.getEntries() as E[]).forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch<Largest>('largest-contentful-paint', ({ startTime, url }) =>
    Object.assign(seen, { lcp: startTime, lcpUrl: url }),
  )
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('longtask', ({ startTime, duration }) => {
    if (seen.fcp && startTime > seen.fcp) seen.tbt += Math.max(0, duration - 50)
  })
  // The worst burst of shifts within a second counts, as browsers report it.
  let burst = { from: 0, last: 0, sum: 0 }
  watch<Shift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return
    const isNew = startTime - burst.last > 1000 || startTime - burst.from > 5000
    burst = isNew
      ? { from: startTime, last: startTime, sum: value }
      : { ...burst, last: startTime, sum: burst.sum + value }
    seen.cls = Math.max(seen.cls, burst.sum)
  })
  watch<Tap>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) seen.inp = Math.max(seen.inp, duration)
    },
    { durationThreshold: 16 },
  )
  // Frames come only when nothing blocks rendering; the next frame shows that this one was painted.
  const checkForPrice = (): void => {
    if (/\$\s?\d|\d\s?\$/.test(document.querySelector('main')?.textContent ?? ''))
      requestAnimationFrame(() => void (seen.price = performance.now()))
    else requestAnimationFrame(checkForPrice)
  }
  requestAnimationFrame(checkForPrice)
}
