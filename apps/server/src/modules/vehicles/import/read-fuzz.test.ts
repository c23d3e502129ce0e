import { VehicleFields } from '@minato/contract/vehicles-shapes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildXlsx } from './fixtures/build-xlsx.ts'
import { AUCTION, BRITISH_DEALER, EXPORTER, FRENCH_DEALER, HEADERLESS, JAPANESE_DEALER, TITLES_ONLY } from './fixtures/lists.ts'
import { readAll } from './fixtures/read-all.ts'
import { toShiftJis } from './fixtures/shift-jis.ts'
import { ImportRefused } from './refused.ts'

/** FUZZ=20 runs twenty times as many; the usual number keeps the test under ten seconds. */
const times = Number(process.env['FUZZ'] ?? 1)
const timeout = 60_000 * times

/** Reads to the end: every car must be one the contract takes and storable as JSON; only `ImportRefused` may be thrown. */
const survives = async (bytes: Uint8Array): Promise<void> => {
  try {
    const { reading, rows, cars } = await readAll(bytes)
    for (const { brand, model, modelYear: _year, trim, price, ...fields } of cars) {
      expect(VehicleFields.safeParse(fields).error).toBeUndefined()
      expect(price === null || (Number.isSafeInteger(price) && price > 0)).toBe(true)
      for (const name of [brand, model, trim]) expect(name.length > 0 && name.length <= 60 && name === name.trim()).toBe(true)
    }
    expect(rows.length).toBe(reading.rowCount)
    expect(rows.every(({ car, key, problems }) => (car === null ? key === null && problems.some(({ severity }) => severity === 'refused') : key !== null))).toBe(true)
    expect(new Set(rows.flatMap(({ key }) => key ?? [])).size).toBe(cars.length)
    const stored = JSON.stringify([reading.columns, reading.problems, reading.guesses, rows])
    // PostgreSQL stores neither of these in jsonb.
    expect(stored.includes('\\u0000') || /\\ud[89a-f]/i.test(stored)).toBe(false)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    expect(error.message.length > 0 && error.messageFr.length > 0).toBe(true)
  }
}

const workbook = buildXlsx([{ name: 'Cars', rows: [['Make', 'Model', 'Year', 'Price'], ['Toyota', 'Vitz', 2003, { value: 900, style: 0 }], ['Honda', 'Fit', 2004, 950]] }], ['"$"#,##0'])
const FILES: Uint8Array[] = [
  ...[EXPORTER, FRENCH_DEALER, AUCTION, HEADERLESS, TITLES_ONLY, JAPANESE_DEALER].map((text) => Buffer.from(text)),
  Buffer.from(`\uFEFF${BRITISH_DEALER}`, 'utf16le'), toShiftJis(JAPANESE_DEALER), workbook,
]

test('[VEH-09][I04] no bytes make the reader throw anything but its own refusal', { timeout }, async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), survives), { numRuns: 400 * times })
})

test('[VEH-09][I04] no damage to a real list does: bytes flipped, cut out, doubled', { timeout }, async () => {
  const damage = fc.record({ file: fc.nat({ max: FILES.length - 1 }), flips: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }), from: fc.nat(), length: fc.nat({ max: 80 }), isDoubled: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, flips, from, length, isDoubled }) => {
      const bytes = Buffer.from(FILES[file]!)
      for (const [at, byte] of flips) bytes[at % bytes.length] = byte
      const start = from % bytes.length
      const piece = bytes.subarray(start, start + length)
      await survives(Buffer.concat([bytes.subarray(0, start), ...(isDoubled ? [piece, piece] : []), bytes.subarray(start + length)]))
    }),
    { numRuns: 600 * times },
  )
})

test('[VEH-09][I04] no cells do: any text in any column', { timeout }, async () => {
  const headers = ['make', 'model', 'chassis', 'year', 'mfg year', 'mileage', 'cc', 'engine code', 'gear', 'drive', 'hand', 'fuel', 'colour', 'doors', 'seats', 'body', 'price', 'currency', 'dimension', 'length', 'm3', 'tyres', 'country', 'city', 'location', 'stock no', 'grade', 'model code', 'jack', 'radiator', 'abs']
  const token = fc.constantFrom('toyota', 'vitz', '2003', '1.8', ',', '.', '¥', '$', 'km', '万', '平成', 'H', '/', '-', ' ', 'x', '×', '*', 'GBP', '年', '0', '9', '\uD800', '\u0000', '🚗', "'=", 'é', 'R', 'mm', 'yes', 'good')
  const cell = fc.oneof(fc.array(token, { maxLength: 6 }).map((tokens) => tokens.join('')), fc.string({ unit: 'binary', maxLength: 12 }))
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: headers.length, maxLength: headers.length }), { minLength: 1, maxLength: 6 }), async (rows) => {
      await survives(Buffer.from([headers, ...rows].map((row) => row.map(quoted).join(',')).join('\n')))
    }),
    { numRuns: 400 * times },
  )
})
