import type { Suggestion } from '@minato/contract/search'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { localPath } from '../i18n/locale.ts'
import { carPath } from '../i18n/addresses.ts'
import { hideKeyboard } from './hide-keyboard.ts'
import { useShell } from '../api/shell.ts'
import { stringifySearch } from '../api/search-params.ts'
import '../styles/suggestions.css'

/** Debounce before a request, in ms. */
const DEBOUNCE_MS = 150
/** Minimum length: one letter matches half the stock. */
const MIN_LETTERS = 2
const LIST = 'q-list'
const optionId = (index: number) => `q-option-${index}`

/** The address of a suggestion: a search for a maker or model, the car for a reference. */
export function addressOf({ kind, label, brand, model, reference }: Suggestion): string {
  if (kind === 'reference' && reference) return carPath({ brand: brand ?? '', model: model ?? '', reference })
  const search =
    kind === 'model' && brand && model
      ? { context: 'accuracy', brand: [brand], model: [model] }
      : kind === 'brand' && brand
        ? { context: 'basic', brand: [brand] }
        : { context: 'basic', queryText: label }
  return `/search-result${stringifySearch(search)}`
}

/** The next index for an arrow key; -1 is the text field, between last and first. */
export const stepFrom = (active: number, by: 1 | -1, length: number): number =>
  ((active + 1 + by + length + 1) % (length + 1)) - 1

function blurInput(box: HTMLInputElement): void {
  box.value = ''
  hideKeyboard(box)
}

/** Suggestions below the search box: an ARIA combobox, loaded on first use. */
export function Suggestions({ box: inputRef }: { box: RefObject<HTMLInputElement | null> }) {
  const { api, locale, messages } = useShell()
  const t = messages.search
  const { history } = useRouter()
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const close = () => {
    setSuggestions([])
    setActive(-1)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    if (inputRef.current) blurInput(inputRef.current)
    const [pathname = '', search] = localPath(addressOf(suggestion), locale).split('?')
    history.push(search ? `${pathname}?${search}` : pathname)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const activeSuggestion = suggestions[active]
    if (event.isComposing || !suggestions.length) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setActive(stepFrom(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length))
    else if (event.key === 'Enter' && activeSuggestion) choose(activeSuggestion)
    // The first Escape closes the list, the second clears the box (browser default).
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  const lookUp = useEffectEvent(async (text: string, signal: AbortSignal) => {
    try {
      const reply = await api('GET /api/vehicle/public/car/suggestion', { query: { queryText: text }, signal })
      if (signal.aborted) return
      setSuggestions(reply)
      setActive(-1)
    } catch {
      // The search works without suggestions.
    }
  })
  const onLeave = useEffectEvent(close)
  useEffect(() => {
    const box = inputRef.current
    if (!box) return
    let request = new AbortController()
    let debounceTimer: ReturnType<typeof setTimeout> | undefined
    const cancelRequest = () => {
      clearTimeout(debounceTimer)
      request.abort()
      onLeave()
    }
    const type = () => {
      clearTimeout(debounceTimer)
      request.abort()
      const text = box.value.trim()
      if (text.length < MIN_LETTERS) return onLeave()
      request = new AbortController()
      debounceTimer = setTimeout(lookUp, DEBOUNCE_MS, text, request.signal)
    }
    const { form } = box
    const listeners = new AbortController()
    box.addEventListener('input', type, listeners)
    box.addEventListener('keydown', onKey, listeners)
    box.addEventListener('blur', cancelRequest, listeners)
    form?.addEventListener('submit', cancelRequest, listeners)
    // Text typed while this code was loading.
    if (document.activeElement === box) type()
    return () => {
      listeners.abort()
      cancelRequest()
    }
  }, [inputRef])
  const isOpen = suggestions.length > 0
  useEffect(() => {
    const box = inputRef.current
    if (!box) return
    box.setAttribute('role', 'combobox')
    box.setAttribute('aria-autocomplete', 'list')
    box.setAttribute('aria-controls', LIST)
    box.setAttribute('aria-expanded', String(isOpen))
    if (active >= 0) box.setAttribute('aria-activedescendant', optionId(active))
    else box.removeAttribute('aria-activedescendant')
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [inputRef, isOpen, active])
  return (
    <>
      <div id={LIST} className="suggestions" role="listbox" aria-label={t.suggestions} hidden={!isOpen}>
        {suggestions.map((one, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the box's, where the focus stays
          <div
            key={one.id ?? one.label}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            <span>{one.label}</span>
            {one.kind !== 'reference' && <span className="n">{messages.cars(one.count)}</span>}
          </div>
        ))}
      </div>
      <span className="vh" role="status">
        {isOpen ? t.suggested(suggestions.length) : ''}
      </span>
    </>
  )
}
