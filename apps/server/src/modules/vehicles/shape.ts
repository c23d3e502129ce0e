import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/sheet-enumerations'
import type { ExtractionCode } from '@minato/contract/enumerations'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { Image } from '@minato/contract/vehicles-shapes'
import { maskChassis } from '@minato/domain/vehicles'
import { allFields, cardFields, columnOf } from './field-columns.ts'
import type { CardRow, DetailRow, HistoryRow, ImageRow, OfficeRow, PriceRow, SheetRow } from './store.ts'

/** Maps rows to replies by an allow-list per extraction code, never a whole row (API-06). */

export interface CarRows {
  car: CardRow & Partial<OfficeRow>
  detail?: DetailRow | undefined
  images?: readonly ImageRow[]
  sheet?: SheetRow | undefined
  histories?: readonly HistoryRow[]
  prices?: readonly PriceRow[]
}
export interface View {
  code: ExtractionCode
  /** Only managers see the full chassis number, histories and versions. */
  isManager: boolean
}

export function vehicleOf(rows: CarRows, { code, isManager }: View): VehicleReply {
  const identity = { id: rows.car.id, reference: String(rows.car.car_no) }
  if (code === 'CODE_1') return identity
  const card = { ...cardOf(identity, rows.car), ...(isManager && isForOffice(rows.car) && officeOf(rows.car)) }
  if (code === 'CODE_2' || !rows.detail) return card
  const detail = detailOf(card, rows, rows.detail, isManager)
  return code === 'CODE_4' && isManager ? { ...detail, ...stampsOf(rows, rows.detail) } : detail
}

const cardOf = (identity: { id: string; reference: string }, car: CardRow): VehicleReply => ({
  ...identity,
  baseReference: identity.reference,
  trim: {
    id: car.trim_id,
    name: car.trim,
    trimYear: car.trim_year,
    model: {
      id: car.model_id,
      name: car.model,
      modelYear: car.model_year,
      brand: { id: car.brand_id, name: car.brand },
    },
  },
  status: car.status,
  publicationDate: car.publication_date,
  ...cardFields(car),
  price: money(car.price),
  previousPrice: money(car.previous_price),
  isBestDeal: car.previous_price !== null,
  isExternal: car.is_external,
  images: car.cover ? [imageOf(car.cover)] : [],
  numberOfImages: car.number_of_images,
})

const detailOf = (
  card: VehicleReply,
  { car, images = [], sheet }: CarRows,
  row: DetailRow,
  isManager: boolean,
): VehicleReply =>
  ({
    ...card,
    ...allFields({
      ...car,
      ...row,
      chassis: row.chassis === null || isManager ? row.chassis : maskChassis(row.chassis),
    }),
    images: images.map(imageOf),
    equipKit: sheetPart(EQUIPMENT_KIT, sheet),
    inspectorFeedback: sheetPart(INSPECTED_PARTS, sheet),
    equipmentFeedback: sheetPart(EQUIPMENT, sheet),
  }) as VehicleReply

const stampsOf = ({ car, histories = [], prices = [] }: CarRows, { version }: DetailRow): Partial<VehicleReply> => ({
  itemId: car.id,
  statusHistories: histories.map(({ time, status }) => ({ time, status })),
  version,
  ...(isForOffice(car) && {
    office: {
      ...officeOf(car).office,
      priceHistories: prices.map(({ time, price, previous_price }) => ({
        time,
        price: money(price),
        previousPrice: money(previous_price),
      })),
    },
  }),
})

const isForOffice = <R extends CarRows['car']>(car: R): car is R & OfficeRow => car.created_at !== undefined

const officeOf = (row: OfficeRow & Pick<CardRow, 'price'>): Required<Pick<VehicleReply, 'version' | 'office'>> => ({
  version: row.version,
  office: {
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    daysInStock: row.days_in_stock,
    numberOfViews: row.number_of_views ?? 0,
    numberOfInquiry: row.number_of_inquiry ?? 0,
    basePrice: money(row.base_price),
    basePreviousPrice: money(row.base_previous_price),
    markupPercentage: row.markup_percentage ?? 0,
    chassis: row.chassis,
    cost: money(row.cost),
    margin: money(row.cost === null || row.price === null ? null : row.price - row.cost),
  },
})

export const imageOf = (row: ImageRow): Image => ({
  id: row.id,
  index: row.index,
  isExternal: row.external_url !== null,
  url: `/pictures/${row.id}`,
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  isIllustration: row.is_illustration,
  view: row.view,
})

const money = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })
const sheetPart = (keys: readonly string[], sheet: SheetRow | undefined) =>
  Object.fromEntries(keys.map((key) => [key, sheet?.[columnOf(key)] ?? null]))
