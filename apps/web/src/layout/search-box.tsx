import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { readSearch } from '../api/search-params.ts'
import { hideKeyboard } from '../ui/hide-keyboard.ts'
import { Icon } from '../ui/icons.tsx'
import { useSuggestions } from '../ui/use-suggestions.ts'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'

/** Shows 2,318 cars as 'over 2,000', and no small number. */
export const roundDown = (count: number): number => {
  const step = count >= 1000 ? 1000 : count >= 100 ? 100 : 10
  return Math.floor(count / step) * step
}

/** The text search (SRCH-04): a plain form that navigates without a new document. `stock`: 0 if unknown. */
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
  const [Suggestions, loadSuggestions] = useSuggestions()

  // Follows the address: another text, or another context. Text typed before hydration stays.
  const lastSubmitted = useRef(`${context} ${queryText}`)
  useEffect(() => {
    if (lastSubmitted.current === `${context} ${queryText}`) return
    lastSubmitted.current = `${context} ${queryText}`
    if (box.current) box.current.value = queryText
  }, [context, queryText])

  useEffect(() => {
    if (document.activeElement === box.current) loadSuggestions()
  }, [loadSuggestions])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = readSearch({ context: 'basic', queryText: box.current?.value })
    if (!box.current || !search.queryText) return
    hideKeyboard(box.current)
    // Text typed while results are loading stays for the next search.
    lastSubmitted.current = `basic ${search.queryText}`
    const isHere = location.pathname.endsWith('/search-result')
    // An equal text searches again.
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
        {/* Valid means not blank: the style sheet highlights the button, and blank text is not sent even without script. */}
        <input
          ref={box}
          id="q"
          type="search"
          name="queryText"
          required
          pattern=".*\S.*"
          maxLength={200}
          defaultValue={queryText}
          placeholder={t.placeholder(roundDown(stock))}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="q-hint"
          onFocus={loadSuggestions}
        />
        <button className="x" type="button" aria-label={t.clear} onClick={clear}>
          <Icon name="close" small />
        </button>
        <button className="go-find" type="submit">
          {t.button}
        </button>
        {Suggestions && <Suggestions box={box} />}
      </form>
      <p id="q-hint">{t.hint}</p>
    </div>
  )
}
