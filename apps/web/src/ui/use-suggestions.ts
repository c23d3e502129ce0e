import { useCallback, useState } from 'react'
import type { ComponentType, RefObject } from 'react'

type SuggestionList = ComponentType<{ box: RefObject<HTMLInputElement | null> }>

/** Suggestions of a search box, and the function that loads them when the box is entered. */
export function useSuggestions(): [SuggestionList | undefined, () => void] {
  const [list, setList] = useState<SuggestionList>()
  const load = useCallback(() => {
    // The box works without suggestions.
    import('./suggestions.tsx').then(
      ({ Suggestions }) => setList(() => Suggestions),
      () => {},
    )
  }, [])
  return [list, load]
}
