import type { DecimalSign } from './numbers.ts'
import { parseNumber } from './numbers.ts'
import { EMPTY_READING } from './cell-reading.ts'
import type { CellReader } from './cell-reading.ts'
import { UNREADABLE_READING, success } from './cell-reading.ts'

/** An amount of the file. `currency` only if the cell names one; '$' for dollars of any country. */
export type Amount = { amount: number; currency: string | null }

/** Writings of currencies in files of the trade → ISO 4217. */
const CURRENCY_WORDS: Record<string, string> = {
  $: '$',
  us$: 'USD',
  usd: 'USD',
  $us: 'USD',
  'u.s.$': 'USD',
  $usd: 'USD',
  usd$: 'USD',
  dollar: '$',
  dollars: '$',
  ドル: 'USD',
  '¥': 'JPY',
  '\\': 'JPY',
  jpy: 'JPY',
  yen: 'JPY',
  円: 'JPY',
  '£': 'GBP',
  gbp: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  a$: 'AUD',
  au$: 'AUD',
  aud: 'AUD',
  nz$: 'NZD',
  nzd: 'NZD',
  c$: 'CAD',
  cad: 'CAD',
  s$: 'SGD',
  sgd: 'SGD',
  hk$: 'HKD',
  hkd: 'HKD',
  aed: 'AED',
  dhs: 'AED',
  dh: 'AED',
  cny: 'CNY',
  rmb: 'CNY',
  '₩': 'KRW',
  krw: 'KRW',
  '₹': 'INR',
  inr: 'INR',
  thb: 'THB',
  '฿': 'THB',
  kes: 'KES',
  ksh: 'KES',
  kshs: 'KES',
  tzs: 'TZS',
  tsh: 'TZS',
  ugx: 'UGX',
  ush: 'UGX',
  zar: 'ZAR',
  r: 'ZAR',
  zmw: 'ZMW',
  mzn: 'MZN',
  '₦': 'NGN',
  ngn: 'NGN',
  ghs: 'GHS',
  xaf: 'XAF',
  xof: 'XOF',
  fcfa: 'XAF',
  cfa: 'XAF',
  cdf: 'CDF',
  fc: 'CDF',
  rwf: 'RWF',
  bif: 'BIF',
  chf: 'CHF',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  pln: 'PLN',
  rub: 'RUB',
  '₽': 'RUB',
  руб: 'RUB',
  рублей: 'RUB',
  долл: '$',
  долларов: '$',
  евро: 'EUR',
  иен: 'JPY',
  دولار: '$',
  بالدولار: '$',
  درهم: 'AED',
  بالدرهم: 'AED',
  يورو: 'EUR',
  pkr: 'PKR',
  lkr: 'LKR',
  bdt: 'BDT',
  myr: 'MYR',
  rm: 'MYR',
}
const DOLLARS = new Set(['USD', 'AUD', 'NZD', 'CAD', 'SGD', 'HKD'])

/** ISO code of a currency in any notation, '$' for unspecified dollars, null for anything else. */
export const currencyOf = (word: string): string | null => {
  const key = word.trim().toLowerCase().replace(/\.$/, '')
  return Object.hasOwn(CURRENCY_WORDS, key) ? CURRENCY_WORDS[key]! : null
}

/** A currency of a mapping file: any three letters, so that rare ones can be used with a rate. */
export const isCurrencyCode = (code: string): boolean => /^[A-Z]{3}$/.test(code)

const PRICE =
  /^(?:fob|price|from|only|ca\.?|approx\.?|約)?[:\s]*([^\d\s.,-]{1,6})?[:\s]*(-?[\d][\d.,\s'’]*|-?[.,]\d+)\s*(k|m|万|千|百万)?\s*([^\d\s]{1,6})?\s*(?:fob|[-–]|\.-|,-|\/-)?$/i
const MULTIPLES: Record<string, number> = { k: 1000, 千: 1000, 万: 10_000, m: 1_000_000, 百万: 1_000_000 }
const ON_REQUEST =
  /^(ask|ask us|ask price|asking|poa|p\.o\.a\.?|call|inquire|inquiry|enquire|contact( us)?|on request|negotiable|tel|応談|お問い合わせ|問い合わせ|asap|sur demande|nous consulter|sold|sold out|売約済|商談中|reserved)$/i

/** Reads an amount. `factor` multiplies numbers without their own multiple (a column headed 万円). */
export const amountReader =
  (decimal: DecimalSign, factor: number): CellReader<Amount> =>
  (text) => {
    if (/^\d{1,9}$/.test(text)) return success({ amount: Number(text) * factor, currency: null })
    if (ON_REQUEST.test(text)) return { ...EMPTY_READING, code: 'price-on-request' }
    const parts = PRICE.exec(text)
    if (parts === null) return UNREADABLE_READING
    const multiple = parts[3] === undefined ? undefined : MULTIPLES[parts[3].toLowerCase()]
    const number = parseNumber(parts[2]!.replace(/[.,]$/, ''), decimal, multiple === undefined ? 'group' : 'decimal')
    if (number === null) return UNREADABLE_READING
    let currency: string | null = null
    for (const word of [parts[1], parts[4]]) {
      if (word === undefined || /^(fob|[-–]+|\.-|,-|\/-)$/i.test(word)) continue
      const named = currencyOf(word)
      if (named === null) return UNREADABLE_READING
      currency = named
    }
    return success({ amount: number * (multiple ?? factor), currency })
  }

/** '$' in a file of another dollar is that dollar; otherwise it is the US dollar. */
export const settleDollar = (currency: string | null, ofColumn: string): string => {
  if (currency === null) return ofColumn
  if (currency !== '$') return currency
  return DOLLARS.has(ofColumn) ? ofColumn : 'USD'
}

/** Whole US dollars, halves rounded up. `perDollar`: units of the currency per dollar. */
export const toDollars = (amount: number, perDollar: number): number => Math.floor(amount / perDollar + 0.5)
