import type { Customer } from '@minato/contract/customers'
import { useEffect, useState } from 'react'
import { TextField } from '../../forms/field.tsx'
import { useShell } from '../../shell/shell.ts'
import { useWorkTexts } from './work-texts.ts'

const SOON_MS = 250
const MOST = 6

/** A customer of ours, found by what is known of him; the form sends `customerId`. */
export function CustomerFinder() {
  const { api, report } = useShell()
  const { opening: t } = useWorkTexts()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ of: string; items: readonly Customer[] }>()
  const asked = text.trim()
  useEffect(() => {
    if (!asked) return
    const on = new AbortController()
    const look = () =>
      api('GET /api/uum/customer', { query: { queryText: asked, limit: MOST }, signal: on.signal }).then(
        ({ items }) => on.signal.aborted || setFound({ of: asked, items }),
        (error: unknown) => on.signal.aborted || report(error),
      )
    const timer = setTimeout(() => void look(), SOON_MS)
    return () => {
      clearTimeout(timer)
      on.abort()
    }
  }, [api, asked, report])
  const isKnown = asked !== '' && found?.of === asked
  return (
    <>
      <TextField
        name="find"
        label={t.find}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Enter looks and does not send.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status">{isKnown && found.items.length === 0 && <p className="small">{t.noneFound}</p>}</div>
      {isKnown && found.items.length > 0 && (
        <fieldset className="found-people">
          <legend className="vh">{t.found}</legend>
          {found.items.map(({ id, firstname, lastname, email, countryOfResidence }, index) => (
            <label key={id} className="radio">
              <input type="radio" name="customerId" value={id} defaultChecked={index === 0} />
              <span>
                <b>{`${firstname} ${lastname}`.trim() || email}</b> {email}
                {countryOfResidence && `, ${countryOfResidence}`}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
