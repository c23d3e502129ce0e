import { lazy, Suspense, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * A part of a page of everybody that few see: its code is fetched for them alone. The loader brings it, because the server
 * writes a page in one go; a browser that was given the page fetches it and takes over what stands. `sheets`: the part's
 * own, which the server writes into the page's head, since a browser comes to them only with the part's code; the build
 * refuses one that no browser is served.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<ComponentType<P>>,
  sheets: readonly string[] = [],
) {
  let brought: ComponentType<P> | undefined
  const Later = lazy(async () => ({ default: await load() }))
  return {
    preload: async (): Promise<void> => void (brought ??= await load()),
    Part: (props: P) => {
      // One and the same as long as it stands: another one would begin anew.
      const [Shown] = useState<ComponentType<P>>(() => brought ?? Later)
      return (
        <Suspense>
          {import.meta.env.SSR &&
            sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="part" />)}
          <Shown {...props} />
        </Suspense>
      )
    },
  }
}
