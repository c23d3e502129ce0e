import type { Account, UserInfo } from '@minato/contract/users-shapes'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCountries } from '../forms/countries.ts'
import { PasswordField, UsernameOfPassword } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { useFormTexts } from '../forms/form-texts.ts'
import { checkPhone } from '../forms/residence.tsx'
import { password, required, samePassword } from '../forms/rules.ts'
import type { Values } from '../forms/rules.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { removeStored, useStored } from '../session/browser-storage.ts'
import { askUser } from '../session/user.ts'
import { RETURN_ROUTE } from '../session/sign-in-return.ts'
import { localPath } from '../i18n/locale.ts'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'
import { AcceptNote } from './accept-note.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { PERSONAL_RULES, PersonalFields, personalIn } from './personal-fields.tsx'
import { ownRoute } from './success-page.tsx'

const NEW_PASSWORD = { newPassword: [required, password], confirmPassword: [required, samePassword('newPassword')] }

/** Completes an account that began with an inquiry or at an external provider: password and profile. */
export function FinishPage({ user }: { user: UserInfo }) {
  const shell = useShell()
  const { api, isProviderExternal, locale, report } = shell
  const router = useRouter()
  const words = useSignInTexts()
  const t = words.signUp
  const forms = useFormTexts()
  const countries = useCountries()
  const [account, setAccount] = useState<Account>()
  useEffect(() => void api('GET /api/uum/account', {}).then(setAccount, report), [api, report])
  const needsPassword = account?.hasPassword === false && account.isEmailVerified && !isProviderExternal
  const storedRoute = useStored(RETURN_ROUTE)
  // Only the browser knows the stored route, so the address is completed there.
  const returnRoute = storedRoute === null ? undefined : ownRoute(router, storedRoute)
  const next = returnRoute ?? localPath(isProviderExternal ? '/' : '/inquiries', locale)
  const send = async (values: Values) => {
    await checkPhone(values, forms)
    const now = await api('GET /api/uum/account', {})
    const { newPassword } = values
    if (newPassword && !now.hasPassword) await api('PUT /api/uum/account/password', { body: { newPassword } })
    const { locale: accountLocale, destination, version } = now
    await api('PUT /api/uum/account', { version, body: { ...personalIn(values), locale: accountLocale, destination } })
    await askUser(shell)
    notify({ isError: false, title: t.finishedText, lines: [] })
    removeStored(RETURN_ROUTE)
    router.history.replace(next)
  }
  return (
    <NarrowPage title={t.finish} lede={isProviderExternal ? t.finishText : t.restText}>
      {account ? (
        <Form
          rules={needsPassword ? { ...NEW_PASSWORD, ...PERSONAL_RULES } : PERSONAL_RULES}
          send={send}
          submit={t.finishSubmit}
          draft={`finish ${user.id}`}
        >
          {needsPassword && (
            <>
              <UsernameOfPassword email={account.email} />
              <PasswordField
                name="newPassword"
                label={words.password}
                hint={words.passwordHint}
                autoComplete="new-password"
              />
              <PasswordField name="confirmPassword" label={words.confirmPassword} autoComplete="new-password" />
            </>
          )}
          <PersonalFields
            countries={countries}
            known={{
              ...account,
              countryOfResidence: account.countryOfResidence ?? account.destination?.country ?? null,
            }}
          />
          <AcceptNote words={t.accept} />
        </Form>
      ) : (
        <p className="muted small" role="status">
          {shell.messages.loading}
        </p>
      )}
      {!isProviderExternal && (
        <p className="form-more">
          <a href={next}>{next === localPath('/inquiries', locale) ? t.later : t.laterOn}</a>
        </p>
      )}
    </NarrowPage>
  )
}
