import { CLIENT_SERVICES } from '@minato/contract/settings-enumerations'
import { useId } from 'react'
import { useForm } from '../../forms/form.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useSettingsTexts } from './settings-texts.ts'

/** Choice of an API client's read and write scopes, one line per service. */
export function Scopes() {
  const { clients: t } = useSettingsTexts()
  const { faults } = useForm()
  const id = useId()
  const fault = faults['scopes']
  return (
    <fieldset className="field choice" aria-describedby={fault === undefined ? undefined : id}>
      <legend>{t.scopes}</legend>
      {CLIENT_SERVICES.map((service) => (
        <div key={service} className="scope">
          <span>{t.services[service]}</span>
          {(['read', 'write'] as const).map((way) => (
            <label key={way} className="radio">
              <input
                type="checkbox"
                name="scopes"
                value={`${service}.${way}`}
                aria-label={t.scope(t.services[service], t[way])}
              />
              {t[way]}
            </label>
          ))}
        </div>
      ))}
      {fault !== undefined && (
        <p className="fault" id={id}>
          <Icon name="warning" small />
          {fault}
        </p>
      )}
    </fieldset>
  )
}
