import type { Camera } from './camera.ts'
import { mix } from './colour.ts'
import { dice, pick } from './dice.ts'
import { hull, steps, type Place } from './geometry.ts'
import { n1, path, type Sheet } from './pen.ts'

/** Top and foot of the sky, near and far ground. */
const SKIES = [
  ['#c9dade', '#e6eeee', '#b9c3c3', '#cdd4d2'],
  ['#d3dfe6', '#eef2ef', '#bdc5c6', '#d2d7d5'],
  ['#d8d9d8', '#efebe2', '#bfc0bb', '#d3d2cb'],
  ['#bfd2da', '#dfe9ea', '#aeb9bb', '#c3cccd'],
] as const

/** A yard has its own random numbers, so that all views of one seed show the same yard. */
export function yardDice(seed: number): () => number {
  const throwDice = dice(`yard${seed}`)
  throwDice()
  throwDice()
  return throwDice
}

/** Sky, harbour and ground of a picture w by h px with its horizon at y; pale, so that the car stands out. */
export function drawHarbour(w: number, h: number, y: number, id: string, throwDice: () => number): Sheet {
  const [top, low, near, far] = pick(throwDice, SKIES)
  const fade = (name: string, from: string, to: string): string =>
    `<linearGradient id="${id}${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  const ground = y + h * 0.012 + 2
  const kind = Math.floor(throwDice() * 4)
  const flip = throwDice() < 0.5
  const things = drawThings({ w, y, s: h / 600, low, throwDice }, kind)
  return {
    defs: fade('s', top, low) + fade('g', far, near),
    body:
      `<rect width="${w}" height="${n1(y + 1)}" fill="url(#${id}s)"/>` +
      (flip ? `<g transform="translate(${w} 0) scale(-1 1)">${things}</g>` : things) +
      `<rect y="${n1(y)}" width="${w}" height="${n1(ground - y)}" fill="${mix(low, '#5f8791', 0.55)}"/>` +
      `<rect y="${n1(ground)}" width="${w}" height="${n1(h - ground)}" fill="url(#${id}g)"/>` +
      `<rect y="${n1(ground)}" width="${w}" height="2" fill="#fff" opacity=".5"/>`,
  }
}

interface Horizon {
  w: number
  y: number
  s: number
  /** The colour of the sky's foot, into which all far things fade. */
  low: string
  throwDice: () => number
}

function drawThings(far: Horizon, kind: number): string {
  const { w, s } = far
  const hills = drawHills(far)
  if (kind === 0)
    return hills + crane(far, w * 0.1, s * 1.5) + crane(far, w * 0.27, s * 1.2) + boxes(far, w * 0.5, 7, s * 1.1)
  if (kind === 1) return hills + ship(far, w * 0.42, s * 1.35) + light(far, w * 0.16, s * 1.2)
  if (kind === 2) return hills + shed(far, w * -0.04, s * 1.4) + light(far, w * 0.83, s * 1.15)
  return hills + boxes(far, w * 0.02, 6, s * 1.3) + crane(far, w * 0.74, s * 1.55) + light(far, w * 0.55, s * 0.8)
}

const place = ({ y }: Horizon, x: number, k: number): string => `transform="translate(${x} ${n1(y)}) scale(${k})"`
const steel = (low: string): string => mix(low, '#6f8d99', 0.5)

function drawHills({ w, y, s, low }: Horizon): string {
  const colour = mix(low, mix(low, '#6f8d99', 0.34), 0.45)
  return `<path d="M0 ${n1(y)}V${n1(y - 26 * s)}Q${w * 0.12} ${n1(y - 58 * s)} ${w * 0.26} ${n1(y - 34 * s)}T${w * 0.55} ${n1(y - 30 * s)}T${w * 0.8} ${n1(y - 46 * s)}T${w} ${n1(y - 22 * s)}V${n1(y)}Z" fill="${colour}"/>`
}

const crane = (far: Horizon, x: number, k: number): string =>
  `<path ${place(far, x, k)} d="M0 0V-86M34 0V-86M-3 -34H37M0 -34L34 -86M34 -34L0 -86M-74 -90H78M10 -90V-122L-70 -90M10 -122L74 -90M-60 -90V-62" fill="none" stroke="${steel(far.low)}" stroke-width="3.4"/>`

function boxes({ y, low, throwDice }: Horizon, x: number, stacks: number, k: number): string {
  let all = ''
  for (let i = 0; i < stacks; i++) {
    const rows = 1 + Math.floor(throwDice() * 3)
    for (let j = 0; j < rows; j++) {
      const colour = mix(low, pick(throwDice, ['#6f8d99', '#4f8a86', '#b0806a', '#8c8f8a']), 0.46)
      all += `<rect x="${n1(x + i * 50 * k)}" y="${n1(y - (j + 1) * 17 * k)}" width="${n1(48 * k)}" height="${n1(16 * k)}" fill="${colour}"/>`
    }
  }
  return all
}

const ship = (far: Horizon, x: number, k: number): string =>
  `<g ${place(far, x, k)}><path d="M0 0L-16 -26H6V-74Q6 -84 16 -84H250Q262 -84 264 -74L270 -26L262 0Z" fill="${mix(far.low, '#5d7f8d', 0.5)}"/>` +
  `<path d="M-16 -26H270L262 0H0Z" fill="${mix(far.low, '#35586a', 0.55)}"/>` +
  `<path d="M18 -84V-96H52V-84M214 -84V-104H232V-84" fill="${steel(far.low)}"/>` +
  `<path d="M20 -70H250M20 -58H252M20 -46H254" stroke="${far.low}" stroke-width="1.6" opacity=".7"/></g>`

const shed = (far: Horizon, x: number, k: number): string =>
  `<g ${place(far, x, k)}><path d="M0 0V-82L20 -96H300L320 -82V0Z" fill="${mix(far.low, '#8d9a9e', 0.42)}"/>` +
  `<path d="M0 -82H320" stroke="${far.low}" stroke-width="2"/>` +
  `<path d="M28 0V-58H108V0ZM122 0V-58H202V0ZM216 0V-58H296V0Z" fill="${mix(far.low, '#7d8c92', 0.62)}"/>` +
  `<path d="M28 -46H108M28 -34H108M28 -22H108M122 -46H202M122 -34H202M122 -22H202M216 -46H296M216 -34H296M216 -22H296" stroke="${far.low}" stroke-width="1.2" opacity=".6"/></g>`

const light = (far: Horizon, x: number, k: number): string =>
  `<g ${place(far, x, k)}><path d="M-90 0L-80 -9H80L90 0Z" fill="${steel(far.low)}"/>` +
  `<path d="M-7 -9L-4 -52H4L7 -9Z" fill="#c8452c" opacity=".78"/>` +
  `<path d="M-6 -52H6V-62H-6ZM-8 -52H8" fill="${steel(far.low)}" stroke="${steel(far.low)}" stroke-width="2"/></g>`

/** The painted bays round a car of a width, in the car's own perspective. */
export function drawBays(cam: Pick<Camera, 'project' | 'depth' | 'length'>, width: number): string {
  const half = width / 2 + 0.62
  const long = cam.length / 2 + 0.75
  let bays = ''
  const quad = (x0: number, x1: number, y0: number, y1: number): void => {
    const corners: Place[] = [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ]
    // Points beside or behind the camera are not drawn.
    if (corners.some((p) => cam.depth(p) < 2.2)) return
    bays += path(corners.map(cam.project))
  }
  for (let i = -3; i <= 2; i++) {
    const line = i * half * 2 + half
    // In three parts, so that one behind the camera does not lose the whole line.
    for (const [a, b] of [
      [-long, -long / 3],
      [-long / 3, long / 3],
      [long / 3, long],
    ] as const)
      quad(a, b, line - 0.06, line + 0.06)
  }
  for (let i = -3; i <= 1; i++) quad(-long - 0.06, -long + 0.06, i * half * 2 - half, i * half * 2 + half)
  return `<path d="${bays}" fill="#fff" opacity=".5"/>`
}

/** The shadow of a vehicle: a wide soft one and a narrow dark one. */
export function drawShadow({ project, length }: Pick<Camera, 'project' | 'length'>, width: number, id: string): Sheet {
  const foot = (long: number, wide: number): string => {
    const squircle = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.45
    const edge = steps(28).map((t): Place => [
      squircle(Math.cos(t * 6.2832)) * (length / 2 + long),
      squircle(Math.sin(t * 6.2832)) * (width / 2 + wide),
      0,
    ])
    return path(hull(edge.map(project)))
  }
  const blur = (name: string, px: number): string =>
    `<filter id="${id}${name}" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="${px}"/></filter>`
  return {
    defs: blur('b', 11) + blur('k', 4),
    body:
      `<path d="${foot(0.22, 0.32)}" fill="#15222a" opacity=".34" filter="url(#${id}b)"/>` +
      `<path d="${foot(-0.12, -0.02)}" fill="#0b1419" opacity=".62" filter="url(#${id}k)"/>`,
  }
}
