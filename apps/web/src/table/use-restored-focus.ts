import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Passes the focus from an unmounted list to the one that replaces it. */
let focusTargets: readonly string[] = []

/** Keys of an element that another page with the same list has too, most specific first. */
function namesOf(element: Element | null): string[] {
  if (!(element instanceof HTMLElement)) return []
  const name = element.getAttribute('name')
  const href = element.getAttribute('href')
  return [
    ...(element.dataset['focus'] ? [`[data-focus="${CSS.escape(element.dataset['focus'])}"]`] : []),
    ...(name ? [`[name="${CSS.escape(name)}"]:not([type=hidden])`] : []),
    ...(href ? [`a[href="${CSS.escape(href)}"]`] : []),
  ]
}

/** A list at several addresses is remounted: restores the focus after sorting, filtering and paging by keyboard. */
export function useRestoredFocus<E extends HTMLElement>(): RefObject<E | null> {
  const containerRef = useRef<E>(null)
  useLayoutEffect(() => {
    const page = containerRef.current?.closest('main')
    const place = focusTargets.map((name) => page?.querySelector<HTMLElement>(name)).find(Boolean)
    if (document.activeElement === document.body) place?.focus({ preventScroll: true })
    focusTargets = []
    return () => {
      focusTargets = page?.contains(document.activeElement) ? namesOf(document.activeElement) : []
      // Without a following list the focus is forgotten.
      queueMicrotask(() => (focusTargets = []))
    }
  }, [])
  return containerRef
}
