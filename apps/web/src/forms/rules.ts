import { isEmail, isPasswordFormed, PASSWORD_MAX } from '@minato/contract/people'

/** Rules that forms check before sending: the contract's, with the server's messages, without zod. */

export type Values = Readonly<Record<string, string>>
/** Returns the error of a value; undefined if valid. */
export type Rule = (value: string, values: Values) => string | undefined
export type Rules = Readonly<Record<string, readonly Rule[]>>
export type Faults = Readonly<Record<string, string>>

export const REQUIRED = 'This field is required'

export const required: Rule = (value) => (value.trim() ? undefined : REQUIRED)
export const email: Rule = (value) => (isEmail(value.trim()) ? undefined : 'This email is not valid')
export const sameEmail =
  (other: string): Rule =>
  (value, values) =>
    value.trim() === values[other]?.trim() ? undefined : 'This email must be the same as the first one'
export const password: Rule = (value) => {
  if (value.length > PASSWORD_MAX) return `A password has at most ${PASSWORD_MAX} characters`
  return isPasswordFormed(value)
    ? undefined
    : 'Your password must contain at least 8 characters(letters and numbers included)'
}
export const samePassword =
  (other: string): Rule =>
  (value, values) =>
    value === values[other] ? undefined : 'This password must be the same as the first one'
export const atMost =
  (count: number): Rule =>
  (value) =>
    value.trim().length > count ? `At most ${count} characters` : undefined
const comparable = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
/** Whether a typed name is the record's, ignoring case and spaces. */
export const isSameName = (typed: string, name: string): boolean => comparable(typed) === comparable(name)
/** The name of the record has to be typed before something that cannot be undone. */
export const typedNameRule =
  (name: string, fault: string): Rule =>
  (value) =>
    isSameName(value, name) ? undefined : fault
/** A national or international number; validated before sending. */
export const phone: Rule = (value) =>
  /^[\d\s().-]{4,20}$/.test(value.normalize('NFKC').trim()) ? undefined : 'This phone number is not valid'

/** The first error of each field. */
export function faultsOf(rules: Rules, values: Values): Faults {
  const faults: Record<string, string> = {}
  for (const [name, rulesOfField] of Object.entries(rules)) {
    for (const rule of rulesOfField) {
      const fault = rule(values[name] ?? '', values)
      if (fault === undefined) continue
      faults[name] = fault
      break
    }
  }
  return faults
}

/** Several empty fields are reported together, above the form (STF-16). */
export const areSeveralEmpty = (faults: Faults): boolean =>
  Object.values(faults).filter((fault) => fault === REQUIRED).length > 1
