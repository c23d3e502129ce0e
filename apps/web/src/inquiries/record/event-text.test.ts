import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { inquiries as english } from '../../i18n/en/inquiries.ts'
import { inquiries as french } from '../../i18n/fr/inquiries.ts'
import { clockOf } from '../times.ts'
import { isInThread, eventText } from './event-text.ts'

const NB = '\u00a0'
const clock = clockOf('en', () => 0, english.here)
const entry = (kind: string, data: object = {}, content: object | null = null) =>
  ({
    seq: 1,
    at: '2026-06-18T00:00:00.000Z',
    side: 'SELLER',
    actor: null,
    kind,
    data,
    content,
    hash: '',
  }) as RecordEntry
const inEnglish = (...given: Parameters<typeof entry>) => eventText(entry(...given), english, 'en', clock)

test('[TRU-01 INQ-09] describes an event with amounts and reason, in the language', () => {
  expect(inEnglish('INVOICE_ISSUED', { number: 'MNT-2026-0001', total: 23017 })).toBe(
    'Proforma invoice MNT-2026-0001 issued, $23,017',
  )
  expect(inEnglish('PROOF_REFUSED', {}, { reason: 'No date on it' })).toBe('Payment proof refused: “No date on it”')
  expect(inEnglish('EDITED', { portId: 'x', amounts: {}, hasCustomerInformation: true })).toBe(
    'Changed: destination, amounts, consignee',
  )
  const shipping = { estimatedDepartureDate: '2026-06-24', estimatedArrivalDate: null }
  expect(inEnglish('SHIPPING_SET', { shipping })).toBe(`Shipping updated, departure 24${NB}June 2026`)
  const issued = entry('FINAL_INVOICE_ISSUED', { number: 'F-1', total: 1200 })
  expect(
    eventText(
      issued,
      french,
      'fr',
      clockOf('fr', () => 0, french.here),
    ),
  ).toBe(`Facture finale F-1 émise, 1${NB}200${NB}$`)
})

test('[TRU-01] shows unknown and malformed events without an error', () => {
  expect(inEnglish('SOMETHING_NEW')).toBe('SOMETHING_NEW')
  expect(inEnglish('ENDED', { outcome: 'OTHER' })).toBe('Closed')
  expect(inEnglish('RESERVED', { endTime: 7 })).toBe('Car reserved')
  expect(inEnglish('OFFER_MADE', {})).toBe('Offer of –')
})

test('[INQ-15] shows a reservation’s end in Japan’s time and the reader’s', () => {
  const reserved = entry('RESERVED', { endTime: '2026-06-18T09:00:00.000Z' })
  const told = (texts: typeof english, locale: 'en' | 'fr', hours: number) => {
    const own = clockOf(locale, () => hours * 3_600_000, texts.here)
    return eventText(reserved, texts, locale, own).replaceAll(NB, ' ')
  }
  expect(told(english, 'en', 3)).toContain('18 June 2026, 18:00 JST (12:00 your time)')
  expect(told(french, 'fr', 2)).toContain('18 juin 2026, 18 h 00 JST (11 h 00')
  expect(told(english, 'en', 9)).toMatch(/18 June 2026, 18:00 JST$/)
})

test('[INQ-04] shows shared events between messages and no internal ones', () => {
  expect(['INVOICE_ISSUED', 'SHIPPING_SET', 'RESERVED', 'ENDED'].every(isInThread)).toBe(true)
  expect(['MESSAGE', 'PROCESSED', 'UNPROCESSED', 'ARCHIVED', 'HANDED_OVER', 'INVOICE_GENERATED'].some(isInThread)).toBe(
    false,
  )
})
