import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { AllCharges } from '@minato/contract/quotes'
import { expect, test } from 'vitest'
import { shippedOf } from '../actions/shipping-form.tsx'
import { amountsAt, bodyOf, editedOf, fieldsIn, totalIn, written } from './edit-values.ts'

const usd = (value: number) => ({ value, currency: 'USD' as const })
const FEE = '11111111-1111-4111-8111-111111111111'
const [HERE, THERE] = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333']
const buyer = {
  firstname: 'Amina',
  lastname: 'Otieno',
  address: null,
  city: null,
  postalCode: null,
  country: 'KE',
  phoneNumber: { countryCode: '254', number: '0712 345678' },
  email: 'buyer@minato.example',
}
const inquiry = {
  car: { id: '44444444-4444-4444-8444-444444444444' },
  port: { id: HERE },
  finalDestination: 'KE',
  amountFOB: usd(6000),
  fretAmount: usd(1000),
  warranty: usd(88),
  inspections: [{ productId: FEE, type: 'PRE_EXPORT', amount: usd(150) }],
  discount: usd(0),
  isActivateDiscount: false,
  customerInformation: buyer,
  quote: { lines: [{ kind: 'FREIGHT', amount: 1000, tariff: null, cubicMeter: 10.5 }] },
} as unknown as Inquiry
const version = (id: string, value: number) => ({ id, value, validFrom: null })
const charges = {
  insurance: version('i', 1.25),
  ports: [
    { id: HERE, tariff: version('t', 92), inspections: [{ ...version(FEE, 150), type: 'PRE_EXPORT' }] },
    { id: THERE, tariff: null, inspections: [] },
  ],
} as unknown as AllCharges

test('[INQ-09 INQ-01] sends what was read except changed fields', () => {
  const before = written(inquiry)
  const body = bodyOf(inquiry, before, charges)
  expect(body).toEqual({
    amountFOB: usd(6000),
    fretAmount: usd(1000),
    warranty: usd(88),
    inspections: inquiry.inspections,
    discount: usd(0),
    isActivateDiscount: false,
  })
  const changed = {
    ...before,
    portId: THERE,
    fretAmount: null,
    inspection: 90,
    customerInformation: { ...buyer, city: 'Kisumu' },
  }
  expect(bodyOf(inquiry, changed, charges)).toMatchObject({
    portId: THERE,
    fretAmount: null,
    inspections: [{ productId: FEE, type: 'PRE_EXPORT', amount: usd(90) }],
    customerInformation: { city: 'Kisumu' },
  })
  expect(bodyOf(inquiry, { ...before, inspection: null }, charges).inspections).toEqual([])
})

test('[INQ-01] adds up as the server does: active discount, no sum on request', () => {
  const values = { amountFOB: '6,000', fretAmount: '1 000', warranty: '88', inspection: '150', discount: '138' }
  expect(totalIn(fieldsIn(values))).toBe(7238)
  expect(totalIn(fieldsIn({ ...values, isActivateDiscount: 'true' }))).toBe(7100)
  expect(totalIn(fieldsIn({ ...values, fretAmount: '' }))).toBeNull()
  expect(totalIn(fieldsIn({ ...values, warranty: '', inspection: '' }))).toBe(7000)
})

test('[INQ-01 TRU-07] takes a port’s tariff, fee and rate for the typed FOB price', () => {
  const given = { portId: HERE, amountFOB: 6000, withInsurance: true, withInspections: true }
  expect(amountsAt(inquiry, charges, given)).toEqual({ fretAmount: 966, warranty: 87, inspection: 150 })
  expect(amountsAt(inquiry, charges, { ...given, withInsurance: false, withInspections: false })).toEqual({
    fretAmount: 966,
    warranty: null,
    inspection: null,
  })
  // No tariff on file: on request, and never a guess.
  expect(amountsAt(inquiry, charges, { ...given, portId: THERE })).toEqual({
    fretAmount: null,
    warranty: null,
    inspection: null,
  })
})

test('[INQ-08 INQ-09 API-11] stores only form values, id and version in a draft', () => {
  const whole = { ...inquiry, id: 'd', version: 7, shippingData: null, owner: { id: 'o', email: 'amina@example.com' } }
  const kept = editedOf(whole)
  expect(written(kept)).toEqual(written(inquiry))
  expect(bodyOf(kept, { ...written(inquiry), inspection: 90 }, charges)).toEqual(
    bodyOf(inquiry, { ...written(inquiry), inspection: 90 }, charges),
  )
  expect([kept.id, kept.version]).toEqual(['d', 7])
  for (const gone of ['owner', 'quote', 'lastMessage', 'manager']) expect(Object.keys(kept)).not.toContain(gone)
  expect(shippedOf(whole)).toEqual({ id: 'd', version: 7, shippingData: null })
})
