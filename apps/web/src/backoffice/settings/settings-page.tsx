import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import '../../styles/account.css'
import '../../styles/content.css'
import { ApiClients } from './api-clients.tsx'
import { Managers } from './managers.tsx'
import type { SettingsData } from './settings-data.ts'
import { useSettingsTexts } from './settings-texts.ts'

/** Who runs the shop, and which programs may. */
export function SettingsPage({ data }: { data: SettingsData }) {
  const { company, locale, messages } = useShell()
  const t = useSettingsTexts()
  return (
    <div className="wrap">
      <title>{`${t.title} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <header className="content-head">
        <h1>{t.title}</h1>
        <p>
          <a href={localPath('/account', locale)}>{messages.myAccount}</a>
        </p>
      </header>
      <div className="content account">
        <div>
          <section aria-labelledby="managers">
            <h2 id="managers">{t.managers.title}</h2>
            <Managers managers={data.managers} />
          </section>
          <section aria-labelledby="api-clients">
            <h2 id="api-clients">{t.clients.title}</h2>
            <ApiClients clients={data.clients} />
          </section>
        </div>
      </div>
    </div>
  )
}
