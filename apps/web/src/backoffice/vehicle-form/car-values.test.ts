import { NewVehicle, Purchase } from '@minato/contract/vehicles-office'
import { VehicleFields } from '@minato/contract/vehicles-shapes'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { formTextsIn } from '../../forms/form-texts.ts'
import { faultsOf } from '../../forms/rules.ts'
import { CAR_FIELDS, PRICE_FIELD, PURCHASE_FIELDS } from './car-fields.ts'
import { carOf, changedOf, isSameText, purchaseOf, rulesOf, valuesOf, volumeOf } from './car-values.ts'

/** The leaves of a shape by their paths; a year with its month is one field. */
function leaves(shape: z.core.$ZodType, path = ''): string[] {
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) return leaves(shape.unwrap(), path)
  if (!(shape instanceof z.ZodObject) || 'month' in shape.shape) return [path]
  return Object.entries(shape.shape).flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key))
}
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name).sort()
const FIELDS = [...CAR_FIELDS, ...PURCHASE_FIELDS]
/** A value that fits each field. */
const filled = Object.fromEntries(
  FIELDS.map(({ name, kind, values, min }) => {
    if (name === 'location.country') return [name, 'JP']
    const fit = {
      text: 'x',
      whole: min,
      decimal: min,
      year: min,
      month: '2019/7',
      date: '2026-03-02',
      choice: values?.[0],
      'hs-code': '8703.22.9010',
    }
    return [name, String(fit[kind])]
  }),
)

test('[VEH-10 VEH-12] has one input for every field of a car and of its purchase', () => {
  expect(names(CAR_FIELDS.filter(({ name }) => name !== 'trimId'))).toEqual(leaves(VehicleFields).sort())
  expect(names(PURCHASE_FIELDS)).toEqual(leaves(z.object({ purchase: Purchase })).sort())
  expect(new Set(names(FIELDS)).size).toBe(FIELDS.length)
})

test('[VEH-10] converts form values to the contract and back without change', () => {
  const empty = Object.fromEntries(FIELDS.map(({ name }) => [name, '']))
  for (const values of [filled, empty]) {
    const car = VehicleFields.parse(carOf(values))
    const purchase = Purchase.parse(purchaseOf(values))
    expect(valuesOf({ ...car, trimId: values['trimId'], purchase }, FIELDS)).toEqual(values)
    expect(faultsOf(rulesOf(FIELDS.filter(({ isRequired }) => !isRequired)), values)).toEqual({})
  }
})

test('[VEH-07 VEH-10] checks with the contract’s limits and requires a new car’s fields', () => {
  const accepts = (name: string, value: string) => {
    const values = { ...filled, [name]: value }
    return VehicleFields.safeParse(carOf(values)).success && Purchase.safeParse(purchaseOf(values)).success
  }
  for (const field of FIELDS.filter(({ kind, max }) => kind !== 'choice' && max !== undefined)) {
    const { name, kind, min = 0, max = 0 } = field
    const step = kind === 'decimal' ? 0.001 : 1
    const tried =
      kind === 'text'
        ? ['x'.repeat(max), 'x'.repeat(max + 1)]
        : [min - step, min, max, max + step].filter((one) => one >= 0).map((one) => String(Number(one.toFixed(3))))
    for (const value of tried) {
      const isFine = Object.keys(faultsOf(rulesOf([field]), { [name]: value })).length === 0
      expect([name, value, isFine]).toEqual([name, value, accepts(name, value)])
    }
  }
  const required = [...CAR_FIELDS, PRICE_FIELD].filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const { error } = NewVehicle.safeParse({})
  const asked = (error?.issues ?? []).map(({ path }) => path.join('.')).filter((path) => path !== 'images')
  expect(asked.sort()).toEqual(['price', 'specification', 'trimId'])
  expect(Object.keys(faultsOf(rulesOf([...CAR_FIELDS, PRICE_FIELD]), {})).sort()).toEqual(required.sort())
})

test('[BO-12] accepts an HS code of 6 to 10 digits, with or without dots', () => {
  const rules = rulesOf(PURCHASE_FIELDS)
  const faultOf = (code: string) => faultsOf(rules, { 'purchase.hsCode': code })['purchase.hsCode']
  for (const code of ['', '870322', '8703.22', '8703 22 90', '8703.22.9010'])
    expect([code, faultOf(code)]).toEqual([code, undefined])
  for (const code of ['87032', '8703.22.90101', 'HS 8703', '8703..22'])
    expect([code, faultOf(code), formTextsIn('fr').say(faultOf(code) ?? '')]).toEqual([
      code,
      'An HS code has 6 to 10 digits',
      'Un code SH compte de 6 à 10 chiffres',
    ])
  expect(purchaseOf({ 'purchase.hsCode': '8703229010' }).hsCode).toBe('8703.22.9010')
})

test('[VEH-10] computes the volume from the dimensions or leaves it open', () => {
  const sizes = (length: string, width: string, height: string) => ({
    'utils.dimension.length': length,
    'utils.dimension.width': width,
    'utils.dimension.height': height,
  })
  expect(volumeOf(sizes('4,400', '1695', '1460'))).toBe('10.89')
  expect(volumeOf(sizes('4400', '', '1460'))).toBe('')
})

test('[API-11] sends only changed groups, each whole', () => {
  const changed = { ...filled, 'specification.mileage': '62,000', grade: '1.5 X' }
  expect(changedOf(changed, filled)).toEqual({
    grade: '1.5 X',
    specification: expect.objectContaining({ mileage: 62_000, chassis: 'x' }),
  })
  expect(changedOf({ ...filled, 'specification.mileage': '0 ' }, filled)).toEqual({})
})

test('[VEH-07 VEH-10] treats a retyped value as unchanged and an unreadable one as changed', () => {
  const isSame = (name: string, one: string, other: string) =>
    FIELDS.some((field) => field.name === name && isSameText(field, one, other))
  expect(isSame('specification.mileage', '62,000', '62000')).toBe(true)
  expect(isSame('specification.mileage', '6,200', '62000')).toBe(false)
  expect(isSame('firstRegistration', '201907', '2019/7')).toBe(true)
  expect([isSame('specification.mileage', 'many', ''), isSame('specification.mileage', '', '')]).toEqual([false, true])
})
