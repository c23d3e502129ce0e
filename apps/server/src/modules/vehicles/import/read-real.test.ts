import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { VehicleFields } from '@minato/contract/vehicles-shapes'
import { expect, test } from 'vitest'
import type { ImportMapping } from './mapping.ts'
import { readImport } from './read.ts'
import type { ImportRow } from './rows/read-rows.ts'
import { guessesOf } from './fixtures/read-all.ts'

/** Real files lie beside the repository and are never part of it. */
const stock = fileURLToPath(new URL('../../../../../../../shared/data/stock/', import.meta.url))
const isThere = existsSync(stock)
if (!isThere) console.warn('skipped: the real stock files (../shared/data/stock) are not here')

const summary = async (file: string, mapping?: ImportMapping) => {
  const reading = await readImport(
    { path: `${stock}${file}` },
    { today: new Date('2026-06-15'), ...(mapping === undefined ? {} : { mapping }) },
  )
  const rows: ImportRow[] = []
  for await (const batch of reading.rows()) rows.push(...batch)
  const taken = rows.filter(({ car }) => car !== null)
  return {
    reading,
    rows,
    taken,
    refused: rows.filter(({ car }) => car === null),
    flagged: taken.filter(({ flags }) => flags.length > 0),
    keys: new Set(taken.map(({ keys }) => keys?.chassis ?? keys?.source)),
  }
}

test.skipIf(!isThere)('[VEH-09] reads 2,318 rows of a Japanese exporter, all but the tractor', async () => {
  const { reading, rows, taken, refused, flagged, keys } = await summary('japan_used_cars.csv')
  expect([rows.length, taken.length, keys.size, reading.rowCount]).toEqual([2318, 2317, 2317, 2318])
  expect(
    refused.map(({ line, problems }) => [
      line,
      problems.filter(({ severity }) => severity === 'refused').map(({ field }) => field),
    ]),
  ).toEqual([[25, ['brand', 'engineSize']]])
  expect(flagged.flatMap(({ flags }) => flags.map(({ field, value }) => `${field} ${value}`)).toSorted()).toEqual([
    'engineSize 12340',
    'fuelType cng',
    'fuelType hybrid',
    'fuelType hybrid',
    ...Array.from({ length: 7 }, () => 'fuelType lpg'),
    'mileage 600000',
    'mileage 623765',
    'mileage 790000',
  ])
  expect(taken.every(({ problems }) => problems.length === 0)).toBe(true)
  expect(reading.columns.map(({ field }) => field)).toEqual([
    null,
    'price',
    'brand',
    'model',
    'firstRegistration',
    'mileage',
    'engineSize',
    'transmissionType',
    'driveType',
    'steering',
    'fuelType',
  ])
  expect(guessesOf(reading)).toMatch(/assumed[^]*assumed[^]*'S\. No\.' only counts the rows/)
  const models = new Set(taken.map(({ car }) => `${car!.brand} ${car!.model}`))
  for (const name of [
    'Honda CR-V',
    'Toyota ist',
    'Toyota bB',
    'Suzuki Wagon R',
    'Mercedes-Benz C-Class',
    'Nissan X-Trail',
    'Mazda RX-8',
    'Toyota Funcargo',
    'Land Rover Discovery',
    'Kia Cerato',
    'Chevrolet Others',
  ])
    expect(models).toContain(name)
  for (const { car } of taken) {
    const { brand: _brand, model: _model, modelYear: _year, trim, price, ...fields } = car!
    expect(VehicleFields.safeParse(fields).success && trim === 'Standard' && Number.isInteger(price)).toBe(true)
  }
})

test.skipIf(!isThere)('[VEH-09] keys the same rows equally in every reading', async () => {
  const [first, second] = [
    await summary('japan_used_cars.csv'),
    await summary('japan_used_cars.csv', { currency: 'JPY', rate: 0.01 }),
  ]
  expect([...second.keys]).toEqual([...first.keys])
})

test.skipIf(!isThere)('[VEH-09] converts 108,540 British rows from pounds, miles and litres', async () => {
  const { reading, rows, taken, refused, flagged, keys } = await summary('uk_used_cars.csv', {
    currency: 'GBP',
    rate: 0.79,
    distance: 'mi',
  })
  expect([rows.length, taken.length, keys.size]).toEqual([108_540, 108_540, 108_540])
  expect(refused).toEqual([])
  const strange = taken.filter(({ problems }) => problems.some(({ code }) => code === 'year-impossible'))
  expect(strange.map(({ car, problems }) => [car!.firstRegistration, problems[0]?.value])).toEqual([[null, '2060']])
  expect(taken[0]?.car).toMatchObject({
    brand: 'Audi',
    model: 'A1',
    price: 15_823,
    firstRegistration: { year: 2017, month: null },
    specification: { mileage: 25_323, engineSize: 1400, transmissionType: 'MANUAL', fuelType: 'ESSENCE' },
  })
  expect([...new Set(taken.map(({ car }) => car!.brand))].toSorted()).toEqual([
    'Audi',
    'BMW',
    'Ford',
    'Hyundai',
    'Mercedes-Benz',
    'Skoda',
    'Toyota',
    'Vauxhall',
    'Volkswagen',
  ])
  expect(flagged.length).toBe(9)
  const said = new Map<string, number>()
  for (const { problems } of taken)
    for (const { code, field } of problems) said.set(`${field} ${code}`, (said.get(`${field} ${code}`) ?? 0) + 1)
  expect(Object.fromEntries(said)).toMatchObject({
    'fuelType unknown-word': 253,
    'transmissionType unknown-word': 10,
  })
  expect(guessesOf(reading)).toContain("'Semi-Auto' in 'transmission' is read as automatic")
  expect(taken.filter(({ car }) => car!.specification.transmissionType === 'AUTOMATIC').length).toBe(24_903 + 22_319)
})

test.skipIf(!isThere)('[VEH-09] reads British prices without a mapping as dollars and reports it', async () => {
  const { reading, taken } = await summary('uk_used_cars.csv')
  expect(taken.length).toBe(108_540)
  expect(guessesOf(reading)).toMatch(
    /US dollars in 'price': assumed[^]*Kilometres in 'mileage': assumed[^]*Litres in 'engineSize'/,
  )
})
