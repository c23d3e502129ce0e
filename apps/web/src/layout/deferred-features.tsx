import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '../performance/when-idle.ts'

/** Features loaded when the page is idle (afterwards.tsx), so that they do not compete with it. */
export function DeferredFeatures() {
  const [Afterwards, setAfterwards] = useState<ComponentType>()
  useEffect(() => {
    const bring = () =>
      whenIdle(() => {
        import('./afterwards.tsx').then(
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
