import { expect, test } from 'vitest'
import {
  areSeveralEmpty,
  atMost,
  email,
  faultsOf,
  password,
  isSameName,
  phone,
  required,
  sameEmail,
  samePassword,
} from './rules.ts'

const RULES = {
  email: [required, email],
  confirmEmail: [required, sameEmail('email')],
  password: [required, password],
  confirmPassword: [required, samePassword('password')],
}
const good = {
  email: 'amina@example.com',
  confirmEmail: ' amina@example.com',
  password: 'harbour 2026',
  confirmPassword: 'harbour 2026',
}

test('[SES-07] uses the specified messages in the first step', () => {
  expect(faultsOf(RULES, good)).toEqual({})
  expect(
    faultsOf(RULES, { email: 'amina', confirmEmail: 'anima', password: 'short', confirmPassword: 'other' }),
  ).toEqual({
    email: 'This email is not valid',
    confirmEmail: 'This email must be the same as the first one',
    password: 'Your password must contain at least 8 characters(letters and numbers included)',
    confirmPassword: 'This password must be the same as the first one',
  })
  expect(faultsOf(RULES, { ...good, password: 'a1'.repeat(65) })['password']).toBe(
    'A password has at most 128 characters',
  )
})

test('[STF-16] reports one empty field by name and several together', () => {
  const all = faultsOf(RULES, {})
  expect(Object.values(all)).toEqual(Array(4).fill('This field is required'))
  expect(areSeveralEmpty(all)).toBe(true)
  expect(areSeveralEmpty(faultsOf(RULES, { ...good, email: '  ' }))).toBe(false)
  expect(areSeveralEmpty(faultsOf(RULES, { ...good, email: 'x', password: 'y', confirmPassword: 'y' }))).toBe(false)
})

test('[SES-07] accepts national phone numbers and limits names', () => {
  for (const number of ['0712 345678', '(03) 1234-5678', '03.12.34.56']) expect(phone(number, {})).toBeUndefined()
  expect(phone('０３－１２３４－５６７８', {})).toBeUndefined()
  for (const number of ['123', 'call me', '1'.repeat(21), '+254 712']) expect(phone(number, {})).toBeDefined()
  expect(atMost(3)('abcd', {})).toBe('At most 3 characters')
  expect(atMost(3)(' abc ', {})).toBeUndefined()
})

test('[STF-11] accepts a typed number of records in full-width digits', () => {
  expect([isSameName('１０', '10'), isSameName('１０', '11')]).toEqual([true, false])
})
