import { expect, test } from 'vitest'
import { PhoneNumber } from '@minato/contract/users-shapes'
import { internationalFormat, withoutTrunkPrefix, readPhone } from './phone-numbers.ts'

test('[INQ-09 DOC-03] adds the country code to a national number and drops its trunk zero', () => {
  const read = (countryCode: string, number: string) => {
    const phone = withoutTrunkPrefix({ countryCode, number })
    return `+${phone.countryCode}${phone.number}`
  }
  expect(read('243', '0812 345 671')).toBe('+243812345671')
  expect(read('243', '812345671')).toBe('+243812345671')
  expect(read('256', '(0)712 345675')).toBe('+256712345675')
  expect(read('39', '06 6982 1234')).toBe('+390669821234')
  expect(read('999', '0123')).toBe('+9990123')
})

test('[M04 DOC-03] rejects an unknown country code at its field and tolerates stored ones', () => {
  const phone = { countryCode: '999', number: '0123' }
  expect(() => readPhone(phone)).toThrow(
    expect.objectContaining({ reply: expect.objectContaining({ code: 'MINATO-1008' }) }),
  )
  expect(internationalFormat(phone)).toBe('+999 0123')
})

test('[STF-11 SES-07] reads a number in the full-width digits of a Japanese keyboard', () => {
  expect(readPhone(PhoneNumber.parse({ countryCode: '81', number: '０３－１２３４－５６７８' }))).toBe('+81312345678')
})
