import { LOCALES, OFFICE_LOCALES } from '@minato/contract/enumerations'
import type { Account } from '@minato/contract/users-shapes'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from '../forms/form.tsx'
import { useFormTexts } from '../forms/form-texts.ts'
import { LanguageField, languageIn } from '../forms/language-field.tsx'
import { checkPhone } from '../forms/residence.tsx'
import type { Values } from '../forms/rules.ts'
import { isManager } from '../session/current-user.ts'
import { askUser } from '../session/user.ts'
import { ApiError } from '../api/api.ts'
import { LOCALE_SWITCH, localPath } from '../i18n/locale.ts'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'
import type { Shell } from '../api/shell.ts'
import type { AccountData } from './account-data.ts'
import { useAccountTexts } from './account-texts.ts'
import { Destination } from './destination.tsx'
import { PERSONAL_RULES, PersonalFields, personalIn } from './personal-fields.tsx'

type Place = Account['destination']
const isSame = (a: Place, b: Place): boolean => a?.country === b?.country && (a?.portId ?? null) === (b?.portId ?? null)
/** Cards use the new destination at once, or from the next document on. */
const applyChange = (shell: Shell, place: Place): Promise<void> =>
  import('../storefront/delivery/account-port.ts')
    .then(({ followAccount }) => followAccount(shell, place))
    .catch(() => {})

/** Name, residence, phone, language and destination, saved together. */
export function PersonalSection({ data: { account, countries, latestPort } }: { data: AccountData }) {
  const shell = useShell()
  const router = useRouter()
  const t = useAccountTexts()
  const forms = useFormTexts()
  const [version, setVersion] = useState(account.version)
  const [isStale, setStale] = useState(false)
  const languages = isManager(shell.user) ? OFFICE_LOCALES : LOCALES
  const send = async (values: Values) => {
    await checkPhone(values, forms)
    const locale = languageIn(values, account.locale, languages)
    const country = values['destination.country']
    const portId = values['destination.portId'] || null
    const body = { ...personalIn(values), locale, destination: country ? { country, portId } : null }
    setStale(false)
    let applied: Promise<void> | undefined
    try {
      const saved = await shell.api('PUT /api/uum/account', { version, body })
      setVersion(saved.version)
      // Otherwise keeps the shop's choice, even if the account does not have it yet.
      if (!isSame(saved.destination, account.destination)) applied = applyChange(shell, saved.destination)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409 && error.current)) throw error
      // Saving again overwrites the current state.
      setVersion((error.current as Account).version)
      return setStale(true)
    }
    notify({ isError: false, title: t.saved, lines: [] })
    if (locale !== shell.locale) {
      await applied
      return location.assign(`${localPath('/account', locale)}?${LOCALE_SWITCH}=${locale}`)
    }
    await askUser(shell)
    await router.invalidate()
  }
  return (
    <Form isPart rules={PERSONAL_RULES} send={send} submit={t.personal.submit} draft={`account ${account.id}`}>
      {isStale && (
        <p className="notice" role="alert">
          {t.stale}
        </p>
      )}
      <PersonalFields countries={countries} known={account} />
      <LanguageField
        label={t.personal.language}
        hint={isManager(shell.user) ? t.personal.emailLanguages : undefined}
        initial={account.locale}
        languages={languages}
      />
      <Destination countries={countries} initial={account.destination} latestPort={latestPort} />
    </Form>
  )
}
