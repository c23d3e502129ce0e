import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '../performance/when-idle.ts'

/** Features loaded when the page is idle (deferred-parts.tsx), so that they do not compete with it. */
export function DeferredFeatures() {
  const [DeferredParts, setDeferredParts] = useState<ComponentType>()
  useEffect(() => {
    const loadDeferredParts = () =>
      whenIdle(() => {
        import('./deferred-parts.tsx').then(
          (loaded) => setDeferredParts(() => loaded.DeferredParts),
          // The shop works without them.
          () => {},
        )
      })
    if (document.readyState === 'complete') loadDeferredParts()
    else window.addEventListener('load', loadDeferredParts, { once: true })
  }, [])
  return DeferredParts ? <DeferredParts /> : null
}
