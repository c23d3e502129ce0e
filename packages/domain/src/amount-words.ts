import type { Locale } from '@minato/contract/enumerations'

/** Whole numbers in words, so that an amount on a document cannot be altered unnoticed. */

const EN_UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const EN_TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const EN_SCALES = ['', 'thousand', 'million', 'billion']

/** 0 to 999. */
function enHundreds(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const tens = Math.floor(rest / 10)
  const remainder =
    rest < 20
      ? (EN_UNITS[rest] ?? '')
      : [EN_TENS[tens], ...(rest % 10 ? [EN_UNITS[rest % 10]] : [])].filter(Boolean).join('-')
  if (hundreds === 0) return remainder
  return `${EN_UNITS[hundreds]} hundred${rest ? ` and ${remainder}` : ''}`
}

const FR_UNITS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const FR_TENS = '  vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ')

/** 0 to 99. `isLast`: no word follows, so 80 takes its plural. */
function frTens(number: number, isLast: boolean): string {
  if (number < 20) return FR_UNITS[number] ?? ''
  const tens = Math.floor(number / 10)
  const base = FR_TENS[tens] ?? ''
  const rest = tens === 7 || tens === 9 ? (number % 10) + 10 : number % 10
  if (rest === 0) return tens === 8 && isLast ? `${base}s` : base
  // 21, 31, … 61 and 71 are joined by 'et'; 81 and 91 are not.
  const isJoined = (rest === 1 || rest === 11) && tens < 8
  return isJoined ? `${base} et ${FR_UNITS[rest]}` : `${base}-${FR_UNITS[rest]}`
}

function frHundreds(number: number, isLast: boolean): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  if (hundreds === 0) return frTens(rest, isLast)
  const cent = hundreds === 1 ? 'cent' : `${FR_UNITS[hundreds]} cent${rest === 0 && isLast ? 's' : ''}`
  return rest === 0 ? cent : `${cent} ${frTens(rest, isLast)}`
}

/** Thousand invariable and without 'un' before it; million and milliard are nouns. */
function frPart(number: number, scale: number): string {
  if (scale === 0) return frHundreds(number, true)
  if (scale === 1) return number === 1 ? 'mille' : `${frHundreds(number, false)} mille`
  const noun = scale === 2 ? 'million' : 'milliard'
  return `${frHundreds(number, true)} ${noun}${number > 1 ? 's' : ''}`
}

const enPart = (number: number, scale: number): string =>
  [enHundreds(number), EN_SCALES[scale]].filter(Boolean).join(' ')

/** A whole number from 0 to 999,999,999,999 in words: 23017 is 'twenty-three thousand and seventeen' or 'vingt-trois mille dix-sept'. */
export function numberInWords(number: number, locale: Locale): string {
  if (number === 0) return locale === 'fr' ? 'zéro' : 'zero'
  const parts: string[] = []
  for (let rest = number, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    const three = rest % 1000
    if (three === 0) continue
    const words = locale === 'fr' ? frPart(three, scale) : enPart(three, scale)
    // English puts 'and' before the last two digits.
    const isTail = locale === 'en' && scale === 0 && three < 100 && number > three
    parts.unshift(isTail ? `and ${words}` : words)
  }
  return parts.join(' ')
}

/** Whole US dollars: 'Twenty-three thousand and seventeen US dollars only', 'Vingt-trois mille dix-sept dollars américains'. */
export function dollarsInWords(amount: number, locale: Locale): string {
  const words = numberInWords(amount, locale)
  const capitalized = words.charAt(0).toUpperCase() + words.slice(1)
  if (locale === 'en') return `${capitalized} US dollar${amount === 1 ? '' : 's'} only`
  // 'un million de dollars': 'de' follows a bare noun of number.
  const preposition = /(?:million|milliard)s?$/.test(words) ? ' de' : ''
  return `${capitalized}${preposition} dollar${amount > 1 ? 's' : ''} américain${amount > 1 ? 's' : ''}`
}
