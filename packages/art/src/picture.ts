import type { BodyType, Color, Steering } from '@minato/contract/enumerations'
import { BODIES } from './bodies.ts'
import { camera, type Frame, type OutsideView } from './camera.ts'
import { createCar, drawWholeCar } from './car.ts'
import { dice } from './dice.ts'
import { drawInterior, drawOdometer } from './interior.ts'
import { createPen, type Sheet } from './pen.ts'
import { traitsOf } from './traits.ts'
import { drawBays, drawHarbour, drawShadow, yardDice } from './yard.ts'

/** The pictures that a car can have, in the order of a gallery. */
export const VIEWS = ['front34', 'side', 'rear34', 'front', 'rear', 'interior', 'odometer'] as const
export type View = (typeof VIEWS)[number]

/** The colours of the trade as paints, #rrggbb. */
export const PAINTS: Record<Color, string> = {
  RED: '#b2271f',
  GREEN: '#2f5f49',
  PINK: '#d797a6',
  BLUE: '#23518f',
  YELLOW: '#e2b22c',
  WHITE: '#eef1f2',
  BLACK: '#22282d',
  PURPLE: '#53396b',
  ORANGE: '#d2692a',
  GRAY: '#747d84',
  BROWN: '#624939',
  PEARL: '#f0ece2',
  SILVER: '#bcc4c9',
  GOLD: '#b79e69',
  BEIGE: '#d0c4a6',
}

/** What is to be drawn; car and yard follow from body and seed. */
export interface Drawing {
  category: BodyType
  color: Color
  view: View
  seed: number
  /** The harbour behind the car; true unless said otherwise. */
  backdrop?: boolean
  /** The label for screen readers; without it the picture is decoration. */
  title?: string
  /** RIGHT unless said otherwise. */
  steering?: Steering
  /** Of the odometer, in km. */
  mileage?: number
}

const WIDTH = 800
const HEIGHT = 600
/** Of the whole car without a backdrop. */
const LOW_HEIGHT = 420

/**
 * The picture as SVG text, 800 by 600; the same drawing always gives the same text. Without the backdrop a car and its
 * shadow stand on a clear ground, the whole car on 800 by 420. An odometer without a mileage shows dashes.
 */
export function drawCar(drawing: Drawing): string {
  const { category, color, view, seed, backdrop = true, title = '' } = drawing
  const id = 'c' + Math.floor(dice(`${category}|${color}|${view}|${seed}|${backdrop}`)() * 1e9).toString(36)
  const { defs, body, height } = drawView(drawing, id)
  const label = title ? ` aria-label="${escapeAttribute(title)}"` : ' aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img"${label}><defs>${defs}</defs>${body}</svg>`
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Framed extends Sheet {
  height: number
}

function drawView(drawing: Drawing, id: string): Framed {
  const { category, color, seed, backdrop = true, steering = 'RIGHT', mileage } = drawing
  // A gallery loaded by an older version may name a view that is no longer drawn.
  const view = VIEWS.includes(drawing.view) ? drawing.view : 'side'
  if (view !== 'interior' && view !== 'odometer')
    return { ...drawOutside(view, drawing, id), height: backdrop ? HEIGHT : LOW_HEIGHT }
  const draw = view === 'interior' ? drawInterior : drawOdometer
  const { body, horizon } = draw({ category, seed, paint: PAINTS[color], steering, mileage, id })
  const harbour = backdrop ? drawHarbour(WIDTH, HEIGHT, horizon, id, yardDice(seed)) : EMPTY
  return { defs: harbour.defs, body: harbour.body + body, height: HEIGHT }
}

const EMPTY: Sheet = { defs: '', body: '' }

function outsideFrame(view: OutsideView, backdrop: boolean): Frame {
  const side = view === 'side'
  const end = view === 'front' || view === 'rear'
  return backdrop
    ? { width: side ? 700 : end ? 440 : 640, height: end ? 390 : 360, centre: 400, foot: side ? 492 : 520 }
    : { width: side ? 726 : end ? 460 : 740, height: 372, centre: 400, foot: side ? 400 : 408 }
}

function drawOutside(view: OutsideView, { category, color, seed, backdrop = true }: Drawing, id: string): Sheet {
  const spec = BODIES[category]
  const traits = traitsOf(category, seed)
  const cam = camera(view, spec, outsideFrame(view, backdrop), traits.sway)
  const pen = createPen(id)
  drawWholeCar(createCar(spec, cam, PAINTS[color], pen, traits))
  const car = pen.sheet()
  const harbour = backdrop ? drawHarbour(WIDTH, HEIGHT, cam.horizon, id, yardDice(seed)) : EMPTY
  const bays = backdrop ? drawBays(cam, spec.width) : ''
  const shadow = drawShadow(cam, spec.width, id)
  return { defs: harbour.defs + car.defs + shadow.defs, body: harbour.body + bays + shadow.body + car.body }
}
