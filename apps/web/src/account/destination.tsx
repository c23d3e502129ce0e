import type { Account } from '@minato/contract/users-shapes'
import { useEffect, useState } from 'react'
import type { CountryChoice } from '../forms/countries.ts'
import { SelectField } from '../forms/field.tsx'
import { useForm } from '../forms/form.tsx'
import { Flag } from '../ui/flag.tsx'
import { useShell } from '../api/shell.ts'
import { useAccountTexts } from './account-texts.ts'

interface Port {
  id: string
  name: string
}

/** The destination: a country and one of its ports. */
export function Destination({
  countries,
  initial,
  latestPort,
}: {
  countries: readonly CountryChoice[]
  initial: Account['destination']
  /** Port of the latest inquiry, used by an account without a destination. */
  latestPort?: { name: string; country: string } | null | undefined
}) {
  const { api, report } = useShell()
  const { personal: t } = useAccountTexts()
  const { restored } = useForm()
  const [chosen, setChosen] = useState<{ country: string; portId: string }>()
  const [portsOfCountry, setPortsOfCountry] = useState<{ country: string; ports: readonly Port[] }>()
  const country = chosen?.country ?? restored?.['destination.country'] ?? initial?.country ?? ''
  const portId = chosen?.portId ?? restored?.['destination.portId'] ?? initial?.portId ?? ''
  const ports = portsOfCountry?.country === country ? portsOfCountry.ports : undefined
  const place = (port: { name: string; country: string }): string =>
    `${port.name}, ${countries.find(({ code }) => code === port.country)?.name ?? port.country}`
  useEffect(() => {
    if (!country) return
    const abort = new AbortController()
    api('GET /api/main/country/{country}/port', { params: { country }, signal: abort.signal }).then(
      (all) => setPortsOfCountry({ country, ports: all.map(({ id, name }) => ({ id, name })) }),
      (error: unknown) => abort.signal.aborted || report(error),
    )
    return () => abort.abort()
  }, [api, report, country])
  return (
    <fieldset className="stack">
      <legend>{t.destination}</legend>
      <div className="with-flag">
        <Flag country={country} />
        <SelectField
          name="destination.country"
          label={t.destinationCountry}
          value={country}
          onChange={({ target }) => setChosen({ country: target.value, portId: '' })}
        >
          <option value="">{latestPort ? t.asInInquiry(place(latestPort)) : t.none}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {country && (
        <SelectField
          name="destination.portId"
          label={t.port}
          hint={ports?.length === 0 ? t.noPort : undefined}
          value={portId}
          onChange={({ target }) => setChosen({ country, portId: target.value })}
        >
          <option value="">{t.anyPort}</option>
          {/* The chosen value until the list is loaded. */}
          {portId && !ports && <option value={portId}>…</option>}
          {ports?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  )
}
