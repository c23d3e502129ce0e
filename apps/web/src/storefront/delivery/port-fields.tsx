import type { AllCharges } from '@minato/contract/quotes'
import { useId } from 'react'
import type { Faults } from '../../forms/rules.ts'
import { Icon } from '../../ui/icons.tsx'
import { useMessages } from '../../api/shell.ts'
import { portsTo } from './charges.ts'
import { useDeliveryTexts } from './delivery-texts.ts'

export interface Place {
  country: string
  /** Its key; '' if none is chosen. */
  port: string
}

/** The only port of a country is chosen automatically. */
export function placeIn(charges: Pick<AllCharges, 'ports'>, { country, port }: Place): Place {
  const ports = portsTo(charges, country)
  const stays = ports.some(({ key }) => key === port)
  return { country, port: stays ? port : ports.length === 1 && ports[0] ? ports[0].key : '' }
}

/** Destination country and port as two selects, sent as `destination` and `port`. */
export function PortFields({
  charges,
  place,
  onChange,
  faults = {},
}: {
  charges: Pick<AllCharges, 'ports' | 'countries'>
  place: Place
  onChange(place: Place): void
  /** The form around them. */
  faults?: Faults
}) {
  const { delivery } = useMessages()
  const t = useDeliveryTexts()
  const ports = portsTo(charges, place.country)
  const id = useId()
  // Clears the error of a port that was filled by its country.
  const values: Readonly<Record<string, string>> = { destination: place.country, port: place.port }
  const isAtFault = (name: string) => faults[name] !== undefined && !values[name]
  const marked = (name: string) =>
    !isAtFault(name) ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-${name}` }
  const fault = (name: string) =>
    isAtFault(name) && (
      <span className="fault" id={`${id}-${name}`}>
        <Icon name="warning" small />
        {faults[name]}
      </span>
    )
  return (
    <div className="two">
      <label className="field">
        <span>{t.country}</span>
        <select
          className="in"
          name="destination"
          {...marked('destination')}
          value={place.country}
          onChange={({ target }) => onChange(placeIn(charges, { country: target.value, port: place.port }))}
        >
          <option value="">{delivery.chooseCountry}</option>
          {charges.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {fault('destination')}
      </label>
      <label className="field">
        <span>{t.port}</span>
        <select
          className="in"
          name="port"
          {...marked('port')}
          value={place.port}
          disabled={!ports.length}
          onChange={({ target }) => onChange({ ...place, port: target.value })}
        >
          <option value="">{place.country ? t.choosePort : t.countryFirst}</option>
          {ports.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        {fault('port')}
      </label>
    </div>
  )
}
