import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/** At the latest so long after the page has loaded, should the device never rest. */
const LATEST_MS = 5000
/** Where a browser does not say when it rests. */
const REST_MS = 1500

export const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: LATEST_MS }) : setTimeout(then, REST_MS)

/** What follows the first page (src/offline/afterwards.tsx): fetched when it has loaded and the device rests, so that it competes with nothing. */
export function DeferredFeatures() {
  const [Afterwards, setAfterwards] = useState<ComponentType>()
  useEffect(() => {
    const bring = () =>
      whenIdle(() => {
        import('../offline/afterwards.tsx').then(
          (brought) => setAfterwards(() => brought.Afterwards),
          // The shop works without.
          () => {},
        )
      })
    if (document.readyState === 'complete') bring()
    else window.addEventListener('load', bring, { once: true })
  }, [])
  return Afterwards ? <Afterwards /> : null
}
