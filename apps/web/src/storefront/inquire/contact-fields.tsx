import type { SignInPurpose } from '@minato/contract/enumerations'
import { isEmail } from '@minato/contract/people'
import { useState } from 'react'
import { AcceptNote } from '../../account/accept-note.tsx'
import { SIGNED_UP } from '../../account/signed-up.ts'
import { TextField } from '../../forms/field.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { atMost, required } from '../../forms/rules.ts'
import type { Rule, Values } from '../../forms/rules.ts'
import type { InquireTexts } from '../../i18n/en/inquire.ts'
import { store } from '../../session/browser-storage.ts'
import { rememberReturnRoute, signInAddress } from '../../session/sign-in-return.ts'
import { useShell } from '../../api/shell.ts'
import { RETURNING, SENDING } from './returning.ts'
import { useInquireTexts } from './inquire-texts.ts'
import { shopLocale } from '../../i18n/locale.ts'
import { MessageUs } from '../../layout/contact.tsx'
import { CallUs } from '../vehicles/car-surroundings.tsx'

/** A visitor's name with email or WhatsApp number. The account is created with the inquiry. */

const numbers = () => import('libphonenumber-js/min')
const NAME_LIMIT = 100
const PHONE = /^\+?[\d\s().-]{6,20}$/
const contact =
  (fault: string): Rule =>
  (value) =>
    isEmail(value.trim()) || PHONE.test(value.trim()) ? undefined : fault

export const contactRules = (t: InquireTexts) => ({
  firstname: [required, atMost(NAME_LIMIT)],
  email: [required, contact(t.contactFault)],
})

/** The typed contact for the call. `country`: alpha-2, for a number without country code. */
export async function visitorIn(values: Values, country: string, t: InquireTexts) {
  const [firstname = '', ...rest] = (values['firstname'] ?? '').trim().split(/\s+/)
  const lastname = rest.join(' ')
  const named = { firstname, ...(lastname && { lastname }) }
  const typed = (values['email'] ?? '').trim()
  if (isEmail(typed)) return { ...named, email: typed }
  const { default: parse } = await numbers()
  const parsed = parse(typed, country as 'KE')
  if (!parsed?.isPossible()) throw new FormError({ email: t.numberFault })
  return { ...named, phoneNumber: { countryCode: parsed.countryCallingCode, number: parsed.nationalNumber } }
}

export function ContactFields({
  carId,
  known,
  onKnown,
}: {
  carId: string
  /** An address that has an account. */
  known: string | undefined
  onKnown(email: string | undefined): void
}) {
  const { api } = useShell()
  const t = useInquireTexts()
  // Checked before other fields; if it fails, sending reports the same.
  const recognise = (field: HTMLInputElement) => {
    const typed = field.value.trim()
    // Loads the phone parser now, because sending may happen offline.
    if (!isEmail(typed)) return void numbers().catch(() => {})
    if (typed === known) return
    api('POST /api/main/registration/email', { body: { email: typed } }).then(
      // The address was corrected since.
      ({ isTaken }) => field.value.trim() === typed && onKnown(isTaken ? typed : undefined),
      () => {},
    )
  }
  return (
    <fieldset className="stack">
      <legend>{t.you}</legend>
      <TextField name="firstname" label={t.name} autoComplete="name" maxLength={NAME_LIMIT} />
      <TextField
        name="email"
        label={t.contact}
        hint={t.contactHint}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onBlur={({ target }) => recognise(target)}
        onInput={() => known !== undefined && onKnown(undefined)}
      />
      {known === undefined ? (
        <p className="small">
          {t.haveAccount}{' '}
          <button className="link" type="button" onClick={() => goToSignIn(carId)}>
            {t.signIn}
          </button>
        </p>
      ) : (
        <Known carId={carId} email={known} />
      )}
      <AcceptNote words={t.accept} />
    </fieldset>
  )
}

/** To the sign-in and back; the input is kept. */
function goToSignIn(carId: string, purpose: SignInPurpose = 'question'): void {
  const route = location.pathname + location.search
  store(RETURNING, carId, 'sessionStorage')
  rememberReturnRoute(route)
  location.assign(signInAddress(route, purpose))
}

/** To the sign-in and back; the inquiry is then sent automatically. */
export function signInAndSend(carId: string): void {
  store(SENDING, carId, 'sessionStorage')
  goToSignIn(carId, 'send')
}

/** The address has an account: the inquiry is sent after the sign-in, or by an emailed link. */
function Known({ carId, email }: { carId: string; email: string }) {
  const { api, locale, report } = useShell()
  const t = useInquireTexts()
  const [isMailed, setMailed] = useState(false)
  const signIn = () => {
    // Fills the address into the sign-in form.
    store(SIGNED_UP, email, 'sessionStorage')
    signInAndSend(carId)
  }
  const mail = () => {
    rememberReturnRoute(location.pathname + location.search)
    api('POST /api/main/user/reset-password', { body: { email, locale: shopLocale(locale) } }).then(
      () => setMailed(true),
      report,
    )
  }
  return (
    <div className="notice" role="status">
      <p>{isMailed ? t.linkSent(email) : t.known}</p>
      {!isMailed && (
        <p className="row">
          <button className="btn ink" type="button" onClick={signIn}>
            {t.signInAndSend}
          </button>
          <button className="link" type="button" onClick={mail}>
            {t.noPassword}
          </button>
        </p>
      )}
    </div>
  )
}

/** The other ways to reach the dealer, where a network has asked too much. */
export const OtherContacts = ({ car }: { car: string }) => (
  <div className="stack">
    <MessageUs className="btn line full" text={car} />
    <CallUs />
  </div>
)
