import type { VehicleReply } from '@minato/contract/vehicles'
import type { Values } from '../../forms/rules.ts'
import { foldText } from '../../forms/choices.ts'
import type { Shell } from '../../api/shell.ts'
import { CAR_FIELDS } from './car-fields.ts'
import { valuesOfCar } from './car-values.ts'
import { NO_CATALOG_CHOICE } from './form-values.ts'
import type { FormValues, CatalogChoice } from './form-values.ts'

type Api = Shell['api']
const MOST = 10
/** 'NRE161' of 'NRE161-0041872': Japanese makers stamp the model code before the serial number. */
const CODE = /^\s*([A-Za-z0-9]{3,12})-/

export const codeIn = (chassis: string): string | undefined => CODE.exec(chassis)?.[1]?.toUpperCase()

export const placeOf = ({ trim }: VehicleReply): CatalogChoice =>
  trim
    ? {
        brand: trim.model.brand,
        model: { id: trim.model.id, name: trim.model.name },
        trim: { id: trim.id, name: trim.name },
      }
    : NO_CATALOG_CHOICE

/** The newest cars of a model code, except the edited one. */
export async function carsOfTrim(
  api: Api,
  { model, trim }: CatalogChoice,
  but: string | undefined,
): Promise<VehicleReply[]> {
  if (!model || !trim) return []
  const found = await Promise.all(
    [undefined, true].map((isArchived) =>
      api('GET /api/vehicle/car', {
        query: { model: [model.id], queryText: trim.name, isArchived, limit: MOST, fieldsToExtractCode: 'CODE_4' },
      }),
    ),
  )
  return found.flatMap(({ items }) => items.filter((one) => one.trim?.id === trim.id && one.id !== but))
}

/** The model code at the start of a chassis number, if an earlier car has it. */
export async function placeByChassis(api: Api, code: string): Promise<CatalogChoice | undefined> {
  const { items } = await api('GET /api/vehicle/car', {
    query: { queryText: code, limit: MOST, fieldsToExtractCode: 'CODE_2' },
  })
  const same = items.filter(({ trim }) => trim && foldText(trim.name) === foldText(code))
  // Ambiguous if two models have the code: the manager chooses.
  const [first] = same
  return first && same.every(({ trim }) => trim?.id === first.trim?.id) ? placeOf(first) : undefined
}

/** Whether a late response still applies: same car, same chassis number, and no model code chosen by hand. */
export function isStillFor(
  found: CatalogChoice,
  asked: { code: string; resetCount: number },
  { values, place, resetCount }: Pick<FormValues, 'values' | 'place' | 'resetCount'>,
): boolean {
  const isOpen = (one: 'brand' | 'model'): boolean => !place[one] || place[one].id === found[one]?.id
  const isSameCar = resetCount === asked.resetCount && codeIn(values['specification.chassis'] ?? '') === asked.code
  return isSameCar && !place.trim && isOpen('brand') && isOpen('model')
}

/** Values that a duplicate copies: model code, grade and the fields common to all cars of that model code. */
export function duplicateOf(car: VehicleReply): Values {
  const theirs = valuesOfCar(car)
  const names = CAR_FIELDS.filter(({ name, isLikeOthers }) => isLikeOthers || name === 'grade' || name === 'trimId')
  return Object.fromEntries(names.flatMap(({ name }) => (theirs[name] ? [[name, theirs[name]]] : [])))
}

/** Values of a similar car for the empty fields of the form. */
export function valuesFromSimilarCar(values: Values, car: VehicleReply): Values {
  const theirs = valuesOfCar(car)
  const names = CAR_FIELDS.filter(({ isLikeOthers, name }) => isLikeOthers && !values[name] && theirs[name])
  return Object.fromEntries(names.map(({ name }) => [name, theirs[name] ?? '']))
}
