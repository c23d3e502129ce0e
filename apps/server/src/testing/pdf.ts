import { inflateSync } from 'node:zlib'

/** The text of a PDF of ours, decoded by the fonts' tables, page by page. */

interface PdfObject {
  /** Its dictionary in source form. */
  head: string
  stream: Buffer | undefined
}

/** Objects by number, streams unpacked. */
export function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1')
  const found = new Map<number, PdfObject>()
  for (const { 1: id = '', index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const end = text.indexOf('\nendobj', index)
    const begun = text.indexOf('\nstream\n', index)
    const isStream = begun >= 0 && begun < end
    const head = text.slice(index, isStream ? begun : end)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const raw = isStream ? bytes.subarray(begun + 8, begun + 8 + length) : undefined
    found.set(Number(id), { head, stream: raw && (head.includes('/FlateDecode') ? inflateSync(raw) : raw) })
  }
  return found
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Maps glyphs of a font to text. */
function tableOf(cmap: string): Map<number, string> {
  const table = new Map<number, string>()
  for (const [, from = '', , list = ''] of cmap.matchAll(/<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi)) {
    let glyph = Number.parseInt(from, 16)
    for (const [, hex = ''] of list.matchAll(/<([\da-f]*)>/gi)) table.set(glyph++, fromHex(hex))
  }
  return table
}

export interface ReadPdf {
  /** Every drawn piece of text in drawing order, page by page. */
  pages: string[][]
  /** All text on one line, with plain spaces. */
  text: string
  /** Names of the fonts, and whether each is embedded. */
  fonts: { name: string; isEmbedded: boolean }[]
}

export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes)
  const streamOf = (id: string | undefined): Buffer => objects.get(Number(id))?.stream ?? Buffer.alloc(0)
  const tables = new Map<string, Map<number, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '')?.[1]
      if (cmap) tables.set(name, tableOf(streamOf(cmap).toString('latin1')))
    }
  const pages = [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => textsIn(streamOf(/\/Contents (\d+) 0 R/.exec(head)?.[1]).toString('latin1'), tables))
  const fonts = [...objects.values()]
    .filter(({ head }) => head.includes('/Type /FontDescriptor'))
    .map(({ head }) => ({
      name: /\/FontName \/(\S+)/.exec(head)?.[1] ?? '',
      isEmbedded: /\/FontFile[23]? \d+ 0 R/.test(head),
    }))
  return { pages, text: pages.flat().join(' ').replaceAll('\u00a0', ' '), fonts }
}

function textsIn(content: string, tables: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  let table: ReadonlyMap<number, string> | undefined
  const texts: string[] = []
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) table = tables.get(font)
    if (shown === undefined) continue
    const glyphs = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    texts.push(glyphs.map((glyph) => table?.get(Number.parseInt(glyph, 16)) ?? '\ufffd').join(''))
  }
  return texts
}
