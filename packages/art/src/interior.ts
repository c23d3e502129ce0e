import { BODIES } from './bodies.ts'
import { cabinOf, isForwardControl, type Cabin } from './cabin.ts'
import type { CloseUp, Subject } from './close-up.ts'
import { paintwork, type Paintwork } from './colour.ts'
import { drawConsole, drawPedals, drawSteering } from './controls.ts'
import { drawDashboard } from './dashboard.ts'
import { dice } from './dice.ts'
import { drawOutlook } from './interior-outlook.ts'
import { drawDoor, drawFloor, drawPillar, drawRearMirror } from './interior-shell.ts'
import { createShortPen } from './pen.ts'
import { createScene, sightFrom, type Scene } from './scene.ts'
import { drawCushion } from './seats.ts'

/** The front of a cabin, seen from between the seats; x right, y ahead, z up from the floor, metres. */
export interface Front extends Paintwork {
  scene: Scene
  cabin: Cabin
  /** From the middle to the doors. */
  half: number
  /** Where the driver sits: 1 on the right, -1 on the left. */
  driver: 1 | -1
  /** The dashboard's upper edge: how far ahead and how high. */
  brow: number
  browHeight: number
  /** Foot of the windscreen. */
  screenFoot: number
  sill: number
  /** The driver sits over the axle: no bonnet, a flat steering wheel, a free floor. */
  forward: boolean
  boxy: boolean
  sport: boolean
  open: boolean
}

const EYE = 1.07

/** The inside of the front, with the driver's side as asked. */
export function drawInterior({ category, seed, paint, steering, id }: Subject): CloseUp {
  const spec = BODIES[category]
  const forward = isForwardControl(category)
  const sway = (dice(`${category}${seed}interior`)() - 0.5) * 0.1
  const scene = createScene(
    createShortPen(id),
    sightFrom([sway, 0, EYE], [sway * 0.4, 1, EYE - (forward ? 0.44 : 0.4)], 480),
  )
  const front: Front = {
    ...paintwork(paint),
    scene,
    cabin: cabinOf(category, seed),
    half: spec.width / 2 - 0.13,
    driver: steering === 'RIGHT' ? 1 : -1,
    brow: 1.22,
    browHeight: forward ? 0.76 : spec.sport ? 0.83 : 0.81,
    screenFoot: forward ? 1.45 : 1.66,
    sill: forward ? 0.7 : 0.83,
    forward,
    boxy: spec.boxy === true,
    sport: spec.sport === true,
    open: spec.open === true,
  }
  drawOutlook(front)
  drawFloor(front)
  for (const s of [-1, 1]) drawDoor(front, s)
  for (const s of [-1, 1]) drawPillar(front, s)
  if (!forward) drawRearMirror(front)
  drawDashboard(front)
  drawPedals(front)
  drawConsole(front)
  drawSteering(front)
  for (const s of [-1, 1]) drawCushion(front, s)
  return { sheet: scene.pen.sheet(), horizon: scene.horizon }
}
