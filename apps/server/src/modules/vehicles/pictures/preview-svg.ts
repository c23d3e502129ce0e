import { PREVIEW_SIZE } from '@minato/contract/addresses'
import type { BodyType, Locale } from '@minato/contract/enumerations'
import { lettering, linesOf, widthOf } from '@minato/art/lettering'
import { drawCar } from '@minato/art/picture'

/** The texts beside the picture of a link preview, in its language. */
export interface PreviewText {
  /** The dealer's name, at the top. */
  dealer: string
  /** The car's name, or the shop's slogan. */
  heading: string
  /** Year and mileage of a car, in a muted colour. */
  note: string
  /** The small label of the price, 'FOB', and the price. */
  label: string
  figure: string
  /** 'REF 10482'; below it whether the picture is a drawing. */
  foot: string
  small: string
}

const HEIGHT = PREVIEW_SIZE.height
/** Width left beside a picture of 4:3 at full height. */
const WIDTH = PREVIEW_SIZE.width - (HEIGHT * 4) / 3
const EDGE = 36
const INNER = WIDTH - 2 * EDGE
const GROUND = '#0d3a4f'
const QUIET = '#c4d4dc'
const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

/** The logo in white on the dark ground (apps/web/src/layout/logo.tsx). */
const MARK = `<path fill="#fff" d="M9.5 3.6Q24 .6 38.5 3.6 47.4 5.6 46.6 14.4 44.4 30.4 30.4 42 24 47 17.6 42 3.6 30.4 1.4 14.4.6 5.6 9.5 3.6Z"/>
<path fill="none" stroke="${GROUND}" stroke-width="1.5" d="M10.3 6.3Q24 3.6 37.7 6.3 44.3 7.8 43.7 14.2 41.7 28.9 28.7 39.7 24 43.3 19.3 39.7 6.3 28.9 4.3 14.2 3.7 7.8 10.3 6.3Z"/>
<path fill="${GROUND}" d="M13.5 26.5V11.5h4.3L24 19.7l6.2-8.2h4.3v15h-4.4v-8.3L24 26.2l-6.1-8v8.3z"/>
<path stroke="#c93a1c" stroke-width="3.2" d="M17 30.5h14"/>`

/** One line, in smaller type if too long. */
function fittedText(text: string, y: number, size: number, fill = '#fff', x = EDGE): string {
  const width = WIDTH - EDGE - x
  const fontSize = Math.max(Math.min(size, (size * width) / (widthOf(text, size) || 1)), size / 2)
  return lettering(linesOf(text, fontSize, width, 1)[0] ?? '', { x, y, size: fontSize, fill })
}

/** The road sign: dark ground, white inner border, white lettering as outlines. */
export function drawPreviewText({ dealer, heading, note, label, figure, foot, small }: PreviewText): string {
  const lines = linesOf(heading, 40, INNER, 4)
  const noteTop = 166 + (lines.length - 1) * 46
  return svg(
    WIDTH,
    HEIGHT,
    `<path fill="${GROUND}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<rect x="12" y="12" width="${WIDTH - 24}" height="${HEIGHT - 24}" rx="7" fill="none" stroke="#fff" stroke-width="2.5"/>
<g transform="translate(${EDGE} 38) scale(1.05)">${MARK}</g>
${fittedText(dealer, 74, 32, '#fff', EDGE + 62)}
${lines.map((line, i) => lettering(line, { x: EDGE, y: 166 + i * 46, size: 40, fill: '#fff' })).join('')}
${fittedText(note, noteTop + 42, 25, QUIET)}
${figure && `<path stroke="#fff" stroke-opacity=".45" d="M${EDGE} 422h${INNER}"/>`}
${fittedText(label, 459, 24, QUIET)}
${fittedText(figure, 519, 62)}
${fittedText(foot, small ? 562 : 576, 25, QUIET)}
${fittedText(small, 590, 19, QUIET)}`,
  )
}

const TO_COME: Record<Locale, string> = { en: 'Picture to come', fr: 'Photo à venir' }

/** For a car without pictures: the silver side view of its body on grey, and "photos coming". */
export function drawPictureToCome(category: BodyType | null, locale: Locale): string {
  const car = drawCar({ category: category ?? 'SEDAN', color: 'SILVER', view: 'side', seed: 9, backdrop: false })
  const text = lettering(TO_COME[locale], {
    x: 420 - widthOf(TO_COME[locale], 30) / 2,
    y: 560,
    size: 30,
    fill: '#45606f',
  })
  return svg(
    840,
    HEIGHT,
    `<path fill="#f1f5f6" d="M0 0h840v${HEIGHT}H0z"/>${car.replace('<svg ', '<svg x="20" y="90" width="800" height="420" ')}${text}`,
  )
}
