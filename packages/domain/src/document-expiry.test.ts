import { expect, test } from 'vitest'
import { expiryIn } from './document-expiry.ts'

/** Lines of a page, their cells apart by '||'. */
const expiryOf = (text: string) =>
  expiryIn(
    text
      .split('\n')
      .flatMap((line, at) => line.split(' || ').map((cell, i) => ({ page: 1, line: at + 1, x: i * 200, text: cell }))),
  )

test.each([
  ['Valid until: 31/12/2026', '2026-12-31'],
  ['VALIDITY UNTIL 2026-02-28', '2026-02-28'],
  ['Expiry date || 5 March 2027', '2027-03-05'],
  ['Date of expiry\n05 MAR 2027', '2027-03-05'],
  ['Expires on March 5th, 2027', '2027-03-05'],
  ["Valable jusqu'au 1er février 2027", '2027-02-01'],
  ['Date d’expiration : 29.02.2028', '2028-02-29'],
  // The earliest of several.
  ['Valid until 2027-05-01\nExpiry date: 2027-04-01', '2027-04-01'],
  // No date, one that does not exist, and one that belongs to nothing of the kind.
  ['Valid until further notice', null],
  ['Valid until 29/02/2027', null],
  ['Valid until 2027-13-01', null],
  ['Date of issue: 2026-12-31', null],
  ['', null],
])('[TRU-10] reads the end of the validity of %j', (text, expiry) => {
  expect(expiryOf(text)).toBe(expiry)
})
