import { describe, expect, test } from 'vitest'
import { buildXlsx } from '../fixtures/build-xlsx.ts'
import { buildZip } from '../../../../platform/files/write-zip.ts'
import type { FixtureCell, FixtureSheet } from '../fixtures/build-xlsx.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ImportLimits } from '../limits.ts'
import { ImportRefused } from '../import-refused.ts'
import type { RawRow } from './rows.ts'
import { openWorkbook } from './xlsx.ts'

const rowsOf = async (bytes: Buffer, limits: ImportLimits = IMPORT_LIMITS, at = 0): Promise<RawRow[]> => {
  const rows: RawRow[] = []
  for await (const batch of openWorkbook(bytes, limits)[at]?.rows() ?? []) rows.push(...batch)
  return rows
}
const sheet = (rows: FixtureCell[][], more: Partial<FixtureSheet> = {}): FixtureSheet => ({
  name: 'Stock',
  rows,
  ...more,
})
const cellsOf = async (rows: FixtureCell[][], formats: string[] = [], more = {}) =>
  (await rowsOf(buildXlsx([sheet(rows)], formats, more))).map(({ cells }) => cells)

test('[VEH-09] reads texts, numbers, booleans and gaps of a workbook as Excel shows them', async () => {
  expect(
    await cellsOf([
      ['Make', 'Year', 'OK'],
      ['Citroën & "Co" <x>', 2019, true],
      [null, 1.7999999999999998, false],
    ]),
  ).toEqual([
    ['Make', 'Year', 'OK'],
    ['Citroën & "Co" <x>', '2019', 'TRUE'],
    ['', '1.8', 'FALSE'],
  ])
})

test('[VEH-09] reads dates in both of Excel’s calendars', async () => {
  const dates = [
    [
      { value: 43_556, style: 0 },
      { value: 43_556.75, style: 1 },
      { value: 43_556, style: 2 },
    ],
  ]
  const formats = ['yyyy/mm/dd', '[$-411]ggge"年"m"月"', '#,##0']
  expect(await cellsOf(dates, formats)).toEqual([['2019-04-01', '2019-04-01', '43556']])
  expect(await cellsOf(dates, formats, { date1904: true })).toEqual([['2023-04-02', '2023-04-02', '43556']])
})

test('[VEH-09] reads a currency or unit that only the number format shows', async () => {
  const formats = [
    '[$¥-411]#,##0',
    '"$"#,##0.00',
    '#,##0\\ [$€-40C]',
    '#,##0" km"',
    '0.0"L"',
    '[$USD] #,##0',
    'General',
    '[$-409]#,##0',
  ]
  const row = formats.map((_, style) => ({ value: 1250, style }))
  expect(await cellsOf([row], formats)).toEqual([
    ['¥1250', '$1250', '1250 €', '1250 km', '1250 L', 'USD 1250', '1250', '1250'],
  ])
})

test('[VEH-09] reads formula results, inline and rich texts, and errors by name', async () => {
  const xml = (text: string) => ({ xml: text })
  const cells = [
    [
      xml('<c t="str"><f>A1&amp;B1</f><v>Corolla</v></c>'),
      xml('<c><f>1+1</f><v>2</v></c>'),
      xml('<c t="e"><v>#N/A</v></c>'),
      xml('<c t="inlineStr"><is><r><t>Land </t></r><r><t>Cruiser</t></r></is></c>'),
      xml('<c t="d"><v>2019-04-01T00:00:00</v></c>'),
      '<si><t>トヨタ</t><rPh sb="0" eb="3"><t>トヨタ</t></rPh></si>',
      xml('<c t="s"><v>999</v></c>'),
    ],
  ]
  expect(await cellsOf(cells)).toEqual([['Corolla', '2', '#N/A', 'Land Cruiser', '2019-04-01', 'トヨタ']])
})

test('[VEH-09] keeps order and names of sheets and marks hidden ones', () => {
  const bytes = buildXlsx([sheet([]), sheet([], { name: 'Cars & more', state: 'hidden' })])
  expect(openWorkbook(bytes, IMPORT_LIMITS).map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Stock', false],
    ['Cars & more', true],
  ])
})

test('[VEH-09] keeps the row numbers of the sheet', async () => {
  const bytes = buildXlsx([
    sheet([], { xml: '<row r="3"><c r="A3"><v>1</v></c></row><row r="9" /><row r="12"><c r="B12"><v>2</v></c></row>' }),
  ])
  expect((await rowsOf(bytes)).map(({ line, cells }) => [line, ...cells])).toEqual([
    [3, '1'],
    [12, '', '2'],
  ])
})

describe('[I04] malicious workbooks', () => {
  test('reads a row numbered nine million without cost', async () => {
    const bytes = buildXlsx([
      sheet([], { xml: '<row r="1"><c r="A1"><v>1</v></c></row><row r="9000000"><c r="A9000000"><v>2</v></c></row>' }),
    ])
    expect(await rowsOf(bytes)).toHaveLength(2)
  })

  test('rejects a filled cell in column XFD but not an empty one', async () => {
    const far = (inside: string) =>
      buildXlsx([sheet([], { xml: `<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1">${inside}</c></row>` })])
    expect(await rowsOf(far(''))).toHaveLength(1)
    await expect(rowsOf(far('<v>1</v>'))).rejects.toMatchObject({ code: 'too-many-columns' })
  })

  test('rejects an archive that unpacks to too much, whatever its directory claims', async () => {
    const limits = { ...IMPORT_LIMITS, unpackedBytes: 100_000 }
    const rows = '<row><c><v>1</v></c></row>'.repeat(50_000)
    await expect(rowsOf(buildXlsx([sheet([], { xml: rows })]), limits)).rejects.toMatchObject({
      code: 'unpacks-too-big',
    })
    const book = '<workbook>'.padEnd(200_000)
    const lying = buildZip({ 'xl/workbook.xml': book }, { 'xl/workbook.xml': 10 })
    expect(() => openWorkbook(lying, limits)).toThrow(expect.objectContaining({ code: 'unpacks-too-big' }))
  })

  test('rejects a sheet that opens tags and closes none', async () => {
    const open = buildXlsx([sheet([], { xml: '<row><c><v>1'.repeat(1_000_000) })])
    await expect(rowsOf(open)).rejects.toMatchObject({ code: 'broken-xlsx' })
  })

  test('rejects or reads a file truncated or damaged at any byte', async () => {
    const whole = buildXlsx(
      [
        sheet([
          ['Make', 'Model'],
          ['Toyota', 'Vitz'],
        ]),
      ],
      ['yyyy/mm'],
    )
    const outcome = (bytes: Buffer) =>
      rowsOf(bytes).then(
        () => 'read',
        (error: unknown) => (error instanceof ImportRefused ? 'refused' : error),
      )
    for (let at = 0; at < whole.length; at += 13) {
      expect(['read', 'refused']).toContain(await outcome(whole.subarray(0, at)))
      const damaged = Buffer.from(whole)
      damaged[at] = damaged[at]! ^ 0xff
      expect(['read', 'refused']).toContain(await outcome(damaged))
    }
  })
})

test.for([
  ['a Word document', 'word/document.xml'],
  ['an OpenDocument file', 'content.xml'],
  ['a binary Excel workbook', 'xl/workbook.bin'],
  ['a ZIP archive', 'cars.csv'],
])('[VEH-09] rejects %s by name', ([what, name]) => {
  expect(() => openWorkbook(buildZip({ [name!]: 'x' }), IMPORT_LIMITS)).toThrow(what)
})
