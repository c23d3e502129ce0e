import { expect, test } from 'vitest'
import type { ImportField } from '@minato/contract/import-fields'
import { proposalsFor, proposed } from '../fixtures/proposed.ts'
import { hintsOf } from './header-words.ts'
import { DEFAULT_STOCK } from './stock-profile.ts'
import type { StockProfile } from './stock-profile.ts'

/** What is asked about the columns, by header. */
const asked = (stock: StockProfile, ...columns: string[]) =>
  proposalsFor(stock, columns).map(({ header, field, question }) => [header, field, question?.reason, question?.field])

test('[BO-02 VEH-09] asks about a column whose values contradict its name', () => {
  expect(
    asked(
      DEFAULT_STOCK,
      'Engine Size: 1NZ-FE | 2AZ-FE | K6A-T',
      'Doors: RHD | LHD | RHD',
      'Make: Toyota | Honda | BMW',
    ),
  ).toEqual([
    ['Engine Size', null, 'name', 'engineCode'],
    ['Doors', null, 'name', 'steering'],
    ['Make', 'brand', undefined, undefined],
  ])
})

test('[BO-02 VEH-09] asks about a column known only by its values and reads it into no field', () => {
  const price = Array.from({ length: 40 }, (_, at) => `${4000 + at * 150}`).join(' | ')
  expect(
    asked(
      DEFAULT_STOCK,
      'F1: 5D | 4D | 5D',
      'F2: Red | Blue | Black',
      'F3: DBA-ZVW30 | DBA-NT31 | ABA-JB23W',
      `F4: ${price}`,
    ),
  ).toEqual([
    ['F1', null, 'unknown', 'doors'],
    ['F2', null, 'unknown', 'color'],
    ['F3', null, 'unknown', 'trim'],
    ['F4', null, 'unknown', 'price'],
  ])
})

test('[BO-02 VEH-09] takes no doors, lot numbers, gears, grades or years for engine codes', () => {
  const lots = Array.from({ length: 30 }, (_, at) => `K${10_233 + at * 7}`).join(' | ')
  const columns = [
    '5D | 4D | 5D',
    '5 | 4 | 3',
    lots,
    '5MT | F5 | 6MT',
    'R | 4B | 3C',
    'H22 | H21 | R2',
    '2.0L | 1.5L | 3.0L',
  ]
  const fields = proposalsFor(
    DEFAULT_STOCK,
    columns.map((values, at) => `X${at}: ${values}`),
  )
  expect(fields.map(({ question }) => question?.field)).toEqual([
    'doors',
    // Which of two door columns is right is asked.
    'doors',
    'id',
    'transmissionType',
    null,
    'firstRegistration',
    'engineSize',
  ])
})

test('[BO-02 VEH-09] compares possible engine codes with those of the stock', () => {
  const codes = Array.from({ length: 30 }, (_, at) => `${at + 1}ZZ-FE`)
  const stock = { ...DEFAULT_STOCK, codes: { engineCode: codes } }
  const column = (values: string[]) => [`X: ${values.join(' | ')}`]
  expect(proposalsFor(stock, column(codes.slice(3, 9)))[0]?.question?.field).toBe('engineCode')
  expect(proposalsFor(stock, column(['AB12X', 'CD34Y', 'EF56Z']))[0]?.question?.field).toBeNull()
})

test('[BO-02 VEH-09] asks about a seat colour and reads a price with tax', () => {
  expect(proposed('Colour of seats: Black | Beige | Black', '車両本体価格(税込): 120万円 | 98万円')).toEqual([
    ['Colour of seats', null],
    ['車両本体価格(税込)', 'price'],
  ])
})

test('[BO-02 VEH-09] recognises Russian and Arabic column names', () => {
  const names: Partial<Record<ImportField, string>> = {
    brand: 'Марка | Производитель | الماركة | الشركة المصنعة',
    model: 'Модель | الطراز | الموديل',
    manufacture: 'Год выпуска | سنة الصنع',
    mileage: 'Пробег, км | Пробег (тыс. км) | المسافة المقطوعة (كم) | العداد',
    engineSize: 'Объём двигателя, л | سعة المحرك',
    transmissionType: 'КПП | Коробка передач | ناقل الحركة | القير',
    driveType: 'Привод | نظام الدفع',
    steering: 'Руль | المقود',
    fuelType: 'Топливо | نوع الوقود',
    color: 'Цвет | Цвет кузова | اللون | اللون الخارجي',
    doors: 'Кол-во дверей | عدد الأبواب',
    price: 'Цена, руб. | Стоимость | السعر | السعر (درهم)',
    chassis: 'Номер кузова | رقم الهيكل | رقم الشاصي',
    id: '№ лота | رقم المخزون',
  }
  const wrong = Object.entries(names).flatMap(([field, headers]) =>
    headers.split(' | ').filter((header) => proposed(`${header}: `)[0]?.[1] !== field),
  )
  expect(wrong).toEqual([])
  expect([hintsOf('Цена, тыс. руб.'), hintsOf('Пробег, тыс. км'), hintsOf('السعر (درهم)')]).toMatchObject([
    { currency: 'RUB', factor: 1000 },
    { distance: 'km', factor: 1000 },
    { currency: 'AED' },
  ])
})
