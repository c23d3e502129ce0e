import { VehicleFields } from '@minato/contract/vehicles-shapes'
import { describe, expect, test } from 'vitest'
import { buildXlsx } from './fixtures/build-xlsx.ts'
import { AUCTION, BRITISH_DEALER, EXPORTER, FRENCH_DEALER, HEADERLESS, JAPANESE_DEALER, TITLES_ONLY } from './fixtures/lists.ts'
import { fieldsOf, readAll, saidOf } from './fixtures/read-all.ts'
import { toShiftJis } from './fixtures/shift-jis.ts'
import { parseMapping } from './mapping.ts'
import { readImport } from './read.ts'

describe('[VEH-09] lists as they are sent', () => {
  test('an exporter’s list: every field in its place, units and words as the contract has them', async () => {
    const { reading, cars, rows } = await readAll(EXPORTER)
    expect(cars[0]).toMatchObject({
      brand: 'Toyota', model: 'Corolla Fielder', trim: 'DBA-NZE141G', price: 4500, firstRegistration: { year: 2010, month: 5 }, manufacture: { year: 2010, month: 4 },
      location: { country: 'JP', city: 'Yokohama' }, equipKit: { jack: 'EQUIPPED' }, utils: { type: 'WAGON', dimension: { length: 4420, width: 1700, height: 1480 }, cubicMeter: 11.1 },
      specification: { chassis: 'NZE141-9123456', mileage: 85_000, engineCode: '1NZ-FE', engineSize: 1500, transmissionType: 'AUTOMATIC', driveType: '2WD', steering: 'RIGHT', fuelType: 'ESSENCE', color: 'PEARL', doors: 5, numberSeat: 5 },
    })
    expect(cars[2]).toMatchObject({ trim: 'Standard', price: null, specification: { mileage: 96_561 }, location: { country: 'AE', city: null } })
    expect(rows.map(({ key }) => key)).toEqual(['chassis:NZE1419123456', 'source:stock:AB1235', 'chassis:WDD2120472A123456'])
    expect(saidOf(rows)).toEqual(['3 chassis chassis-masked', '4 price price-on-request'])
    expect(reading.columns.filter(({ field }) => field === null).map(({ header }) => header)).toEqual(['Total Price C&F', 'Image URL', 'Airbag', 'A/C'])
  })

  test('a Japanese dealer’s list in Shift-JIS with a title above, years of the emperors, thousands of km and ten thousands of yen', async () => {
    const { reading, cars } = await readAll(toShiftJis(JAPANESE_DEALER), { mapping: { currency: 'JPY', rate: 150 } })
    expect(reading).toMatchObject({ encoding: 'shift_jis', header: { line: 4 } })
    expect(cars.map(({ brand, model, price, firstRegistration, specification }) => [brand, model, price, firstRegistration, specification.mileage, specification.color])).toEqual([
      ['Toyota', 'Prius', 8333, { year: 2010, month: 5 }, 85_000, 'PEARL'],
      ['Nissan', 'X-Trail', 6567, { year: 2011, month: 4 }, 102_000, 'BLACK'],
      ['Honda', 'Fit', 5333, { year: 2020, month: null }, 12_000, 'GRAY'],
    ])
    expect(fieldsOf(reading)).toMatchObject({ 番号: null, 評価点: null, 型式: 'trim' })
  })

  test('a French dealer’s list with semicolons and decimal commas', async () => {
    const { cars } = await readAll(FRENCH_DEALER, { mapping: { currency: 'EUR', rate: 0.92 } })
    expect(cars.map(({ model, grade, price, specification, utils }) => [model, grade, price, specification.mileage, specification.engineSize, specification.fuelType, utils.type])).toEqual([
      ['Megane', 'Intens', 13_587, 85_000, 1500, 'DIESEL', 'WAGON'],
      ['308', 'Allure', 10_859, 120_000, 1600, 'ESSENCE', 'SEDAN'],
      ['C3', null, 8641, 45_300, 1200, 'LPG', 'HATCH'],
    ])
    expect(cars.map(({ firstRegistration }) => firstRegistration)).toEqual([{ year: 2019, month: 4 }, { year: 2018, month: 6 }, { year: 2017, month: null }])
  })

  test('a British list in UTF-16 with tabs: miles become kilometres, pounds dollars', async () => {
    const { reading, cars } = await readAll(Buffer.from(`\uFEFF${BRITISH_DEALER}`, 'utf16le'), { mapping: { currency: 'GBP', rate: 0.79 } })
    expect(reading).toMatchObject({ encoding: 'utf-16le', delimiter: '\t' })
    expect(cars.map(({ brand, model, price, specification }) => [brand, model, price, specification.mileage, specification.engineSize])).toEqual([
      ['Ford', 'Focus', 12_019, 51_499, 1600], ['Volkswagen', 'Golf GTI', 15_190, 85_295, 2000], ['Hyundai', 'i10', 7589, 33_796, 1000],
    ])
  })

  test('an auction’s list with bars: sheet codes, a section line and a foot', async () => {
    const { reading, rows, cars } = await readAll(AUCTION, { name: 'uss_tokyo_2024-05-16.csv' })
    expect(cars.map(({ model, grade, trim, firstRegistration, specification }) => [model, grade, trim, firstRegistration?.year, specification.transmissionType])).toEqual([
      ['Vitz', 'F', 'DBA-KSP90', 2007, 'AUTOMATIC'], ['Skyline', '250GT', 'DBA-V36', 2008, 'MANUAL'], ['Dutro', null, 'PB-XZU301X', 2005, 'MANUAL'],
    ])
    expect(reading.problems.map(({ code, line }) => [line, code])).toEqual([[4, 'note-line'], [6, 'note-line']])
    // Lots are numbered anew every week: the day stays in the source's name.
    expect(rows[0]?.key).toBe('source:uss_tokyo_2024-05-16:5001')
    expect(reading.rowCount).toBe(3)
  })

  test('a list without a header, and one with maker and model in one cell', async () => {
    const headerless = await readAll(HEADERLESS)
    expect(headerless.reading.header.line).toBeNull()
    expect(headerless.cars[0]).toMatchObject({ brand: 'Toyota', model: 'Vitz', price: 1200, firstRegistration: { year: 2005, month: null }, specification: { mileage: 85_000, steering: 'RIGHT' } })
    expect(headerless.rows[0]?.line).toBe(1)
    const titles = await readAll(TITLES_ONLY)
    expect(titles.cars.map(({ brand, model, grade }) => [brand, model, grade])).toEqual([
      ['Toyota', 'Land Cruiser Prado', 'TX'], ['Nissan', 'X-Trail', '20X'], ['Mercedes-Benz', 'C200 Avantgarde', null], ['Land Rover', 'Range Rover Sport', 'HSE'],
    ])
  })

  test('an Excel workbook: the sheet with the cars, dates and currency from the formats', async () => {
    const cars = [['STOCK LIST'], [], ['Chassis No', 'Maker', 'Model', 'First Reg.', 'Odometer', 'Price'], ['NT31-204567', 'NISSAN', 'X-TRAIL', { value: 40_634, style: 0 }, { value: 102_000, style: 1 }, { value: 985_000, style: 2 }]]
    const bytes = buildXlsx([{ name: 'Cover', rows: [['Minato Motors'], ['Stock of May']] }, { name: 'Cars', rows: cars }], ['yyyy/mm', '#,##0" km"', '[$¥-411]#,##0'])
    const { reading, cars: read, rows } = await readAll(bytes, { name: 'stock.xlsx', mapping: { rates: { JPY: 150 } } })
    expect(reading).toMatchObject({ format: 'xlsx', sheet: 'Cars', encoding: null, header: { line: 3 } })
    expect(read[0]).toMatchObject({ brand: 'Nissan', model: 'X-Trail', price: 6567, firstRegistration: { year: 2011, month: 4 }, specification: { mileage: 102_000 } })
    expect(rows[0]?.line).toBe(4)
    await expect(readAll(bytes, { mapping: { sheet: 'Vans' } })).rejects.toMatchObject({ code: 'no-such-sheet', message: expect.stringContaining("'Cover', 'Cars'") })
  })

  test('a bilingual header, a header repeated in the middle, and blank lines are no rows', async () => {
    const { rows, cars } = await readAll('Make,Model,Year,Price\nメーカー,車種,年式,価格\nToyota,Vitz,2003,900\n\n,,,\nMake,Model,Year,Price\nHonda,Fit,2004,950\n')
    expect([rows.length, cars.map(({ model }) => model)]).toEqual([2, ['Vitz', 'Fit']])
  })

  test('every car that comes out is one that the contract takes', async () => {
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

describe('[VEH-09] what is guessed is said', () => {
  test('dollars and kilometres that nothing names are assumed in words, with how to change them', async () => {
    const { reading } = await readAll('make,model,year,price,mileage\ntoyota,vitz,2003,900,85000\n')
    expect(reading.guesses.join('\n')).toMatch(/US dollars in 'price': assumed.*"currency" and "rate"/)
    expect(reading.guesses.join('\n')).toMatch(/Kilometres in 'mileage': assumed.*"distance"/)
  })

  test('figures that are high for dollars are doubted aloud', async () => {
    const { reading } = await readAll('make,model,year,price\ntoyota,vitz,2003,900000\nhonda,fit,2004,1200000\nnissan,march,2005,700000\n')
    expect(reading.guesses.join('\n')).toContain('HIGH FOR DOLLARS')
  })

  test('another currency without a rate refuses the rows, and says which entry to give', async () => {
    const { reading, rows } = await readAll('make,model,year,price_gbp\nford,focus,2015,9495\nford,ka,2016,\n')
    expect(rows.map(({ car }) => car === null)).toEqual([true, false])
    expect(rows[0]?.problems[0]).toMatchObject({ line: 2, column: 'price_gbp', field: 'price', code: 'no-rate', severity: 'refused', message: expect.stringContaining('"rate"'), messageFr: expect.stringContaining('GBP') })
    expect(reading.guesses.join('\n')).toContain('"currency": "GBP"')
  })

  test('a currency column counts row by row', async () => {
    const { cars, rows } = await readAll('make,model,year,price,currency\nford,focus,2015,1000,GBP\nford,ka,2016,1000,USD\nford,kuga,2016,1000,Moon\n', { mapping: { rates: { GBP: 0.8 } } })
    expect(cars.map(({ price }) => price)).toEqual([1250, 1000])
    expect(saidOf(rows)).toEqual(['4 currency unknown-currency'])
  })

  test('a lone model year is read as the registration, beside one it stays the model year', async () => {
    const lone = await readAll('make,model,model year\ntoyota,vitz,2003\n')
    expect(lone.cars[0]).toMatchObject({ firstRegistration: { year: 2003, month: null }, modelYear: null })
    expect(lone.reading.guesses.join('\n')).toContain("'model year' is the only year")
    const both = await readAll('make,model,model year,first reg\ntoyota,vitz,2003,2004/2\n')
    expect(both.cars[0]).toMatchObject({ firstRegistration: { year: 2004, month: 2 }, modelYear: 2003 })
  })

  test('a maker that no column holds is told by the model where only one has it', async () => {
    const { cars, rows } = await readAll('model,year,price\nVitz,2003,900\nRoadster,2004,950\nfit,2005,990\n')
    expect(cars.map(({ brand, model }) => [brand, model])).toEqual([['Toyota', 'Vitz'], ['Honda', 'Fit']])
    expect(saidOf(rows)).toEqual(['3 model missing-brand'])
  })
})

describe('[VEH-09] a car is known again', () => {
  const keys = async (text: string, name = 'stock.csv', mapping = {}) => (await readAll(text, { name, mapping })).rows.map(({ key }) => key)

  test('by its row: the same file gives the same keys at any rate, equal rows are two cars, and the order does not matter', async () => {
    const file = 'no,make,model,price\n1,ford,focus,900\n2,ford,ka,800\n3,ford,focus,900\n'
    const first = await keys(file)
    expect(new Set(first).size).toBe(3)
    expect(await keys(file, 'other name.csv', { currency: 'GBP', rate: 0.8 })).toEqual(first)
    const sorted = await keys('model,make,price,no\nka,ford,800,1\nfocus,ford,900,2\nfocus,ford,900,3\n')
    expect(sorted.toSorted()).toEqual(first.toSorted())
  })

  test('by the source’s number, and the next list of the same source has the same name', async () => {
    const first = await keys('Stock No,make,model\nK-77,ford,focus\nK-12,ford,ka\n', 'sbt stock 2024-05-01.csv')
    expect(first).toEqual(['source:sbt stock:K-77', 'source:sbt stock:K-12'])
    expect(await keys('Stock No,make,model\nK-12,ford,ka\n', 'sbt stock 2024-05-08 (1).csv')).toEqual(['source:sbt stock:K-12'])
    expect(await keys('Stock No,make,model\nK-12,ford,ka\n', 'x.csv', { source: 'SBT' })).toEqual(['source:SBT:K-12'])
  })

  test('not by a number that counts rows or repeats itself', async () => {
    for (const file of ['Stock No,make,model\n1,ford,focus\n2,ford,ka\n3,ford,kuga\n', 'Ref,make,model\nA,ford,focus\nA,ford,ka\nA,ford,kuga\n']) {
      expect((await keys(file)).every((key) => key?.startsWith('row:'))).toBe(true)
    }
  })

  test('a chassis number that comes twice refuses the second, with the line of the first', async () => {
    const { rows } = await readAll('chassis,make,model\nZVW30-1234567,toyota,prius\nZVW30-7654321,toyota,prius\nzvw30 - 1234567,toyota,prius\n')
    expect(rows.map(({ car }) => car === null)).toEqual([false, false, true])
    expect(rows[2]?.problems[0]).toMatchObject({ line: 4, code: 'chassis-twice', message: expect.stringContaining('line 2') })
  })
})

describe('[VEH-09] what cannot be, and what is out of the ordinary', () => {
  const judged = async (header: string, ...rows: string[]) => saidOf((await readAll([header, ...rows].join('\n'))).rows)

  test('is refused with field and reason', async () => {
    expect(await judged('make,model,year,price,engine cc', 'kubota,L200,1990,900,9', 'ford,focus,2060,900,1600', 'ford,focus,1949,900,1600', 'ford,ka,2010,0,1300', 'ford,ka,2010,900000000,1300', ',ka,2010,900,1300', 'ford,,2010,900,1300', 'Toyota,Forklift,2010,900,1300')).toEqual([
      '2 brand not-a-car', '2 engineSize engine-not-a-car', '3 firstRegistration year-impossible', '4 firstRegistration year-impossible', '5 price price-not-positive', '6 price price-absurd', '7 brand missing-brand', '8 model missing-model', '9 model not-a-car',
    ])
  })

  test('is flagged and taken: mileage, engine, age, fuel, dates at odds', async () => {
    const { rows, cars } = await readAll('make,model,year,mfg year,mileage,cc,fuel\nford,focus,2010,2009,790000,1600,petrol\nford,ka,1975,1975,5000,12340,petrol\nford,kuga,2010,2012,5000,2000,petrol\nhino,dutro,2010,2010,790000,12340,diesel\n' + 'ford,fiesta,2010,2010,50000,1300,petrol\n'.repeat(20) + 'toyota,comfort,2010,2010,50000,2000,lpg\n')
    expect(cars).toHaveLength(rows.length)
    expect(saidOf(rows)).toEqual(['2 mileage mileage-high', '3 engineSize engine-large', '3 firstRegistration year-old', '4 firstRegistration registered-before-made', '26 fuelType fuel-unusual'])
  })

  test('a price far outside those of the file is flagged', async () => {
    const usual = Array.from({ length: 120 }, (_, index) => `ford,focus,2010,${2000 + index * 10}`)
    expect(await judged('make,model,year,price', ...usual, 'ford,focus,2010,400000', 'ford,focus,2010,15')).toEqual(['122 price price-far-out', '123 price price-far-out'])
  })

  test('a value that cannot be read is left empty and said, the car is taken', async () => {
    const { cars, rows } = await readAll('make,model,year,mileage,color,fuel,hand,engine cc\nford,focus,soon,many,chameleon,Other,center,0\nford,focus,2010,1,red,petrol,rhd,1600\n')
    expect(cars[0]).toMatchObject({ firstRegistration: null, specification: { mileage: null, color: null, fuelType: null, steering: null, engineSize: null } })
    expect(saidOf(rows)).toEqual(['2 firstRegistration unreadable', '2 mileage unreadable', '2 fuelType unknown-word', '2 engineSize engine-zero', '2 color unknown-word', '2 steering no-equivalent'])
  })

  test('an electric car has no engine size, and that is no problem', async () => {
    expect(await judged('make,model,year,fuel,engine cc', 'nissan,leaf,2015,electric,0', 'ford,ka,2015,petrol,1300')).toEqual([])
  })
})

describe('[VEH-09][I04] half-broken files', () => {
  const header = 'make,model,year,price\n'

  test('a broken row is refused with its line, those around it are read', async () => {
    const { rows } = await readAll(`${header}ford,focus,2010,900\nford,"ka,2011,800\nford,"kuga",2012,"1,000"\nford,kuga,2012,1,000\nford,${'x'.repeat(20_000)},2010,5\nford,mondeo,2013\nford,puma,2014,700\nford,fiesta,20`)
    expect(rows.map(({ line, car }) => [line, car?.model ?? null])).toEqual([[2, 'Focus'], [3, null], [4, 'Kuga'], [5, null], [6, null], [7, 'Mondeo'], [8, 'Puma'], [9, null]])
    expect(saidOf(rows)).toEqual(['3 - unclosed-quote', '5 - too-many-cells', '6 - cell-too-long', '7 - short-row', '9 - cut-off'])
    expect(rows[1]?.problems[0]).toMatchObject({ column: 'model', value: '"ka,2011,800' })
  })

  test('a cell of a million characters, a BOM, and mixed line ends', async () => {
    const { rows } = await readAll(`\uFEFF${header.trim()}\r\nford,focus,2010,900\rford,${'y'.repeat(1_000_000)},2010,1\n\r\nford,ka,2010,800\r\n`)
    expect(rows.map(({ line, car }) => [line, car?.model ?? null])).toEqual([[2, 'Focus'], [3, null], [5, 'Ka']])
    expect(rows[1]?.problems[0]?.value?.length).toBeLessThanOrEqual(80)
  })

  test.for([
    ['', 'empty-file'], ['\uFEFF', 'empty-file'], ['\n\n \n', 'empty-file'], ['make,model,year\n', 'no-rows'], ['one\ntwo\nthree\n', 'no-columns'], ['a,b,c\n1,2,3\n4,5,6\n', 'no-header'], ['%PDF-1.4 …', 'not-a-list'], ['<html><table>', 'not-a-list'],
  ] as const)('%j is refused as %s', async ([text, code]) => {
    await expect(readAll(text)).rejects.toMatchObject({ name: 'ImportRefused', code })
  })

  test('limits hold: bytes, rows, columns', async () => {
    const file = header + 'ford,focus,2010,900\n'.repeat(50)
    await expect(readAll(file, { limits: { fileBytes: 100 } })).rejects.toMatchObject({ code: 'file-too-big' })
    await expect(readAll(file, { limits: { rows: 49 } })).rejects.toMatchObject({ code: 'too-many-rows' })
    expect((await readAll(file, { limits: { rows: 50 } })).rows).toHaveLength(50)
    await expect(readAll(file, { limits: { columns: 3 } })).rejects.toMatchObject({ code: 'too-many-columns' })
  })

  test('a file that is not there is refused by name', async () => {
    await expect(readImport({ path: '/nowhere/stock.csv' })).rejects.toMatchObject({ code: 'file-not-found', message: expect.stringContaining('stock.csv') })
  })

  test('texts longer than the contract takes are cut, without half a letter, and said', async () => {
    const { cars, rows } = await readAll(`make,model,grade\nford,focus,${'é🚗'.repeat(60)}\nford,ka,x\n`)
    expect(cars[0]?.grade?.length).toBeLessThanOrEqual(80)
    expect(cars[0]?.grade?.isWellFormed()).toBe(true)
    expect(saidOf(rows)).toEqual(['2 grade text-cut'])
  })
})

describe('[VEH-09] a mapping file', () => {
  test('names columns, leaves others out, and is heard above all', async () => {
    const mapping = parseMapping({ columns: { Wagen: 'brand', Sorte: 'model', PRICE: null, Jahr: 'firstRegistration' }, distance: 'mi', source: 'Hamburg' })
    const { reading, cars } = await readAll('Wagen,Sorte,Jahr,Price,Mileage\nford,focus,2010,900,100\n', { mapping })
    expect(fieldsOf(reading)).toMatchObject({ Wagen: 'brand', Sorte: 'model', Jahr: 'firstRegistration', Price: null })
    expect(cars[0]).toMatchObject({ brand: 'Ford', model: 'Focus', price: null, specification: { mileage: 161 } })
  })

  test('can name the columns of a file without a header', async () => {
    const { cars } = await readAll('x1;focus;ford\nx2;ka;ford\n', { mapping: { columns: { 'Column 2': 'model', 'Column 3': 'brand', 'Column 1': 'id' } } })
    expect(cars.map(({ brand, model }) => [brand, model])).toEqual([['Ford', 'Focus'], ['Ford', 'Ka']])
  })

  test('that names what does not exist is an error with that name', async () => {
    const wrong: [unknown, string][] = [
      [{ columns: { Make: 'maker' } }, 'maker'], [{ colums: {} }, 'colums'], [{ columns: { A: 'brand', B: 'brand' } }, 'brand'], [{ rate: 5 }, 'currency'], [{ currency: 'pounds' }, 'GBP'], [{ currency: 'GBP', rate: 0 }, 'rate'],
      [{ currency: 'GBP', rate: '0.79' }, 'rate'], [{ rates: { yen: 150 } }, 'yen'], [{ distance: 'leagues' }, 'km'], [{ encoding: 'morse' }, 'shift_jis'], [{ delimiter: ',,' }, 'one character'], [{ source: '' }, 'source'], [[], 'object'], [null, 'object'], ['x', 'object'],
    ]
    for (const [json, name] of wrong) expect(() => parseMapping(json)).toThrow(expect.objectContaining({ code: 'bad-mapping', message: expect.stringContaining(name) }))
    await expect(readAll('make,model\nford,ka\n', { mapping: { columns: { Makes: 'brand' } } })).rejects.toMatchObject({ code: 'bad-mapping', message: expect.stringMatching(/Makes.*make, model/) })
  })
})
