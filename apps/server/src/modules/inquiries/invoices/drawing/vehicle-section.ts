import { TRADE_NAMES } from '@minato/domain/trade-names'
import type { DocumentData } from '../document-data.ts'
import { grouped } from './format-numbers.ts'
import { LABELS } from './labels.ts'
import { fields, heading, LABEL, MARGIN, WIDTH } from './page-layout.ts'
import type { Sheet } from './page-layout.ts'

/** The car for customs: chassis number first. */
export function goods(sheet: Sheet, { car, locale }: DocumentData): void {
  const t = LABELS[locale]
  const names = TRADE_NAMES[locale]
  const f = t.facts
  const month = (date: { year: number; month: number | null } | null): string | null =>
    date && (date.month ? `${date.year}/${String(date.month).padStart(2, '0')}` : String(date.year))
  const number = (value: number | null, unit: string): string | null =>
    value === null ? null : `${grouped(value, locale)}${unit}`
  sheet.need(90)
  heading(sheet, t.car)
  const name = [car.maker, car.model, car.grade].filter(Boolean).join(' ')
  sheet.text(f.chassis, MARGIN + WIDTH - 190, sheet.y - 1, 190, { ...LABEL, align: 'right', most: 1 })
  const chassis = car.chassis ?? '—'
  sheet.text(chassis, MARGIN + WIDTH - 190, sheet.y + 8, 190, { size: 13, weight: 700, align: 'right', most: 2 })
  const height = sheet.text(name, MARGIN, sheet.y + 4, WIDTH - 200, { size: 13, weight: 700, most: 3 })
  sheet.y += Math.max(height, 20) + 10
  const figure = (value: number): string => String(Math.round(value))
  const engine = [car.engineCode, number(car.engineSize || null, locale === 'fr' ? '\u00a0cm³' : '\u00a0cc')]
    .filter(Boolean)
    .join(', ')
  const volume =
    car.cubicMeter === null ? null : `${String(car.cubicMeter).replace('.', locale === 'fr' ? ',' : '.')}\u00a0m³`
  fields(
    sheet,
    [
      [f.hsCode, car.hsCode ?? null],
      [f.maker, car.maker],
      [f.model, car.model],
      [f.trim, car.trim],
      [f.registered, month(car.registered)],
      [f.manufactured, month(car.manufactured)],
      [f.engine, engine || null],
      [f.fuel, car.fuel && names.fuelType[car.fuel]],
      [f.transmission, car.transmission && names.transmissionType[car.transmission]],
      [f.drive, car.drive && names.driveType[car.drive]],
      [f.steering, car.steering && names.steering[car.steering]],
      [f.color, car.color && names.color[car.color]],
      [f.mileage, number(car.mileage, '\u00a0km')],
      [f.seats, number(car.seats, '')],
      [f.doors, number(car.doors, '')],
      [f.volume, volume],
      [
        f.size,
        car.size &&
          [car.size.length, car.size.width, car.size.height]
            .map((mm) => mm / 10)
            .map(figure)
            .join('×'),
      ],
      [f.reference, car.reference && `REF ${car.reference}`],
    ],
    { columns: 6, most: 2 },
  )
  sheet.y += 2
}
