import outlines from './letters.json' with { type: 'json' }

/**
 * Text as outlines, for pictures that are drawn where no font may be installed. The letters are Minato Sans at weight 700
 * (SIL OFL 1.1, apps/web/public/font-licence.txt), 1000 units to the size, in the directions of SVG.
 */
const LETTERS = new Map(Object.entries(outlines as unknown as Record<string, [advance: number, outline: string]>))
const UNITS = 1000

/** The text in the glyphs of the font: letters without a glyph lose their accents or are dropped. */
const drawable = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((sign) => (LETTERS.has(sign) ? sign : sign.normalize('NFKD').replace(/\p{M}/gu, '')))
    .join('')
    .replace(/[^]/gu, (sign) => (LETTERS.has(sign) ? sign : ''))
    .trim()

/** Width in px of one line at a size in px. */
export const widthOf = (text: string, size: number): number =>
  [...drawable(text)].reduce((sum, sign) => sum + (LETTERS.get(sign)?.[0] ?? 0), 0) * (size / UNITS)

/** One line as SVG paths, its baseline beginning at x and y. */
export function lettering(text: string, place: { x: number; y: number; size: number; fill: string }): string {
  let at = 0
  const letters = [...drawable(text)].map((sign) => {
    const [advance, outline] = LETTERS.get(sign) ?? [0, '']
    const moved = outline && `<path transform="translate(${at})" d="${outline}"/>`
    at += advance
    return moved
  })
  const { x, y, size, fill } = place
  return `<g transform="translate(${x} ${y}) scale(${size / UNITS})" fill="${fill}">${letters.join('')}</g>`
}

/** Wraps the text to a width in px and a number of lines; long words are broken, and cut text ends in '…'. */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  let rest = drawable(text)
  while (rest && lines.length < most) {
    const isLast = lines.length === most - 1
    const line = fitting(rest, size, width, isLast)
    lines.push(line)
    rest = isLast ? '' : rest.slice(line.length).trimStart()
  }
  return lines
}

function fitting(text: string, size: number, width: number, isLast: boolean): string {
  if (widthOf(text, size) <= width) return text
  let end = text.length
  while (end > 1 && widthOf(text.slice(0, end) + (isLast ? '…' : ''), size) > width) end--
  if (isLast) return `${text.slice(0, end).trimEnd()}…`
  const blank = text.lastIndexOf(' ', end)
  return text.slice(0, blank > 0 ? blank : end)
}
