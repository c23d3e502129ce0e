import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { TextField } from '../../forms/field.tsx'
import { useShell } from '../../api/shell.ts'

/** Debounce before a request, in ms. */
const DEBOUNCE_MS = 250

interface Props<T extends { id: string }> {
  /** Name of the text field. */
  name: string
  label: string
  hint?: string
  /** Name of the radio buttons; the form sends the selected id. */
  choice: string
  /** Label of the results. */
  legend: string
  nothing: string
  find(text: string, signal: AbortSignal): Promise<readonly T[]>
  children(item: T): ReactNode
}

/** A search field with results, the best one preselected. `find` must be a stable function. */
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
        // Enter searches and does not submit.
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
