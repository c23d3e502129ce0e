import { HS_CODE, HS_CODE_FAULT } from '@minato/contract/hs-code'
import type { YearMonth } from '@minato/contract/primitives'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'
import type { Purchase } from '@minato/contract/vehicles-office'
import { hsCodeText } from '@minato/domain/hs-code'
import { valueAt, withValue } from '../../forms/merge.ts'
import { atMost, required } from '../../forms/rules.ts'
import type { Rule, Rules, Values } from '../../forms/rules.ts'
import { month, monthOf, monthText, numberOf, numeric } from '../../forms/parse-input.ts'
import { CAR_FIELDS, PURCHASE_FIELDS } from './car-fields.ts'
import type { CarField } from './car-fields.ts'

/** Converts between a car and its form values: texts by field name, '' if unknown. */

/** Maximum number of decimals per kind. */
export const decimalsOf = ({ kind }: CarField): number => (kind === 'decimal' ? 3 : 0)
const NUMBERS: readonly CarField['kind'][] = ['whole', 'decimal', 'year']

const textOf = (value: unknown, { kind }: CarField): string =>
  kind === 'month'
    ? monthText(value as YearMonth | null)
    : typeof value === 'number'
      ? String(value)
      : typeof value === 'string'
        ? value
        : ''
export const valuesOf = (tree: unknown, fields: readonly CarField[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.name, textOf(valueAt(tree, field.name), field)]))
/** The form values of a car. */
export const valuesOfCar = (car: VehicleReply): Record<string, string> => ({
  ...valuesOf(car, CAR_FIELDS),
  trimId: car.trim?.id ?? '',
})
export const valuesOfPurchase = (purchase: Purchase): Record<string, string> => valuesOf({ purchase }, PURCHASE_FIELDS)

const read = (field: CarField, text: string): unknown => {
  if (text.trim() === '') return null
  if (NUMBERS.includes(field.kind)) return numberOf(text, decimalsOf(field)) ?? null
  if (field.kind === 'month') return monthOf(text) ?? null
  return field.kind === 'hs-code' && HS_CODE.test(text.trim()) ? hsCodeText(text) : text.trim()
}
/** Whether two texts are the same value: '62,000' and '62000'. An unreadable text equals nothing. */
export function isSameText(field: CarField, one: string, other: string): boolean {
  const value = read(field, one)
  return one === other || (value !== null && JSON.stringify(value) === JSON.stringify(read(field, other)))
}
const treeOf = (values: Values, fields: readonly CarField[]): Readonly<Record<string, unknown>> =>
  fields.reduce((tree, field) => withValue(tree, field.name, read(field, values[field.name] ?? '')), {})
/** The values to send. */
export function carOf(values: Values): VehicleFields {
  const { trimId: _, ...fields } = treeOf(values, CAR_FIELDS)
  return fields as VehicleFields
}
export const purchaseOf = (values: Values): Purchase => treeOf(values, PURCHASE_FIELDS)['purchase'] as Purchase

/** The contract's groups with changed values. */
export function changedOf(values: Values, base: Values): Partial<VehicleFields> {
  const car = carOf(values)
  const before = carOf(base)
  const keys = Object.keys(car) as (keyof VehicleFields)[]
  return Object.fromEntries(
    keys.filter((key) => JSON.stringify(car[key]) !== JSON.stringify(before[key])).map((key) => [key, car[key]]),
  )
}
export const isEmptyTree = (tree: object): boolean =>
  Object.values(tree).every((value) => value === null || (typeof value === 'object' && isEmptyTree(value as object)))

const hsCode: Rule = (text) => (text.trim() === '' || HS_CODE.test(text.trim()) ? undefined : HS_CODE_FAULT)

function ruleOf(field: CarField): Rule[] {
  const { kind, min = 0, max = Infinity, isRequired } = field
  const rules: Rule[] = isRequired ? [required] : []
  if (kind === 'text' && max < Infinity) rules.push(atMost(max))
  if (kind === 'month') rules.push(month)
  if (kind === 'hs-code') rules.push(hsCode)
  if (NUMBERS.includes(kind)) rules.push(numeric(min, max, decimalsOf(field)))
  return rules
}
export const rulesOf = (fields: readonly CarField[]): Rules =>
  Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]))

const MM3_PER_M3 = 1e9
/** The volume for freight from the dimensions in mm: m³ with two decimals; '' if one is missing. */
export function volumeOf(values: Values): string {
  const sizes = ['length', 'width', 'height'].map((side) => numberOf(values[`utils.dimension.${side}`] ?? ''))
  const volume = sizes.reduce<number>((product, size) => product * (size ?? 0), 1) / MM3_PER_M3
  return volume > 0 ? volume.toFixed(2) : ''
}
