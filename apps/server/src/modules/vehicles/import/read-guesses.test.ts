import { describe, expect, test } from 'vitest'
import { fieldsOf, guessesOf, readAll, describeProblems } from './fixtures/read-all.ts'
import { parseMapping } from './mapping.ts'

describe('[VEH-09] reported assumptions', () => {
  test('reports assumed dollars and kilometres and how to change them', async () => {
    const { reading } = await readAll('make,model,year,price,mileage\ntoyota,vitz,2003,900,85000\n')
    expect(guessesOf(reading)).toMatch(/US dollars in 'price': assumed.*"currency" and "rate"/)
    expect(guessesOf(reading)).toMatch(/Kilometres in 'mileage': assumed.*"distance"/)
  })

  test('warns about figures that are high for dollars', async () => {
    const { reading } = await readAll(
      'make,model,year,price\ntoyota,vitz,2003,900000\nhonda,fit,2004,1200000\nnissan,march,2005,700000\n',
    )
    expect(guessesOf(reading)).toContain('HIGH FOR DOLLARS')
  })

  test('reads implausibly low mileages as thousands and reports it', async () => {
    const list = (year: number) =>
      `make,model,year,odo\n${[85, 102, 64, 45, 210, 7].map((figure) => `toyota,vitz,${year},${figure}`).join('\n')}`
    const old = await readAll(list(2012))
    expect(old.cars.map(({ specification }) => specification.mileage)).toEqual([
      85_000, 102_000, 64_000, 45_000, 210_000, 7000,
    ])
    expect(guessesOf(old.reading)).toContain('in thousands')
    const fresh = await readAll(list(2026))
    expect(fresh.cars[0]?.specification.mileage).toBe(85)
    expect(guessesOf(fresh.reading)).toContain('are thousands meant?')
    expect((await readAll(list(2012), { mapping: { distance: 'km' } })).cars[0]?.specification.mileage).toBe(85)
  })

  test('rejects rows in a currency without a rate and names the entry to add', async () => {
    const { reading, rows } = await readAll('make,model,year,price_gbp\nford,focus,2015,9495\nford,ka,2016,\n')
    expect(rows.map(({ car }) => car === null)).toEqual([true, false])
    expect(rows[0]?.problems[0]).toMatchObject({
      line: 2,
      column: 'price_gbp',
      field: 'price',
      code: 'no-rate',
      severity: 'refused',
      message: expect.stringContaining('how many GBP make 1 USD'),
      messageFr: expect.stringContaining('GBP'),
    })
    expect(guessesOf(reading)).toContain('"currency": "GBP"')
  })

  test('reads a Japanese price of six figures without a currency as yen', async () => {
    const list = 'メーカー,車種,年式,価格\nトヨタ,ヴィッツ,2010,850000\n日産,マーチ,2011,650000\n'
    const { reading, rows } = await readAll(list)
    expect(describeProblems(rows)).toEqual(['2 price no-rate', '3 price no-rate'])
    expect(guessesOf(reading)).toContain("JPY in '価格'")
    expect((await readAll(list, { mapping: { rates: { JPY: 150 } } })).cars.map(({ price }) => price)).toEqual([
      5667, 4333,
    ])
  })

  test('applies a currency column row by row', async () => {
    const { cars, rows } = await readAll(
      'make,model,year,price,currency\nford,focus,2015,1000,GBP\nford,ka,2016,1000,USD\nford,kuga,2016,1000,Moon\n',
      { mapping: { rates: { GBP: 0.8 } } },
    )
    expect(cars.map(({ price }) => price)).toEqual([1250, 1000])
    expect(describeProblems(rows)).toEqual(['4 currency unknown-currency'])
  })

  test('reads a lone model year as the registration, else as model year', async () => {
    const lone = await readAll('make,model,model year\ntoyota,vitz,2003\n')
    expect(lone.cars[0]).toMatchObject({ firstRegistration: { year: 2003, month: null }, modelYear: null })
    expect(guessesOf(lone.reading)).toContain("'model year' is the only year")
    const both = await readAll('make,model,model year,first reg\ntoyota,vitz,2003,2004/2\n')
    expect(both.cars[0]).toMatchObject({ firstRegistration: { year: 2004, month: 2 }, modelYear: 2003 })
  })

  test('infers a brand without a column from an unambiguous model', async () => {
    const { cars, rows } = await readAll('model,year,price\nVitz,2003,900\nRoadster,2004,950\nfit,2005,990\n')
    expect(cars.map(({ brand, model }) => [brand, model])).toEqual([
      ['Toyota', 'Vitz'],
      ['Honda', 'Fit'],
    ])
    expect(describeProblems(rows)).toEqual(['3 model missing-brand'])
  })
})

describe('[VEH-09] identity of a row', () => {
  const keys = async (text: string, name = 'stock.csv', mapping = {}) =>
    (await readAll(text, { name, mapping })).rows.map((row) => row.keys?.source)

  test('keys rows by content at any rate and order; equal rows are two cars', async () => {
    const file = 'no,make,model,price\n1,ford,focus,900\n2,ford,ka,800\n3,ford,focus,900\n'
    const first = await keys(file)
    expect(new Set(first).size).toBe(3)
    expect(await keys(file, 'other name.csv', { currency: 'GBP', rate: 0.8 })).toEqual(first)
    const sorted = await keys('model,make,price,no\nka,ford,800,1\nfocus,ford,900,2\nfocus,ford,900,3\n')
    expect(new Set(sorted)).toEqual(new Set(first))
  })

  test('keys rows by source and number over two lists', async () => {
    const first = await keys('Stock No,make,model\nK-77,ford,focus\nK-12,ford,ka\n', 'sbt stock 2024-05-01.csv')
    expect(first).toEqual(['source:sbt stock:K-77', 'source:sbt stock:K-12'])
    expect(await keys('Stock No,make,model\nK-12,ford,ka\n', 'sbt stock 2024-05-08 (1).csv')).toEqual([
      'source:sbt stock:K-12',
    ])
    expect(await keys('Stock No,make,model\nK-12,ford,ka\n', 'x.csv', { source: 'SBT' })).toEqual(['source:SBT:K-12'])
  })

  test('ignores a number that counts rows or repeats', async () => {
    for (const file of [
      'Stock No,make,model\n1,ford,focus\n2,ford,ka\n3,ford,kuga\n',
      'Ref,make,model\nA,ford,focus\nA,ford,ka\nA,ford,kuga\n',
    ]) {
      expect((await keys(file)).every((key) => key?.startsWith('row:'))).toBe(true)
    }
  })

  test('rejects the second row with a chassis number and names the first line', async () => {
    const { rows } = await readAll(
      'chassis,make,model\nZVW30-1234567,toyota,prius\nZVW30-7654321,toyota,prius\nzvw30 - 1234567,toyota,prius\n',
    )
    expect(rows.map(({ car }) => car === null)).toEqual([false, false, true])
    expect(rows[2]?.problems[0]).toMatchObject({
      line: 4,
      code: 'chassis-twice',
      message: expect.stringContaining('line 2'),
    })
  })
})

describe('[VEH-09] a mapping file', () => {
  test('names columns, skips others, and overrides every guess', async () => {
    const mapping = parseMapping({
      columns: { Wagen: 'brand', Sorte: 'model', PRICE: null, Jahr: 'firstRegistration' },
      distance: 'mi',
      source: 'Hamburg',
    })
    const { reading, cars } = await readAll('Wagen,Sorte,Jahr,Price,Mileage\nford,focus,2010,900,100\n', { mapping })
    expect(fieldsOf(reading)).toMatchObject({ Wagen: 'brand', Sorte: 'model', Jahr: 'firstRegistration', Price: null })
    expect(cars[0]).toMatchObject({ brand: 'Ford', model: 'Focus', price: null, specification: { mileage: 161 } })
  })

  test('names the columns of a file without a header', async () => {
    const { cars } = await readAll('x1;focus;ford\nx2;ka;ford\n', {
      mapping: { columns: { 'Column 2': 'model', 'Column 3': 'brand', 'Column 1': 'id' } },
    })
    expect(cars.map(({ brand, model }) => [brand, model])).toEqual([
      ['Ford', 'Focus'],
      ['Ford', 'Ka'],
    ])
  })

  test('reports a mapping to an unknown name', async () => {
    const wrong: [unknown, string][] = [
      [{ columns: { Make: 'maker' } }, 'maker'],
      [{ colums: {} }, 'colums'],
      [{ columns: { A: 'brand', B: 'brand' } }, 'brand'],
      [{ rate: 5 }, 'currency'],
      [{ currency: 'pounds' }, 'GBP'],
      [{ currency: 'GBP', rate: 0 }, 'rate'],
      [{ currency: 'GBP', rate: '0.79' }, 'rate'],
      [{ rates: { yen: 150 } }, 'yen'],
      [{ distance: 'leagues' }, 'km'],
      [{ encoding: 'morse' }, 'shift_jis'],
      [{ delimiter: ',,' }, 'one character'],
      [{ source: '' }, 'source'],
      [[], 'object'],
      [null, 'object'],
      ['x', 'object'],
    ]
    for (const [json, name] of wrong)
      expect(() => parseMapping(json)).toThrow(
        expect.objectContaining({ code: 'bad-mapping', message: expect.stringContaining(name) }),
      )
    await expect(readAll('make,model\nford,ka\n', { mapping: { columns: { Makes: 'brand' } } })).rejects.toMatchObject({
      code: 'bad-mapping',
      message: expect.stringMatching(/Makes.*make, model/),
    })
  })
})
