import type { BodyType, Color, Steering } from '@minato/contract/enumerations'
import { BODIES } from './bodies.ts'
import { camera, type Frame, type OutsideView } from './camera.ts'
import { createCar, drawWholeCar } from './car.ts'
import type { CloseUp } from './close-up.ts'
import { dice } from './dice.ts'
import { drawInterior } from './interior.ts'
import { drawEngine } from './engine.ts'
import { drawLuggage } from './luggage.ts'
import { drawOdometer } from './odometer.ts'
import { createPen, type Sheet } from './pen.ts'
import { traitsOf } from './traits.ts'
import { drawBays, drawHarbour, drawShadow, yardDice } from './yard.ts'

export const VIEWS = [
  'front34',
  'side',
  'rear34',
  'front',
  'rear',
  'interior',
  'engine',
  'odometer',
  'luggage',
] as const
export type View = (typeof VIEWS)[number]

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

export interface Drawing {
  category: BodyType
  color: Color
  view: View
  seed: number
  backdrop?: boolean
  title?: string
  steering?: Steering
  mileage?: number
}

const WIDTH = 800
const HEIGHT = 600
/** Of the whole car without a backdrop. */
const LOW_HEIGHT = 420

/**
 * The picture as SVG text, 4:3; the same drawing always gives the same text. Without the backdrop the car and its shadow
 * stand on a clear ground, 800 by 420 for the whole car. `mileage` is in km; where it is not given the odometer shows dashes.
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
  const { category, color, view, seed, backdrop = true, steering = 'RIGHT', mileage } = drawing
  const paint = PAINTS[color]
  switch (view) {
    case 'interior':
      return onGround(drawInterior(category, seed, paint, steering, id), seed, backdrop, id)
    case 'engine':
      return onGround(drawEngine(category, seed, paint, steering, id), seed, backdrop, id)
    case 'odometer':
      return onGround(drawOdometer(category, seed, paint, steering, mileage, id), seed, backdrop, id)
    case 'luggage':
      return onGround(drawLuggage(category, seed, paint, id), seed, backdrop, id)
    default:
      return { ...drawOutside(view, drawing, id), height: backdrop ? HEIGHT : LOW_HEIGHT }
  }
}

/** A close-up before the harbour. */
function onGround(closeUp: CloseUp, seed: number, backdrop: boolean, id: string): Framed {
  const { sheet, horizon, ground } = closeUp
  const harbour = backdrop ? drawHarbour(WIDTH, HEIGHT, horizon, id, yardDice(seed)) : EMPTY
  const bays = backdrop && ground ? drawBays(ground, ground.width) : ''
  const shadow = ground ? drawShadow(ground, ground.width, id) : EMPTY
  return {
    defs: harbour.defs + sheet.defs + shadow.defs,
    body: harbour.body + bays + shadow.body + sheet.body,
    height: HEIGHT,
  }
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
