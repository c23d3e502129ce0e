import type { AgreementField } from '@minato/contract/enumerations'

/** When two documents say the same: values are compared by what they mean, not by how they are typed. */

/** Upper case, without accents and full-width forms, with plain hyphens and single blanks. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A chassis number without case, blanks and punctuation. Letters and digits that look alike stay different. */
export const foldChassis = (text: string): string => foldText(text).replaceAll(/[^A-Z0-9]/g, '')

const TITLES = /^(?:MR|MRS|MS|MISS|DR|M|MME|MLLE|MESSRS)$/
const COMPANY_FORMS: Record<string, string> = {
  LIMITED: 'LTD',
  COMPANY: 'CO',
  CORPORATION: 'CORP',
  INCORPORATED: 'INC',
}

/** The words of a name in alphabetical order: 'KABILA, Joseph' is 'Joseph Kabila'. */
function foldName(text: string): string {
  const words = foldText(text)
    .replaceAll('&', ' AND ')
    .replaceAll(/\bET\b/g, 'AND')
    .replaceAll(/[.']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
  return words
    .filter((word) => word && !TITLES.test(word))
    .map((word) => COMPANY_FORMS[word] ?? word)
    .toSorted()
    .join(' ')
}
/** A name is often followed by its address on the same line. */
const nameAlone = (text: string): string => text.split(/,|;|\d|P\.? ?O\.? ?BOX|\bB\.?P\.?\b|\bTEL\b/i)[0] ?? text

const isSameName = (a: string, b: string): boolean =>
  foldName(nameAlone(a)) === foldName(b) || foldName(a) === foldName(nameAlone(b))

const portWords = (text: string): string[] =>
  foldText(text.split(/[,(/;]/)[0] ?? text)
    .replace(/^PORT (?:OF|DE|D')\s*/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
/** The country may follow without a comma: 'MOMBASA KENYA'. */
const isSamePort = (a: string, b: string): boolean => {
  const [short = [], long = []] = [portWords(a), portWords(b)].toSorted((one, other) => one.length - other.length)
  return short.length > 0 && short.every((word, i) => word === long[i])
}

/** A vessel without its prefix and voyage: 'M/V Morning Crown V.045A' is 'MORNING CROWN'. */
const foldVessel = (text: string): string =>
  foldText(text)
    .replace(/^(?:M\/V|M\.? ?V\.?|S\.?S\.?|NAVIRE|VESSEL)\s+/, '')
    .replace(/(?:\s*[/,;]|\s+(?:VOY(?:AGE)?|V)\b)[\s.:/-]*(?:NO\.?\s*)?[A-Z]{0,2}\d.*$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const yearIn = (text: string): string | null =>
  /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text.normalize('NFKC'))?.[0] ?? null

const CURRENCIES: [pattern: RegExp, code: string][] = [
  [/US ?\$|U\.S\.? ?DOLLARS?|US DOLLARS?|DOLLARS? US|DOLLARS? AMERICAINS?/, 'USD'],
  [/\b(USD|JPY|EUR|GBP|KES|UGX|TZS|ZAR|ZMW|AED|CNY|XOF|XAF|CDF)\b/, ''],
  [/[¥円]|\bYEN\b/, 'JPY'],
  [/€|\bEUROS?\b/, 'EUR'],
  [/£/, 'GBP'],
  [/\$/, 'USD'],
]
/** The currency beside an amount, as ISO 4217; null if there is none. */
export function currencyIn(text: string): string | null {
  const folded = foldText(text)
  for (const [pattern, code] of CURRENCIES) {
    const found = pattern.exec(folded)
    if (found) return code || (found[1] ?? null)
  }
  return null
}

/**
 * The first amount in a text, in cents; null if there is none. A single mark before three digits groups thousands, one
 * before fewer digits is the decimal mark.
 */
export function amountIn(text: string): number | null {
  const [found] = /\d[\d.,'’\u00a0\u202f ]*/.exec(text.normalize('NFKC')) ?? []
  if (found === undefined) return null
  const digits = found.replaceAll(/['’\s]/g, '').replace(/[.,]+$/, '')
  const decimal = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? ''
  const integerPart = digits.slice(0, decimal ? -decimal.length - 1 : undefined).replaceAll(/[.,]/g, '')
  return Number(integerPart) * 100 + Number(decimal.padEnd(2, '0'))
}

/** Equal for values that say the same; only names and ports may say the same with different keys. */
const KEYS: Record<AgreementField, (text: string) => string> = {
  chassis: foldChassis,
  consignee: foldName,
  registrationYear: (text) => yearIn(text) ?? '',
  manufactureYear: (text) => yearIn(text) ?? '',
  year: (text) => yearIn(text) ?? '',
  portOfDischarge: (text) => portWords(text).join(' '),
  vessel: foldVessel,
  fob: (text) => String(amountIn(text)),
  freight: (text) => String(amountIn(text)),
  insurance: (text) => String(amountIn(text)),
  total: (text) => String(amountIn(text)),
  currency: foldText,
}

/** The canonical form of a value: equal keys say the same. */
export const valueKey = (field: AgreementField, value: string): string => KEYS[field](value)

/** Whether two values of a field say the same. */
export const isSameValue = (field: AgreementField, a: string, b: string): boolean =>
  valueKey(field, a) === valueKey(field, b) ||
  (field === 'consignee' && isSameName(a, b)) ||
  (field === 'portOfDischarge' && isSamePort(a, b))
