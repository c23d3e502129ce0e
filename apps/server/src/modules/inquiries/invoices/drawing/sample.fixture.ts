import type { Locale } from '@minato/contract/enumerations'
import type { PaperKind } from '@minato/contract/paper-checks'
import { paperNumber } from '@minato/domain/paper-lines'
import type { PaperFacts } from '../facts.ts'

/** A paper with something in each of its places, for tests and benches. */
export const sampleFacts = (kind: PaperKind, locale: Locale): PaperFacts => ({
  kind,
  locale,
  number: paperNumber('MNT', kind, 2026, 388),
  code: 'K7Q29XVM3TDA0PWR',
  checkAddress: `https://minato.example${locale === 'fr' ? '/fr' : ''}/check`,
  issuedAt: '2026-06-05T05:18:00.000Z',
  validUntil: kind === 'PROFORMA' ? '2026-06-19T09:00:00.000Z' : null,
  paymentDeadline: kind === 'PROFORMA' ? '2026-06-18T09:00:00.000Z' : null,
  reference: '4127',
  seller: {
    name: 'Minato',
    legalName: 'Minato Motors Co., Ltd.',
    registration: '0200-01-012345, Yokohama',
    address: ['2-14 Daikoku Pier', 'Tsurumi-ku', 'Yokohama, Japan'],
    phone: '+81 45 000 0000',
    email: 'sales@minato.example',
  },
  bank: {
    id: 'x',
    version: 1,
    holder: 'Minato Motors Co., Ltd.',
    bank: 'Example Bank of Yokohama',
    branch: 'Daikoku',
    bankAddress: '1-1 Minato Mirai, Yokohama, Japan',
    swift: 'EXMPJPJT',
    accountNumber: '000 0002290',
    currency: 'USD',
  },
  buyer: {
    name: 'Aïcha N’Diaye Mbuyi',
    address: ['12, avenue du Port', 'Matadi', 'République démocratique du Congo'],
    country: 'CD',
    phone: '+243 812 345 678',
    email: 'aicha@buyer.example',
  },
  consignee: {
    name: 'Łukasz Kabila & Fils SARL',
    address: ['7, avenue Lumumba', 'Kinshasa', 'République démocratique du Congo'],
    country: 'CD',
    phone: '+243 812 345 679',
    email: null,
  },
  car: {
    reference: '10309',
    maker: 'BMW',
    model: 'X3',
    trim: 'XD20',
    grade: 'xDrive20d M Sport',
    registered: { year: 2019, month: 3 },
    manufactured: { year: 2018, month: 11 },
    chassis: 'WBATX36000LB12345',
    engineCode: 'B47D20B',
    engineSize: 1995,
    fuel: 'DIESEL',
    transmission: 'AUTOMATIC',
    drive: '4WD',
    steering: 'LEFT',
    color: 'BLUE',
    mileage: 61000,
    seats: 5,
    doors: 5,
    cubicMeter: 14.9,
    size: { length: 4716, width: 1897, height: 1676 },
  },
  lines: [
    { kind: 'FOB', amount: 21400, from: { kind: 'FOB', amount: 21400, markup: null } },
    {
      kind: 'FREIGHT',
      amount: 1550,
      from: {
        kind: 'FREIGHT',
        amount: 1550,
        tariff: { id: 'a', value: 104, validFrom: '2026-06-01T00:00:00.000Z' },
        cubicMeter: 14.9,
      },
    },
    {
      kind: 'INSURANCE',
      amount: 287,
      from: { kind: 'INSURANCE', amount: 287, rate: { id: 'x', value: 1.25, validFrom: '2026-01-01T00:00:00.000Z' } },
    },
    { kind: 'INSPECTION', amount: 180, from: null },
    { kind: 'DISCOUNT', amount: -400, from: null },
  ],
  total: 23017,
  freightType: 'CIF',
  ports: {
    loading: locale === 'fr' ? 'Yokohama, Japon' : 'Yokohama, Japan',
    discharge: locale === 'fr' ? 'Matadi, RD Congo' : 'Matadi, DR Congo',
    destination: 'RD Congo',
  },
  shipping:
    kind === 'FINAL'
      ? {
          netWeight: 1820,
          grossWeight: 1820,
          companyShipping: 'MOL',
          shipName: 'Morning Composer',
          cfs: 'Daikoku C-4',
          estimatedArrivalDate: '2026-08-06',
          estimatedDepartureDate: '2026-06-24',
          portOfLoading: 'Yokohama',
        }
      : null,
  proforma: kind === 'PROFORMA' ? null : 'MNT-2026-0388',
  received: kind === 'RECEIPT' ? { amount: 10000, on: '2026-06-04', inAll: 10000, dealTotal: 23017 } : null,
})
