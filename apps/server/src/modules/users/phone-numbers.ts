import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PhoneNumber } from 'libphonenumber-js/max'
import { httpError } from '../../platform/http/http-error.ts'

/** Nothing where no country has the calling code, of which the library makes an error. */
function parsedIn({ countryCode, number }: { countryCode: string; number: string }): PhoneNumber | undefined {
  try {
    return parsePhoneNumberFromString(number.trim(), { defaultCallingCode: countryCode })
  } catch {
    return undefined
  }
}

/** A phone number as it is kept, E.164. Throws 1008 at the field for one that no plan of numbers knows. */
export function readPhone(given: { countryCode: string; number: string }): string {
  // Users type the number as dialled at home, with a leading zero, or repeat the calling code.
  const parsed = parsedIn(given)
  if (parsed?.isValid() && parsed.countryCallingCode === given.countryCode) return parsed.number
  throw httpError('MINATO-1008', {
    body: [{ path: 'phoneNumber.number', message: 'This phone number is not valid' }],
  })
}

/** Throws 1008 at the field `phoneNumber.number` for a number that no plan of numbers knows. */
export const assertPhoneNumber = (given: { countryCode: string; number: string }): void => void readPhone(given)

/** As it is dialled from anywhere: '+254 712 345678'. */
export function dialled(given: { countryCode: string; number: string }): string {
  return parsedIn(given)?.formatInternational() ?? `+${given.countryCode} ${given.number}`
}

/**
 * Splits off the calling code; the rest as dialled from abroad: digits without the national leading zero (Italy keeps
 * it). Numbers outside any numbering plan stay unchanged.
 */
export function fromAbroad(given: { countryCode: string; number: string }): { countryCode: string; number: string } {
  const parsed = parsedIn(given)
  return parsed?.countryCallingCode === given.countryCode ? { ...given, number: parsed.nationalNumber } : given
}

/** The same for a form: calling code apart, the rest as it is written in its country. */
export function showPhone(kept: string | null): { countryCode: string; number: string } | null {
  const parsed = kept === null ? undefined : parsePhoneNumberFromString(kept)
  return parsed ? { countryCode: parsed.countryCallingCode, number: parsed.formatNational() } : null
}
