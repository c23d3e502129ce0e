import type { YearMonth } from '@minato/contract/primitives'
import { nested, vehicleFields } from '@minato/contract/vehicle-fields'
import type { VEHICLE_FIELDS, ValueOf, VehicleField, VehicleFieldName } from '@minato/contract/vehicle-fields'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'
import type { CopyValue } from '../../platform/database/copy-rows.ts'

/** How vehicle fields are stored in columns of vehicles.car. */

type Rows = typeof VEHICLE_FIELDS
type NameWith<Flag> = { [N in VehicleFieldName]: Rows[N] extends Flag ? N : never }[VehicleFieldName]
export type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : S
type MonthName = { [N in VehicleFieldName]: ValueOf<N> extends YearMonth ? N : never }[VehicleFieldName]
type ColumnsOf<N extends VehicleFieldName> = {
  [K in Exclude<N, MonthName> as Snake<K>]: (ValueOf<K> extends number ? number : string) | null
} & { [K in N & MonthName as `${Snake<K>}_${'year' | 'month'}`]: number | null }

/** The columns of the fields that cards show, and of those that only a vehicle's own page shows. */
export type CardColumns = ColumnsOf<NameWith<{ isOnCard: true }>>
export type DetailColumns = ColumnsOf<Exclude<VehicleFieldName, NameWith<{ isOnCard: true }>>>

/** `driveType` is drive_type. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columnsOf = ({ name, kind }: VehicleField): string[] =>
  kind === 'month' ? [`${columnOf(name)}_year`, `${columnOf(name)}_month`] : [columnOf(name)]

const CARD = vehicleFields().filter(({ isOnCard }) => isOnCard)
const DETAIL = vehicleFields().filter(({ isOnCard }) => !isOnCard)
export const CARD_COLUMNS = CARD.flatMap(columnsOf)
export const DETAIL_COLUMNS = DETAIL.flatMap(columnsOf)

type Row = Readonly<Record<string, unknown>>
const indexesOf = (fields: readonly VehicleField[]) =>
  fields.map((field) => {
    const [column = '', month] = columnsOf(field)
    const valueOf = month
      ? (row: Row) => (row[column] === null ? null : { year: row[column], month: row[month] })
      : (row: Row) => row[column]
    return [field.path, valueOf] as const
  })
const [CARD_INDEXES, DETAIL_INDEXES] = [indexesOf(CARD), indexesOf(DETAIL)]

/** The fields of a card, as the contract has them. */
export const cardFields = (row: CardColumns): Record<string, unknown> =>
  nested(CARD_INDEXES.map(([path, valueOf]) => [path, valueOf(row)]))
/** All fields but the sheets. */
export const allFields = (row: CardColumns & DetailColumns): Record<string, unknown> =>
  nested([...CARD_INDEXES, ...DETAIL_INDEXES].map(([path, valueOf]) => [path, valueOf(row)]))

const valueAt = (fields: VehicleFields, keys: readonly string[]): CopyValue => {
  let value: unknown = fields
  for (const key of keys) value = (value as Row | null | undefined)?.[key]
  return value as CopyValue
}
/** Every column with the value that it takes from the fields of a vehicle. */
export const FIELD_VALUES: Record<string, (fields: VehicleFields) => CopyValue> = Object.fromEntries(
  vehicleFields().flatMap((field) => {
    const keys = field.path.split('.')
    const parts =
      field.kind === 'month'
        ? [
            [...keys, 'year'],
            [...keys, 'month'],
          ]
        : [keys]
    return columnsOf(field).map((column, i) => [column, (fields: VehicleFields) => valueAt(fields, parts[i] ?? keys)])
  }),
)
