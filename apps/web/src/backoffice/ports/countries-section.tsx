import type { Port } from '@minato/contract/ports'
import { useState } from 'react'
import { ComboField } from '../../forms/combo-field.tsx'
import type { CountryChoice } from '../../forms/countries.ts'
import { newKey } from '../../api/new-key.ts'
import { reportError } from '../../forms/report-error.ts'
import { Flag } from '../../ui/flag.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useShell } from '../../api/shell.ts'
import { Part } from '../layout/office-page.tsx'
import { countryName } from './port-form.tsx'
import { usePortsTexts } from './ports-texts.ts'

interface Change {
  code: string
  isAdded: boolean
}

/** The countries of a port: add by typing, remove with undo. */
export function CountriesSection({ port, countries }: { port: Port; countries: readonly CountryChoice[] }) {
  const shell = useShell()
  const { api } = shell
  const t = usePortsTexts()
  const [served, setServed] = useState<readonly string[]>(port.countriesServed)
  const [read, setRead] = useState(port.countriesServed)
  const [last, setLast] = useState<Change>()
  const [round, setRound] = useState(0)
  const { id } = port
  // The port was reloaded.
  if (read !== port.countriesServed) {
    setRead(port.countriesServed)
    setServed(port.countriesServed)
  }
  const named = (code: string) => countryName(countries, code)
  const change = async ({ code, isAdded }: Change) => {
    try {
      const path = { params: { id } }
      setServed(
        isAdded
          ? await api('POST /api/main/port/{id}/country-served', { ...path, body: [code], key: newKey() })
          : await api('PUT /api/main/port/{id}/country-served', { ...path, body: code }),
      )
      setLast({ code, isAdded })
      // Clears the field for the next one.
      if (isAdded) setRound(round + 1)
    } catch (error) {
      reportError(shell, error)
    }
  }
  const sorted = served.toSorted((a, b) => named(a).localeCompare(named(b), shell.locale))
  const free = countries.filter(({ code }) => !served.includes(code))
  return (
    <Part id="served" title={t.served} note={t.servedNote}>
      {served.length === 0 && <p className="muted">{t.servedEmpty}</p>}
      <ul className="served-list">
        {sorted.map((code) => (
          <li key={code} className="badge">
            <Flag country={code} size="small" rounded /> {named(code)}
            <button
              type="button"
              aria-label={t.removeCountry(named(code))}
              onClick={() => void change({ code, isAdded: false })}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      <div className="served-last" role="status">
        {last && (
          <>
            <span>{last.isAdded ? t.countryAdded(named(last.code)) : t.countryRemoved(named(last.code))}</span>
            {!last.isAdded && (
              <button className="link" type="button" onClick={() => void change({ code: last.code, isAdded: true })}>
                {t.undo}
              </button>
            )}
          </>
        )}
      </div>
      <div className="served-add">
        <ComboField
          key={round}
          name="country"
          label={t.addCountry}
          value=""
          onChange={(code) => code && void change({ code, isAdded: true })}
          options={free.map(({ code, name }) => ({ id: code, text: name, note: code }))}
        />
      </div>
    </Part>
  )
}
