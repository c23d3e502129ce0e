import { expect, test } from 'vitest'
import { toEucJp, toShiftJis } from '../fixtures/shift-jis.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import { recogniseFile, textOf } from './decode.ts'
import { openSource } from './source.ts'

const recognise = async (bytes: Uint8Array) => {
  const source = await openSource({ bytes }, IMPORT_LIMITS)
  const recognised = await recogniseFile(source)
  if (recognised === 'xlsx') return { encoding: 'xlsx', text: '', isDamaged: false }
  let text = ''
  for await (const piece of textOf(source, recognised.encoding)) text += piece
  return { encoding: recognised.encoding, text, isDamaged: recognised.isDamaged }
}

const swap = (bytes: Buffer) => bytes.swap16()
const JAPANESE = 'メーカー,車名,年式,走行距離\nトヨタ,プリウス,平成22年,85000\n日産,ｴｸｽﾄﾚｲﾙ,平成23年,102000\n'
const FRENCH =
  'Marque;Modèle;Année;Kilométrage;Boîte\nCitroën;C3;2017;45 300;Manuelle\nRenault;Mégane;2019;12 000;Automatique à 6 rapports\n'

test('[VEH-09 I04] reads UTF-8 with and without a byte order mark and drops the mark', async () => {
  expect(await recognise(Buffer.from(FRENCH))).toEqual({ encoding: 'utf-8', text: FRENCH, isDamaged: false })
  expect(await recognise(Buffer.from(`\uFEFF${FRENCH}`))).toEqual({ encoding: 'utf-8', text: FRENCH, isDamaged: false })
})

test.for([
  ['little', (text: string) => Buffer.from(text, 'utf16le'), 'utf-16le'],
  ['big', (text: string) => swap(Buffer.from(text, 'utf16le')), 'utf-16be'],
] as const)('[VEH-09] reads UTF-16 with the %s end first, with or without a mark', async ([, write, encoding]) => {
  expect(await recognise(write(`\uFEFF${FRENCH}`))).toEqual({ encoding, text: FRENCH, isDamaged: false })
  expect(await recognise(write(FRENCH))).toEqual({ encoding, text: FRENCH, isDamaged: false })
})

test('[VEH-09] distinguishes and reads Shift-JIS and EUC-JP', async () => {
  expect(await recognise(toShiftJis(JAPANESE))).toEqual({ encoding: 'shift_jis', text: JAPANESE, isDamaged: false })
  expect(await recognise(toEucJp(JAPANESE))).toEqual({ encoding: 'euc-jp', text: JAPANESE, isDamaged: false })
})

test('[VEH-09] recognises Shift-JIS by Japanese in the last line of a long file', async () => {
  const bytes = Buffer.concat([Buffer.from('toyota,vitz,2003\n'.repeat(30_000)), toShiftJis('日産,マーチ,2004\n')])
  expect((await recognise(bytes)).encoding).toBe('shift_jis')
})

test('[VEH-09] does not take Windows French for Japanese', async () => {
  expect(await recognise(Buffer.from(FRENCH, 'latin1'))).toEqual({
    encoding: 'windows-1252',
    text: FRENCH,
    isDamaged: false,
  })
})

test('[VEH-09] keeps encoding and content of a file with one damaged character', async () => {
  const utf8 = Buffer.from(FRENCH)
  utf8[utf8.indexOf(Buffer.from('è')) + 1] = 0x20
  expect(await recognise(utf8)).toMatchObject({ encoding: 'utf-8', isDamaged: true })
  const japanese = toShiftJis(JAPANESE.repeat(5))
  japanese[0] = 0xff
  expect(await recognise(japanese)).toMatchObject({ encoding: 'shift_jis', isDamaged: true })
})

test.for([
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
  ['a web page', Buffer.from('\uFEFF\n<html><table><tr><td>make</td></tr></table>')],
  ['a web page', Buffer.from('\uFEFF<!DOCTYPE html><html>', 'utf16le')],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ['JSON data', Buffer.from('[{"make":"toyota"}]')],
  ['a file that holds no text', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))],
] as const)('[VEH-09] rejects %s by name', async ([what, bytes]) => {
  await expect(recognise(bytes)).rejects.toMatchObject({ code: 'not-a-list', message: expect.stringContaining(what) })
})
