import { PersonalFields } from '../../account/personal-fields.tsx'
import { useCountries } from '../../forms/countries.ts'
import { PasswordField, TextField } from '../../forms/field.tsx'
import { useSignInTexts } from '../../session/sign-in-texts.ts'
import { store } from '../../session/stored.ts'
import { noteReturn, signInAddress } from '../../shell/attempt.ts'
import { useInquireTexts } from './inquire-texts.ts'

/** Who a visitor is: his account is made with his question. Whoever has one signs in, and finds what he typed. */
export function AccountFields({
  carId,
  isKnown,
  destination,
}: {
  carId: string
  isKnown: boolean
  /** Where the car is to go: most live there. '' where nothing is chosen yet. */
  destination: string
}) {
  const t = useInquireTexts()
  const signIn = useSignInTexts()
  const countries = useCountries()
  const go = () => {
    const route = location.pathname + location.search
    store('inquire', carId, 'sessionStorage')
    noteReturn(route)
    location.assign(signInAddress(route))
  }
  return (
    <fieldset className="stack">
      <legend>{t.you}</legend>
      <p className={isKnown ? 'notice' : 'small'}>
        {isKnown ? t.known : t.haveAccount}{' '}
        <button className="link" type="button" onClick={go}>
          {t.signIn}
        </button>
      </p>
      <TextField
        name="email"
        label={signIn.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label={signIn.password} hint={signIn.passwordHint} autoComplete="new-password" />
      <PersonalFields countries={countries} livesIn={destination} />
    </fieldset>
  )
}
