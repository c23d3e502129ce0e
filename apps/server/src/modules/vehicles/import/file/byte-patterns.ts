/**
 * How well bytes fit a Japanese encoding. `common` counts kana, symbols and kanji of JIS level 1. `rare` counts
 * valid but unusual characters, such as level 2 kanji or half-width kana between Latin letters (which Western
 * accents look like). `bad` counts invalid bytes.
 */
export type PatternFit = { common: number; rare: number; bad: number }

const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0x80

export const fitShiftJis = (bytes: Uint8Array): PatternFit => {
  const fit = { common: 0, rare: 0, bad: 0 }
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!
    if (lead < 0x80) continue
    if (lead >= 0xa1 && lead <= 0xdf) {
      if (isHigh(bytes[at - 1]) || isHigh(bytes[at + 1])) fit.common++
      else fit.rare++
      continue
    }
    const trail = bytes[at + 1] ?? 0
    const isPair = lead !== 0x80 && lead !== 0xa0 && lead <= 0xfc && trail >= 0x40 && trail !== 0x7f && trail <= 0xfc
    if (!isPair) fit.bad++
    else {
      if (lead <= 0x97) fit.common++
      else fit.rare++
      at++
    }
  }
  return fit
}

export const fitEucJp = (bytes: Uint8Array): PatternFit => {
  const fit = { common: 0, rare: 0, bad: 0 }
  const isTrail = (byte: number | undefined) => byte !== undefined && byte >= 0xa1 && byte <= 0xfe
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!
    if (lead < 0x80) continue
    if (lead === 0x8f && isTrail(bytes[at + 1]) && isTrail(bytes[at + 2])) {
      fit.rare++
      at += 2
    } else if ((lead === 0x8e || isTrail(lead)) && isTrail(bytes[at + 1])) {
      if (lead <= 0xcf) fit.common++
      else fit.rare++
      at++
    } else fit.bad++
  }
  return fit
}

/** Counts valid and invalid multi-byte sequences, for a UTF-8 file with some damage. */
export const fitUtf8 = (bytes: Uint8Array): { good: number; bad: number } => {
  const fit = { good: 0, bad: 0 }
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!
    if (lead < 0x80) continue
    const length = lead >= 0xf0 && lead <= 0xf4 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1
    let taken = 1
    while (taken < length && (bytes[at + taken] ?? 0) >> 6 === 0b10) taken++
    if (length > 1 && lead <= 0xf4 && taken === length) {
      fit.good++
      at += length - 1
    } else fit.bad++
  }
  return fit
}

/** UTF-16 without a byte order mark: ASCII characters have a NUL in the same half of each pair. */
export const utf16Order = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const pairs = bytes.length >> 1
  if (pairs < 4) return null
  let even = 0
  let odd = 0
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] === 0) even++
    if (bytes[at + 1] === 0) odd++
  }
  if (odd > pairs * 0.1 && odd > even * 10) return 'utf-16le'
  if (even > pairs * 0.1 && even > odd * 10) return 'utf-16be'
  return null
}

/** Share of bytes that do not occur in text. */
export const controlShare = (bytes: Uint8Array): number => {
  let controls = 0
  for (const byte of bytes) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x1b) controls++
  }
  return controls / Math.max(1, bytes.length)
}

/** Letters of the Arabic Windows code page, without its Latin ones. */
const isArabicLetter = (byte: number) =>
  (byte >= 0xc1 && byte <= 0xdf && byte !== 0xd7) ||
  byte === 0xe1 ||
  (byte >= 0xe3 && byte <= 0xe6) ||
  byte === 0xec ||
  byte === 0xed

/**
 * Detects the Russian or Arabic Windows code page by runs of high bytes. Western accents occur singly, and
 * Japanese has many bytes below 0xC0.
 */
export const foreignLetters = (bytes: Uint8Array): 'windows-1251' | 'windows-1256' | null => {
  let high = 0
  let letters = 0
  let arabic = 0
  let runs = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (!isHigh(byte)) continue
    high++
    if (byte >= 0xc0) letters++
    if (isArabicLetter(byte)) arabic++
    if (!isHigh(bytes[at - 1])) runs++
  }
  if (high === 0 || high < runs * 2.5 || letters < high * 0.93) return null
  return arabic >= high * 0.97 ? 'windows-1256' : 'windows-1251'
}
