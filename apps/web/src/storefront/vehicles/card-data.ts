import { slugOf } from '@minato/contract/addresses'
import type {
  BodyType,
  Color,
  DriveType,
  FuelType,
  Steering,
  TransmissionType,
  VehicleStatus,
} from '@minato/contract/enumerations'
import type { YearMonth } from '@minato/contract/primitives'
import type { VehicleReply } from '@minato/contract/vehicles'
import { discountPercent } from '@minato/domain/pricing'
import type { Messages } from '../../i18n/en/shop.ts'

export interface Picture {
  url: string
  width: number
  isIllustration: boolean
}

/** A car for its card, reduced in the loader, so that data are not sent twice. */
export interface CardData {
  id: string
  reference: string
  brand: string
  model: string
  grade: string | null
  registered: YearMonth | null
  /** Shown if the registration is unknown. */
  manufactured?: YearMonth
  mileage: number | null
  engineSize: number | null
  transmission: TransmissionType | null
  drive: DriveType | null
  fuel: FuelType | null
  /** Absent: right. Null: unknown. */
  steering?: Steering | null
  color: Color | null
  body: BodyType | null
  status: VehicleStatus
  /** Volume for freight. */
  cubicMeter: number | null
  price: number | null
  previousPrice: number | null
  picture: Picture | null
  pictures: number
}

export function cardOf(car: VehicleReply): CardData {
  const { specification, trim } = car
  const picture = car.images?.[0]
  return {
    id: car.id,
    reference: car.reference,
    brand: trim?.model.brand.name ?? '',
    model: trim?.model.name ?? '',
    grade: car.grade ?? null,
    registered: car.firstRegistration ?? null,
    ...(specification?.steering !== 'RIGHT' && { steering: specification?.steering ?? null }),
    ...(car.manufacture && { manufactured: car.manufacture }),
    mileage: specification?.mileage ?? null,
    // Imported lists and forms have 0 for electric cars.
    engineSize: specification?.engineSize || null,
    transmission: specification?.transmissionType ?? null,
    drive: specification?.driveType ?? null,
    fuel: specification?.fuelType ?? null,
    color: specification?.color ?? null,
    body: car.utils?.type ?? null,
    status: car.status ?? 'PUBLISHED',
    cubicMeter: car.utils?.cubicMeter ?? null,
    price: car.price?.value ?? null,
    previousPrice: car.isBestDeal ? (car.previousPrice?.value ?? null) : null,
    picture: picture ? { url: picture.url, width: picture.width, isIllustration: picture.isIllustration } : null,
    pictures: car.numberOfImages ?? car.images?.length ?? 0,
  }
}

export const carName = ({ brand, model }: Pick<CardData, 'brand' | 'model'>): string => `${brand} ${model}`.trim()

/** The year of a car, marked if it is the manufacture year; null if unknown. */
export function shownYear(
  { car: t, format }: Pick<Messages, 'car' | 'format'>,
  { registered, manufactured }: Pick<CardData, 'registered' | 'manufactured'>,
): string | null {
  if (registered) return format.yearMonth(registered)
  return manufactured ? t.manufacturedIn(format.yearMonth(manufactured)) : null
}

/** Parameters of a car's page; maker and model are slugs. */
export const carParams = ({ brand, model, reference }: Pick<CardData, 'brand' | 'model' | 'reference'>) => ({
  brand: slugOf(brand) || '-',
  model: slugOf(model) || '-',
  reference,
})

/** The percentage off a best deal; 0 without one. */
export const discountOf = ({ price, previousPrice }: Pick<CardData, 'price' | 'previousPrice'>): number =>
  price !== null && previousPrice !== null ? (discountPercent(previousPrice, price) ?? 0) : 0
