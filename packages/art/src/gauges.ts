import type { Cabin } from './cabin.ts'
import { tone } from './colour.ts'
import { lerp, steps, type Point } from './geometry.ts'
import { n1, type Pen } from './pen.ts'

/** What a large dial shows and how its scale is cut. */
export interface Dial {
  /** Where the needle stands, as a share of the scale. */
  value: number
  majors: number
  /** Strokes between two major ones. */
  minors: number
  /** Where the red begins, as a share of the scale. */
  red?: number
}

const RED = '#c93a1c'

/** A place on a dial; the scale runs over 250 degrees, open at the foot. */
const onDial = ([x, y]: Point, r: number, share: number, sweep = 250): Point => {
  const a = ((90 + (360 - sweep) / 2 + sweep * share) * Math.PI) / 180
  return [x + r * Math.cos(a), y + r * Math.sin(a)]
}

const segment = (a: Point, b: Point): string => `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`

const strokes = (pen: Pen, lines: readonly string[], colour: string, width: number): void =>
  pen.raw(`<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="${width}"/>`)

/** A large dial without figures. */
export function drawDial(pen: Pen, cabin: Cabin, centre: Point, r: number, { value, majors, minors, red }: Dial): void {
  pen.ellipse(centre, r, r, tone(cabin.trim, -0.25))
  pen.ellipse(centre, r - 3.5, r - 3.5, '#1d262b')
  pen.ellipse(centre, r - 9, r - 9, '#0f1519')
  pen.ellipse(centre, r * 0.55, r * 0.55, '#151d21')
  const at = (radius: number, share: number): Point => onDial(centre, radius, share)
  const outer = r - 16
  pen.line(
    steps(30).map((t) => at(outer, t * (red ?? 1))),
    cabin.glow,
    2.2,
    ' opacity=".8"',
  )
  if (red !== undefined)
    pen.line(
      steps(10).map((t) => at(outer - 3, lerp(red, 1, t))),
      RED,
      8,
      ' stroke-linecap="butt"',
    )
  const count = (majors - 1) * (minors + 1)
  const shares = Array.from({ length: count + 1 }, (_, i) => i / count)
  const isRed = (share: number): boolean => red !== undefined && share > red
  const mark = (long: number, wanted: (i: number) => boolean): string[] =>
    shares.flatMap((share, i) =>
      wanted(i) && !isRed(share) ? [segment(at(outer, share), at(outer - long, share))] : [],
    )
  strokes(
    pen,
    mark(9, (i) => i % (minors + 1) !== 0),
    tone(cabin.glow, -0.35),
    1.8,
  )
  strokes(
    pen,
    mark(19, (i) => i % (minors + 1) === 0),
    cabin.glow,
    3.6,
  )
  drawNeedle(pen, centre, at(outer - 8, value), at(-r * 0.2, value), r * 0.15)
}

function drawNeedle(pen: Pen, centre: Point, tip: Point, tail: Point, hub: number): void {
  const [dx, dy] = [tip[0] - tail[0], tip[1] - tail[1]]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / long, dx / long]
  const w = hub * 0.24
  pen.put(
    [
      [tip[0] + nx * 0.8, tip[1] + ny * 0.8],
      [tip[0] - nx * 0.8, tip[1] - ny * 0.8],
      [tail[0] - nx * w, tail[1] - ny * w],
      [tail[0] + nx * w, tail[1] + ny * w],
    ],
    '#d6492c',
  )
  pen.ellipse(centre, hub, hub, '#2b353b')
  pen.ellipse(centre, hub * 0.78, hub * 0.78, '#39444b')
}

/** A small gauge over half a turn, with its sign: the pump or the thermometer. */
export function drawSmallGauge(
  pen: Pen,
  cabin: Cabin,
  [x, y]: Point,
  r: number,
  value: number,
  sign: 'fuel' | 'heat',
): void {
  const centre: Point = [x, y + r * 0.35]
  const upper = (radius: number, share: number): Point => onDial(centre, radius, share, 120)
  pen.line(
    steps(16).map((t) => upper(r, t)),
    cabin.glow,
    2,
    ' opacity=".8"',
  )
  const ends = sign === 'fuel' ? ([0, 0.12] as const) : ([0.88, 1] as const)
  pen.line(
    steps(5).map((t) => upper(r - 2, lerp(ends[0], ends[1], t))),
    RED,
    5,
    ' stroke-linecap="butt"',
  )
  strokes(
    pen,
    [0, 0.25, 0.5, 0.75, 1].map((t) =>
      segment(upper(r, t), upper(r - (t * 2 === Math.round(t * 2) ? r * 0.2 : r * 0.13), t)),
    ),
    cabin.glow,
    2.4,
  )
  drawNeedle(pen, centre, upper(r - 4, value), upper(-r * 0.12, value), r * 0.13)
  const icon =
    sign === 'fuel' ? 'M-5 8V-8H3V8ZM-3 -5H1M3 -2H6V5Q8 7 8 4V-4L5 -7' : 'M-2 3V-8H2V3A4 4 0 1 1 -2 3ZM4 -6H7M4 -2H7'
  const size = r / 50
  pen.raw(
    `<path transform="translate(${n1(x)} ${n1(centre[1] + r * 0.46)}) scale(${n1(size)})" d="${icon}" fill="none" stroke="${tone(cabin.glow, -0.2)}" stroke-width="1.7"/>`,
  )
}

/** Signs hardly lighter than the face: oil, battery, engine, brake, belt, doors. */
const TELLTALES = [
  'M-9 2H-4L-2 -3H5L9 -5M-4 2V5H5L8 -2',
  'M-8 -4H8V6H-8ZM-5 -4V-7M5 -4V-7M-5 1H-2M2 1H5M3.5 -.5V2.5',
  'M-8 2V-2H-5L-3 -5H3L5 -2H8V5H4L2 7H-5V2Z',
  'M6 0A6 6 0 1 1 -6 0A6 6 0 1 1 6 0M0 -3V1M0 3V3.4M-8 -5Q-11 0 -8 5M8 -5Q11 0 8 5',
  'M-2 -6A2 2 0 1 1 2 -6A2 2 0 1 1 -2 -6M-4 7V0Q-4 -3 0 -3T4 0V7M-4 -2L4 5',
  'M-4 -8H4L5 -2V7H-5V-2ZM-5 0L-9 4M5 0L9 4',
] as const

/** The warning lights at these places, all off. */
export function drawTelltales(pen: Pen, places: readonly Point[]): void {
  places.forEach(([x, y], i) => {
    pen.raw(
      `<path transform="translate(${n1(x)} ${n1(y)})" d="${TELLTALES[i % TELLTALES.length]}" fill="none" stroke="#2b363c" stroke-width="1.8"/>`,
    )
  })
}
