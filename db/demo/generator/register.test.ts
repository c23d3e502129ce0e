import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateCars } from '../cars.ts'

const REGISTER = new URL('../../../../shared/data/models/nzta_asia_make_model_years.csv', import.meta.url)
/** The register has few years for makers that New Zealand counts as non-Asian. */
const JAPANESE = [
  'Toyota',
  'Nissan',
  'Honda',
  'Mazda',
  'Suzuki',
  'Daihatsu',
  'Subaru',
  'Mitsubishi',
  'Lexus',
  'Isuzu',
  'Hino',
  'Mitsubishi Fuso',
  'UD Trucks',
]

const nameOf = (maker: string, model: string): string => `${maker} ${model}`.toUpperCase().replace(/[^A-Z0-9]/g, '')

test.skipIf(!existsSync(REGISTER))('[OPS-01] dates nine of ten Japanese cars as New Zealand’s register does', () => {
  const spans = new Map<string, { from: number; to: number }>()
  for (const line of readFileSync(REGISTER, 'utf8').split('\n').slice(1)) {
    // make, model, vehicleType, yearFrom, yearTo, yearsSeen; some models carry a comma in quotation marks
    const [, make = '', model = '', from, to] =
      /^("[^"]*"|[^,]*),("[^"]*"|[^,]*),.*?(\d{4}),(\d{4}),\d+\s*$/.exec(line) ?? []
    const name = nameOf(make, model)
    const known = spans.get(name)
    if (from && to)
      spans.set(name, { from: Math.min(Number(from), known?.from ?? 9999), to: Math.max(Number(to), known?.to ?? 0) })
  }
  const cars = [
    ...generateCars({ count: 5000, seed: 20_261, today: new Date('2026-11-20T05:00:00Z'), tenant: 'staging' }),
  ]
  const known = cars.filter(({ brand, model }) => JAPANESE.includes(brand) && spans.has(nameOf(brand, model)))
  expect(known.length).toBeGreaterThan(2500)
  const fits = known.filter(({ brand, model, fields }) => {
    const { from, to } = spans.get(nameOf(brand, model))!
    const { year } = fields.manufacture!
    return year >= from - 1 && year <= to + 1
  })
  expect(fits.length / known.length).toBeGreaterThanOrEqual(0.9)
})
