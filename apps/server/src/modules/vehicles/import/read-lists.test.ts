import { VehicleFields } from '@minato/contract/vehicles-shapes'
import { describe, expect, test } from 'vitest'
import { buildXlsx } from './fixtures/build-xlsx.ts'
import {
  AUCTION,
  BRITISH_DEALER,
  EXPORTER,
  FRENCH_DEALER,
  HEADERLESS,
  JAPANESE_DEALER,
  TITLES_ONLY,
} from './fixtures/lists.ts'
import { fieldsOf, readAll, describeProblems } from './fixtures/read-all.ts'
import { toShiftJis } from './fixtures/shift-jis.ts'

describe('[VEH-09] real lists', () => {
  test('reads an exporter’s list with every field, unit and word', async () => {
    const { reading, cars, rows } = await readAll(EXPORTER)
    expect(cars[0]).toMatchObject({
      brand: 'Toyota',
      model: 'Corolla Fielder',
      trim: 'DBA-NZE141G',
      price: 4500,
      firstRegistration: { year: 2010, month: 5 },
      manufacture: { year: 2010, month: 4 },
      location: { country: 'JP', city: 'Yokohama' },
      equipKit: { jack: 'EQUIPPED' },
      utils: { type: 'WAGON', dimension: { length: 4420, width: 1700, height: 1480 }, cubicMeter: 11.1 },
      specification: {
        chassis: 'NZE141-9123456',
        mileage: 85_000,
        engineCode: '1NZ-FE',
        engineSize: 1500,
        transmissionType: 'AUTOMATIC',
        driveType: '2WD',
        steering: 'RIGHT',
        fuelType: 'ESSENCE',
        color: 'PEARL',
        doors: 5,
        numberSeat: 5,
      },
    })
    expect(cars[2]).toMatchObject({
      trim: 'Standard',
      price: null,
      specification: { mileage: 96_561 },
      location: { country: 'AE', city: null },
    })
    expect(rows.map(({ keys }) => keys)).toEqual([
      { chassis: 'NZE1419123456', source: 'source:stock:AB1234' },
      { chassis: null, source: 'source:stock:AB1235' },
      { chassis: 'WDD2120472A123456', source: 'source:stock:AB1236' },
    ])
    expect(describeProblems(rows)).toEqual(['3 chassis chassis-masked', '4 price price-on-request'])
    expect(reading.columns.filter(({ field }) => field === null).map(({ header }) => header)).toEqual([
      'Total Price C&F',
      'Image URL',
      'Airbag',
      'A/C',
    ])
  })

  test('reads a Japanese list in Shift-JIS with title, eras and units of 10,000', async () => {
    const { reading, cars } = await readAll(toShiftJis(JAPANESE_DEALER), { mapping: { currency: 'JPY', rate: 150 } })
    expect(reading).toMatchObject({ encoding: 'shift_jis', header: { line: 4 } })
    expect(
      cars.map(({ brand, model, price, firstRegistration, specification }) => [
        brand,
        model,
        price,
        firstRegistration,
        specification.mileage,
        specification.color,
      ]),
    ).toEqual([
      ['Toyota', 'Prius', 8333, { year: 2010, month: 5 }, 85_000, 'PEARL'],
      ['Nissan', 'X-Trail', 6567, { year: 2011, month: 4 }, 102_000, 'BLACK'],
      ['Honda', 'Fit', 5333, { year: 2020, month: null }, 12_000, 'GRAY'],
    ])
    expect(fieldsOf(reading)).toMatchObject({ 番号: null, 評価点: null, 型式: 'trim' })
  })

  test('reads a French list with semicolons and decimal commas', async () => {
    const { cars } = await readAll(FRENCH_DEALER, { mapping: { currency: 'EUR', rate: 0.92 } })
    expect(
      cars.map(({ model, grade, price, specification, utils }) => [
        model,
        grade,
        price,
        specification.mileage,
        specification.engineSize,
        specification.fuelType,
        utils.type,
      ]),
    ).toEqual([
      ['Megane', 'Intens', 13_587, 85_000, 1500, 'DIESEL', 'WAGON'],
      ['308', 'Allure', 10_859, 120_000, 1600, 'ESSENCE', 'SEDAN'],
      ['C3', null, 8641, 45_300, 1200, 'LPG', 'HATCH'],
    ])
    expect(cars.map(({ firstRegistration }) => firstRegistration)).toEqual([
      { year: 2019, month: 4 },
      { year: 2018, month: 6 },
      { year: 2017, month: null },
    ])
  })

  test('reads a British list in UTF-16 with tabs, miles and pounds', async () => {
    const { reading, cars } = await readAll(Buffer.from(`\uFEFF${BRITISH_DEALER}`, 'utf16le'), {
      mapping: { currency: 'GBP', rate: 0.79 },
    })
    expect(reading).toMatchObject({ encoding: 'utf-16le', delimiter: '\t' })
    expect(
      cars.map(({ brand, model, price, specification }) => [
        brand,
        model,
        price,
        specification.mileage,
        specification.engineSize,
      ]),
    ).toEqual([
      ['Ford', 'Focus', 12_019, 51_499, 1600],
      ['Volkswagen', 'Golf GTI', 15_190, 85_295, 2000],
      ['Hyundai', 'i10', 7589, 33_796, 1000],
    ])
  })

  test('reads an auction list with bars, sheet codes, a section line and a foot', async () => {
    const { reading, rows, cars } = await readAll(AUCTION, { name: 'uss_tokyo_2024-05-16.csv' })
    expect(
      cars.map(({ model, grade, trim, firstRegistration, specification }) => [
        model,
        grade,
        trim,
        firstRegistration?.year,
        specification.transmissionType,
      ]),
    ).toEqual([
      ['Vitz', 'F', 'DBA-KSP90', 2007, 'AUTOMATIC'],
      ['Skyline', '250GT', 'DBA-V36', 2008, 'MANUAL'],
      ['Dutro', null, 'PB-XZU301X', 2005, 'MANUAL'],
    ])
    expect(reading.problems.map(({ code, line }) => [line, code])).toEqual([
      [4, 'note-line'],
      [6, 'note-line'],
    ])
    // Lot numbers restart every week, so the day stays in the source name.
    expect(rows[0]?.keys?.source).toBe('source:uss_tokyo_2024-05-16:5001')
    expect(reading.rowCount).toBe(3)
  })

  test('reads a list without a header and one with brand and model in one cell', async () => {
    const headerless = await readAll(HEADERLESS)
    expect(headerless.reading.header.line).toBeNull()
    expect(headerless.cars[0]).toMatchObject({
      brand: 'Toyota',
      model: 'Vitz',
      price: 1200,
      firstRegistration: { year: 2005, month: null },
      specification: { mileage: 85_000, steering: 'RIGHT' },
    })
    expect(headerless.rows[0]?.line).toBe(1)
    const titles = await readAll(TITLES_ONLY)
    expect(titles.cars.map(({ brand, model, grade }) => [brand, model, grade])).toEqual([
      ['Toyota', 'Land Cruiser Prado', 'TX'],
      ['Nissan', 'X-Trail', '20X'],
      ['Mercedes-Benz', 'C200 Avantgarde', null],
      ['Land Rover', 'Range Rover Sport', 'HSE'],
    ])
  })

  test('reads the sheet with cars of a workbook, dates and currency by format', async () => {
    const cars = [
      ['STOCK LIST'],
      [],
      ['Chassis No', 'Maker', 'Model', 'First Reg.', 'Odometer', 'Price'],
      [
        'NT31-204567',
        'NISSAN',
        'X-TRAIL',
        { value: 40_634, style: 0 },
        { value: 102_000, style: 1 },
        { value: 985_000, style: 2 },
      ],
    ]
    const bytes = buildXlsx(
      [
        { name: 'Cover', rows: [['Minato Motors'], ['Stock of May']] },
        { name: 'Cars', rows: cars },
      ],
      ['yyyy/mm', '#,##0" km"', '[$¥-411]#,##0'],
    )
    const { reading, cars: read, rows } = await readAll(bytes, { name: 'stock.xlsx', mapping: { rates: { JPY: 150 } } })
    expect(reading).toMatchObject({ format: 'xlsx', sheet: 'Cars', encoding: null, header: { line: 3 } })
    expect(read[0]).toMatchObject({
      brand: 'Nissan',
      model: 'X-Trail',
      price: 6567,
      firstRegistration: { year: 2011, month: 4 },
      specification: { mileage: 102_000 },
    })
    expect(rows[0]?.line).toBe(4)
    await expect(readAll(bytes, { mapping: { sheet: 'Vans' } })).rejects.toMatchObject({
      code: 'no-such-sheet',
      message: expect.stringContaining("'Cover', 'Cars'"),
    })
  })

  test('reads columns by the contract’s own names, as exported', async () => {
    const { reading, cars } = await readAll(
      'reference,brand,model,trim,grade,specification.mileage,utils.type,utils.dimension.length,equipKit.jack,inspectorFeedback.engine,equipmentFeedback.abs,price\n' +
        'X1,Toyota,Vitz,DBA-KSP90,F,85000,HATCH,3750,EQUIPPED,GOOD,MEDIUM,2400\nX2,Nissan,Leaf,ZAA-AZE0,X,45000,HATCH,4445,NOT_EQUIPPED,BAD,GOOD,7400\n',
    )
    expect(reading.columns.map(({ field }) => field)).toEqual([
      'id',
      'brand',
      'model',
      'trim',
      'grade',
      'mileage',
      'bodyType',
      'length',
      'equipKit.jack',
      'inspectorFeedback.engine',
      'equipmentFeedback.abs',
      'price',
    ])
    expect(cars[1]).toMatchObject({
      trim: 'ZAA-AZE0',
      grade: 'X',
      equipKit: { jack: 'NOT_EQUIPPED', toolKit: null },
      inspectorFeedback: { engine: 'BAD', radiator: null },
      equipmentFeedback: { abs: 'GOOD' },
      utils: { type: 'HATCH', dimension: { length: 4445, width: null, height: null } },
    })
  })

  test('reads headers over several lines, a company title and a sum at the foot', async () => {
    const { reading, cars } = await readAll(
      'AL NOOR CARS LLC,,,,,\n,,,,,\n"Chassis\nNo.","Make /\nModel","Year\n(First Reg.)",COLOR,ENGINE,"PRICE\n(AED)"\nJTMHV05J604012345,TOYOTA LAND CRUISER GXR,2015,WHITE,4.0L,"95,000"\nTOTAL,,,,,"95,000"\n',
      { mapping: { rates: { AED: 3.6725 } } },
    )
    expect(cars).toHaveLength(1)
    expect(cars[0]).toMatchObject({
      brand: 'Toyota',
      model: 'Land Cruiser',
      grade: 'GXR',
      price: 25_868,
      specification: { engineSize: 4000, color: 'WHITE' },
    })
    expect(reading.problems.map(({ code, value }) => [code, value])).toEqual([['note-line', 'TOTAL']])
  })

  test('skips repeated headers and blank lines and reads bilingual headers', async () => {
    const { rows, cars } = await readAll(
      'Make,Model,Year,Price\nメーカー,車種,年式,価格\nToyota,Vitz,2003,900\n\n,,,\nMake,Model,Year,Price\nHonda,Fit,2004,950\n',
    )
    expect([rows.length, cars.map(({ model }) => model)]).toEqual([2, ['Vitz', 'Fit']])
  })

  test('returns only cars that match the contract', async () => {
    for (const list of [EXPORTER, FRENCH_DEALER, BRITISH_DEALER, AUCTION, HEADERLESS, TITLES_ONLY]) {
      const { cars } = await readAll(list)
      for (const { brand, model, modelYear, trim, price, ...fields } of cars) {
        expect(VehicleFields.parse(fields)).toEqual(fields)
        expect([brand, model, trim].every((name) => name.length > 0 && name.length <= 60)).toBe(true)
        expect(price === null || Number.isInteger(price)).toBe(true)
        expect(modelYear).toBeNull()
      }
    }
  })
})
