import { lazy, Suspense, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * A part of a page of everybody that few see: its code is fetched for them alone. The loader brings it, because the server
 * writes a page in one go; a browser that was given the page fetches it and takes over what stands.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let brought: ComponentType<P> | undefined
  const Later = lazy(async () => ({ default: await load() }))
  return {
    bring: async (): Promise<void> => void (brought ??= await load()),
    Part: (props: P) => {
      // One and the same as long as it stands: another one would begin anew.
      const [Shown] = useState<ComponentType<P>>(() => brought ?? Later)
      return (
        <Suspense>
          <Shown {...props} />
        </Suspense>
      )
    },
  }
}
