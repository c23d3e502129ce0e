import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ComponentType, RefObject, SubmitEvent } from 'react'
import { readSearch } from '../storefront/search/search-params.ts'
import { Icon } from './icons.tsx'
import { localPath } from '../i18n/locale.ts'
import { useShell } from './shell.ts'

/** 2,318 cars are 'over 2,000'; a handful is not worth a number. */
export const roundedDown = (count: number): number => {
  const step = count >= 1000 ? 1000 : count >= 100 ? 100 : 10
  return Math.floor(count / step) * step
}

/** The keyboard of a phone would cover what was found. */
export const putKeyboardAway = (box: HTMLInputElement): void => {
  if (matchMedia('(pointer: coarse)').matches) box.blur()
}

type Help = ComponentType<{ box: RefObject<HTMLInputElement | null> }>

/** The suggestions, and how to load them: only a visitor who enters the box needs them. */
export function useSuggestions(): [Help | undefined, () => void] {
  const [help, setHelp] = useState<Help>()
  const bring = useCallback(() => {
    // Without suggestions the box still searches.
    import('../storefront/search/suggestions.tsx').then(
      (brought) => setHelp(() => brought.Suggestions),
      () => {},
    )
  }, [])
  return [help, bring]
}

/** The text search (SRCH-04): a plain form; in the browser it goes there without loading a document. `stock` is 0 where it is not known. */
export function SearchBox({ stock = 0 }: { stock?: number }) {
  const { locale, messages } = useShell()
  const t = messages.search
  const navigate = useNavigate()
  const router = useRouter()
  const { queryText = '', context } = useSearch({
    strict: false,
    select: (search) => ({ queryText: search.queryText, context: search.context }),
    structuralSharing: true,
  })
  const box = useRef<HTMLInputElement>(null)
  const [Help, bringHelp] = useSuggestions()

  // The box follows the address: another text, or a context that is no longer basic. What is typed before the page has
  // come alive is not touched.
  const told = useRef(`${context} ${queryText}`)
  useEffect(() => {
    if (told.current === `${context} ${queryText}`) return
    told.current = `${context} ${queryText}`
    if (box.current) box.current.value = queryText
  }, [context, queryText])

  useEffect(() => {
    if (document.activeElement === box.current) bringHelp()
  }, [bringHelp])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = readSearch({ context: 'basic', queryText: box.current?.value })
    if (!box.current || !search.queryText) return
    putKeyboardAway(box.current)
    // What is typed while the cars are on their way is the next text, and stays.
    told.current = `basic ${search.queryText}`
    const isHere = location.pathname.endsWith('/search-result')
    // The same text again asks again.
    if (isHere && search.queryText === queryText) void router.invalidate()
    else void navigate({ to: '/search-result', search, replace: isHere })
  }
  const clear = () => {
    if (!box.current) return
    box.current.value = ''
    box.current.dispatchEvent(new Event('input', { bubbles: true }))
    box.current.focus()
  }
  return (
    <div className="find" role="search">
      <form action={localPath('/search-result', locale)} onSubmit={submit}>
        <span className="lens">
          <Icon name="lens" />
        </span>
        <label className="vh" htmlFor="q">
          {t.label}
        </label>
        <input type="hidden" name="context" value="basic" />
        {/* Valid means not blank: the sheet highlights the button by it, and a blank text is not sent, script or not. */}
        <input
          ref={box}
          id="q"
          type="search"
          name="queryText"
          required
          pattern=".*\S.*"
          maxLength={200}
          defaultValue={queryText}
          placeholder={t.placeholder(roundedDown(stock))}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="q-hint"
          onFocus={bringHelp}
        />
        <button className="x" type="button" aria-label={t.clear} onClick={clear}>
          <Icon name="close" small />
        </button>
        <button className="go-find" type="submit">
          {t.button}
        </button>
        {Help && <Help box={box} />}
      </form>
      <p id="q-hint">{t.hint}</p>
    </div>
  )
}
