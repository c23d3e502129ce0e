import type { ApiClient } from '@minato/contract/users-shapes'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import '../../styles/account.css'
import '../../styles/people.css'
import { RecordHistory } from '../audit/record-history.tsx'
import { Columns, OfficePage, Panel, Part } from '../layout/office-page.tsx'
import { BankStatementsSection } from '../bank-statements/bank-statements-section.tsx'
import { useBankStatementsTexts } from '../bank-statements/bank-statements-texts.ts'
import { EstimatedCostsSection } from '../import-rules/estimated-costs-section.tsx'
import { ImportRulesSection } from '../import-rules/import-rules-section.tsx'
import { useImportRulesTexts } from '../import-rules/import-rules-texts.ts'
import { MarkupsSection } from '../markups/markups-section.tsx'
import { useMarkupsTexts } from '../markups/markups-texts.ts'
import { ApiClients } from './api-clients.tsx'
import { BankSection } from './bank-section.tsx'
import {
  CompanySection,
  ContactsSection,
  HoursSection,
  LegalSection,
  SenderSection,
  TermsSection,
} from './company-sections.tsx'
import { InsuranceSection } from './insurance-section.tsx'
import { Managers } from './managers.tsx'
import { SecondFactorRule } from './second-factor-rule.tsx'
import type { SettingsData } from './settings-data.ts'
import { sectionOf, SETTINGS_SECTIONS } from './settings-sections.ts'
import type { SettingsSection } from './settings-sections.ts'
import { useSettingsTexts } from './settings-texts.ts'
import { settingsTitles } from './settings-titles.ts'

interface Props {
  section: SettingsSection
  data: SettingsData
}

/** One section of what a manager may set (PRT-04), beside the list of all sections. */
export function SettingsPage({ section, data }: Props) {
  const { locale, messages, tenant } = useShell()
  const [settings, setSettings] = useState(data.settings)
  const t = useSettingsTexts()
  const titles = settingsTitles(t, useMarkupsTexts(), useImportRulesTexts(), useBankStatementsTexts())
  const { history: browser } = useRouter()
  useEffect(() => {
    // Old links such as `/settings#bank` lead to their section.
    const old = sectionOf(location.hash.slice(1))
    if (old && old !== section) browser.replace(localPath(`/settings/${old}`, locale))
  }, [browser, locale, section])
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the list of sections scrolls sideways: the current one is brought into view.
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 40
  }, [])
  const history = historyOf(section, tenant)
  const elsewhere: [path: string, text: string][] = [
    ['/admin-reviews', t.elsewhere.reviews],
    ['/audit', t.elsewhere.audit],
    ['/account', messages.myAccount],
  ]
  return (
    <OfficePage title={t.title} name={`${titles[section]} · ${t.title}`}>
      <Columns
        start={
          <nav ref={nav} className="office-contents settings-nav" aria-label={t.contents}>
            {SETTINGS_SECTIONS.map((one) => (
              <a
                key={one}
                href={localPath(`/settings/${one}`, locale)}
                aria-current={one === section ? 'page' : undefined}
              >
                {titles[one]}
              </a>
            ))}
          </nav>
        }
        end={
          <>
            <Panel id="elsewhere" title={t.elsewhere.title}>
              <ul className="lines">
                {elsewhere.map(([path, text]) => (
                  <li key={path}>
                    <a href={localPath(path, locale)}>{text}</a>
                  </li>
                ))}
              </ul>
            </Panel>
            {history && <RecordHistory {...history} version={settings.version} />}
          </>
        }
      >
        <Section section={section} data={data} settings={settings} onSaved={setSettings} />
      </Columns>
    </OfficePage>
  )
}

/** The audited record of a section; the sections of the settings form share one. */
function historyOf(section: SettingsSection, tenant: string): { entity: string; entityId?: string } | undefined {
  if (section === 'managers' || section === 'bank-statements') return undefined
  const entity = {
    bank: 'bankAccount',
    insurance: 'insuranceRate',
    markups: 'markup',
    'import-rules': 'import_rule',
    'api-clients': 'api_client',
  }
  return section in entity
    ? { entity: entity[section as keyof typeof entity] }
    : { entity: 'company', entityId: tenant }
}

const FORMS = {
  company: CompanySection,
  contacts: ContactsSection,
  hours: HoursSection,
  terms: TermsSection,
  sender: SenderSection,
  legal: LegalSection,
}

interface SectionProps extends Props {
  settings: SettingsData['settings']
  onSaved(now: SettingsData['settings']): void
}
function Section({ section, data, settings, onSaved }: SectionProps) {
  const t = useSettingsTexts()
  const [clients, setClients] = useState<readonly ApiClient[]>(data.clients)
  switch (section) {
    case 'bank':
      return <BankSection {...data} />
    case 'bank-statements':
      return <BankStatementsSection />
    case 'insurance':
      return <InsuranceSection rates={data.rates} />
    case 'markups':
      return <MarkupsSection />
    case 'import-rules':
      return (
        <>
          <ImportRulesSection />
          <EstimatedCostsSection />
        </>
      )
    case 'managers':
      return (
        <Part id="managers" title={t.managers.title}>
          <Managers
            managers={data.managers}
            clients={clients}
            onClients={setClients}
            hasCompanyName={settings.name !== ''}
          />
          <SecondFactorRule rule={data.secondFactorRule} secondFactor={data.secondFactor} />
        </Part>
      )
    case 'api-clients':
      return (
        <Part id="api-clients" title={t.clients.title}>
          <ApiClients clients={clients} onClients={setClients} />
        </Part>
      )
    default: {
      const Form = FORMS[section]
      return <Form settings={settings} onSaved={onSaved} />
    }
  }
}
