import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { placeholdersIn } from '../../../inquiries/thread/placeholders.ts'
import { fillReply, REPLY_VARIABLES, replyValues, unknownVariables } from './reply-variables.ts'

const DEADLINE = '2026-06-18T09:00:00.000Z'
const inquiryWith = (given: object = {}) =>
  ({
    reference: '1009',
    car: { id: 'c', reference: '10383', grade: 'G', trim: { model: { name: 'Sienta', brand: { name: 'Toyota' } } } },
    port: { id: 'p', name: 'Mombasa', country: 'KE' },
    customerInformation: { firstname: 'Awa', lastname: 'Diop' },
    status: 'INVOICE_ISSUED',
    outcome: null,
    amountFOB: { value: 6158, currency: 'USD' },
    total: 8022,
    proof: null,
    invoice: { state: 'ISSUED', paymentDeadline: DEADLINE, graceUntil: null },
    reservation: { id: 'r', startTime: DEADLINE, endTime: '2026-06-20T09:00:00.000Z' },
    ...given,
  }) as unknown as Inquiry
const WRITER = { manager: 'Haruka', company: 'Hakata Motors' }
const everything = REPLY_VARIABLES.map((name) => `{${name}}`).join('; ')
const filled = (inquiry: Inquiry, locale: 'en' | 'fr') =>
  fillReply(everything, replyValues(inquiry, locale, WRITER)).replaceAll('\u00a0', ' ')

test('[BO-21] fills variables from the inquiry in the language of the text', () => {
  expect(filled(inquiryWith(), 'en')).toBe(
    'Awa; Toyota Sienta G; 10383; 1009; $6,158; Mombasa; $8,022; 18 June 2026, 18:00 JST; 20 June 2026, 18:00 JST; Haruka; Hakata Motors',
  )
  expect(filled(inquiryWith(), 'fr')).toBe(
    'Awa; Toyota Sienta G; 10383; 1009; 6 158 $; Mombasa; 8 022 $; 18 juin 2026, 18 h 00 JST; 20 juin 2026, 18 h 00 JST; Haruka; Hakata Motors',
  )
})

test('[BO-21] keeps a variable without a value in its braces', () => {
  const open = inquiryWith({ status: 'NEGOTIATION', invoice: null, amountFOB: null, total: null, reservation: null })
  const text = filled(open, 'en')
  expect(text).toBe(
    'Awa; Toyota Sienta G; 10383; 1009; {price}; Mombasa; {total}; {deadline}; {reserved}; Haruka; Hakata Motors',
  )
  expect(placeholdersIn(`${text} {price}`)).toEqual(['{price}', '{total}', '{deadline}', '{reserved}'])
})

test('[BO-21] reads variable names in any case and keeps other braces as text', () => {
  expect(fillReply('{Name}, { x }, {}, {price', { name: 'Awa' })).toBe('Awa, { x }, {}, {price')
  expect(unknownVariables('{Name} {prise} {prix} { x } {prise}')).toEqual(['{prise}', '{prix}'])
})
