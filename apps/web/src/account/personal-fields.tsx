import type { Account } from '@minato/contract/users-shapes'
import { CIVILITIES } from '@minato/contract/enumerations'
import type { CountryChoice } from '../forms/countries.ts'
import { ChoiceField, TextField } from '../forms/field.tsx'
import { useFormTexts } from '../forms/form-texts.ts'
import { Residence } from '../forms/residence.tsx'
import { atMost, phone, required } from '../forms/rules.ts'
import type { Values } from '../forms/rules.ts'

/** Fields of the personal profile (SES-07): the second step of the sign-up, and a form of the account. */

const NAME = [required, atMost(100)]
export const PERSONAL_RULES = {
  civility: [required],
  firstname: NAME,
  lastname: NAME,
  countryOfResidence: [required],
  'phoneNumber.countryCode': [required],
  'phoneNumber.number': [required, phone],
}

type PersonalFieldValues = Pick<Account, 'civility' | 'firstname' | 'lastname' | 'countryOfResidence' | 'phoneNumber'>

export function PersonalFields({
  countries,
  known,
  livesIn,
}: {
  countries: readonly CountryChoice[]
  known?: PersonalFieldValues
  /** The likely country, until the user chooses one. */
  livesIn?: string
}) {
  const { personal: t } = useFormTexts()
  return (
    <>
      <ChoiceField
        name="civility"
        label={t.civility}
        choices={CIVILITIES.map((value) => ({ value, text: t.civilities[value] }))}
        initial={known?.civility ?? undefined}
      />
      <TextField name="firstname" label={t.firstname} autoComplete="given-name" defaultValue={known?.firstname} />
      <TextField name="lastname" label={t.lastname} autoComplete="family-name" defaultValue={known?.lastname} />
      <Residence
        countries={countries}
        words={t}
        {...(livesIn && { likely: livesIn })}
        {...(known && { initial: { country: known.countryOfResidence, phone: known.phoneNumber } })}
      />
    </>
  )
}

/** The fields in the contract's shape. */
export const personalIn = (values: Values) => ({
  civility: CIVILITIES.find((one) => one === values['civility']) ?? CIVILITIES[0],
  firstname: values['firstname']?.trim() ?? '',
  lastname: values['lastname']?.trim() ?? '',
  countryOfResidence: values['countryOfResidence'] ?? '',
  phoneNumber: {
    countryCode: values['phoneNumber.countryCode'] ?? '',
    number: values['phoneNumber.number']?.trim() ?? '',
  },
})
