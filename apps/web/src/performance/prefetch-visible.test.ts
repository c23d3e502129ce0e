import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { prefetchVisibleLinks } from './prefetch-visible.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[VEH-03] prefetches a visible car unless it was sold since', async () => {
  vi.useFakeTimers()
  const link = (path: string) => {
    let isDocument = false
    return {
      pathname: path,
      search: '',
      sell: () => (isDocument = true),
      // The selector names the attribute, which React sets on the same element.
      matches: (selector: string) => selector.includes(':not([data-document])') && !isDocument,
    }
  }
  const [free, sold] = [link('/vehicles/toyota/aqua/1'), link('/vehicles/toyota/sai/2')]
  class Observer {
    observe: (target: object) => void
    constructor(onSeen: (entries: object[]) => void) {
      this.observe = (target) => onSeen([{ target, isIntersecting: true }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('window', { IntersectionObserver: Observer })
  vi.stubGlobal('document', { querySelectorAll: () => [free, sold] })
  vi.stubGlobal('navigator', { onLine: true })
  const preloadRoute = vi.fn<(to: object) => Promise<void>>(async () => undefined)
  prefetchVisibleLinks({ preloadRoute, subscribe: () => () => {} } as unknown as AnyRouter)
  sold.sell()
  await vi.advanceTimersByTimeAsync(1000)
  expect(preloadRoute.mock.calls).toMatchObject([[{ to: '/vehicles/toyota/aqua/1' }]])
})
