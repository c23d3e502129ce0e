import { VehicleFields } from '@minato/contract/vehicles-shapes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
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
import { readAll } from './fixtures/read-all.ts'
import { toShiftJis } from './fixtures/shift-jis.ts'
import { ImportRefused } from './import-refused.ts'

/** The reader survives any bytes of `arbitrary`. */
const expectSurvival = (arbitrary: fc.Arbitrary<Uint8Array>, runs: number): Promise<void> =>
  Promise.resolve(fc.assert(fc.asyncProperty(arbitrary, survives), { numRuns: runs * times }))

/** FUZZ=20 runs twenty times as many. */
const times = Number(process.env['FUZZ'] ?? 1)
const timeout = 60_000 * times

/** Reads to the end: every car must be one the contract takes and storable as JSON; only `ImportRefused` may be thrown. */
const survives = async (bytes: Uint8Array): Promise<void> => {
  try {
    const { reading, rows, cars } = await readAll(bytes)
    for (const { brand, model, modelYear: _year, trim, price, ...fields } of cars) {
      expect(VehicleFields.safeParse(fields).error).toBeUndefined()
      expect(price === null || (Number.isSafeInteger(price) && price > 0)).toBe(true)
      for (const name of [brand, model, trim])
        expect(name.length > 0 && name.length <= 60 && name === name.trim()).toBe(true)
    }
    expect(rows.length).toBe(reading.rowCount)
    expect(
      rows.every(({ car, keys, problems, isRepeated }) =>
        car === null
          ? keys === null && (isRepeated || problems.some(({ severity }) => severity === 'refused'))
          : keys !== null,
      ),
    ).toBe(true)
    expect(new Set(rows.flatMap(({ keys }) => keys?.chassis ?? keys?.source ?? [])).size).toBe(cars.length)
    const stored = JSON.stringify([reading.columns, reading.problems, reading.guesses, rows])
    // PostgreSQL stores neither of these in jsonb.
    expect(stored.includes('\\u0000') || /\\ud[89a-f]/i.test(stored)).toBe(false)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    expect(error.message.length > 0 && error.messageFr.length > 0).toBe(true)
  }
}

const workbook = buildXlsx(
  [
    {
      name: 'Cars',
      rows: [
        ['Make', 'Model', 'Year', 'Price'],
        ['Toyota', 'Vitz', 2003, { value: 900, style: 0 }],
        ['Honda', 'Fit', 2004, 950],
      ],
    },
  ],
  ['"$"#,##0'],
)
const FILES: Uint8Array[] = [
  ...[EXPORTER, FRENCH_DEALER, AUCTION, HEADERLESS, TITLES_ONLY, JAPANESE_DEALER].map((text) => Buffer.from(text)),
  Buffer.from(`\uFEFF${BRITISH_DEALER}`, 'utf16le'),
  toShiftJis(JAPANESE_DEALER),
  workbook,
]

test('[VEH-09 I04] throws nothing but its own error for any bytes', { timeout }, async () => {
  await expectSurvival(fc.uint8Array({ maxLength: 400 }), 400)
})

test('[VEH-09 I04] throws nothing but its own error for a damaged list', { timeout }, async () => {
  const damage = fc.record({
    file: fc.nat({ max: FILES.length - 1 }),
    flips: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }),
    from: fc.nat(),
    length: fc.nat({ max: 80 }),
    isDoubled: fc.boolean(),
  })
  const damaged = damage.map(({ file, flips, from, length, isDoubled }) => {
    const bytes = Buffer.from(FILES[file]!)
    for (const [at, byte] of flips) bytes[at % bytes.length] = byte
    const start = from % bytes.length
    const piece = bytes.subarray(start, start + length)
    return Buffer.concat([
      bytes.subarray(0, start),
      ...(isDoubled ? [piece, piece] : []),
      bytes.subarray(start + length),
    ])
  })
  await expectSurvival(damaged, 600)
})

const HEADERS =
  'make,model,chassis,year,mfg year,mileage,cc,engine code,gear,drive,hand,fuel,colour,doors,seats,body,price,currency,dimension,length,m3,tyres,country,city,location,stock no,grade,model code,jack,radiator,abs'
const TOKENS = [
  'toyota',
  'vitz',
  '2003',
  '1.8',
  ',',
  '.',
  '¥',
  '$',
  'km',
  '万',
  '平成',
  'H',
  '/',
  '-',
  ' ',
  'x',
  '×',
  '*',
  'GBP',
  '年',
  '0',
  '9',
  '\uD800',
  '\u0000',
  '🚗',
  "'=",
  'é',
  'R',
  'mm',
  'yes',
  'good',
]

test('[VEH-09 I04] throws nothing but its own error for any text in any column', { timeout }, async () => {
  const length = HEADERS.split(',').length
  const tokens = fc.array(fc.constantFrom(...TOKENS), { maxLength: 6 }).map((parts) => parts.join(''))
  const cell = fc
    .oneof(tokens, fc.string({ unit: 'binary', maxLength: 12 }))
    .map((text) => `"${text.replaceAll('"', '""')}"`)
  const row = fc.array(cell, { minLength: length, maxLength: length }).map((cells) => cells.join(','))
  const list = fc.array(row, { minLength: 1, maxLength: 6 }).map((rows) => Buffer.from([HEADERS, ...rows].join('\n')))
  await expectSurvival(list, 400)
})
