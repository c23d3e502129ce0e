import type { ReactNode } from 'react'
import { useShell } from '../api/shell.ts'
import '../styles/content.css'
import '../styles/account.css'
import type { AccountData } from './account-data.ts'
import { useAccountTexts } from './account-texts.ts'
import { DeletionSection, DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection, PasswordSection } from './credentials-sections.tsx'
import { InquiriesSection } from './inquiries-section.tsx'
import { isManager } from '../session/current-user.ts'
import { FavouritesSection } from './favourites-section.tsx'
import { PersonalSection } from './personal-section.tsx'
import { useSecondFactorTexts } from '../session/second-factor-texts.ts'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SearchesSection } from './searches-section.tsx'

/** My account (SES-11). */
export function AccountPage({ data }: { data: AccountData }) {
  const { company, messages, user } = useShell()
  const t = useAccountTexts()
  const factor = useSecondFactorTexts()
  const sections: [id: string, title: string, part: ReactNode][] = [
    ...(isManager(user)
      ? []
      : [
          ['inquiries', messages.inquiries, <InquiriesSection key="inquiries" />] satisfies [string, string, ReactNode],
        ]),
    ['favourites', t.favourites.title, <FavouritesSection key="favourites" cars={data.favourites} />],
    ['searches', t.searches.title, <SearchesSection key="searches" searches={data.searches} />],
    ['personal', t.personal.title, <PersonalSection key="personal" data={data} />],
    ['email', t.email.title, <EmailSection key="email" account={data.account} />],
    ['password', t.password.title, <PasswordSection key="password" account={data.account} />],
    ...(data.secondFactor
      ? [
          [
            'second-factor',
            factor.title,
            <SecondFactorSection
              key="second-factor"
              factor={data.secondFactor}
              hasPassword={data.account.hasPassword}
            />,
          ] satisfies [string, string, ReactNode],
        ]
      : []),
    ['devices', t.devices.title, <DevicesSection key="devices" devices={data.devices} />],
    ['data', t.data.title, <DataSection key="data" />],
    ['deletion', t.deletion.title, <DeletionSection key="deletion" account={data.account} />],
  ]
  return (
    <div className="wrap">
      <title>{`${t.title} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <header className="content-head">
        <h1>{t.title}</h1>
      </header>
      <div className="content account">
        <div>
          {sections.map(([id, title, part]) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {part}
            </section>
          ))}
        </div>
        <aside>
          <nav className="on-page" aria-label={t.onThisPage}>
            <h2>{t.onThisPage}</h2>
            <ul>
              {sections.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
      </div>
    </div>
  )
}
