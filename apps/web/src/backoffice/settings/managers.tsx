import { LOCALES } from '@minato/contract/enumerations'
import type { ApiClient, ApiClientSecret, Manager } from '@minato/contract/users-shapes'
import { useState } from 'react'
import { TextField } from '../../forms/field.tsx'
import { GuardedForm } from '../../forms/guarded-form.tsx'
import { LanguageField, languageIn } from '../../forms/language-field.tsx'
import { reportError } from '../../forms/report-error.ts'
import { useFormTexts } from '../../forms/form-texts.ts'
import { atMost, email, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { notify } from '../../api/notices.ts'
import { localPath, shopLocale } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { nameOf, RemoveManager } from './remove-manager.tsx'
import { Secret } from './secret.tsx'
import { useSettingsTexts } from './settings-texts.ts'

const RULES = { email: [required, email], firstname: [required, atMost(100)], lastname: [required, atMost(100)] }

interface Props {
  managers: readonly Manager[]
  clients: readonly ApiClient[]
  onClients(clients: ApiClient[]): void
  /** An invitation names the company. */
  hasCompanyName: boolean
}

/** Managers and open invitations (SES-10). */
export function Managers({ managers: given, clients, onClients, hasCompanyName }: Props) {
  const shell = useShell()
  const { api, locale, messages, isProviderExternal } = shell
  const { managers: t } = useSettingsTexts()
  const { personal } = useFormTexts()
  const [managers, setManagers] = useState(given)
  const [leaving, setLeaving] = useState<Manager>()
  const [handedOver, setHandedOver] = useState<ApiClientSecret[]>([])
  const [round, setRound] = useState(0)
  const { format } = messages
  const say = (title: string) => notify({ isError: false, title, lines: [] })
  const invite = async (values: Values, key: string) => {
    const { firstname = '', lastname = '' } = values
    const address = values['email']?.trim() ?? ''
    const body = { email: address, firstname, lastname, locale: languageIn(values, shopLocale(locale), LOCALES) }
    const made = await api('POST /api/uum/manager', { key, body })
    setManagers([...managers.filter(({ id }) => id !== made.id), made])
    say(t.sent(address))
    setRound(round + 1)
  }
  const sendLink = ({ id, email: address }: Manager) =>
    api('PUT /api/uum/user/{id}/provider-link', { params: { id } }).then(
      () => say(t.linkSent(address)),
      (error: unknown) => reportError(shell, error),
    )
  const loadClients = async () => onClients(await api('GET /api/uum/api-client', {}))
  // Another manager may have created clients since the page was loaded.
  const openRemoval = (manager: Manager) =>
    loadClients().then(
      () => setLeaving(manager),
      (error: unknown) => reportError(shell, error),
    )
  const finishRemoval = ({ id }: Manager, secrets: ApiClientSecret[]) => {
    setManagers(managers.filter((one) => one.id !== id))
    setHandedOver([...handedOver, ...secrets])
    setLeaving(undefined)
    say(t.removed)
    loadClients().catch(shell.report)
  }
  return (
    <>
      <ul className="lines">
        {managers.map((one) => (
          <li key={one.id}>
            <div>
              <b>{nameOf(one)}</b> {one.isPending && <span className="turn">{t.pending}</span>}
              <p className="small muted">
                {one.email}, {t.since(format.date(one.since))},{' '}
                {one.lastSeenAt ? t.seen(format.date(one.lastSeenAt)) : t.never}
              </p>
            </div>
            {isProviderExternal && !one.isPending && (
              <button
                className="btn line"
                type="button"
                aria-label={`${t.sendLink}, ${nameOf(one)}`}
                onClick={() => void sendLink(one)}
              >
                {t.sendLink}
              </button>
            )}
            <button
              className="btn line"
              type="button"
              aria-label={`${one.isPending ? t.takeBack : t.remove}, ${nameOf(one)}`}
              onClick={() => void openRemoval(one)}
            >
              {one.isPending ? t.takeBack : t.remove}
            </button>
          </li>
        ))}
      </ul>
      {handedOver.map(({ client, secret }) => (
        <Secret
          key={client.id}
          name={client.name}
          id={client.id}
          secret={secret}
          onDone={() => setHandedOver((open) => open.filter((one) => one.client.id !== client.id))}
        />
      ))}
      <details className="unfold">
        <summary>{t.invite}</summary>
        {hasCompanyName ? (
          <GuardedForm isPart key={round} rules={RULES} send={invite} submit={t.send} draft="invitation">
            <TextField name="email" label={t.email} type="email" inputMode="email" autoComplete="off" />
            <TextField name="firstname" label={personal.firstname} autoComplete="off" />
            <TextField name="lastname" label={personal.lastname} autoComplete="off" />
            <LanguageField label={t.locale} initial={shopLocale(locale)} />
          </GuardedForm>
        ) : (
          <p>
            {t.nameFirst} <a href={localPath('/settings/company', locale)}>{t.goToCompany}</a>
          </p>
        )}
      </details>
      {leaving && (
        <RemoveManager
          manager={leaving}
          others={managers.filter(({ id, isPending }) => id !== leaving.id && !isPending)}
          clients={clients.filter(({ managerId, revokedAt }) => managerId === leaving.id && revokedAt === null)}
          onRemoved={(secrets) => finishRemoval(leaving, secrets)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
