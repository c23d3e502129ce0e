import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Where the focus was in the list that goes, for the one that takes its place in the same step. */
let held: readonly string[] = []

/** Under which names another page with the same list has an element too, the surest first. */
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

/**
 * A list at several addresses is another page at each of them: whoever sorts, narrows or turns it by keyboard keeps his
 * place all the same. For any element within the list's page.
 */
export function useHeldFocus<E extends HTMLElement>(): RefObject<E | null> {
  const inside = useRef<E>(null)
  useLayoutEffect(() => {
    const page = inside.current?.closest('main')
    const place = held.map((name) => page?.querySelector<HTMLElement>(name)).find(Boolean)
    if (document.activeElement === document.body) place?.focus({ preventScroll: true })
    held = []
    return () => {
      held = page?.contains(document.activeElement) ? namesOf(document.activeElement) : []
      // Where no list follows at once, whoever comes to one later begins at its beginning.
      queueMicrotask(() => (held = []))
    }
  }, [])
  return inside
}
