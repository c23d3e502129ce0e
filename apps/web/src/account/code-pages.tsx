import { useState } from 'react'
import { PasswordField, TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { useFormTexts } from '../forms/form-texts.ts'
import { atMost, password, required, samePassword } from '../forms/rules.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { askUser } from '../session/user.ts'
import { attempt, signInAddress } from '../shell/attempt.ts'
import { localPath } from '../shell/locale.ts'
import { useShell } from '../shell/shell.ts'
import { useUser } from '../shell/user.ts'
import { NarrowPage } from './narrow-page.tsx'

/** The pages of mailed links. Opening one consumes nothing: programs that look through mails open them too (attacks.md B04). */

const NEW_PASSWORD = { password: [required, password], confirmPassword: [required, samePassword('password')] }

function NewPassword() {
  const t = useSignInTexts()
  return (
    <>
      <PasswordField name="password" label={t.newPassword} hint={t.passwordHint} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label={t.confirmPassword} autoComplete="new-password" />
    </>
  )
}

/** What is done, and the way on to sign in with it. */
function Done({ title, text }: { title: string; text: string }) {
  const { locale } = useShell()
  const t = useSignInTexts()
  return (
    <NarrowPage title={title} lede={text}>
      <p className="form-foot">
        <a className="btn go" href={localPath('/login', locale)} onClick={() => attempt(localPath('/', locale))}>
          {t.login.button}
        </a>
      </p>
    </NarrowPage>
  )
}

export function ResetPage({ userId, otpCode }: { userId: string; otpCode: string }) {
  const { api, locale } = useShell()
  const t = useSignInTexts()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done title={t.reset.done} text={t.reset.doneText} />
  return (
    <NarrowPage title={t.reset.title} lede={t.reset.text}>
      <Form
        rules={NEW_PASSWORD}
        submit={t.reset.submit}
        send={async (values) => {
          const body = { userId, otpCode, password: values['password'] ?? '' }
          await api('PUT /api/main/user/reset-password', { body })
          setDone(true)
        }}
      >
        <NewPassword />
      </Form>
      <p className="form-more">
        <a href={localPath('/auth/forgot-password', locale)}>{t.reset.askAgain}</a>
      </p>
    </NarrowPage>
  )
}

const INVITED = { firstname: [required, atMost(100)], lastname: [required, atMost(100)], ...NEW_PASSWORD }

export function InvitationPage({ userId, code }: { userId: string; code: string }) {
  const { api } = useShell()
  const t = useSignInTexts()
  const names = useFormTexts().personal
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done title={t.invitation.done} text={t.invitation.doneText} />
  return (
    <NarrowPage title={t.invitation.title} lede={t.invitation.text}>
      <Form
        rules={INVITED}
        submit={t.invitation.submit}
        send={async ({ firstname = '', lastname = '', password: chosen = '' }) => {
          await api('PUT /api/main/user/invitation', { body: { userId, code, firstname, lastname, password: chosen } })
          setDone(true)
        }}
      >
        <TextField name="firstname" label={names.firstname} autoComplete="given-name" />
        <TextField name="lastname" label={names.lastname} autoComplete="family-name" />
        <NewPassword />
      </Form>
    </NarrowPage>
  )
}

export function VerifyPage({ userId, code }: { userId: string; code: string }) {
  const shell = useShell()
  const user = useUser()
  const t = useSignInTexts().verify
  const [isDone, setDone] = useState(false)
  const inquiries = localPath('/inquiries', shell.locale)
  const account = localPath('/account', shell.locale)
  if (isDone)
    return (
      <NarrowPage title={t.done} lede={t.doneText}>
        <p className="form-foot">
          {user ? (
            <a className="btn ink" href={account}>
              {t.account}
            </a>
          ) : (
            <>
              <a className="btn ink" href={signInAddress(inquiries)} onClick={() => attempt(inquiries)} data-document>
                {t.inquiries}
              </a>
              <a className="btn" href={localPath('/', shell.locale)}>
                {t.home}
              </a>
            </>
          )}
        </p>
      </NarrowPage>
    )
  return (
    <NarrowPage title={t.title} lede={t.text}>
      <Form
        rules={{}}
        submit={t.submit}
        send={async () => {
          await shell.api('PUT /api/main/user/email-verification', { body: { userId, code } })
          // The page may belong to the person whose address it is.
          if (shell.user) await askUser(shell).catch(() => {})
          setDone(true)
        }}
      >
        {null}
      </Form>
      <p className="form-more">
        {user ? (
          <a href={account}>{t.askAgain}</a>
        ) : (
          <a href={signInAddress(account)} onClick={() => attempt(account)} data-document>
            {t.askAgain}
          </a>
        )}
      </p>
    </NarrowPage>
  )
}
