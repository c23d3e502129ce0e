import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import anyAscii from 'any-ascii'
import type PDFKit from 'pdfkit'

/** Text in documents: each word uses the first font that has all its characters, or is transliterated. */

type Weight = 400 | 700
const FOLDER = resolve(import.meta.dirname, 'fonts')
/** The Japanese font has the characters of Windows code page 932 (JIS X 0208 with the usual extensions). */
const FACES = ['minato-sans', 'noto-sans', 'noto-sans-arabic', 'noto-sans-jp'] as const
const IN_TWO_WEIGHTS: readonly Face[] = ['minato-sans', 'noto-sans']
type Face = (typeof FACES)[number]
const files = new Map<string, Buffer>()
const fileOf = (face: Face, weight: Weight): Buffer => {
  const name = `${face}-${IN_TWO_WEIGHTS.includes(face) ? weight : 400}.ttf`
  const bytes = files.get(name) ?? readFileSync(resolve(FOLDER, name))
  files.set(name, bytes)
  return bytes
}

interface OpenedFont {
  /** In thousandths of the font size. */
  ascender: number
  font: { hasGlyphForCodePoint(code: number): boolean }
}
const OPENED = '_font'
/** The current font inside pdfkit, which its types do not expose. */
function openedIn(doc: PDFKit.PDFDocument): OpenedFont {
  const opened = (doc as unknown as Record<string, OpenedFont>)[OPENED]
  if (!opened) throw new Error('no face is in use')
  return opened
}

export interface Style {
  size: number
  weight?: Weight
  color?: string
}
interface Word {
  text: string
  face: Face
  width: number
}

/** Invisible characters: controls, and marks that change the text direction. */
const UNPRINTED = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb]|\ufe0e|\ufe0f/gu
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

const WITH_BRACKETS = FACES.filter((face) => face !== 'noto-sans-arabic')

/** Replaces runs of missing characters by Latin letters in brackets, or by code points. */
function transliterated(text: string, hasGlyph: (character: string) => boolean): string {
  let output = ''
  let run = ''
  const endRun = (): void => {
    if (!run) return
    const codes = () =>
      [...run].map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
    output += `[${anyAscii(run).replaceAll(/\s+/g, '') || codes().join(' ')}]`
    run = ''
  }
  for (const character of text)
    if (hasGlyph(character)) {
      endRun()
      output += character
    } else run += character
  endRun()
  return output
}

export interface Typesetter {
  /** Whether any text so far was transliterated. */
  readonly isTransliterated: boolean
  width(text: string, style: Style): number
  /** Splits text into lines of at most this width and cuts long words. `most`: further text ends in an ellipsis. */
  lines(text: string, style: Style, width: number, most?: number): Line[]
  /** Draws a line with its top at y; `align` within the width. */
  draw(line: Line, x: number, y: number, style: Style, align?: { to: 'right' | 'center'; width: number }): void
}
export interface Line {
  words: Word[]
  width: number
}

export function typesetter(doc: PDFKit.PDFDocument): Typesetter {
  const registered = new Set<string>()
  let isTransliterated = false

  function use(face: Face, { size, weight = 400 }: Style): void {
    const name = `${face} ${weight}`
    if (!registered.has(name)) {
      registered.add(name)
      doc.registerFont(name, fileOf(face, weight))
    }
    doc.font(name).fontSize(size)
  }
  const hasGlyph = (character: string): boolean =>
    openedIn(doc).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  const hasAll = (face: Face, text: string, style: Style): boolean => {
    use(face, style)
    return [...text].every(hasGlyph)
  }

  /**
   * One word in a font that has all of it. Otherwise the font with most of its characters is used and the rest
   * transliterated.
   */
  function word(text: string, style: Style, faces: readonly Face[] = FACES): Word {
    const face = faces.find((candidate) => hasAll(candidate, text, style))
    if (face) return { text, face, width: measured(text, face, style) }
    isTransliterated = true
    const [bestFace = 'noto-sans'] = WITH_BRACKETS.toSorted((a, b) => countIn(b, text, style) - countIn(a, text, style))
    use(bestFace, style)
    const transliteratedText = transliterated(text, hasGlyph)
    return { text: transliteratedText, face: bestFace, width: measured(transliteratedText, bestFace, style) }
  }
  const countIn = (face: Face, text: string, style: Style): number => {
    use(face, style)
    return [...text].filter(hasGlyph).length
  }
  function measured(text: string, face: Face, style: Style): number {
    use(face, style)
    return doc.widthOfString(text)
  }
  const blank = (style: Style): number => measured('n', 'minato-sans', style) * 0.42

  /** Splits a word that is wider than a line. */
  function pieces(source: Word, style: Style, width: number): Word[] {
    if (source.width <= width) return [source]
    const parts: Word[] = []
    let text = ''
    for (const character of source.text) {
      if (text && measured(text + character, source.face, style) > width) {
        parts.push({ text, face: source.face, width: measured(text, source.face, style) })
        text = ''
      }
      text += character
    }
    return [...parts, { text, face: source.face, width: measured(text, source.face, style) }]
  }

  function lines(text: string, style: Style, width: number, most = Infinity): Line[] {
    const result: Line[] = []
    const gap = blank(style)
    // Limits the length of one text, so that a huge one does not block the process.
    const clean = text
      .slice(0, 4000)
      .normalize('NFC')
      .replaceAll(/[\t\r\n]+/g, ' ')
      .replaceAll(UNPRINTED, '')
    let line: Line = { words: [], width: 0 }
    const full = (): boolean => result.length >= most
    const all = clean.split(/ +/).filter(Boolean)
    // A name uses one font: if the first lacks a letter, the second sets all of it.
    const isPlain = all.every(
      (one) => RTL.test(one) || hasAll('minato-sans', one, style) || !hasAll('noto-sans', one, style),
    )
    for (const one of all) {
      for (const piece of pieces(word(one, style, isPlain ? FACES : FACES.slice(1)), style, width)) {
        const wide = line.words.length ? line.width + gap + piece.width : piece.width
        if (line.words.length && wide > width) {
          result.push(line)
          line = { words: [], width: 0 }
        }
        line.width = line.words.length ? line.width + gap + piece.width : piece.width
        line.words.push(piece)
      }
      if (full()) break
    }
    if (line.words.length) result.push(line)
    if (result.length <= most) return result
    const keptLines = result.slice(0, most)
    const last = keptLines.at(-1)
    const dots = word('…', style)
    while (last && last.words.length > 1 && last.width + gap + dots.width > width)
      last.width -= (last.words.pop()?.width ?? 0) + gap
    last?.words.push(dots)
    if (last) last.width += gap + dots.width
    return keptLines
  }

  function draw(
    line: Line,
    x: number,
    y: number,
    style: Style,
    align?: { to: 'right' | 'center'; width: number },
  ): void {
    const gap = blank(style)
    const freeWidth = align ? align.width - line.width : 0
    const words = inReadingOrder(line.words)
    let at = x + (align?.to === 'right' ? freeWidth : align?.to === 'center' ? freeWidth / 2 : 0)
    for (const { text, face, width } of words) {
      use(face, style)
      // Fonts share one baseline.
      const ascent = openedIn(doc).ascender / 1000
      doc.fillColor(style.color ?? INK).text(text, at, y + style.size * (0.92 - ascent), { lineBreak: false })
      at += width + gap
    }
  }

  return {
    get isTransliterated() {
      return isTransliterated
    },
    width: (text, style) => lines(text, style, Infinity)[0]?.width ?? 0,
    lines,
    draw,
  }
}

export const INK = '#0b2431'

/**
 * Right-to-left words are ordered from the right within their run; a line that starts with one is read from the
 * right.
 */
function inReadingOrder(words: readonly Word[]): Word[] {
  const isRtl = ({ text }: Word): boolean => RTL.test(text)
  const runs: { isRtl: boolean; words: Word[] }[] = []
  for (const next of words) {
    const rtl = isRtl(next)
    const last = runs.at(-1)
    if (last && last.isRtl === rtl) last.words.push(next)
    else runs.push({ isRtl: rtl, words: [next] })
  }
  const set = runs.map((run) => (run.isRtl ? run.words.toReversed() : run.words))
  return (runs[0]?.isRtl ? set.toReversed() : set).flat()
}
