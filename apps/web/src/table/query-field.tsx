import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { useOfficeTexts } from '../backoffice/layout/office-texts.ts'
import { Icon } from '../layout/icons.tsx'
import { useSuggestions } from '../layout/search-box.tsx'
import type { TableSearch } from './table-search.ts'
import type { TableAddress } from './use-table-address.ts'

interface Props<S extends TableSearch> {
  search: S
  address: TableAddress<S>
  label: string
  placeholder?: string
  /** What the text is looked for in, below the field. */
  hint?: string
  /** With the suggestions of the shop's search. */
  suggests?: boolean
  /** What changes in the address with the text. */
  also?: Partial<S>
  /** What goes with the text, where it is emptied. */
  without?: Partial<S>
}

/** The text search of a list: Enter or the button, only with a text that is not blank; × empties it. `/` leads here. Asks before the scripts have come, too. */
export function QueryField<S extends TableSearch>({
  search,
  address,
  label,
  placeholder,
  hint,
  suggests,
  also,
  without,
}: Props<S>) {
  const { table: t } = useOfficeTexts()
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const [Suggestions, bringSuggestions] = useSuggestions()
  const { queryText = '' } = search
  const shown = useRef(queryText)
  useEffect(() => {
    // What somebody typed before the scripts came stays.
    if (!box.current || shown.current === queryText) return
    box.current.value = queryText
    shown.current = queryText
  }, [queryText])
  const [path, rest] = address.href({ ...also, queryText: undefined } as Partial<S>).split('?')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = box.current?.value.trim()
    if (!text) return
    // The same text again asks again.
    if (text === queryText) void router.invalidate()
    else address.go({ queryText: text, ...also } as Partial<S>, queryText !== '')
  }
  const clear = () => {
    if (!box.current) return
    box.current.value = ''
    box.current.focus()
    if (queryText) address.go({ queryText: undefined, ...without } as Partial<S>)
  }
  return (
    <form className="query-field" role="search" action={path} onSubmit={submit}>
      {[...new URLSearchParams(rest)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        ref={box}
        id={id}
        className="in"
        type="search"
        name="queryText"
        required
        pattern=".*\S.*"
        maxLength={200}
        defaultValue={queryText}
        placeholder={placeholder ?? label}
        autoComplete="off"
        enterKeyHint="search"
        aria-describedby={hint && `${id}-hint`}
        data-query
        onFocus={suggests ? bringSuggestions : undefined}
        onKeyDown={(event) => {
          // Back to the lines without the mouse.
          if (event.key === 'Escape' && event.currentTarget.value === '') event.currentTarget.blur()
        }}
      />
      <button className="clear" type="button" aria-label={t.clear} onClick={clear}>
        <Icon name="close" small />
      </button>
      <button className="btn find" type="submit">
        {t.search}
      </button>
      {Suggestions && <Suggestions box={box} />}
      {hint && (
        <p id={`${id}-hint`} className="small muted">
          {hint}
        </p>
      )}
    </form>
  )
}
