import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { Icon } from './icons.tsx'
import { localPath } from './locale.ts'
import { useShell } from './shell.ts'

/** 2,318 cars are 'over 2,000'; a handful is not worth a number. */
export const roundedDown = (count: number): number => {
  const step = count >= 1000 ? 1000 : count >= 100 ? 100 : 10
  return Math.floor(count / step) * step
}

/** The text search (SRCH-04): a plain form; in the browser it goes there without loading a document. */
export function SearchBox({ stock }: { stock: number }) {
  const { locale, messages } = useShell()
  const t = messages.search
  const navigate = useNavigate()
  const { queryText, result } = useSearch({
    strict: false,
    select: (search) => ({ queryText: search.queryText ?? '', result: search }),
  })
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.value = queryText
  }, [queryText])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = box.current?.value.trim()
    if (text)
      void navigate({
        to: '/search-result',
        search: { context: 'basic', queryText: text },
        replace: result !== undefined && location.pathname.endsWith('/search-result'),
      })
  }
  const clear = () => {
    if (!box.current) return
    box.current.value = ''
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
        />
        <button className="x" type="button" aria-label={t.clear} onClick={clear}>
          <Icon name="close" small />
        </button>
        <button className="go-find" type="submit">
          {t.button}
        </button>
      </form>
      <p id="q-hint">{t.hint}</p>
    </div>
  )
}
