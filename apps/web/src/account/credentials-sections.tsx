import type { Account } from '@minato/contract/users-shapes'
import { useState } from 'react'
import { PasswordField, TextField, UsernameOfPassword } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { email, password, required, samePassword } from '../forms/rules.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'
import { useAccountTexts } from './account-texts.ts'

const EMAIL_RULES = { email: [required, email] }

/** The email address, its confirmation, and the form to change it. */
export function EmailSection({ account }: { account: Account }) {
  const { api, isProviderExternal, report } = useShell()
  const { email: t } = useAccountTexts()
  const words = useSignInTexts()
  const [sentTo, setSentTo] = useState('')
  const sendAgain = () =>
    api('POST /api/main/user/email-verification', {}).then(
      () => notify({ isError: false, title: t.sent, lines: [] }),
      (error: unknown) => report(error),
    )
  return (
    <div className="stack">
      <p>
        {account.email ? (
          <>
            <b>{account.email}</b>{' '}
            <span className={account.isEmailVerified ? 'good' : 'turn'}>
              {account.isEmailVerified ? t.verified : t.unverified}
            </span>
          </>
        ) : (
          t.none
        )}
      </p>
      {!account.isEmailVerified && account.email && (
        <div className="notice">
          <p>{t.unverifiedText}</p>
          <button className="btn line" type="button" onClick={() => void sendAgain()}>
            {t.sendAgain}
          </button>
        </div>
      )}
      {sentTo && (
        <p className="notice" role="status">
          {t.changeSent(sentTo)}
        </p>
      )}
      {!isProviderExternal && (
        <details className="unfold">
          <summary>{account.email ? t.change : t.add}</summary>
          <Form
            isPart
            rules={account.hasPassword ? { ...EMAIL_RULES, password: [required] } : EMAIL_RULES}
            submit={account.email ? t.submit : t.add}
            draft={`email ${account.id}`}
            send={async (values) => {
              const address = values['email']?.trim() ?? ''
              await api('PUT /api/uum/account/email', {
                body: { email: address, ...(values['password'] && { password: values['password'] }) },
              })
              setSentTo(address)
            }}
          >
            <TextField name="email" label={t.newEmail} type="email" inputMode="email" autoComplete="email" />
            {account.hasPassword && (
              <PasswordField name="password" label={words.password} autoComplete="current-password" />
            )}
          </Form>
        </details>
      )}
    </div>
  )
}

const PASSWORD_RULES = {
  newPassword: [required, password],
  confirmPassword: [required, samePassword('newPassword')],
}

export function PasswordSection({ account }: { account: Account }) {
  const { api, isProviderExternal } = useShell()
  const { password: t } = useAccountTexts()
  const words = useSignInTexts()
  const [round, setRound] = useState(0)
  const [hasPassword, setHasPassword] = useState(account.hasPassword)
  if (isProviderExternal) return <p>{t.elsewhere}</p>
  // The first password needs a confirmed address, because it opens the account.
  if (!hasPassword && !account.isEmailVerified) return <p>{account.email ? t.confirmFirst : t.addEmailFirst}</p>
  return (
    <details className="unfold">
      <summary>{hasPassword ? t.change : t.add}</summary>
      <Form
        isPart
        key={round}
        rules={hasPassword ? { currentPassword: [required], ...PASSWORD_RULES } : PASSWORD_RULES}
        submit={hasPassword ? t.submit : t.add}
        send={async (values) => {
          const { currentPassword, newPassword = '' } = values
          await api('PUT /api/uum/account/password', {
            body: { newPassword, ...(currentPassword && { currentPassword }) },
          })
          setHasPassword(true)
          notify({ isError: false, title: t.done, lines: [] })
          // Clears the password field.
          setRound(round + 1)
        }}
      >
        <UsernameOfPassword email={account.email} />
        {hasPassword && <PasswordField name="currentPassword" label={t.current} autoComplete="current-password" />}
        <PasswordField
          name="newPassword"
          label={words.newPassword}
          hint={words.passwordHint}
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label={words.confirmPassword} autoComplete="new-password" />
      </Form>
    </details>
  )
}
