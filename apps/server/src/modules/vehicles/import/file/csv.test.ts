import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMPORT_LIMITS } from '../limits.ts'
import { ImportRefused } from '../import-refused.ts'
import { createCsvSplitter } from './csv.ts'

const split = (text: string, delimiter = ',', pieces = [text], limits = IMPORT_LIMITS) => {
  const splitter = createCsvSplitter(delimiter, limits)
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()]
}
const cellsOf = (text: string, delimiter = ',') => split(text, delimiter).map(({ cells }) => cells)

test('[VEH-09] reads plain, quoted and doubled quotation marks as in RFC 4180', () => {
  expect(cellsOf('a,b\n"x, y","say ""hi"""\n')).toEqual([
    ['a', 'b'],
    ['x, y', 'say "hi"'],
  ])
  expect(cellsOf('"two\nlines",b')).toEqual([['two\nlines', 'b']])
  expect(cellsOf('a;"b;c";', ';')).toEqual([['a', 'b;c', '']])
})

test('[VEH-09] reads every kind of line end, also mixed, and counts lines like an editor', () => {
  const rows = split('a\r\nb\nc\rd\r\n"e\r\nf",g\rh')
  expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
    [4, 'd'],
    [5, 'e\r\nf', 'g'],
    [7, 'h'],
  ])
})

test('[VEH-09] reads a quotation mark inside an unquoted cell, or text after one, as text', () => {
  expect(cellsOf('17" alloy,x')).toEqual([['17" alloy', 'x']])
  expect(cellsOf('"GT" edition,x\n')).toEqual([['"GT" edition', 'x']])
  expect(cellsOf('a, "b, c" ,d')).toEqual([['a', 'b, c', 'd']])
})

test('[VEH-09] reports an unclosed quotation mark and reads the next line', () => {
  const rows = split('make,model,year\ntoyota,"vitz,2003\nnissan,"march",2004\n"honda",fit,2005\n')
  expect(rows.map(({ line, fault }) => [line, fault?.code ?? null])).toEqual([
    [1, null],
    [2, 'unclosed-quote'],
    [3, null],
    [4, null],
  ])
  expect(rows[2]?.cells).toEqual(['nissan', 'march', '2004'])
  expect(rows[1]?.fault?.column).toBe(1)
})

test('[VEH-09] reports an unclosed quotation mark in the last line too', () => {
  expect(split('a,b\nc,"d').map(({ line, fault }) => [line, fault?.code ?? null])).toEqual([
    [1, null],
    [2, 'unclosed-quote'],
  ])
})

test('[VEH-09] reports an unclosed quotation mark of a multi-line cell where it opens', () => {
  const rows = split('a,"one\ntwo","three\nfour,x\n"y",z\n')
  expect(rows[0]).toMatchObject({ line: 2, fault: { code: 'unclosed-quote', column: 2 } })
  expect(rows.slice(1).map(({ line, cells }) => [line, ...cells])).toEqual([
    [3, 'four', 'x'],
    [4, 'y', 'z'],
  ])
})

test('[I04] rejects a cell of a million characters and reads the rows around it', () => {
  const rows = split(`a,b\n${'x'.repeat(1_000_000)},y\nc,d\n`)
  expect(rows.map(({ line, fault }) => [line, fault?.code ?? null])).toEqual([
    [1, null],
    [2, 'cell-too-long'],
    [3, null],
  ])
})

test('[I04] gives up an endless line without storing it and reads a later one', () => {
  const piece = 'x'.repeat(500_000)
  const rows = split('', ',', ['a,b\n', ...Array.from({ length: 30 }, () => piece), '\nc,d\n'])
  expect(rows.map(({ line, fault }) => [line, fault?.code ?? null])).toEqual([
    [1, null],
    [2, 'row-too-long'],
    [3, null],
  ])
})

test('[I04] gives up a file with broken quotation marks on every line', () => {
  const limits = { ...IMPORT_LIMITS, cellCharacters: 10_000 }
  const text = `${'a,"b\n'.repeat(3)}${`a,"b\n"c" d,e\n`.repeat(20_000)}`
  expect(() => split(text, ',', [text], limits)).toThrow(ImportRefused)
})

test('[VEH-09] returns the same rows however the text is split into chunks', () => {
  const piece = fc.constantFrom('a', '"', '""', ',', '\n', '\r', '\r\n', ' ', 'xy', '"q,r"', '"l\nm"')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.array(fc.nat({ max: 60 }), { maxLength: 5 }), (parts, cuts) => {
      const text = parts.join('')
      const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length]
      const pieces = places.slice(1).map((end, index) => text.slice(places[index], end))
      expect(split(text, ',', pieces)).toEqual(split(text))
    }),
    { numRuns: 500 },
  )
})

test('[VEH-09 I03] reads back the same cells that it wrote as CSV', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'é', '車', '"', ',', ';', '\t', '\n', '\r', ' ', '=', '0', '.'),
    maxLength: 12,
  })
  const written = (cells: string[][]) =>
    cells.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n')
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 }), (cells) => {
      expect(cellsOf(written(cells))).toEqual(cells)
    }),
    { numRuns: 500 },
  )
})
