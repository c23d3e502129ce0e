import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { TextField } from '../../forms/field.tsx'
import { useShell } from '../../layout/shell.ts'

/** Rest of the keys before the server is asked. */
const DEBOUNCE_MS = 250

interface Props<T extends { id: string }> {
  /** Of the text field. */
  name: string
  label: string
  hint?: string
  /** Of the radio buttons; the form sends the id of the chosen one. */
  choice: string
  /** Name of the group of results. */
  legend: string
  nothing: string
  find(text: string, signal: AbortSignal): Promise<readonly T[]>
  children(item: T): ReactNode
}

/** A search field and what it finds, the best result chosen already. `find` is one function for as long as it stands. */
export function Finder<T extends { id: string }>(props: Props<T>) {
  const { name, label, hint, choice, legend, nothing, find, children } = props
  const { report } = useShell()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ of: string; items: readonly T[] }>()
  const asked = text.trim()
  useEffect(() => {
    if (!asked) return
    const on = new AbortController()
    const look = () =>
      find(asked, on.signal).then(
        (items) => on.signal.aborted || setFound({ of: asked, items }),
        (error: unknown) => on.signal.aborted || report(error),
      )
    const timer = setTimeout(() => void look(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      on.abort()
    }
  }, [find, asked, report])
  const isKnown = asked !== '' && found?.of === asked
  return (
    <>
      <TextField
        name={name}
        label={label}
        hint={hint}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Enter looks and does not send.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status">{isKnown && found.items.length === 0 && <p className="small">{nothing}</p>}</div>
      {isKnown && found.items.length > 0 && (
        <fieldset className="found-people">
          <legend className="vh">{legend}</legend>
          {found.items.map((item, index) => (
            <label key={`${found.of} ${item.id}`} className="radio">
              <input type="radio" name={choice} value={item.id} defaultChecked={index === 0} />
              <span>{children(item)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
