import { expect, test } from 'vitest'
import { isNearlySame, kindOf, statedIn, TEXT_LIMITS } from './document-text.ts'
import type { TextCell } from './document-text.ts'

const CHASSIS = ['NZE161-7041338']
/** Lines of one page; two or more blanks and a bar part the cells of a line. */
const page = (text: string, number = 1): TextCell[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line, at) => {
      let x = 40
      return line.split(' || ').map((cell) => {
        const placed = { page: number, line: at + 1, x, text: cell.trim() }
        x += 260
        return placed
      })
    })
    .filter((cell) => cell.text)
const valuesIn = (text: string) => statedIn(page(text), CHASSIS)?.map(({ field, value, line }) => [field, value, line])

test('[TRU-11] reads values below their labels, as bills of lading print them', () => {
  expect(
    valuesIn(`
BILL OF LADING
Consignee || Notify party
JOSEPH KABILA & FILS || SAME AS CONSIGNEE
12 AVENUE DU PORT, MATADI
Ocean vessel || Voyage no.
MORNING CALYPSO || 045A
Port of loading || Port of discharge
YOKOHAMA, JAPAN || MATADI, DR CONGO
1 UNIT USED TOYOTA COROLLA CHASSIS NO: NZE161-7041338 ENGINE NO: 1NZ-1234567
FREIGHT PREPAID`),
  ).toEqual([
    ['consignee', 'JOSEPH KABILA & FILS', 3],
    ['vessel', 'MORNING CALYPSO', 6],
    ['portOfDischarge', 'MATADI, DR CONGO', 8],
    ['chassis', 'NZE161-7041338', 9],
  ])
})

const LINES: [line: string, expected: string[]][] = [
  ['Chassis No. NZE161-7041339', ['chassis NZE161-7041339']],
  ['CHASSIS NUMBER : NZE161-7041339', ['chassis NZE161-7041339']],
  ['Frame no.: ABC10-1234567', ['chassis ABC10-1234567']],
  ['VIN: JTDBR32E720012345', ['chassis JTDBR32E720012345']],
  ['N° de châssis : NZE161-7041338', ['chassis NZE161-7041338']],
  ['車台番号 || NZE161-7041338', ['chassis NZE161-7041338']],
  ['One vehicle, NZE161-7041388, used', ['chassis NZE161-7041388']],
  ['One vehicle, ZVW30-1234567, used', []],
  ['Engine no. 1NZ-7041338', []],
  ['Consignee: Amina Otieno', ['consignee Amina Otieno']],
  ['Consignee: TO ORDER OF EXAMPLE BANK', []],
  ['Consignee shall present this document', []],
  ['The consignee is responsible for duty', []],
  ['Destinataire : Aïcha N’Diaye', ['consignee Aïcha N’Diaye']],
  ['First registration: 2019/05', ['registrationYear 2019']],
  ['Date of first registration || May 2019', ['registrationYear 2019']],
  ['Year of manufacture: 2018', ['manufactureYear 2018']],
  ['Année de fabrication : 2018', ['manufactureYear 2018']],
  ['Year: 2019', ['year 2019']],
  ['Year of the dragon', []],
  ['Vessel: MORNING CALYPSO V.045A', ['vessel MORNING CALYPSO V.045A']],
  ['Vessel/Voyage: MORNING CALYPSO / 045A', ['vessel MORNING CALYPSO / 045A']],
  ['Vessel sails on Monday', []],
  ['Port of discharge: Mombasa', ['portOfDischarge Mombasa']],
  ['Port de déchargement : Matadi', ['portOfDischarge Matadi']],
  ['Total: USD 8,110.00', ['total USD 8,110.00']],
  ['Grand total || US$ 8,110', ['total US$ 8,110']],
  ['Total: 1 unit', []],
  ['Total: 1,240 KGS', []],
  ['FOB value: 5,600.00', ['fob 5,600.00']],
  ['FREIGHT AS ARRANGED', []],
  ['FOB value: JPY 620,000', []],
]
test.each(LINES)('[TRU-11] reads "%s"', (line, expected) => {
  expect(statedIn(page(line), CHASSIS)?.map(({ field, value }) => `${field} ${value}`)).toEqual(expected)
})

test('[TRU-11] reads the currency of an invoice in another currency', () => {
  expect(valuesIn('COMMERCIAL INVOICE\nTotal: JPY 1,200,000')).toEqual([['currency', 'JPY', 2]])
})

test('[TRU-11] ignores fees and insured values', () => {
  expect(valuesIn('CERTIFICATE OF INSURANCE\nTotal: USD 9,000')).toEqual([])
  expect(valuesIn('INSPECTION CERTIFICATE\nTotal: USD 150.00')).toEqual([])
})

test('[TRU-11] recognizes a document by its title', () => {
  expect(kindOf(page('Example Line\nBILL OF LADING'))).toBe('BILL_OF_LADING')
  expect(kindOf(page('Connaissement'))).toBe('BILL_OF_LADING')
  expect(kindOf(page('Export Certificate'))).toBe('EXPORT_CERTIFICATE')
  expect(kindOf(page('Pre-export inspection certificate'))).toBe('INSPECTION_CERTIFICATE')
  expect(kindOf(page('Facture commerciale'))).toBe('INVOICE')
  expect(kindOf(page('Holiday greetings'))).toBe('OTHER')
  expect(kindOf([])).toBe('OTHER')
})

test('[TRU-11] keeps the page of a value', () => {
  const cells = [...page('BILL OF LADING'), ...page('Rider\nChassis no: NZE161-7041339', 2)]
  expect(statedIn(cells, CHASSIS)).toEqual([{ field: 'chassis', value: 'NZE161-7041339', page: 2, line: 2 }])
})

test('[TRU-11] distinguishes a mistyped number from another one', () => {
  expect(isNearlySame('NZE1617041338', 'NZE1617041339')).toBe(true)
  expect(isNearlySame('NZE1617041338', 'NZE161704138')).toBe(true)
  expect(isNearlySame('NZE1617041338', 'NZE1617043138')).toBe(true)
  expect(isNearlySame('NZE1617041338', 'ZVW301234567')).toBe(false)
})

const lines = (count: number, text: (at: number) => string): TextCell[] =>
  Array.from({ length: count }, (_, at) => ({ page: 1, line: at + 1, x: 40, text: text(at) }))

test('[TRU-11] gives up on a text that is too long or states too much', () => {
  const { cells, characters, valuesOfField } = TEXT_LIMITS
  expect(
    statedIn(
      lines(valuesOfField, (at) => `Vessel: SHIP ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`),
      [],
    ),
  ).toHaveLength(20)
  const hostile: [name: string, cells: TextCell[]][] = [
    ['too many values', lines(valuesOfField + 1, (at) => `Vessel: SHIP ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`)],
    ['5,000 lines', lines(5000, (at) => `Total: USD ${at + 100}.00`)],
    ['too many cells once split', lines(cells / 2, () => 'a | b | c')],
    ['too many characters', lines(characters / 200 + 1, () => 'x'.repeat(200))],
  ]
  for (const [name, given] of hostile) expect([name, statedIn(given, CHASSIS)]).toEqual([name, null])
})
