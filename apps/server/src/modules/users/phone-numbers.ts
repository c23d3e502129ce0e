import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { refuse } from '../../platform/failure.ts'

/** A phone number as it is kept, E.164. Throws 1008 at the field for one that no plan of numbers knows. */
export function readPhone({ countryCode, number }: { countryCode: string; number: string }): string {
  // People write the number as they dial it at home, with a leading zero, or with the code once more.
  const parsed = parsePhoneNumberFromString(number.trim(), { defaultCallingCode: countryCode })
  if (parsed?.isValid() && parsed.countryCallingCode === countryCode) return parsed.number
  throw refuse('MINATO-1008', {
    body: [{ path: 'phoneNumber.number', message: 'This phone number is not valid' }],
  })
}

/** As it is dialled from anywhere: '+254 712 345678'. */
export function dialled({ countryCode, number }: { countryCode: string; number: string }): string {
  const parsed = parsePhoneNumberFromString(number.trim(), { defaultCallingCode: countryCode })
  return parsed?.formatInternational() ?? `+${countryCode} ${number}`
}

/** The same for a form: calling code apart, the rest as it is written in its country. */
export function showPhone(kept: string | null): { countryCode: string; number: string } | null {
  const parsed = kept === null ? undefined : parsePhoneNumberFromString(kept)
  return parsed ? { countryCode: parsed.countryCallingCode, number: parsed.formatNational() } : null
}
