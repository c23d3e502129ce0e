import type { Manager } from '@minato/contract/users-shapes'
import { useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { TextField } from '../../forms/field.tsx'
import { GuardedForm } from '../../forms/guarded-form.tsx'
import { LanguageField, languageIn } from '../../forms/language-field.tsx'
import { reportRefusal } from '../../forms/report-refusal.ts'
import { useFormTexts } from '../../forms/form-texts.ts'
import { atMost, email, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { notify } from '../../shell/notices.ts'
import { useShell } from '../../shell/shell.ts'
import { useSettingsTexts } from './settings-texts.ts'

const RULES = { email: [required, email], firstname: [required, atMost(100)], lastname: [required, atMost(100)] }
const nameOf = ({ firstname, lastname, email: address }: Manager) => `${firstname} ${lastname}`.trim() || address

/** Managers and open invitations; nobody gives himself the role (SES-10). */
export function Managers({ managers: given }: { managers: readonly Manager[] }) {
  const shell = useShell()
  const { api, locale, messages } = shell
  const { managers: t } = useSettingsTexts()
  const { personal } = useFormTexts()
  const [managers, setManagers] = useState(given)
  const [leaving, setLeaving] = useState<Manager>()
  const [round, setRound] = useState(0)
  const { format } = messages
  const say = (title: string) => notify({ isError: false, title, lines: [] })
  const invite = async (values: Values, key: string) => {
    const { firstname = '', lastname = '' } = values
    const address = values['email']?.trim() ?? ''
    const body = { email: address, firstname, lastname, locale: languageIn(values, locale) }
    const made = await api('POST /api/uum/manager', { key, body })
    setManagers([...managers.filter(({ id }) => id !== made.id), made])
    say(t.sent(address))
    setRound(round + 1)
  }
  const remove = ({ id }: Manager) =>
    api('DELETE /api/uum/manager/{id}', { params: { id } })
      .then(() => {
        setManagers(managers.filter((one) => one.id !== id))
        return say(t.removed)
      })
      .catch((error: unknown) => reportRefusal(shell, error))
      .finally(() => setLeaving(undefined))
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
            <button
              className="btn line"
              type="button"
              aria-label={`${one.isPending ? t.takeBack : t.remove}, ${nameOf(one)}`}
              onClick={() => setLeaving(one)}
            >
              {one.isPending ? t.takeBack : t.remove}
            </button>
          </li>
        ))}
      </ul>
      <details className="unfold">
        <summary>{t.invite}</summary>
        <GuardedForm isPart key={round} rules={RULES} send={invite} submit={t.send} draft="invitation">
          <TextField name="email" label={t.email} type="email" inputMode="email" autoComplete="off" />
          <TextField name="firstname" label={personal.firstname} autoComplete="off" />
          <TextField name="lastname" label={personal.lastname} autoComplete="off" />
          <LanguageField label={t.locale} initial={locale} />
        </GuardedForm>
      </details>
      {leaving && (
        <Confirm
          title={leaving.isPending ? t.takeBackTitle(nameOf(leaving)) : t.removeTitle(nameOf(leaving))}
          confirm={leaving.isPending ? t.takeBack : t.remove}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {!leaving.isPending && <p>{t.removeText}</p>}
        </Confirm>
      )}
    </>
  )
}
