import { expect, test } from 'vitest'
import { IMPORT_FIELDS } from '@minato/contract/import-fields'
import type { ImportField } from '@minato/contract/import-fields'
import { proposed } from '../fixtures/proposed.ts'
import columnNames from './column-names.json' with { type: 'json' }
import { proposeColumns } from './propose-columns.ts'
import { findHeader, headerScore, labelsOf } from './header.ts'
import { headerKey, hintsOf } from './header-words.ts'

test('[VEH-09] names only importable fields in the table of column names', () => {
  const fields = [...Object.keys(columnNames.names), ...Object.values(columnNames.unsure).flat()]
  expect(fields.filter((field) => !(IMPORT_FIELDS as readonly string[]).includes(field))).toEqual([])
})

test('[VEH-09] recognises column names of exporters, dealers and auctions in three languages', () => {
  const names: Partial<Record<ImportField, string>> = {
    brand: 'mark | make | Maker | Manufacturer | Brand | Marque | メーカー | MAKE NAME?',
    model: 'model | Model Name | Modèle | 車種 | モデル',
    grade: 'grade | Trim | variant | Finition | グレード',
    chassis: 'chassis | VIN | Frame No. | Chassis No | N° de châssis | 車台番号',
    trim: 'Model Code | Chassis code | 型式 | ModelCode',
    firstRegistration: 'year | Reg. year | First Reg. | 年式 | 初度登録 | Année | Registration Year/Month',
    manufacture: 'mfg year | Year of Manufacture | 製造年 | MFG Date',
    mileage: 'mileage | Odometer | km | kms | Miles | 走行距離 | Kilométrage | Mileage (km) | Odo.',
    engineSize: 'engine_capacity | engineSize | cc | Displacement | 排気量 | Cylindrée | Engine Size (cc)',
    engineCode: 'engine code | Engine Type | エンジン型式',
    transmissionType: 'transmission | T/M | gear | mission | シフト | Boîte de vitesses',
    driveType: 'Drivetrain | 2WD/4WD | 駆動 | Drive Type',
    steering: 'hand_drive | steering | Handle | ハンドル | Volant',
    fuelType: 'fuel | fuelType | 燃料 | Carburant',
    color: 'color | Colour | Ext. color | 色 | Couleur',
    doors: 'doors | ドア | Portes | No. of doors',
    numberSeat: 'seats | 定員 | Places | Seating Capacity',
    bodyType: 'body | Body type | Carrosserie | ボディタイプ',
    price: 'price | FOB | Price (USD) | price_gbp | FOB JPY | 価格 | Prix | FOB Price (US$) | 本体価格(万円)',
    currency: 'currency | Devise | 通貨',
    cubicMeter: 'M3 | cbm | m³',
    dimension: 'Dimension | L x W x H',
    id: 'Stock No | Ref | Ref. No. | Lot | 管理番号 | Stock ID',
    location: 'Location | 所在地',
    city: 'City | Ville',
    country: 'Country | Pays',
    length: 'Length (mm) | 全長 | Longueur',
    'equipKit.jack': 'Jack',
    modelYear: 'Model Year',
  }
  const wrong: string[] = []
  for (const [field, headers] of Object.entries(names)) {
    for (const header of headers.split(' | ').filter((one) => !one.endsWith('?'))) {
      const [[, found] = ['', null]] = proposed(`${header}: `)
      if (found !== field) wrong.push(`${header}: ${found} instead of ${field}`)
    }
  }
  expect(wrong).toEqual([])
})

test('[VEH-09] decides an ambiguous name by its values', () => {
  expect(proposed('engine: 1NZ-FE | 2AZ-FE | K6A')).toEqual([['engine', 'engineCode']])
  expect(proposed('engine: 1498 | 1800 | 660')).toEqual([['engine', 'engineSize']])
  expect(proposed('Type: SUV | Sedan | Van')).toEqual([['Type', 'bodyType']])
  expect(proposed('Type: DBA-NCP81G | CBA-ZZT240 | NZE141')).toEqual([['Type', 'trim']])
  expect(proposed('drive: RHD | LHD | RHD')).toEqual([['drive', 'steering']])
  expect(proposed('drive: 2WD | 4WD | FF')).toEqual([['drive', 'driveType']])
  expect(proposed('車名: トヨタ | 日産 | ホンダ')).toEqual([['車名', 'brand']])
  expect(proposed('車名: プリウス | フィット | マーチ')).toEqual([['車名', 'model']])
  expect(proposed('車名: トヨタ プリウス | ホンダ フィット')).toEqual([['車名', 'name']])
  expect(proposed('Registration: 2012/5 | 2014/7')).toEqual([['Registration', 'firstRegistration']])
  expect(proposed('Registration: AB12 CDE | KX09 LMN')).toEqual([['Registration', null]])
  expect(proposed('Manufacture: 2012 | 2013')).toEqual([['Manufacture', 'manufacture']])
  expect(proposed('Manufacture: TOYOTA | NISSAN')).toEqual([['Manufacture', 'brand']])
  expect(proposed('Capacity: 5 | 7 | 8')).toEqual([['Capacity', 'numberSeat']])
  expect(proposed('Capacity: 1500 | 2000 | 660')).toEqual([['Capacity', 'engineSize']])
})

test('[VEH-09] recognises columns without a name by their values', () => {
  expect(
    proposed(
      ': toyota | nissan | honda',
      ': vitz | march | fit',
      ': 2003 | 2004 | 2005',
      ': at | mt | at',
      ': rhd | rhd | lhd',
      ': petrol | diesel | petrol',
      ': 85,000 km | 9,000 km | 120 km',
      ': $900 | $1,200 | $800',
    ),
  ).toEqual(
    ['brand', 'model', 'firstRegistration', 'transmissionType', 'steering', 'fuelType', 'mileage', 'price'].map(
      (field, index) => [`Column ${index + 1}`, field],
    ),
  )
})

test('[VEH-09] skips a yes/no column as a rating, with the reason, and reads a real one', () => {
  const sample = [
    ['Yes', 'good', '○'],
    ['No', 'bad', '×'],
  ]
  const { proposals } = proposeColumns(['ABS', 'A/C', 'Jack'], sample, new Map())
  expect(proposals.map(({ field }) => field)).toEqual([null, 'equipmentFeedback.airConditioning', 'equipKit.jack'])
  expect(proposals[0]?.why).toContain('no rating')
})

test('[VEH-09] does not take an auction grade for the model grade', () => {
  expect(proposed('Grade: 4.5 | R | S | 3.5')).toEqual([['Grade', null]])
  expect(proposed('Grade: 1.5G | X Package | 20X', 'Auction Grade: 4 | 4.5 | R')).toEqual([
    ['Grade', 'grade'],
    ['Auction Grade', null],
  ])
})

test('[VEH-09] uses the better of two columns for one field and reports the other', () => {
  const { proposals, clashes } = proposeColumns(
    ['Price (JPY)', 'FOB (USD)', 'Km'],
    [
      ['500000', '4500', '85000'],
      ['400000', '3500', '90000'],
    ],
    new Map(),
  )
  expect(proposals.map(({ field }) => field)).toEqual([null, 'price', 'mileage'])
  expect(clashes).toEqual([{ index: 0, field: 'price', winner: 'FOB (USD)' }])
  expect(proposals[0]?.why).toContain("'FOB (USD)'")
})

test('[VEH-09] skips prices other than the car’s: freight, tax, old price, cost', () => {
  for (const header of [
    'CIF Price',
    'C&F',
    'Old Price',
    'Tax',
    'Recycle fee',
    'MSRP',
    'Purchase price',
    '支払総額',
    'Freight',
  ]) {
    expect(proposed(`${header}: 1000 | 2000`, 'Price: 900 | 1800')).toEqual([
      [header, null],
      ['Price', 'price'],
    ])
  }
})

test('[VEH-09] prefers the user’s choice to name and values', () => {
  const { proposals } = proposeColumns(
    ['Make', 'Price'],
    [['toyota', '1']],
    new Map([
      ['Make', 'model'],
      ['Price', null],
    ]),
  )
  expect(proposals.map(({ field, why }) => [field, why])).toEqual([
    ['model', 'as the mapping says'],
    [null, 'ignored: as the mapping says'],
  ])
})

test('[VEH-09] takes the row that names columns best as header, not a title or a car', () => {
  const rows = [
    ['Stock list 2024'],
    ['', ''],
    ['Price is FOB', 'km'],
    ['Make', 'Model', 'Year', 'Price'],
    ['Toyota', 'Vitz', '2003', '900'],
  ]
  expect(
    findHeader(
      rows.map((cells, at) => ({ line: at + 1, cells, fault: null })),
      new Set(),
    ),
  ).toEqual({ at: 3, repeats: 0 })
  const twoTongues = [
    ['Make', 'Model', 'Year'],
    ['メーカー', '車種', '年式'],
    ['Toyota', 'Vitz', '2003'],
  ]
  expect(
    findHeader(
      twoTongues.map((cells, at) => ({ line: at + 1, cells, fault: null })),
      new Set(),
    ),
  ).toEqual({ at: 0, repeats: 1 })
  expect(headerScore(['nissan', 'march', '2003', '4wd', 'rhd', 'petrol'])).toBe(0)
})

test('[VEH-09] reads units and currency in a header', () => {
  expect(hintsOf('Mileage (miles)').distance).toBe('mi')
  expect(hintsOf('走行距離(千km)')).toMatchObject({ distance: 'km', factor: 1000 })
  expect(hintsOf('価格(万円)')).toMatchObject({ currency: 'JPY', factor: 10_000 })
  expect(
    ['price_gbp', 'FOB JPY', 'Price (USD)', 'Prix €', 'Price US$', 'price'].map((header) => hintsOf(header).currency),
  ).toEqual(['GBP', 'JPY', 'USD', 'EUR', 'USD', null])
  expect([hintsOf('Length (cm)').length, hintsOf('Engine (cc)').engine]).toEqual(['cm', 'cc'])
  expect([
    headerKey('hand_drive'),
    headerKey('engineSize'),
    headerKey('2WD/4WD'),
    headerKey('Modèle '),
    headerKey('S. No.'),
  ]).toEqual(['hand drive', 'engine size', '2wd 4wd', 'modele', 's no'])
})

test('[VEH-09] numbers columns without a name or with a repeated one', () => {
  expect(labelsOf(['Price', '', 'Price', ' '])).toEqual(['Price', 'Column 2', 'Price #2', 'Column 4'])
})
