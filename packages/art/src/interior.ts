import type { BodyType, Steering } from '@minato/contract/enumerations'
import { BODIES } from './bodies.ts'
import { cabinOf, type Cabin } from './cabin.ts'
import cabins from './cabins.json' with { type: 'json' }
import { paintwork, tone } from './colour.ts'
import { n1 } from './pen.ts'

/**
 * SVG elements that belong together. Colours are roles of the cabin in braces: `{hide-34}` is the upholstery 34 % darker,
 * `{paint+30}` the paint 30 % lighter; `{id}` begins the names of gradients.
 */
interface Layer {
  /** Drawn only in a cabin that has all of these. */
  when?: string[]
  /** Never mirrored: pedals and instruments are the same with the steering wheel on the left. */
  fixed?: boolean
  shapes: string[]
}

/** A figure of a counter: segments in a cell 34 px wide, and strokes of a drum 1 wide and 1.6 high. */
interface Figure {
  lit: string
  unlit: string
  drum: string
}

/** All layers are drawn for a steering wheel on the right. */
const DRAWINGS = cabins as Record<'car' | 'sport' | 'work' | 'cluster', Layer[]> & { figures: Record<string, Figure> }

/** The car whose inside is drawn. */
export interface Subject {
  category: BodyType
  seed: number
  /** #rrggbb */
  paint: string
  steering: Steering
  /** km */
  mileage?: number | undefined
  /** What the names of its gradients begin with. */
  id: string
}

/** A picture of the interior, with the y position of the horizon in px. */
interface InsideView {
  body: string
  horizon: number
}

/** The front of the cabin, seen from between the seats. */
export function drawInterior(subject: Subject): InsideView {
  const cabin = cabinOf(subject.category, subject.seed)
  const layers = DRAWINGS[cabin.isWork ? 'work' : BODIES[subject.category].sport ? 'sport' : 'car']
  return { body: drawLayers(layers, subject, cabin), horizon: cabin.isWork ? 88.8 : 108 }
}

/** The driver's instruments with the reading in km; dashes where it is not known. */
export function drawOdometer(subject: Subject): InsideView {
  const cabin = cabinOf(subject.category, subject.seed)
  const body = drawLayers(DRAWINGS.cluster, subject, cabin) + drawCounter(cabin, subject.mileage)
  return { body, horizon: 46 }
}

function drawLayers(layers: readonly Layer[], { category, steering, paint, id }: Subject, cabin: Cabin): string {
  const has = new Set([...cabin.fittings, steering, BODIES[category].boxy ? 'boxy' : 'low'])
  const body = layers
    .filter(({ when = [] }) => when.every((fitting) => has.has(fitting)))
    .map(({ fixed, shapes }) =>
      steering === 'LEFT' && !fixed ? `<g transform="matrix(-1 0 0 1 800 0)">${shapes.join('')}</g>` : shapes.join(''),
    )
    .join('')
  const { shade, seam } = paintwork(paint)
  const colours: Record<string, string> = {
    ...cabin.colours,
    paint,
    seam,
    pillar: BODIES[category].open ? '#1b2328' : cabin.isWork ? shade(-0.24) : tone(cabin.colours.lining, -0.34),
  }
  const coloured = body.replaceAll(/\{([a-z]+)((?:[+-]\d+)*)\}/g, (_, role: string, tones: string) => {
    if (role === 'id') return id
    const [first = 0, ...more] = (tones.match(/[+-]\d+/g) ?? []).map((step) => Number(step) / 100)
    return more.reduce(tone, role === 'paint' ? shade(first) : tone(colours[role] as string, first))
  })
  return `<g stroke-linecap="round" stroke-linejoin="round">${coloured}</g>`
}

const PLACES = 6
/** The middle of the counter, and its window from top to foot, px. */
const MIDDLE = 400
const TOP = 420
const FOOT = 490

/** Whole kilometres in six places or more, on drums or in segments. */
function drawCounter({ hasDrums, colours: { glow } }: Cabin, mileage: number | undefined): string {
  const isKnown = mileage !== undefined && Number.isFinite(mileage) && mileage >= 0
  const reading = isKnown ? String(Math.floor(mileage)).padStart(PLACES, ' ') : '-'.repeat(PLACES)
  const isOnDrums = hasDrums && isKnown
  const step = isOnDrums ? 38.88 : 34.04
  const half = reading.length * (hasDrums ? 19.6 : 17.2) + 14
  const box = (margin: number, radius: number, fill: string): string =>
    `<rect x="${n1(MIDDLE - half - margin)}" y="${TOP - margin}" width="${n1(2 * (half + margin))}" height="${FOOT - TOP + 2 * margin}" rx="${radius}" fill="${fill}"/>`
  const isPale = glow === '#e9eff1' || glow === '#dfe9ec'
  const [lit, unlit] = isPale ? ['#eef6f7', '#1b343c'] : [glow, tone(glow, -0.76)]
  const figures = [...reading].map((sign, i) => {
    const { drum, ...segments } = DRAWINGS.figures[isOnDrums && sign === ' ' ? '0' : sign] as Figure
    const left = n1(MIDDLE + (i - reading.length / 2) * step + (isOnDrums ? 0 : 5.5))
    return isOnDrums
      ? `<g transform="translate(${left} 428)"><path d="M1.5 0h35.9v54H1.5z" fill="#1b2226"/><path d="M1.5 6.5h35.9v41H1.5z" fill="#262f35"/>` +
          `<path transform="translate(7.6 8) scale(23.8)" d="${drum}" fill="none" stroke="#f1f3f1" stroke-width=".19"/></g>`
      : `<g transform="translate(${left} 432)" fill="none" stroke-width="5.3"><path d="${segments.unlit}" stroke="${unlit}"/><path d="${segments.lit}" stroke="${lit}"/></g>`
  })
  const window = isOnDrums ? '' : box(0, 5, isPale ? '#12262d' : tone(glow, -0.86))
  return `${box(6, 10, '#2c363c')}${box(3.5, 8, '#0b1013')}${window}<g stroke-linecap="round" stroke-linejoin="round">${figures.join('')}</g>`
}
