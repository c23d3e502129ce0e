import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, unescapeFormulas } from './csv.ts'

/** Splits a line into cells like a spreadsheet: quotation marks count only at the start of a cell. */
function splitLine(line: string, separator: string): string[] {
  const cells: string[] = []
  let [cell, isQuoted, isStart] = ['', false, true]
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!
    if (isQuoted && sign === '"') {
      if (line[at + 1] === '"') cell += line[++at]
      else isQuoted = false
    } else if (!isQuoted && isStart && sign === '"') isQuoted = true
    else if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push(cell)
      cell = ''
      isStart = true
      continue
    } else cell += sign
    isStart = false
  }
  return [...cells, cell]
}

const HOSTILE = ';,\t|"\r\n=+-@＝＋－＠\' ax1'
const cells = fc.array(fc.string({ unit: fc.constantFrom(...HOSTILE), maxLength: 12 }), { minLength: 1, maxLength: 4 })

test('[F05] quotes a cell with a separator or the start of a formula', () => {
  for (const sign of [';', ',', '\t', '"', ' ', '\r', '\n', '=', '+', '-', '@'])
    expect(csvLine([`a${sign}`])).toBe(`"a${sign === '"' ? '""' : sign}"\r\n`)
  expect(csvLine(['plain', 7, -7, true, null])).toBe('plain,7,"-7",true,\r\n')
})

test('[F05] starts no cell with a formula, whatever separator the spreadsheet expects', () => {
  expect(csvLine(['ok', 'a;=HYPERLINK("x")'])).toBe(`ok,"a;'=HYPERLINK(""x"")"\r\n`)
  expect(csvLine(['ok', 'a;"=1+1;"'])).toBe(`ok,"a;""'=1+1;"""\r\n`)
  fc.assert(
    fc.property(cells, fc.constantFrom(';', ',', '\t', '|'), (row, separator) => {
      for (const cell of splitLine(csvLine(row), separator)) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
    { numRuns: 3000 },
  )
})

test('[F05] reads back by import what the export escaped', () => {
  fc.assert(
    fc.property(cells, (row) => {
      expect(splitLine(csvLine(row).slice(0, -2), ',').slice(0, row.length).map(unescapeFormulas)).toEqual(row)
    }),
    { numRuns: 3000 },
  )
})
