import { lazy, Suspense, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * A rarely used part of a public page, whose code is loaded on demand. The loader preloads it, because the
 * server renders in one pass; the browser loads it and hydrates. `sheets`: style sheets of the part for the
 * page's head; the build fails for an unknown one.
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
      // A stable component: another one would remount.
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
