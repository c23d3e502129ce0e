import { expect, test } from 'vitest'
import { createBankMatcher } from './bank-statement.ts'
import type { MatchCandidate, Payment } from './bank-statement.ts'

const GRACE: MatchCandidate = {
  id: 'a',
  reference: '1001',
  isOpen: true,
  openCents: 811_000,
  numbers: ['MNT-2026-0042'],
  names: ['Grace Wanjiku'],
  transfers: [],
}
const JUMA: MatchCandidate = {
  ...GRACE,
  id: 'b',
  reference: '1002',
  numbers: ['MNT-2026-0043'],
  names: ['Juma Mwangi'],
}
const OLD: MatchCandidate = {
  ...GRACE,
  id: 'c',
  reference: '1003',
  isOpen: false,
  openCents: 0,
  numbers: [],
  names: ['Amina Diallo'],
}
const paid = (payment: Partial<Payment>): Payment => ({
  valueDate: '2026-11-20',
  cents: 811_000,
  currency: 'USD',
  text: '',
  sender: null,
  ...payment,
})
const find = (payment: Partial<Payment>, ...all: MatchCandidate[]) =>
  createBankMatcher(all.length ? all : [GRACE, JUMA, OLD])(paid(payment))
const told = (payment: Partial<Payment>, ...all: MatchCandidate[]) => {
  const { match, candidates } = find(payment, ...all)
  return [match, ...candidates.map((one) => `${one.reference} ${one.reasons.map(({ kind }) => kind).join('+')}`)]
}

test('[TRU-12] matches a payment by document number, amount and name in any spelling', () => {
  for (const text of ['PROFORMA MNT-2026-0042', 'pf mnt 2026 0042 toyota', 'MNT20260042/INV', 'MNT-2026 0042'])
    expect([text, ...told({ text, sender: 'WANJIKU GRACE N' })]).toEqual([text, 'MATCHED', '1001 DOCUMENT+NAME+AMOUNT'])
  expect(told({ text: 'MNT-2026-0042', cents: 808_500 })[0]).toBe('MATCHED')
  expect(find({ text: 'MNT-2026-0042', cents: 808_500 }).candidates[0]?.reasons.at(-1)).toEqual({
    kind: 'NEAR_AMOUNT',
    text: null,
    cents: 2500,
  })
  expect(told({ text: 'MNT-2026-0042', sender: 'Grace Wanjiku', cents: 100_000 })[0]).toBe('MATCHED')
  expect(told({ text: 'MNT-2026-0042', sender: 'Grace Wanjiku', cents: 900_000 })[0]).toBe('SUGGESTED')
  expect(told({ text: 'MNT-2026-0042', cents: 100_000 })).toEqual(['SUGGESTED', '1001 DOCUMENT'])
  expect(told({ text: 'Inquiry no. 1002' })).toEqual(['MATCHED', '1002 INQUIRY+AMOUNT'])
})

test('[TRU-12] only suggests where amount or name alone speak for an inquiry', () => {
  expect(told({})).toEqual(['SUGGESTED', '1001 AMOUNT', '1002 AMOUNT'])
  expect(told({ sender: 'Juma Mwangi', cents: 5 })).toEqual(['SUGGESTED', '1002 NAME'])
  expect(told({ sender: 'Juma Mwangi' })[0]).toBe('SUGGESTED')
  expect(told({ sender: 'Amina Diallo', cents: 5 })).toEqual(['NONE'])
  expect(told({ cents: 7 })).toEqual(['NONE'])
  expect(told({ cents: 811_000, currency: 'EUR' })).toEqual(['NONE'])
})

test('[TRU-12] does not take amounts, dates, years and longer numbers for an inquiry’s number', () => {
  const year = { ...JUMA, reference: '2026' }
  for (const text of ['1002.50', 'USD 1,002', '10021', '31002', '1002-03', '20261002', 'paid 2026'])
    expect([text, ...told({ text, cents: 5 }, year, JUMA)]).toEqual([text, 'NONE'])
  expect(told({ text: 'inquiry 2026', cents: 5 }, year)).toEqual(['SUGGESTED', '2026 INQUIRY'])
})

test('[TRU-12] recognises a payment that was recorded by hand, once for each entry', () => {
  const transfer = { day: '2026-11-18', cents: 811_000, currency: 'USD', isFromBank: false }
  const recorded = { ...GRACE, openCents: 0, transfers: [transfer] }
  const match = createBankMatcher([recorded])
  expect(match(paid({ sender: 'Grace Wanjiku' })).match).toBe('RECORDED')
  expect(match(paid({ text: 'MNT-2026-0042' })).match).toBe('SUGGESTED')
  expect(told({ sender: 'Grace Wanjiku', valueDate: '2026-11-25' }, recorded)[0]).not.toBe('RECORDED')
  expect(told({ sender: 'Somebody Else' }, recorded)).toEqual(['NONE'])
})

test('[TRU-12] takes a payment as recorded only where no other inquiry fits it better', () => {
  const transfer = { day: '2026-11-18', cents: 811_000, currency: 'USD', isFromBank: false }
  const recorded = { ...JUMA, openCents: 0, names: ['Grace Mwangi'], transfers: [transfer] }
  const payment = { text: 'MNT-2026-0042', sender: 'Grace Wanjiku' }
  expect(told(payment, recorded, GRACE)).toEqual(['MATCHED', '1001 DOCUMENT+NAME+AMOUNT'])
  // An equal amount due alone is no better than the recorded name.
  expect(told({ sender: 'Grace Mwangi' }, recorded, { ...GRACE, names: [] })[0]).toBe('RECORDED')
})

test('[TRU-12] does not take a second equal instalment as the first one recorded from the bank', () => {
  const transfer = { day: '2026-11-18', cents: 200_000, currency: 'USD', isFromBank: true }
  const first = { ...GRACE, openCents: 611_000, transfers: [transfer] }
  const payment = { text: 'MNT-2026-0042', sender: 'Grace Wanjiku', cents: 200_000 }
  expect(told({ ...payment, valueDate: '2026-11-20' }, first)[0]).toBe('MATCHED')
  // The same payment in another format of the bank.
  expect(told({ ...payment, valueDate: '2026-11-18' }, first)[0]).toBe('RECORDED')
})

test('[TRU-12] matches 10,000 payments to 10,000 inquiries within the time of a page', () => {
  const first = ['Grace', 'Juma', 'Amina', 'Joseph', 'Fatou', 'Peter', 'Mercy', 'Ali', 'Ruth', 'Omar']
  const all = Array.from({ length: 10_000 }, (_, at) => ({
    ...GRACE,
    id: String(at),
    reference: String(3000 + at),
    openCents: 400_000 + (at % 2500) * 100,
    numbers: [`MNT-2026-${String(at).padStart(4, '0')}`],
    names: [`${first[at % 10]} Mwangi${at % 700}`],
  }))
  const started = performance.now()
  const match = createBankMatcher(all)
  const results = all.map(({ openCents, numbers, names }) =>
    match(paid({ cents: openCents, text: `Payment ${numbers[0]}`, sender: names[0] ?? null })),
  )
  expect(
    results.filter((one, at) => one.match === 'MATCHED' && one.candidates[0]?.inquiryId === String(at)),
  ).toHaveLength(10_000)
  expect(performance.now() - started).toBeLessThan(10_000)
})
