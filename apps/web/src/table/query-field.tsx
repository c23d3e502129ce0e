import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { Icon } from '../ui/icons.tsx'
import { useSuggestions } from '../ui/use-suggestions.ts'
import type { TableSearch } from './table-search.ts'
import type { TableAddress } from './use-table-address.ts'

interface Props<S extends TableSearch> {
  search: S
  address: TableAddress<S>
  label: string
  placeholder?: string
  /** The searched fields, below the input. */
  hint?: string
  /** With the shop's search suggestions. */
  suggests?: boolean
  /** Parameters that change with the text. */
  also?: Partial<S>
  /** Parameters that are removed with the text. */
  without?: Partial<S>
}

/**
 * Text search of a list: by Enter or button, not with blank text; × clears it. `/` focuses it. Works before
 * hydration.
 */
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
  const [Suggestions, loadSuggestions] = useSuggestions()
  const { queryText = '' } = search
  const lastQuery = useRef(queryText)
  useEffect(() => {
    // Input typed before hydration stays.
    if (!box.current || lastQuery.current === queryText) return
    box.current.value = queryText
    lastQuery.current = queryText
  }, [queryText])
  const [path, rest] = address.href({ ...also, queryText: undefined } as Partial<S>).split('?')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = box.current?.value.trim()
    if (!text) return
    // An equal text searches again.
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
        onFocus={suggests ? loadSuggestions : undefined}
        onKeyDown={(event) => {
          // Returns to the rows by keyboard.
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
