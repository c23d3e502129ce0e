import type { BodyType } from '@minato/contract/enumerations'
import { BODIES, type Body } from './bodies.ts'
import { cabinOf, type Cabin } from './cabin.ts'
import { cameraAt, lengthOf, type Stand } from './camera.ts'
import { createCar, drawTailOn, type Car } from './car.ts'
import { sceneAt, type CloseUp, type Subject } from './close-up.ts'
import { dice } from './dice.ts'
import { last, type Place } from './geometry.ts'
import { drawBoot } from './luggage-boot.ts'
import { drawBed } from './luggage-bed.ts'
import { drawDoors } from './luggage-doors.ts'
import { drawGate } from './luggage-gate.ts'
import { drawTruckLoad } from './luggage-truck.ts'
import { createShortPen } from './pen.ts'
import type { Scene } from './scene.ts'
import { traitsOf } from './traits.ts'

/** A car's tail, to be opened; in the scene y runs from the tail into the car. */
export interface Tail {
  scene: Scene
  car: Car
  spec: Body
  cabin: Cabin
  throwDice: () => number
}

/** Where the load goes, laid open the way that body opens. */
export function drawLuggage({ category, seed, paint, id }: Subject): CloseUp {
  const spec = BODIES[category]
  const throwDice = dice(`${category}${seed}luggage`)
  for (let i = 0; i < 4; i++) throwDice()
  const traits = traitsOf(category, seed)
  const yaw = Math.PI - (throwDice() - 0.5) * 0.1
  const boot = BOOTS.has(category)
  const end = lengthOf(spec) / 2
  const stand: Stand = boot
    ? { yaw, distance: end + 2.1, high: 1.82, aim: -0.5 }
    : spec.cargo
      ? { yaw, distance: end + 4.2, high: traits.box ? 1.5 : 1.8, aim: 0.4 }
      : { yaw, distance: end + 2.5, high: 1.35 + spec.height * 0.16, aim: 0.2 }
  const { low, high, out, wide } = boundsOf(spec, boot, traits.box)
  const corners = [-1, 1].flatMap((y): Place[] => [
    [-end, y * wide, low],
    [-end - out, y * wide * 0.74, high],
  ])
  const cam = cameraAt(stand, spec, { width: 730, height: 556, centre: 400, foot: boot ? 600 : 590 }, corners)
  const pen = createShortPen(id)
  const car = createCar(spec, cam, paint, pen, traits)
  const tail: Tail = { scene: sceneAt('rear', cam, pen), car, spec, cabin: cabinOf(category, seed), throwDice }
  if (spec.cargo) drawTruckLoad(tail, spec.cargo)
  else {
    drawTailOn(car)
    if (boot) drawBoot(tail)
    else if (spec.bed) drawBed(tail, spec.bed)
    else if (spec.stripe) drawDoors(tail)
    else drawGate(tail)
  }
  return { sheet: pen.sheet(), horizon: cam.horizon, ground: { ...cam, width: spec.width } }
}

const BOOTS: ReadonlySet<BodyType> = new Set(['SEDAN', 'LIMOUSINE', 'COUPE', 'CONVERTIBLE'])

/** What has to fit into the picture: heights, half the width, and how far the open gate reaches behind the tail. */
function boundsOf(spec: Body, boot: boolean, box: boolean): { low: number; high: number; out: number; wide: number } {
  const wide = spec.width / 2 + 0.1
  if (boot) return { low: spec.sill + 0.1, high: last(spec.shoulder)[1] + 0.52, out: 0, wide }
  if (spec.cargo) return box ? { low: 0.1, high: 2.3, out: 0, wide: 1.56 } : { low: 0.06, high: 2, out: 0, wide: 1.1 }
  if (spec.stripe) return { low: spec.sill - 0.1, high: spec.height - 0.12, out: 0, wide: 1.2 }
  if (spec.bed) return { low: spec.sill - 0.02, high: spec.height + 0.04, out: 0, wide }
  return { low: spec.sill - 0.02, high: spec.height + (spec.height > 1.75 ? 0.08 : 0.26), out: 0.75, wide }
}
