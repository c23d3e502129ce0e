import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from './sheet-enumerations.ts'
import type { CHOICES, ChoiceList } from './enumerations.ts'
import { inOrder } from './in-order.ts'
import type { YearMonth } from './primitives.ts'
import type { VehicleFields } from './vehicles-shapes.ts'

/**
 * The fields of a vehicle that people enter, one row each. Contract, columns, form, import, export, audit log and labels
 * are derived from this table; the sheets (equipment, inspection, kit) have lists of their own in `enumerations.ts`.
 * Without a validator, so that web pages can import it.
 */

/** The values of a field: `month` is a year with or without its month, `max` of a text its length. */
interface FieldType<V = unknown> {
  kind: 'text' | 'whole' | 'decimal' | 'year' | 'month' | 'choice'
  /** Of a choice. */
  list?: ChoiceList
  min?: number
  max?: number
  /** A text on one line and without invisible characters. */
  isName?: true
  /** Carries the type of the value; never set. */
  value?: V
}
export type FieldGroup = 'basic' | 'specification' | 'dimensions'
interface Flags {
  /** Shown beside the label in forms. */
  unit?: 'km' | 'cc' | 'mm'
  isRequired?: true
  /** Part of a card in lists; other fields are read for the page of the vehicle alone. */
  isOnCard?: true
  /** Differs among vehicles of one model code, so that it is not copied from another one. */
  isOwn?: true
}
interface FieldRow<P extends string, V> extends FieldType<V>, Flags {
  path: P
  group: FieldGroup
  /** Of the column in files, without the unit. */
  heading: string
}

const row = <P extends string, V, const F extends Flags>(
  path: P,
  type: FieldType<V>,
  group: FieldGroup,
  heading: string,
  flags: F = {} as F,
): FieldRow<P, V> & F => ({ path, group, heading, ...type, ...flags })

const text = (max: number): FieldType<string> => ({ kind: 'text', max })
const name = (max: number): FieldType<string> => ({ kind: 'text', max, isName: true })
const integer = (min: number, max: number): FieldType<number> => ({ kind: 'whole', min, max })
const decimal = (min: number, max: number): FieldType<number> => ({ kind: 'decimal', min, max })
const year = (min: number, max: number): FieldType<number> => ({ kind: 'year', min, max })
const month: FieldType<YearMonth> = { kind: 'month' }
const choice = <L extends ChoiceList>(list: L): FieldType<(typeof CHOICES)[L][number]> => ({ kind: 'choice', list })

/**
 * Name · place in the contract · values · group of the form · heading in exported files. The name is also that of the
 * column (`driveType` is `drive_type`), of the field in imports and in the audit log, and the key of its label. Rows are in
 * the order of the columns of files.
 */
export const VEHICLE_FIELDS = {
  grade: row('grade', text(80), 'basic', 'Grade', { isOnCard: true }),
  chassis: row('specification.chassis', text(40), 'basic', 'Chassis', { isRequired: true }),
  firstRegistration: row('firstRegistration', month, 'basic', 'First registration', { isOnCard: true }),
  manufacture: row('manufacture', month, 'basic', 'Manufacture', { isOnCard: true }),
  seatBeltYear: row('specification.seatBeltYear', year(1950, 2100), 'specification', 'Seat belt year', { isOwn: true }),
  mileage: row('specification.mileage', integer(0, 5_000_000), 'basic', 'Mileage', {
    unit: 'km',
    isRequired: true,
    isOnCard: true,
  }),
  engineSize: row('specification.engineSize', integer(0, 30_000), 'specification', 'Engine size', {
    unit: 'cc',
    isOnCard: true,
  }),
  engineCode: row('specification.engineCode', text(40), 'specification', 'Engine code'),
  transmissionType: row('specification.transmissionType', choice('transmissionType'), 'specification', 'Transmission', {
    isOnCard: true,
  }),
  driveType: row('specification.driveType', choice('driveType'), 'specification', 'Drive', { isOnCard: true }),
  steering: row('specification.steering', choice('steering'), 'specification', 'Steering', { isOnCard: true }),
  fuelType: row('specification.fuelType', choice('fuelType'), 'specification', 'Fuel', { isOnCard: true }),
  color: row('specification.color', choice('color'), 'specification', 'Color', { isOnCard: true, isOwn: true }),
  doors: row('specification.doors', integer(1, 9), 'specification', 'Doors'),
  numberSeat: row('specification.numberSeat', integer(1, 100), 'specification', 'Seats'),
  bodyType: row('utils.type', choice('bodyType'), 'specification', 'Body type', { isOnCard: true }),
  length: row('utils.dimension.length', integer(1, 30_000), 'dimensions', 'Length', { unit: 'mm' }),
  width: row('utils.dimension.width', integer(1, 10_000), 'dimensions', 'Width', { unit: 'mm' }),
  height: row('utils.dimension.height', integer(1, 10_000), 'dimensions', 'Height', { unit: 'mm' }),
  cubicMeter: row('utils.cubicMeter', decimal(0.01, 500), 'dimensions', 'Cubic meter', { isOnCard: true }),
  frontTireSize: row('utils.frontTireSize', text(30), 'dimensions', 'Front tire size'),
  rearTireSize: row('utils.rearTireSize', text(30), 'dimensions', 'Rear tire size'),
  country: row('location.country', text(2), 'basic', 'Country'),
  city: row('location.city', name(80), 'basic', 'City'),
  street: row('location.street', text(120), 'basic', 'Street'),
  district: row('location.district', text(80), 'basic', 'District'),
}

/** The order of the specification (section 3), in which replies and the API reference have these fields. */
export const CONTRACT_ORDER: readonly VehicleFieldName[] = [
  'chassis',
  'mileage',
  'engineCode',
  'seatBeltYear',
  'fuelType',
  'engineSize',
  'transmissionType',
  'driveType',
  'doors',
  'numberSeat',
  'color',
  'steering',
]
/** The order in which the form is filled in, within its groups. */
export const FORM_ORDER: readonly VehicleFieldName[] = [
  'chassis',
  'mileage',
  'grade',
  'firstRegistration',
  'manufacture',
  'country',
  'city',
  'district',
  'street',
  'color',
  'bodyType',
  'engineCode',
  'engineSize',
  'fuelType',
  'transmissionType',
  'driveType',
  'steering',
  'doors',
  'numberSeat',
  'seatBeltYear',
]

type Rows = typeof VEHICLE_FIELDS
export type VehicleFieldName = keyof Rows
export type PathOf<N extends VehicleFieldName> = Rows[N]['path']
export type ValueOf<N extends VehicleFieldName> = NonNullable<Rows[N]['value']>

export interface VehicleField extends FieldRow<string, unknown> {
  name: VehicleFieldName
}
const ROWS = Object.entries(VEHICLE_FIELDS).map(([key, one]) => ({ name: key, ...one }) as VehicleField)

const fieldsByName = new Map(ROWS.map((one) => [one.name, one]))

/** All rows: in the order of files, or of a list. */
export const vehicleFields = (order: readonly VehicleFieldName[] = []): VehicleField[] =>
  inOrder([...fieldsByName.keys()], order).flatMap((key) => fieldsByName.get(key) ?? [])

/** The fields whose path is `prefix` and one more name, by that name, in the order of the contract. */
export const fieldsAt = (prefix: string): (readonly [key: string, field: VehicleField])[] =>
  vehicleFields(CONTRACT_ORDER).flatMap((field) => {
    const key = field.path.startsWith(prefix) ? field.path.slice(prefix.length) : ''
    return key === '' || key.includes('.') ? [] : [[key, field] as const]
  })

const nullFor = <K extends string>(keys: readonly K[]): Record<K, null> =>
  Object.fromEntries(keys.map((key) => [key, null])) as Record<K, null>

/** Values by the path of their field, as the object that the contract has of them. */
export function nested(values: Iterable<readonly [path: string, value: unknown]>): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const [path, value] of values) {
    const keys = path.split('.')
    const last = keys.pop() as string
    let part = tree
    for (const key of keys) part = (part[key] ??= {}) as Record<string, unknown>
    part[last] = value
  }
  return tree
}

/** A vehicle of which nothing is known. */
export const noFields = (): VehicleFields =>
  ({
    ...nested(vehicleFields(CONTRACT_ORDER).map(({ path }) => [path, null])),
    equipKit: nullFor(EQUIPMENT_KIT),
    inspectorFeedback: nullFor(INSPECTED_PARTS),
    equipmentFeedback: nullFor(EQUIPMENT),
  }) as VehicleFields
