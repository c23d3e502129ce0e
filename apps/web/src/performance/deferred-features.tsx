import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/** Maximum delay after the load event, in ms. */
const LATEST_MS = 5000
/** Delay without requestIdleCallback. */
const REST_MS = 1500

export const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: LATEST_MS }) : setTimeout(then, REST_MS)

/** Features loaded when the page is idle (src/offline/afterwards.tsx), so that they do not compete with it. */
export function DeferredFeatures() {
  const [Afterwards, setAfterwards] = useState<ComponentType>()
  useEffect(() => {
    const bring = () =>
      whenIdle(() => {
        import('../offline/afterwards.tsx').then(
          (brought) => setAfterwards(() => brought.Afterwards),
          // The shop works without them.
          () => {},
        )
      })
    if (document.readyState === 'complete') bring()
    else window.addEventListener('load', bring, { once: true })
  }, [])
  return Afterwards ? <Afterwards /> : null
}
