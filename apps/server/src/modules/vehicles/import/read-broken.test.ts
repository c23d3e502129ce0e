import { describe, expect, test } from 'vitest'
import { readAll, describeProblems } from './fixtures/read-all.ts'
import { readImport } from './read.ts'

describe('[VEH-09] invalid and unusual values', () => {
  const judged = async (header: string, ...rows: string[]) =>
    describeProblems((await readAll([header, ...rows].join('\n'))).rows)

  test('rejects a row with field and reason', async () => {
    expect(
      await judged(
        'make,model,year,price,engine cc',
        'kubota,L200,1990,900,9',
        'ford,focus,2060,900,1600',
        'ford,focus,1949,900,1600',
        'ford,ka,2010,0,1300',
        'ford,ka,2010,900000000,1300',
        ',ka,2010,900,1300',
        'ford,,2010,900,1300',
        'Toyota,Forklift,2010,900,1300',
      ),
    ).toEqual([
      '2 brand not-a-car',
      '2 engineSize engine-not-a-car',
      '3 firstRegistration year-impossible',
      '4 firstRegistration year-impossible',
      '5 price price-not-positive',
      '6 price price-absurd',
      '7 brand missing-brand',
      '8 model missing-model',
      '9 model not-a-car',
    ])
  })

  test('flags and accepts unusual mileage, engine, age, fuel and dates', async () => {
    const { rows, cars } = await readAll(
      'make,model,year,mfg year,mileage,cc,fuel\nford,focus,2010,2009,790000,1600,petrol\nford,ka,1975,1975,5000,12340,petrol\nford,kuga,2010,2012,5000,2000,petrol\nhino,dutro,2010,2010,790000,12340,diesel\n' +
        'ford,fiesta,2010,2010,50000,1300,petrol\n'.repeat(20) +
        'toyota,comfort,2010,2010,50000,2000,lpg\n',
    )
    expect(cars).toHaveLength(rows.length)
    expect(describeProblems(rows)).toEqual([
      '2 mileage mileage-high',
      '3 engineSize engine-large',
      '3 firstRegistration year-old',
      '4 firstRegistration registered-before-made',
      '26 fuelType fuel-unusual',
    ])
  })

  test('flags a price far outside those of the file', async () => {
    const usual = Array.from({ length: 120 }, (_, index) => `ford,focus,2010,${2000 + index * 10}`)
    expect(await judged('make,model,year,price', ...usual, 'ford,focus,2010,400000', 'ford,focus,2010,15')).toEqual([
      '122 price price-far-out',
      '123 price price-far-out',
    ])
  })

  test('leaves an unreadable value empty, reports it and accepts the car', async () => {
    const { cars, rows } = await readAll(
      'make,model,year,mileage,color,fuel,hand,engine cc\nford,focus,soon,many,chameleon,Other,center,0\nford,focus,2010,1,red,petrol,rhd,1600\n',
    )
    expect(cars[0]).toMatchObject({
      firstRegistration: null,
      specification: { mileage: null, color: null, fuelType: null, steering: null, engineSize: null },
    })
    expect(describeProblems(rows)).toEqual([
      '2 firstRegistration unreadable',
      '2 mileage unreadable',
      '2 fuelType unknown-word',
      '2 engineSize engine-zero',
      '2 color unknown-word',
      '2 steering no-equivalent',
    ])
  })

  test('accepts an electric car without engine size', async () => {
    expect(
      await judged('make,model,year,fuel,engine cc', 'nissan,leaf,2015,electric,0', 'ford,ka,2015,petrol,1300'),
    ).toEqual([])
  })
})

describe('partly broken files', () => {
  const header = 'make,model,year,price\n'

  test('rejects a broken row by line and reads those around it', async () => {
    const { rows } = await readAll(
      `${header}ford,focus,2010,900\nford,"ka,2011,800\nford,"kuga",2012,"1,000"\nford,kuga,2012,1,000\nford,${'x'.repeat(20_000)},2010,5\nford,mondeo,2013\nford,puma,2014,700\nford,fiesta,20`,
    )
    expect(rows.map(({ line, car }) => [line, car?.model ?? null])).toEqual([
      [2, 'Focus'],
      [3, null],
      [4, 'Kuga'],
      [5, null],
      [6, null],
      [7, 'Mondeo'],
      [8, 'Puma'],
      [9, null],
    ])
    expect(describeProblems(rows)).toEqual([
      '3 - unclosed-quote',
      '5 - too-many-cells',
      '6 - cell-too-long',
      '7 - short-row',
      '9 - cut-off',
    ])
    expect(rows[1]?.problems[0]).toMatchObject({ column: 'model', value: '"ka,2011,800' })
  })

  test('reads a cell of a million characters, a BOM, and mixed line ends', async () => {
    const { rows } = await readAll(
      `\uFEFF${header.trim()}\r\nford,focus,2010,900\rford,${'y'.repeat(1_000_000)},2010,1\n\r\nford,ka,2010,800\r\n`,
    )
    expect(rows.map(({ line, car }) => [line, car?.model ?? null])).toEqual([
      [2, 'Focus'],
      [3, null],
      [5, 'Ka'],
    ])
    expect(rows[1]?.problems[0]?.value?.length).toBeLessThanOrEqual(80)
  })

  test.for([
    ['', 'empty-file'],
    ['\uFEFF', 'empty-file'],
    ['\n\n \n', 'empty-file'],
    ['make,model,year\n', 'no-rows'],
    ['one\ntwo\nthree\n', 'no-columns'],
    ['a,b,c\n1,2,3\n4,5,6\n', 'no-header'],
    ['%PDF-1.4 …', 'not-a-list'],
    ['<html><table>', 'not-a-list'],
  ] as const)('rejects %j as %s', async ([text, code]) => {
    await expect(readAll(text)).rejects.toMatchObject({ name: 'ImportRefused', code })
  })

  test('limits bytes, rows and columns', async () => {
    const file = header + 'ford,focus,2010,900\n'.repeat(50)
    await expect(readAll(file, { limits: { fileBytes: 100 } })).rejects.toMatchObject({ code: 'file-too-big' })
    await expect(readAll(file, { limits: { rows: 49 } })).rejects.toMatchObject({ code: 'too-many-rows' })
    expect((await readAll(file, { limits: { rows: 50 } })).rows).toHaveLength(50)
    await expect(readAll(file, { limits: { columns: 3 } })).rejects.toMatchObject({ code: 'too-many-columns' })
  })

  test('reports a missing file by name', async () => {
    await expect(readImport({ path: '/nowhere/stock.csv' })).rejects.toMatchObject({
      code: 'file-not-found',
      message: expect.stringContaining('stock.csv'),
    })
  })

  test('cuts texts at the contract’s limit without half a letter and reports it', async () => {
    const { cars, rows } = await readAll(`make,model,grade\nford,focus,${'é🚗'.repeat(60)}\nford,ka,x\n`)
    expect(cars[0]?.grade?.length).toBeLessThanOrEqual(80)
    expect(cars[0]?.grade?.isWellFormed()).toBe(true)
    expect(describeProblems(rows)).toEqual(['2 grade text-cut'])
    const long = await readAll(`make,model,grade\nford,${'focus '.repeat(500)},${'x'.repeat(9000)}\n`)
    expect(describeProblems(long.rows)).toEqual(['2 model text-cut', '2 grade text-cut'])
  })
})
