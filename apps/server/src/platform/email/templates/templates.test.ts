import type { Locale } from '@minato/contract/enumerations'
import { expect, test } from 'vitest'
import type { Sender } from '../email-content.ts'
import { renderMail } from '../mail.ts'
import * as account from './account-emails.ts'
import * as inquiries from './inquiry-emails.ts'
import * as invoices from './invoice-emails.ts'
import { emailTemplates } from './templates.ts'
import type { DataOf, Template } from './templates.ts'
import * as payments from './payment-emails.ts'
import * as promises from './reservation-emails.ts'
import * as proposals from './proposal-emails.ts'
import * as savedSearches from './saved-search-email.ts'

const SENDER: Sender = {
  name: 'Minato',
  email: 'sales@minato.example',
  legalName: 'Minato Motors Co., Ltd.',
  phone: '+81 45 000 0000',
  headOffice: ['2-14 Daikoku Pier', 'Yokohama, Japan'],
  senderName: 'Minato',
  replyTo: null,
}
const byLink = {
  name: 'Aïcha N’Diaye',
  link: 'https://shop.example/a/b?c=1&d=2',
  expiresAt: '2026-05-31T18:05:00.000Z',
}
const inquiry = {
  name: 'Aïcha',
  reference: '1001',
  car: 'Toyota Land Cruiser',
  link: 'https://shop.example/inquiries/1',
  country: 'CD',
}
const asked = {
  ...inquiry,
  port: 'Matadi',
  picture: 'https://shop.example/images/1/640.jpg',
  freightType: 'CIF' as const,
  lines: [
    { kind: 'FOB' as const, amount: 6850 },
    { kind: 'FREIGHT' as const, amount: null },
    { kind: 'INSURANCE' as const, amount: 98 },
  ],
  total: null,
}
const due = {
  number: 'MNT-2026-0388',
  validUntil: '2026-12-01T09:00:00.000Z',
  paymentDeadline: '2026-11-30T09:00:00.000Z',
  country: 'CD',
}
const DATA: { [T in Template]: DataOf<T> } = {
  verifyEmail: byLink,
  resetPassword: byLink,
  passwordChanged: { name: 'Aïcha', changedAt: '2026-12-01T00:30:00.000Z', link: 'https://shop.example/x' },
  secondFactorChanged: {
    name: 'Aïcha',
    changedAt: '2026-12-01T00:30:00.000Z',
    isOn: false,
    link: 'https://shop.example/x',
  },
  emailChanging: { name: 'Aïcha', askedAt: '2026-12-01T00:30:00.000Z', link: 'https://shop.example/x' },
  invitation: { ...byLink, invitedBy: 'Kenji Mori' },
  customerInvited: { ...byLink, invitedBy: 'Kenji Mori' },
  providerLink: byLink,
  accountDeleted: { name: 'Aïcha' },
  inquiryCame: inquiry,
  inquiryOpened: asked,
  inquiryReceived: {
    ...asked,
    country: 'CD',
    replyBy: '2026-12-01T09:00:00.000Z',
    proof: { link: 'https://shop.example/auth/verify-email/1/x', expiresAt: '2026-12-08T00:30:00.000Z' },
  },
  messagesCame: { ...inquiry, count: 3 },
  carReserved: { ...inquiry, from: null, until: '2026-12-01T00:30:00.000Z', isNext: true },
  carTaken: {
    ...inquiry,
    by: 'RESERVED',
    until: '2026-12-01T00:30:00.000Z',
    isClosed: false,
    similar: [
      {
        title: 'Toyota Land Cruiser',
        reference: '10483',
        year: { year: 2016, isManufacture: false },
        price: 9100,
        link: 'https://shop.example/vehicle/2',
      },
    ],
  },
  dealEnded: { ...inquiry, outcome: 'LOST' },
  dealReopened: inquiry,
  offerAnswered: { ...inquiry, amount: 5200, isAccepted: true },
  offerWithdrawn: { ...inquiry, amount: 5200 },
  offerMade: {
    ...inquiry,
    amount: 5200,
    until: '2026-12-01T00:30:00.000Z',
    delivered: { total: 6612, freightType: 'CIF', port: 'Mombasa' },
  },
  purchaseConfirmed: { ...inquiry, dueCents: 491_500 },
  reservationAsked: inquiry,
  reservationEnded: inquiry,
  carWithdrawn: inquiry,
  reservationEnding: { ...inquiry, until: '2026-12-01T00:30:00.000Z' },
  proofCame: inquiry,
  proofAccepted: inquiry,
  proofRefused: { ...inquiry, until: '2026-12-01T00:30:00.000Z' },
  shippingChanged: { ...inquiry, ship: 'Morning Calypso', departs: '2026-12-01', arrives: '2027-01-14' },
  voyageChanged: {
    name: 'Aïcha',
    link: 'https://shop.example/inquiries/1',
    cars: [{ reference: '1001', lines: ['The ship with your Toyota Vitz is delayed.'] }],
  },
  documentsSent: {
    ...inquiry,
    kinds: ['BILL_OF_LADING', 'EXPORT_CERTIFICATE'],
    courier: 'DHL',
    trackingNumber: '1234567890',
    sentOn: '2026-12-01',
  },
  paperCame: { ...inquiry, what: 'EXTRA' },
  invoiceIssued: {
    ...inquiry,
    ...due,
    total: 23_017,
    bank: {
      holder: 'Minato Motors Co., Ltd.',
      bank: 'Example Bank',
      branch: null,
      swift: 'EXMPJPJT',
      accountNumber: '000 0002290',
      currency: 'USD',
    },
  },
  invoiceReminder: { ...inquiry, ...due },
  invoiceEnded: { ...inquiry, number: 'MNT-2026-0388', how: 'LAPSED' },
  finalInvoiceIssued: { ...inquiry, number: 'MNT-F-2026-0012' },
  purchaseComplete: { ...inquiry, isPresumed: true },
  proposalNews: {
    name: 'Kenji',
    step: 'APPROVED',
    kind: 'EDIT_ACCOUNT',
    by: 'Haruka Sato',
    needsApproval: true,
    expiresAt: '2026-12-15T09:00:00.000Z',
    effectiveAt: '2026-12-02T09:00:00.000Z',
    changes: [['accountNumber', '000 0002290', '000 0004471']],
    reference: null,
    link: 'https://shop.example/settings/bank',
  },
  consigneeChange: { ...inquiry, step: 'APPROVED', effectiveAt: '2026-12-02T09:00:00.000Z', country: 'CD' },
  accountChangeAnnounced: {
    name: 'Aïcha',
    reference: '1001',
    number: 'MNT-2026-0388',
    accountEnd: '2290',
    effectiveAt: '2026-12-02T09:00:00.000Z',
    country: 'CD',
    link: 'https://shop.example/inquiries/1',
  },
  savedSearchAlert: {
    name: 'Aïcha',
    search: 'Land Cruiser <2010',
    country: 'Kenya',
    cars: [
      {
        title: 'Toyota Land Cruiser Prado',
        reference: '10482',
        year: { year: 2015, isManufacture: true },
        price: 12_340,
        verdict: 'AT_RISK',
        link: 'https://shop.example/vehicle/1',
      },
      {
        title: 'Toyota Land Cruiser',
        reference: '10483',
        year: { year: 2016, isManufacture: false },
        price: null,
        link: 'https://shop.example/vehicle/2',
      },
    ],
    count: 2,
    link: 'https://shop.example/search-result?q=1',
    stopLink: 'https://shop.example/account/searches',
  },
}
const TEMPLATES = Object.keys(emailTemplates) as Template[]
const set = <T extends Template>(template: T, locale: Locale) => renderMail(template, locale, DATA[template], SENDER)

/** Figures, links and times, which must be equal in both languages. */
const factsOf = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/\S+|\d[\d\u00a0,]*/g)]
    .map(([found]) => (found.startsWith('http') ? found : found.replace(/\D/g, '').replace(/^0(?=\d)/, '')))
    .sort()

test('has no two email templates of one name', () => {
  const named = [account, inquiries, invoices, payments, promises, proposals, savedSearches].flatMap((file) =>
    Object.keys(file),
  )
  expect(TEMPLATES.toSorted()).toEqual(named.toSorted())
})

test.each(TEMPLATES)('[TRU-14] %s states the same amounts, times and links in both languages', (template) => {
  const [english, french] = [set(template, 'en'), set(template, 'fr')]
  expect(factsOf(french.text.replace(/1er/g, '1'))).toEqual(factsOf(english.text))
  expect(french.text).not.toBe(english.text)
  expect(french.subject).not.toBe(english.subject)
})

test.each(TEMPLATES)('[STF-11] %s is whole as text, and its HTML has every line of it', (template) => {
  for (const locale of ['en', 'fr'] as const) {
    const { text, html } = set(template, locale)
    const seen = html
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]+>/g, '\n')
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    const lines = text.split('\n').filter((line) => line && line !== '-- ')
    // A row of a table has two cells.
    const parts = lines.flatMap((line) =>
      seen.includes(line) ? [line] : line.replace(/\u00a0?:$/, '').split(/\u00a0?: /),
    )
    for (const part of parts) expect(seen + html.replaceAll('&#38;', '&')).toContain(part)
    expect(lines.length).toBeGreaterThan(5)
  }
})

test.each(TEMPLATES)('[STF-11] %s has the no-break spaces of French', (template) => {
  const { text, subject } = set(template, 'fr')
  const words = `${subject}\n${text}`.replace(/https?:\/\/\S+/g, '')
  expect(words).not.toMatch(/(?<!\u00a0)[;?!:»%$](?!\S)|«(?!\u00a0)|\u202f/)
})

test.each(TEMPLATES)('[STF-11] %s keeps the number of an inquiry on one line', (template) => {
  const { html, text } = set(template, 'en')
  expect(html + text).not.toContain('N° ')
})

test('names the day in Japan and the local day where they differ', () => {
  expect(set('resetPassword', 'en').text).toContain(
    'until 1\u00a0June 2026, 03:05\u00a0JST (31\u00a0May 2026, 18:05 UTC).',
  )
  expect(set('resetPassword', 'fr').text).toContain(
    'jusqu’au 1er\u00a0juin 2026, 3\u00a0h\u00a005\u00a0JST (31\u00a0mai 2026, 18\u00a0h\u00a005 UTC).',
  )
  expect(set('savedSearchAlert', 'en').text).toContain('REF 10482 · Mfg. 2015 · $12,340 FOB · Import at risk: Kenya\n')
  expect(set('savedSearchAlert', 'fr').text).toContain(
    'REF 10482 · Fab. 2015 · 12\u00a0340\u00a0$ FOB · Importation incertaine\u00a0: Kenya\n',
  )
})

test('[INQ-08 INQ-10] states a past departure as a fact', () => {
  const data = { ...DATA.shippingChanged, today: '2026-12-02' }
  const text = (locale: Locale) => payments.shippingChanged[locale](data, SENDER).paragraphs.join('\n')
  expect(text('en')).toMatch(/Departed: 1\u00a0December 2026\nExpected arrival: 14\u00a0January 2027/)
  expect(text('fr')).toMatch(/Parti le 1er\u00a0décembre 2026\nArrivée prévue\u00a0: 14\u00a0janvier 2027/)
})

test('[TRU-11 INQ-10] names a shared document of the checklist', () => {
  const data = { ...DATA.paperCame, kind: 'BILL_OF_LADING' as const }
  const { subject, paragraphs } = payments.paperCame.en(data, SENDER)
  expect([subject, paragraphs[0]]).toEqual([
    expect.stringMatching(/^Bill of lading for inquiry/),
    expect.stringMatching(/: Bill of lading\.$/),
  ])
  expect(payments.paperCame.fr(data, SENDER).subject).toMatch(/^Connaissement pour la demande/)
})

test('[TRU-04] names the passkey in the email about it, for the app there is none', () => {
  const passkey = 'Laptop <1>'
  for (const locale of ['en', 'fr'] as const) {
    const about = (more: object) =>
      renderMail('secondFactorChanged', locale, { ...DATA.secondFactorChanged, ...more }, SENDER)
    const { subject, text, html } = about({ passkey })
    expect([text.includes(passkey), html.includes(passkey), about({}).text.includes('Laptop')]).toEqual([
      true,
      false,
      false,
    ])
    expect(subject).not.toBe(about({}).subject)
  }
})
