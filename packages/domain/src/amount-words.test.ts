import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollarsInWords, numberInWords } from './amount-words.ts'

/** Parses the words back independently. */
const EN: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, i) => [word, i]),
)
'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').forEach((word, i) => (EN[word] = (i + 2) * 10))
const FR: Record<string, number> = Object.fromEntries(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
    .split(' ')
    .map((word, i) => [word, i]),
)
Object.assign(FR, { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 })
const SCALES: Record<string, number> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  mille: 1e3,
  milliard: 1e9,
}

function read(words: string, units: Record<string, number>): number {
  let [all, below] = [0, 0]
  for (const word of words.replaceAll('quatre-vingt', 'huitante').split(/[\s-]+/)) {
    const plain = word.replace(/^(huitante|cent|million|milliard|vingt)s$/, '$1')
    if (plain === 'and' || plain === 'et') continue
    if (plain === 'huitante') below += 80
    else if (plain === 'hundred' || plain === 'cent')
      below = below % 100 === 0 ? 100 : below - (below % 100) + (below % 100) * 100
    else if (plain in SCALES) {
      all += (below || 1) * (SCALES[plain] ?? 0)
      below = 0
    } else if (plain in units) below += units[plain] ?? 0
    else throw new Error(`what is ${word}?`)
  }
  return all + below
}

const amount = fc.oneof(fc.nat(2_000), fc.nat(200_000), fc.integer({ min: 0, max: 999_999_999_999 }))

test('[INQ-06] reads every whole number back from its words in both languages', () => {
  for (let number = 0; number <= 1200; number++)
    expect([read(numberInWords(number, 'en'), EN), read(numberInWords(number, 'fr'), FR)]).toEqual([number, number])
  fc.assert(
    fc.property(amount, (number) => {
      expect(read(numberInWords(number, 'en'), EN)).toBe(number)
      expect(read(numberInWords(number, 'fr'), FR)).toBe(number)
    }),
  )
})

test('[INQ-06] words no two numbers alike', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      fc.pre(a !== b)
      for (const locale of ['en', 'fr'] as const) expect(numberInWords(a, locale)).not.toBe(numberInWords(b, locale))
    }),
  )
})

test.each([
  [0, 'Zero US dollars only', 'Zéro dollar américain'],
  [1, 'One US dollar only', 'Un dollar américain'],
  [21, 'Twenty-one US dollars only', 'Vingt et un dollars américains'],
  [71, 'Seventy-one US dollars only', 'Soixante et onze dollars américains'],
  [80, 'Eighty US dollars only', 'Quatre-vingts dollars américains'],
  [81, 'Eighty-one US dollars only', 'Quatre-vingt-un dollars américains'],
  [91, 'Ninety-one US dollars only', 'Quatre-vingt-onze dollars américains'],
  [99, 'Ninety-nine US dollars only', 'Quatre-vingt-dix-neuf dollars américains'],
  [200, 'Two hundred US dollars only', 'Deux cents dollars américains'],
  [201, 'Two hundred and one US dollars only', 'Deux cent un dollars américains'],
  [1000, 'One thousand US dollars only', 'Mille dollars américains'],
  [23_017, 'Twenty-three thousand and seventeen US dollars only', 'Vingt-trois mille dix-sept dollars américains'],
  [80_000, 'Eighty thousand US dollars only', 'Quatre-vingt mille dollars américains'],
  [200_200, 'Two hundred thousand two hundred US dollars only', 'Deux cent mille deux cents dollars américains'],
  [1_000_000, 'One million US dollars only', 'Un million de dollars américains'],
  [80_000_000, 'Eighty million US dollars only', 'Quatre-vingts millions de dollars américains'],
])('[INQ-06] words %i as a bank does', (number, english, french) => {
  expect([dollarsInWords(number, 'en'), dollarsInWords(number, 'fr')]).toEqual([english, french])
})
