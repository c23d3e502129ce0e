import { createElement, startTransition, useEffect, useState } from 'react'
import type { lazyWithPreload } from '../performance/lazy-with-preload.tsx'

/** Keeps a slot's server HTML until its code is loaded: React cannot hydrate markup that has changed. */
export function keepServerHtml<P extends object>({ preload, Part }: ReturnType<typeof lazyWithPreload<P>>) {
  return function Slot(props: P) {
    const current = createElement(Part, props)
    const [initial] = useState(current)
    const [isLoaded, setLoaded] = useState(false)
    useEffect(() => {
      preload().then(
        () => startTransition(() => setLoaded(true)),
        // The page has its own error message.
        () => setLoaded(true),
      )
    }, [])
    return isLoaded ? current : initial
  }
}
