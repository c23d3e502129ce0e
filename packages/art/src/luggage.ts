import type { BodyType } from '@minato/contract/enumerations'
import { BODIES, type Body } from './bodies.ts'
import { cabinOf, type Cabin } from './cabin.ts'
import { cameraAt, lengthOf, type Stand } from './camera.ts'
import { createCar, drawTailOn, type Car } from './car.ts'
import { sceneAt, type CloseUp } from './close-up.ts'
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
export function drawLuggage(category: BodyType, seed: number, paint: string, id: string): CloseUp {
  const spec = BODIES[category]
  const throwDice = dice(`${category}${seed}luggage`)
  for (let i = 0; i < 4; i++) throwDice()
  const yaw = Math.PI - (throwDice() - 0.5) * 0.1
  const boot = BOOTS.has(category)
  const end = lengthOf(spec) / 2
  const stand: Stand = boot
    ? { yaw, distance: end + 2.1, high: 1.82, aim: -0.5 }
    : { yaw, distance: end + 2.5, high: 1.35 + spec.height * 0.16, aim: 0.2 }
  const half = spec.width / 2
  const [low, high, out] = boot ? [spec.sill + 0.1, skinTop(spec) + 0.52, 0] : [spec.sill - 0.02, spec.height + (spec.height > 1.75 ? 0.08 : 0.26), 0.75]
  const corners = [-1, 1].flatMap((y): Place[] => [[-end, y * (half + 0.1), low], [-end - out, y * half * 0.8, high]])
  const cam = cameraAt(stand, spec, { width: 730, height: 552, centre: 400, foot: boot ? 600 : 588 }, corners)
  const pen = createShortPen(id)
  const car = createCar(spec, cam, paint, pen, traitsOf(category, seed))
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

const skinTop = (spec: Body): number => last(spec.shoulder)[1]
