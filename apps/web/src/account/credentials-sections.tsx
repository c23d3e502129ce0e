import type { Account } from '@minato/contract/users-shapes'
import { useState } from 'react'
import { PasswordField, TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { email, password, required, samePassword } from '../forms/rules.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { notify } from '../shell/notices.ts'
import { useShell } from '../shell/shell.ts'
import { useAccountTexts } from './account-texts.ts'

const EMAIL_RULES = { email: [required, email], password: [required] }

/** The address, whether it is proven, and the way to another one. */
export function EmailSection({ account }: { account: Account }) {
  const { api, report } = useShell()
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
        <b>{account.email}</b>{' '}
        <span className={account.isEmailVerified ? 'good' : 'turn'}>
          {account.isEmailVerified ? t.verified : t.unverified}
        </span>
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
      {account.hasPassword && (
        <details className="unfold">
          <summary>{t.change}</summary>
          <Form
            isPart
            rules={EMAIL_RULES}
            submit={t.submit}
            draft={`email ${account.id}`}
            send={async (values) => {
              const address = values['email']?.trim() ?? ''
              await api('PUT /api/uum/account/email', {
                body: { email: address, password: values['password'] ?? '' },
              })
              setSentTo(address)
            }}
          >
            <TextField name="email" label={t.newEmail} type="email" inputMode="email" autoComplete="email" />
            <PasswordField name="password" label={words.password} autoComplete="current-password" />
          </Form>
        </details>
      )}
    </div>
  )
}

const PASSWORD_RULES = {
  currentPassword: [required],
  newPassword: [required, password],
  confirmPassword: [required, samePassword('newPassword')],
}

export function PasswordSection({ account }: { account: Account }) {
  const { api } = useShell()
  const { password: t } = useAccountTexts()
  const words = useSignInTexts()
  const [round, setRound] = useState(0)
  if (!account.hasPassword) return <p>{t.elsewhere}</p>
  return (
    <details className="unfold">
      <summary>{t.change}</summary>
      <Form
        isPart
        key={round}
        rules={PASSWORD_RULES}
        submit={t.submit}
        send={async (values) => {
          const { currentPassword = '', newPassword = '' } = values
          await api('PUT /api/uum/account/password', { body: { currentPassword, newPassword } })
          notify({ isError: false, title: t.done, lines: [] })
          // Empty again: a password does not stand about.
          setRound(round + 1)
        }}
      >
        {/* Managers of passwords keep the new one under this name. */}
        <input
          className="vh"
          type="text"
          name="username"
          autoComplete="username"
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          defaultValue={account.email}
        />
        <PasswordField name="currentPassword" label={t.current} autoComplete="current-password" />
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
