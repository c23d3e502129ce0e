import type { ApiClient } from '@minato/contract/users-shapes'
import { useState } from 'react'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import '../../styles/account.css'
import '../../styles/people.css'
import { Columns, OfficePage, Panel, Part } from '../frame/office-page.tsx'
import { MarkupsPart } from '../markups/markups-part.tsx'
import { useMarkupsTexts } from '../markups/markups-texts.ts'
import { ApiClients } from './api-clients.tsx'
import { BankPart } from './bank-part.tsx'
import { CompanyPart, ContactsPart, HoursPart, LegalPart, SenderPart, TermsPart } from './company-parts.tsx'
import { InsurancePart } from './insurance-part.tsx'
import { Managers } from './managers.tsx'
import type { SettingsData } from './settings-data.ts'
import { settingsParts } from './settings-parts.ts'
import { useSettingsTexts } from './settings-texts.ts'

/** Everything that a manager may set (PRT-04), part by part; each is saved by itself. */
export function SettingsPage({ data }: { data: SettingsData }) {
  const { locale, messages } = useShell()
  const t = useSettingsTexts()
  const markups = useMarkupsTexts()
  const [settings, setSettings] = useState(data.settings)
  const [clients, setClients] = useState<readonly ApiClient[]>(data.clients)
  const parts = settingsParts(t, markups)
  const elsewhere: [path: string, text: string][] = [
    ['/admin-reviews', t.elsewhere.reviews],
    ['/audit', t.elsewhere.audit],
    ['/account', messages.myAccount],
  ]
  const given = { settings, onSaved: setSettings }
  return (
    <OfficePage title={t.title}>
      <Columns
        start={
          <nav className="office-contents" aria-label={t.contents}>
            {parts.map(([id, title]) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        }
        end={
          <Panel id="elsewhere" title={t.elsewhere.title}>
            <ul className="lines">
              {elsewhere.map(([path, text]) => (
                <li key={path}>
                  <a href={localPath(path, locale)}>{text}</a>
                </li>
              ))}
            </ul>
          </Panel>
        }
      >
        <CompanyPart {...given} />
        <ContactsPart {...given} />
        <HoursPart {...given} />
        <BankPart accounts={data.accounts} />
        <InsurancePart rates={data.rates} />
        <MarkupsPart />
        <TermsPart {...given} />
        <SenderPart {...given} />
        <LegalPart {...given} />
        <Part id="managers" title={t.managers.title}>
          <Managers
            managers={data.managers}
            clients={clients}
            onClients={setClients}
            hasCompanyName={settings.name !== ''}
          />
        </Part>
        <Part id="api-clients" title={t.clients.title}>
          <ApiClients clients={clients} onClients={setClients} />
        </Part>
      </Columns>
    </OfficePage>
  )
}
