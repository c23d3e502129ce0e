import { n1, type Pen } from './pen.ts'
import type { Point } from './geometry.ts'

const PLACES = 6

/** What the counter shows: whole kilometres, right-aligned in six places or more; dashes where the reading is not known. */
export function readingOf(mileage: number | undefined): string {
  if (mileage === undefined || !Number.isFinite(mileage) || mileage < 0) return '-'.repeat(PLACES)
  return String(Math.floor(mileage)).padStart(PLACES, ' ')
}

/** The segments a to g of a digit, clockwise from the top, the middle last. */
const SEGMENTS: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
}

/** Each segment in a cell 1 wide and 2 high, y down. */
const BARS: Record<string, readonly [Point, Point]> = {
  a: [
    [0, 0],
    [1, 0],
  ],
  b: [
    [1, 0],
    [1, 1],
  ],
  c: [
    [1, 1],
    [1, 2],
  ],
  d: [
    [0, 2],
    [1, 2],
  ],
  e: [
    [0, 1],
    [0, 2],
  ],
  f: [
    [0, 0],
    [0, 1],
  ],
  g: [
    [0, 1],
    [1, 1],
  ],
}

/** Lit segments in a row centred on x, their top at y, `high` px high; unlit ones show faintly. */
export function drawSegments(
  pen: Pen,
  reading: string,
  x: number,
  y: number,
  high: number,
  lit: string,
  unlit: string,
): void {
  const wide = high * 0.5
  const step = high * 0.74
  const left = x - ((reading.length - 1) * step + wide) / 2
  const bar = (cell: number, segment: string): string => {
    const thick = high * 0.066
    const [[x0, y0], [x1, y1]] = BARS[segment] as readonly [Point, Point]
    // A hair of room at the ends keeps the segments apart; the figures lean a little.
    const at = (u: number, v: number): string => {
      const down = v * high * 0.5
      return `${n1(left + cell * step + u * wide - (down - high / 2) * 0.09)} ${n1(y + down)}`
    }
    const gap = (thick * 1.35) / wide
    const fall = (thick * 1.35) / (high * 0.5)
    return y0 === y1 ? `M${at(x0 + gap, y0)}L${at(x1 - gap, y1)}` : `M${at(x0, y0 + fall)}L${at(x1, y1 - fall)}`
  }
  const row = (isLit: boolean): string =>
    [...reading]
      .map((figure, cell) =>
        Object.keys(BARS)
          .filter((segment) => (SEGMENTS[figure] ?? '').includes(segment) === isLit)
          .map((segment) => bar(cell, segment))
          .join(''),
      )
      .join('')
  for (const [data, colour] of [
    [row(false), unlit],
    [row(true), lit],
  ] as const) {
    pen.raw(`<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n1(high * 0.115)}"/>`)
  }
}

/** The figures of a counter with drums, as strokes in a cell 1 wide and 1.6 high. */
const FIGURES: Record<string, string> = {
  '0': 'M.5.1C.8.1.9.4.9.8S.8 1.5.5 1.5.1 1.2.1.8.2.1.5.1Z',
  '1': 'M.28.34.56.1V1.5',
  '2': 'M.12.45C.15.2.3.1.5.1.75.1.88.28.88.5.88.85.2 1.1.12 1.5H.9',
  '3': 'M.14.3C.22.17.34.1.5.1.73.1.86.25.86.43.86.63.7.75.45.75.72.75.9.88.9 1.1.9 1.35.73 1.5.5 1.5.32 1.5.18 1.42.1 1.27',
  '4': 'M.7 1.5V.1L.1 1.1H.95',
  '5': 'M.82.1H.25L.18.72C.28.64.38.6.5.6.75.6.9.78.9 1.04.9 1.32.73 1.5.48 1.5.3 1.5.17 1.43.1 1.3',
  '6': 'M.8.22C.72.14.62.1.52.1.22.1.1.45.1.9.1 1.3.25 1.5.5 1.5.74 1.5.9 1.32.9 1.07.9.82.74.65.52.65.3.65.15.8.1 1',
  '7': 'M.1.1H.9L.4 1.5',
  '8': 'M.5.75C.3.75.16.62.16.43S.3.1.5.1.84.24.84.43.7.75.5.75C.26.75.1.9.1 1.12S.26 1.5.5 1.5.9 1.34.9 1.12.74.75.5.75Z',
  '9': 'M.2 1.38C.28 1.46.38 1.5.48 1.5.78 1.5.9 1.15.9.7.9.3.75.1.5.1.26.1.1.28.1.53.1.78.26.95.48.95.7.95.85.8.9.6',
  '-': 'M.2.8H.8',
}

/** Drums in a row centred on x, the window's top at y, `high` px high; drums show their leading noughts. */
export function drawDrums(pen: Pen, reading: string, x: number, y: number, high: number): void {
  const wide = high * 0.72
  const figures = [...reading.replaceAll(' ', '0')]
  const left = x - (figures.length * wide) / 2
  for (const [i, figure] of figures.entries()) {
    const at = left + i * wide
    pen.put(
      [
        [at + 1.5, y],
        [at + wide - 1.5, y],
        [at + wide - 1.5, y + high],
        [at + 1.5, y + high],
      ],
      '#1b2226',
    )
    pen.put(
      [
        [at + 1.5, y + high * 0.12],
        [at + wide - 1.5, y + high * 0.12],
        [at + wide - 1.5, y + high * 0.88],
        [at + 1.5, y + high * 0.88],
      ],
      '#262f35',
    )
    const scale = high * 0.44
    pen.raw(
      `<path transform="translate(${n1(at + wide / 2 - scale / 2)} ${n1(y + high / 2 - scale * 0.8)}) scale(${n1(scale)})" d="${FIGURES[figure] ?? ''}" fill="none" stroke="#f1f3f1" stroke-width=".19"/>`,
    )
  }
}
