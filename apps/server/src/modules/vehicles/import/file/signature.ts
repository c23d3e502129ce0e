/** File types that are recognised by their first bytes and cannot be a table. */
export type Signature = 'xlsx' | { refused: readonly [en: string, fr: string] } | null

const starts = (bytes: Uint8Array, ...wanted: number[]) => wanted.every((byte, index) => bytes[index] === byte)

const BINARIES: [readonly [en: string, fr: string], number[]][] = [
  [
    [
      'an old Excel file (.xls) or a workbook with a password',
      'un ancien fichier Excel (.xls) ou un classeur à mot de passe',
    ],
    [0xd0, 0xcf, 0x11, 0xe0],
  ],
  [
    ['a PDF', 'un PDF'],
    [0x25, 0x50, 0x44, 0x46],
  ],
  [
    ['a picture (PNG)', 'une image (PNG)'],
    [0x89, 0x50, 0x4e, 0x47],
  ],
  [
    ['a picture (JPEG)', 'une image (JPEG)'],
    [0xff, 0xd8, 0xff],
  ],
  [
    ['a picture (GIF)', 'une image (GIF)'],
    [0x47, 0x49, 0x46, 0x38],
  ],
  [
    ['a compressed file (GZIP)', 'un fichier compressé (GZIP)'],
    [0x1f, 0x8b],
  ],
  [
    ['a compressed file (7z)', 'un fichier compressé (7z)'],
    [0x37, 0x7a, 0xbc, 0xaf],
  ],
  [
    ['a compressed file (RAR)', 'un fichier compressé (RAR)'],
    [0x52, 0x61, 0x72, 0x21],
  ],
  [
    ['a text document (RTF)', 'un document texte (RTF)'],
    [0x7b, 0x5c, 0x72, 0x74, 0x66],
  ],
]

/** Texts that are not tables; dealers often save web pages as '.xls'. */
const TEXTS: [readonly [en: string, fr: string], RegExp][] = [
  [['a web page (HTML)', 'une page web (HTML)'], /^(<!doctype html|<html|<head|<body|<table|<meta|<div)/i],
  [['an XML document', 'un document XML'], /^<\?xml|^<[a-z]+:?[a-z]* xmlns/i],
  [['JSON data', 'des données JSON'], /^(\{\s*"|\[\s*[{[])/],
  [['an e-mail', 'un e-mail'], /^(received|return-path|mime-version|delivered-to): /i],
]

/** Detects the type by the first bytes. */
export const signatureOf = (head: Uint8Array): Signature => {
  if (starts(head, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx'
  if (starts(head, 0x50, 0x4b, 0x05, 0x06)) return { refused: ['an empty ZIP archive', 'une archive ZIP vide'] }
  for (const [what, bytes] of BINARIES) if (starts(head, ...bytes)) return { refused: what }
  // Drops NULs, so that a UTF-16 page is recognised too.
  const text = Buffer.from(head.subarray(0, 400))
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .trimStart()
  for (const [what, pattern] of TEXTS) if (pattern.test(text)) return { refused: what }
  return null
}
