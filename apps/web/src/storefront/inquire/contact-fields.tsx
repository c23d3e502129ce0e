import { isEmail } from '@minato/contract/people'
import { useState } from 'react'
import { AcceptNote } from '../../account/accept-note.tsx'
import { SIGNED_UP } from '../../account/signed-up.ts'
import { TextField } from '../../forms/field.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { atMost, required } from '../../forms/rules.ts'
import type { Rule, Values } from '../../forms/rules.ts'
import type { InquireTexts } from '../../messages/inquire-en.ts'
import { store } from '../../session/stored.ts'
import { noteReturn, signInAddress } from '../../session/sign-in-return.ts'
import { useShell } from '../../layout/shell.ts'
import { RETURNING, SENDING } from './returning.ts'
import { useInquireTexts } from './inquire-texts.ts'

/** Who a visitor is: a name, and an address or a WhatsApp number. The account is made with the inquiry. */

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

/** What was typed, as the call wants it. `country`, alpha-2: whose calling code a number without one has. */
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
  /** An address that has an account already. */
  known: string | undefined
  onKnown(email: string | undefined): void
}) {
  const { api } = useShell()
  const t = useInquireTexts()
  // Before anything else is asked; where the answer does not come, sending says the same.
  const recognise = (field: HTMLInputElement) => {
    const typed = field.value.trim()
    // The code that reads numbers comes now: sending may find the line down.
    if (!isEmail(typed)) return void numbers().catch(() => {})
    if (typed === known) return
    api('POST /api/main/registration/email', { body: { email: typed } }).then(
      // A late answer says nothing of an address that was corrected since.
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

/** To the sign-in and back to the sheet; what is typed is kept. */
function goToSignIn(carId: string): void {
  const route = location.pathname + location.search
  store(RETURNING, carId, 'sessionStorage')
  noteReturn(route)
  location.assign(signInAddress(route))
}

/** To the sign-in and back to the sheet, which then sends by itself. */
export function signInAndSend(carId: string): void {
  store(SENDING, carId, 'sessionStorage')
  goToSignIn(carId)
}

/** The account of an address is there already: the inquiry goes out after the sign-in, or a link comes by mail. */
function Known({ carId, email }: { carId: string; email: string }) {
  const { api, locale, report } = useShell()
  const t = useInquireTexts()
  const [isMailed, setMailed] = useState(false)
  const signIn = () => {
    // The form of the sign-in has the address then.
    store(SIGNED_UP, email, 'sessionStorage')
    signInAndSend(carId)
  }
  const mail = () => {
    noteReturn(location.pathname + location.search)
    api('POST /api/main/user/reset-password', { body: { email, locale } }).then(() => setMailed(true), report)
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
