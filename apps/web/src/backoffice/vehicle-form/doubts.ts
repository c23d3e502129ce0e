import type { BodyType, OfficeLocale } from '@minato/contract/enumerations'
import { dateFault, doubtsOf, engineFault } from '@minato/domain/plausible'
import type { Doubt } from '@minato/domain/plausible'
import type { Rule, Rules, Values } from '../../forms/rules.ts'
import { monthOf, numberOf, unambiguousRule } from '../../forms/parse-input.ts'
import { CAR_FIELDS, MONEY_FIELDS, PRICE_FIELD } from './car-fields.ts'
import { isSameText } from './car-values.ts'

/** Checks for impossible and unusual values. Values saved before are not checked. */

const HEAVY: readonly BodyType[] = ['TRUCK', 'BUS']
const NAMES: Record<Doubt['field'], string> = {
  engineSize: 'specification.engineSize',
  mileage: 'specification.mileage',
  firstRegistration: 'firstRegistration',
  manufacture: 'manufacture',
  price: 'price',
}
const FIELDS = new Map([...CAR_FIELDS, PRICE_FIELD].map((field) => [field.name, field]))

const isUnchanged = (name: string, values: Values, base: Values): boolean => {
  const field = FIELDS.get(name)
  return field !== undefined && isSameText(field, values[name] ?? '', base[name] ?? '')
}

/** Rules against impossible dates and engines, and ambiguous amounts. `base`: the saved values. */
export function possibleRules(base: Values, now: Date, locale: OfficeLocale): Rules {
  const month = (text: string) => {
    const value = monthOf(text)
    return value ? dateFault(value, now) : undefined
  }
  const engine = (text: string) => {
    const value = numberOf(text)
    return value ? engineFault(value) : undefined
  }
  const ifChanged =
    (name: string, rule: (text: string) => string | undefined): Rule =>
    (text, values) =>
      isUnchanged(name, values, base) ? undefined : rule(text)
  return Object.fromEntries([
    ...MONEY_FIELDS.map(({ name }) => [name, [unambiguousRule(locale)]] as const),
    ...(
      [
        ['firstRegistration', month],
        ['manufacture', month],
        ['specification.seatBeltYear', month],
        ['specification.engineSize', engine],
      ] as const
    ).map(([name, rule]) => [name, [ifChanged(name, rule)]] as const),
  ])
}

/** An unusual value to confirm. */
export type FormDoubt = Pick<Doubt, 'code' | 'value'> & { name: string }

export function doubtsIn(values: Values, base: Values): FormDoubt[] {
  const number = (name: string) => numberOf(values[name] ?? '') ?? null
  const found = doubtsOf({
    isHeavy: HEAVY.includes(values['utils.type'] as BodyType),
    engineSize: number('specification.engineSize'),
    mileage: number('specification.mileage'),
    firstRegistration: monthOf(values['firstRegistration'] ?? '') ?? null,
    manufacture: monthOf(values['manufacture'] ?? '') ?? null,
    price: number('price'),
  }).map(({ field, code, value }) => ({ name: NAMES[field], code, value }))
  const isDoubted = ({ name, code }: FormDoubt) =>
    !isUnchanged(name, values, base) || (code === 'registered-before-made' && !isUnchanged('manufacture', values, base))
  return found.filter(isDoubted)
}
