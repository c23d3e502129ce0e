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

/** A phone number in E.164. @throws 1008 at the field for a number outside the known numbering plans */
export function readPhone(phone: { countryCode: string; number: string }): string {
  // Users type the number as dialled at home, with a leading zero, or repeat the calling code.
  const parsed = parsedIn(phone)
  if (parsed?.isValid() && parsed.countryCallingCode === phone.countryCode) return parsed.number
  throw httpError('MINATO-1008', {
    body: [{ path: 'phoneNumber.number', message: 'This phone number is not valid' }],
  })
}

/** Throws 1008 at the field `phoneNumber.number` for a number that no plan of numbers knows. */
export const assertPhoneNumber = (phone: { countryCode: string; number: string }): void => void readPhone(phone)

/** As it is dialled from anywhere: '+254 712 345678'. */
export function internationalFormat(phone: { countryCode: string; number: string }): string {
  return parsedIn(phone)?.formatInternational() ?? `+${phone.countryCode} ${phone.number}`
}

/**
 * Splits off the calling code; the rest as dialled from abroad: digits without the national leading zero (Italy keeps
 * it). Numbers outside any numbering plan stay unchanged.
 */
export function withoutTrunkPrefix(phone: { countryCode: string; number: string }): {
  countryCode: string
  number: string
} {
  const parsed = parsedIn(phone)
  return parsed?.countryCallingCode === phone.countryCode ? { ...phone, number: parsed.nationalNumber } : phone
}

/** A stored number in groups, as dialled from abroad: '+254 712 345678'. */
export const phoneText = (stored: string | null): string | null =>
  stored && (parsePhoneNumberFromString(stored)?.formatInternational() ?? stored)

/** The same for a form: calling code apart, the rest in the country's notation. */
export function phoneView(stored: string | null): { countryCode: string; number: string } | null {
  const parsed = stored === null ? undefined : parsePhoneNumberFromString(stored)
  return parsed ? { countryCode: parsed.countryCallingCode, number: parsed.formatNational() } : null
}
