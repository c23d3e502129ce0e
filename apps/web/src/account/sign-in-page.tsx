import type { SignInPurpose } from '@minato/contract/enumerations'
import { useEffect, useRef, useState } from 'react'
import { EmailField, PasswordField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { FormError } from '../forms/form-errors.ts'
import { required } from '../forms/rules.ts'
import type { Values } from '../forms/rules.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { stored, useStored } from '../session/browser-storage.ts'
import { ApiError } from '../api/api.ts'
import { RETURN_ROUTE, signInAddress } from '../session/sign-in-return.ts'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'
import { NarrowPage } from './narrow-page.tsx'
import { SIGNED_UP } from './signed-up.ts'

const RULES = { email: [required], password: [required] }

/** The form of the embedded provider (SES-01); its response redirects the browser. */
export function SignInPage({ uid, purpose }: { uid: string; purpose?: SignInPurpose | undefined }) {
  const { api, locale } = useShell()
  const t = useSignInTexts()
  const [isExpired, setExpired] = useState(false)
  // Fills the address from the sign-up in this tab, unless the user has typed one before hydration.
  const lastEmail = useStored(SIGNED_UP, 'sessionStorage') ?? ''
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Does not move the focus while the user is typing.
    if (email.current?.value === '' && document.activeElement !== email.current) email.current.value = lastEmail
  }, [lastEmail])
  const send = async ({ email: address = '', password = '' }: Values) => {
    try {
      const body = { email: address, password }
      const { location: nextLocation } = await api('POST /api/sign-in/{uid}', { params: { uid }, body })
      location.assign(nextLocation)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return setExpired(true)
      // Does not reveal whether address or password was wrong.
      if (error instanceof ApiError && error.status === 401) throw new FormError({ password: t.form.wrong })
      throw error
    }
  }
  const startAgain = () => location.assign(signInAddress(stored(RETURN_ROUTE) ?? localPath('/', locale)))
  if (isExpired)
    return (
      <NarrowPage title={t.form.title} lede={t.form.expired}>
        <button className="btn go" type="button" onClick={startAgain}>
          {t.form.again}
        </button>
      </NarrowPage>
    )
  return (
    <NarrowPage title={t.form.title} lede={purpose && t.form.purposes[purpose]}>
      <Form rules={RULES} send={send} submit={t.form.submit}>
        <EmailField ref={email} name="email" label={t.email} />
        <PasswordField name="password" label={t.password} autoComplete="current-password" />
      </Form>
      <p className="form-more">
        <a href={localPath('/auth/forgot-password', locale)}>{t.form.forgot}</a>
        <span>
          {t.form.noAccount}{' '}
          <a href={localPath(purpose && purpose in t.signUp.purposes ? `/sign-up?for=${purpose}` : '/sign-up', locale)}>
            {t.form.signUp}
          </a>
        </span>
      </p>
    </NarrowPage>
  )
}
