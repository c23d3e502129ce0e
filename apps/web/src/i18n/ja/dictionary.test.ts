import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dictionary } from './dictionary.ts'

const SOURCE = join(import.meta.dirname, '../..')
const DOMAIN = join(SOURCE, '../../../packages/domain/src')
/** Texts of pages that only exist in the languages of the shop. */
const SHOP_ONLY = ['check.ts', 'content-buying.ts', 'content.ts', 'inquire.ts', 'legal.ts']

const filesIn = (language: string): string[] =>
  readdirSync(join(SOURCE, 'i18n', language)).filter((file) => !/\.(?:test|fixture)\./.test(file))

test('[STF-11] has a Japanese file for every file of the back office', () => {
  const japanese = new Set(filesIn('ja'))
  expect(filesIn('en').filter((file) => !japanese.has(file) && !SHOP_ONLY.includes(file))).toEqual([])
})

test('[STF-11] chooses every text outside of the shop from the dictionary too', () => {
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^storefront\/|^i18n\/(?:en|fr|ja)\//.test(path),
  )
  // The default texts of legal pages are edited in the languages of the shop.
  const nameless = sources.filter((path) => {
    const text = readFileSync(join(SOURCE, path), 'utf8')
    return /\bfr: french\w* \}\)/i.test(text) && !path.endsWith('settings-fields.ts')
  })
  expect(nameless).toEqual([])
  expect(Object.keys(dictionary).length).toBeGreaterThan(40)
})

test('[STF-11] has every Japanese character of its texts in the font', () => {
  const font = charactersOf(readFileSync(join(SOURCE, 'styles/minato-sans-jp.woff2')))
  const texts = [
    ...filesIn('ja').map((file) => join(import.meta.dirname, file)),
    ...readdirSync(DOMAIN)
      .filter((file) => file.endsWith('-ja.ts'))
      .map((file) => join(DOMAIN, file)),
  ].map((path) => readFileSync(path, 'utf8'))
  const shown = [...new Set(texts.join(''))].filter((one) => one >= '\u3000')
  expect(shown.length).toBeGreaterThan(500)
  expect(shown.filter((one) => !font.has(one.codePointAt(0) ?? 0)).join('')).toBe('')
})

/** The characters of a WOFF2 file: format 4 of its `cmap`, which WOFF2 stores untransformed. */
function charactersOf(file: Buffer): Set<number> {
  let at = 48
  const base128 = (): number => {
    for (let value = 0; ;) {
      const byte = file[at++] ?? 0
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let cmapAt = -1
  let offset = 0
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at++] ?? 0
    const tag = flags & 63
    if (tag === 63) at += 4
    const length = base128()
    // glyf (10) and loca (11) are transformed by version 0, other tables by another one.
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0
    const stored = isTransformed ? base128() : length
    if (tag === 0) cmapAt = offset
    offset += stored
  }
  const cmap = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(cmapAt)
  const found = new Set<number>()
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const start = cmap.readUInt32BE(4 + table * 8 + 4)
    if (cmap.readUInt16BE(start) !== 4) continue
    const size = cmap.readUInt16BE(start + 6)
    for (let segment = 0; segment < size; segment += 2) {
      const last = cmap.readUInt16BE(start + 14 + segment)
      for (let code = cmap.readUInt16BE(start + 16 + size + segment); code <= last; code++) found.add(code)
    }
  }
  return found
}
