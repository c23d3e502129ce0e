import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PasswordField, TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { useFormTexts } from '../forms/form-texts.ts'
import { FormError } from '../forms/form-errors.ts'
import { atMost, password, REQUIRED, required, samePassword } from '../forms/rules.ts'
import type { Values } from '../forms/rules.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { askUser } from '../session/user.ts'
import { stored } from '../session/browser-storage.ts'
import { ApiError } from '../api/api.ts'
import { rememberSignInAttempt, RETURN_ROUTE, signInAddress } from '../session/sign-in-return.ts'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'
import { useUser } from '../session/current-user.ts'
import { NarrowPage } from './narrow-page.tsx'
import { ownRoute } from './success-page.tsx'

/** Pages of emailed links. Opening one consumes nothing, because mail scanners open links too (threat B04). */

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

/** A finished step and the next one: the sign-in, or the page where the user started. */
function Done({ title, text }: { title: string; text: string }) {
  const { locale } = useShell()
  const router = useRouter()
  const user = useUser()
  const t = useSignInTexts()
  const continueRoute = user && (ownRoute(router, stored(RETURN_ROUTE)) ?? localPath('/inquiries', locale))
  return (
    <NarrowPage title={title} lede={user ? undefined : text}>
      <p className="form-foot">
        {continueRoute ? (
          <a className="btn go" href={continueRoute}>
            {t.signUp.continue}
          </a>
        ) : (
          <a
            className="btn go"
            href={localPath('/login', locale)}
            onClick={() => rememberSignInAttempt(localPath('/', locale))}
          >
            {t.login.button}
          </a>
        )}
      </p>
    </NarrowPage>
  )
}

export function ResetPage({ userId, otpCode }: { userId: string; otpCode: string }) {
  const shell = useShell()
  const { api, locale } = shell
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
          // The first confirmation of an address signs in.
          await askUser(shell).catch(() => {})
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
  const { api, messages } = useShell()
  const t = useSignInTexts()
  const names = useFormTexts().personal
  const [invited, setInvited] = useState<{ firstname: string; lastname: string }>()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    // If loading the names fails, they are typed. An expired link is rejected when the form is sent.
    api('POST /api/main/user/invitation', { body: { userId, code } }).then(setInvited, () =>
      setInvited({ firstname: '', lastname: '' }),
    )
  }, [api, userId, code])
  if (isDone) return <Done title={t.invitation.done} text={t.invitation.doneText} />
  return (
    <NarrowPage title={t.invitation.title} lede={t.invitation.text}>
      {invited ? (
        <Form
          rules={INVITED}
          submit={t.invitation.submit}
          send={async ({ firstname = '', lastname = '', password: chosen = '' }) => {
            const body = { userId, code, firstname, lastname, password: chosen }
            await api('PUT /api/main/user/invitation', { body })
            setDone(true)
          }}
        >
          <TextField
            name="firstname"
            label={names.firstname}
            autoComplete="given-name"
            defaultValue={invited.firstname}
          />
          <TextField
            name="lastname"
            label={names.lastname}
            autoComplete="family-name"
            defaultValue={invited.lastname}
          />
          <NewPassword />
        </Form>
      ) : (
        <p className="muted small" role="status">
          {messages.loading}
        </p>
      )}
    </NarrowPage>
  )
}

/** Whether the code needs a password, because the account got one before the address was confirmed. */
const wantsPassword = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.body?.some(({ path, message }) => path === 'password' && message === REQUIRED) ?? false)

/** Follows a link sent to an address or a WhatsApp number: confirms it and signs the customer in. */
export function VerifyPage({ userId, code }: { userId: string; code: string }) {
  const shell = useShell()
  const router = useRouter()
  const user = useUser()
  const words = useSignInTexts()
  const t = words.verify
  const [isDone, setDone] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const inquiries = localPath('/inquiries', shell.locale)
  const account = localPath('/account', shell.locale)
  const send = async (values: Values) => {
    const chosen = values['password']
    try {
      await shell.api('PUT /api/main/user/email-verification', {
        body: { userId, code, ...(chosen && { password: chosen }) },
      })
    } catch (error) {
      if (!wantsPassword(error) || isAsking) throw error
      setAsking(true)
      throw new FormError({})
    }
    const now = await askUser(shell).catch(() => undefined)
    // A first inquiry gives only a name; the rest of the profile is optional here.
    if (now?.email && !now.isComplete) router.history.replace(localPath('/sign-up', shell.locale))
    else setDone(true)
  }
  if (isDone)
    return (
      <NarrowPage title={t.done} lede={t.doneText}>
        <p className="form-foot">
          {user ? (
            <a className="btn go" href={inquiries}>
              {t.own}
            </a>
          ) : (
            <>
              <a
                className="btn ink"
                href={signInAddress(inquiries)}
                onClick={() => rememberSignInAttempt(inquiries)}
                data-document
              >
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
    <NarrowPage title={t.title} lede={isAsking ? t.passwordText : t.text}>
      <Form rules={isAsking ? { password: [required, password] } : {}} submit={t.submit} send={send}>
        {isAsking && (
          <PasswordField name="password" label={words.password} hint={words.passwordHint} autoComplete="new-password" />
        )}
      </Form>
      <p className="form-more">
        {user ? (
          <a href={account}>{t.askAgain}</a>
        ) : (
          <a href={signInAddress(account)} onClick={() => rememberSignInAttempt(account)} data-document>
            {t.askAgain}
          </a>
        )}
      </p>
    </NarrowPage>
  )
}
