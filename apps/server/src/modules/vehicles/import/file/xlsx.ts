import type { ImportLimits } from '../limits.ts'
import { ImportRefused } from '../import-refused.ts'
import type { RawRow } from './rows.ts'
import { readFormats } from './xlsx-format.ts'
import { detachedCopy } from '../values/normalize-text.ts'
import { createSheetScanner, PIECE_CHARACTERS } from './xlsx-sheet.ts'
import type { SheetContext } from './xlsx-sheet.ts'
import { attribute, elementsOf, tagsOf, textOfRuns, unescapeXml } from './xml.ts'
import { openZip } from './zip.ts'
import type { Zip } from './zip.ts'

export type Sheet = { name: string; isHidden: boolean; rows: () => AsyncGenerator<RawRow[]> }

/** Opens an Excel workbook with its sheets in order. Cells are text as Excel shows them. */
export const openWorkbook = (bytes: Uint8Array, limits: ImportLimits): Sheet[] => {
  const zip = openZip(bytes, limits.unpackedBytes)
  const book = zip.text('xl/workbook.xml')
  if (book === null) throw new ImportRefused('not-a-list', { what: describeZip(zip) })
  const relations = relationsOf(zip)
  const isEpoch1904 = /date1904\s*=\s*["'](1|true)/.test(book)
  const formats = readFormats(zip.text('xl/styles.xml'))
  // Read once, with the first sheet.
  let shared: Promise<string[]> | undefined
  const contextOf = async (): Promise<SheetContext> => {
    shared ??= readSharedStrings(zip, relations.get('sharedStrings') ?? 'xl/sharedStrings.xml', limits)
    return { isEpoch1904, formats, shared: await shared }
  }
  return [...tagsOf(book, 'sheet')].flatMap((tag) => {
    const path = relations.get(attribute(tag, '(?:\\w+:)?id') ?? '')
    if (path === undefined || !zip.names.has(path)) return []
    return {
      name: unescapeXml(attribute(tag, 'name') ?? ''),
      isHidden: /hidden/i.test(attribute(tag, 'state') ?? ''),
      rows: () => rowsOf(zip, path, contextOf, limits),
    }
  })
}

async function* rowsOf(
  zip: Zip,
  path: string,
  contextOf: () => Promise<SheetContext>,
  limits: ImportLimits,
): AsyncGenerator<RawRow[]> {
  const scanner = createSheetScanner(await contextOf(), limits)
  for await (const text of zip.stream(path)) {
    const rows = scanner.push(text)
    if (rows.length > 0) yield rows
  }
}

/** Relation id → path in the archive, and the path of the shared strings by their type. */
const relationsOf = (zip: Zip): Map<string, string> => {
  const relations = new Map<string, string>()
  for (const tag of tagsOf(zip.text('xl/_rels/workbook.xml.rels') ?? '', 'Relationship')) {
    const target = attribute(tag, 'Target') ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
    const kind = attribute(tag, 'Type') ?? ''
    if (kind.endsWith('/worksheet')) relations.set(attribute(tag, 'Id') ?? '', path)
    if (kind.endsWith('/sharedStrings')) relations.set('sharedStrings', path)
  }
  return relations
}

const prefixOf = (xml: string): string | undefined => {
  const found = /<(\w{1,20}:)?sst[\s>]/.exec(xml)
  return found ? (found[1] ?? '') : undefined
}

/**
 * Shared strings by number. A text over the limit is cut one character above it, which the sheet reader
 * reports.
 */
const readSharedStrings = async (zip: Zip, path: string, limits: ImportLimits): Promise<string[]> => {
  const texts: string[] = []
  if (!zip.names.has(path)) return texts
  let rest = ''
  let prefix: string | undefined
  for await (const piece of zip.stream(path)) {
    rest += piece
    prefix ??= prefixOf(rest)
    let at = 0
    for (const { inside, end } of elementsOf(rest, 'si', prefix ?? '')) {
      texts.push(detachedCopy(textOfRuns(inside, prefix ?? '').slice(0, limits.cellCharacters + 1)))
      at = end
    }
    rest = rest.slice(at)
    if (rest.length > PIECE_CHARACTERS)
      throw new ImportRefused('broken-xlsx', { why: `text ${texts.length + 1} is too long` })
  }
  return texts
}

const describeZip = (zip: Zip): readonly [en: string, fr: string] => {
  const has = (test: (name: string) => boolean) => [...zip.names].some(test)
  if (has((name) => name === 'xl/workbook.bin'))
    return ['a binary Excel workbook (.xlsb)', 'un classeur Excel binaire (.xlsb)']
  if (has((name) => name === 'content.xml'))
    return ['an OpenDocument file (.ods, .odt)', 'un fichier OpenDocument (.ods, .odt)']
  if (has((name) => name.startsWith('word/'))) return ['a Word document', 'un document Word']
  if (has((name) => name.startsWith('Index/'))) return ['a Numbers document', 'un document Numbers']
  return ['a ZIP archive', 'une archive ZIP']
}
