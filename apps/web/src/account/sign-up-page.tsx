import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCountries } from '../forms/countries.ts'
import { tabDrafts } from '../forms/draft.ts'
import { EmailField, PasswordField } from '../forms/field.tsx'
import { Form, useForm } from '../forms/form.tsx'
import { useFormTexts } from '../forms/form-texts.ts'
import { checkPhone } from '../forms/residence.tsx'
import { email, password, required, sameEmail, samePassword } from '../forms/rules.ts'
import type { Faults, Values } from '../forms/rules.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { store, useStored } from '../session/browser-storage.ts'
import { rememberSignInAttempt } from '../session/sign-in-return.ts'
import { localPath, shopLocale } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'
import { useUser } from '../session/current-user.ts'
import { AcceptNote } from './accept-note.tsx'
import { ElsewherePage } from './elsewhere-page.tsx'
import { FinishPage } from './finish-page.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { PERSONAL_RULES, PersonalFields, personalIn } from './personal-fields.tsx'
import { SIGNED_UP } from './signed-up.ts'

const CONNECTION_RULES = {
  email: [required, email],
  confirmEmail: [required, sameEmail('email')],
  password: [required, password],
  confirmPassword: [required, samePassword('password')],
}
const DRAFT = 'sign-up'
export type SignUpStep = 1 | 2 | 'done'
/** Purposes of a sign-in that a new account can have. */
export const SIGN_UP_PURPOSES = ['search', 'saved', 'question'] as const
export type SignUpPurpose = (typeof SIGN_UP_PURPOSES)[number]

/** Sign-up in two steps with a confirmation (SES-07). Users of an external provider see the second step only. */
export function SignUpPage({ step, purpose }: { step: SignUpStep; purpose?: SignUpPurpose | undefined }) {
  const { isProviderExternal } = useShell()
  const user = useUser()
  const t = useSignInTexts().signUp
  const signedUp = useStored(SIGNED_UP, 'sessionStorage')
  if (user) return <FinishPage user={user} />
  if (isProviderExternal) return <ElsewherePage title={t.title} isNew />
  if (step === 'done' && signedUp !== null) return <DonePage address={signedUp} />
  return <Steps step={step === 2 ? 2 : 1} purpose={purpose} />
}

function Steps({ step, purpose }: { step: 1 | 2; purpose: SignUpPurpose | undefined }) {
  const { api, locale } = useShell()
  const t = useSignInTexts()
  const forms = useFormTexts()
  const navigate = useNavigate()
  const countries = useCountries()
  const first = useRef<HTMLFieldSetElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const goTo = (to: 1 | 2 | 'done', replace = false) =>
    navigate({ to: '/sign-up', search: { ...(to !== 1 && { step: to }), ...(purpose && { for: purpose }) }, replace })

  // After a reload the password is missing, so the first step is shown.
  const hasValue = (name: string) => Boolean(first.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value)
  useEffect(() => {
    if (step === 2 && !hasValue('password')) void goTo(1, true)
  })
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    // After an error the focus is set already.
    if (!first.current?.querySelector('[aria-invalid]')) heading.current?.focus()
  }, [step])

  const send = async (values: Values, key: string) => {
    if (step === 1) return goTo(2)
    await checkPhone(values, forms)
    const address = values['email']?.trim() ?? ''
    const body = {
      ...personalIn(values),
      email: address,
      password: values['password'] ?? '',
      locale: shopLocale(locale),
    }
    await api('POST /api/main/registration', { key, body })
    tabDrafts.forget(DRAFT)
    store(SIGNED_UP, address, 'sessionStorage')
    await goTo('done', true)
  }
  const showFault = (faults: Faults) => {
    if (step === 2 && Object.keys(faults).some((name) => name in CONNECTION_RULES)) void goTo(1)
  }
  return (
    <NarrowPage title={t.signUp.title} lede={purpose && t.signUp.purposes[purpose]}>
      <p className="steps-of">{t.signUp.step(step, 2)}</p>
      <h2 ref={heading} tabIndex={-1}>
        {t.signUp.steps[step - 1]}
      </h2>
      <Form
        rules={step === 1 ? CONNECTION_RULES : { ...CONNECTION_RULES, ...PERSONAL_RULES }}
        send={send}
        submit={step === 1 ? t.signUp.next : t.signUp.submit}
        view={step}
        onRefused={showFault}
        draft={DRAFT}
        isDraftKept
      >
        <fieldset ref={first} hidden={step !== 1} aria-label={t.signUp.steps[0]}>
          <EmailField name="email" label={t.email} />
          <EmailField name="confirmEmail" label={t.signUp.confirmEmail} autoComplete="email" />
          <NewPassword />
          <PasswordField name="confirmPassword" label={t.confirmPassword} autoComplete="new-password" />
        </fieldset>
        <fieldset hidden={step !== 2} aria-label={t.signUp.steps[1]}>
          <PersonalFields countries={countries} />
        </fieldset>
        <AcceptNote words={t.signUp.accept} />
      </Form>
      <p className="form-more">
        {step === 2 ? (
          <a href={localPath(purpose ? `/sign-up?for=${purpose}` : '/sign-up', locale)}>{t.signUp.back}</a>
        ) : (
          <span>
            {t.signUp.haveAccount}{' '}
            <a href={localPath('/login', locale)} onClick={() => rememberSignInAttempt(localPath('/sign-up', locale))}>
              {t.form.submit}
            </a>
          </span>
        )}
      </p>
    </NarrowPage>
  )
}

/** Never stored in the draft; after a reload it is entered again. */
function NewPassword() {
  const t = useSignInTexts()
  const { restored } = useForm()
  const hint = restored ? t.signUp.again : t.passwordHint
  return <PasswordField name="password" label={t.password} hint={hint} autoComplete="new-password" />
}

function DonePage({ address }: { address: string }) {
  const { locale } = useShell()
  const t = useSignInTexts().signUp
  return (
    <NarrowPage title={t.done} lede={t.doneText(address)}>
      <p className="form-foot">
        <a
          className="btn go"
          href={localPath('/login', locale)}
          onClick={() => rememberSignInAttempt(localPath('/sign-up', locale))}
        >
          {t.continue}
        </a>
      </p>
    </NarrowPage>
  )
}
