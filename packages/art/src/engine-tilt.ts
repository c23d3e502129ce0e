import type { BodyType } from '@minato/contract/enumerations'
import { BODIES } from './bodies.ts'
import { cameraAt, type Camera } from './camera.ts'
import { createCar, drawCabAlone } from './car.ts'
import { drawCargo } from './car-load.ts'
import { drawFarWheels, drawWheels } from './car-wheels.ts'
import type { CloseUp } from './close-up.ts'
import { tone } from './colour.ts'
import { dice, pick } from './dice.ts'
import { lerp, steps, type Place, type Point } from './geometry.ts'
import { createShortPen } from './pen.ts'
import { arc, createScene, cushion, on, panel, upright, wall, type Scene } from './scene.ts'
import { traitsOf } from './traits.ts'

const FRAME = '#2c353b'
/** The cab turns forward about this axis: the way behind the nose, and the height. */
const HINGE: Point = [0.26, 0.56]
const TILT = 0.84

/** A truck's engine under the cab, which is tilted forward. */
export function drawTiltedCab(category: BodyType, seed: number, paint: string, id: string): CloseUp {
  const spec = BODIES[category]
  const throwDice = dice(`${category}${seed}engine`)
  for (let i = 0; i < 4; i++) throwDice()
  const traits = traitsOf(category, seed)
  const stand = { yaw: 1.3 + throwDice() * 0.1, distance: 8.6, high: 1.75, aim: 1.1 }
  const middle = (spec.cargo?.[1] ?? spec.length) / 2
  const corners = [0.62, -3.1].flatMap((x) => [0, 2.62].map((z): Place => [middle + x, 0.4, z]))
  const cam = cameraAt(stand, spec, { width: 740, height: 520, centre: 400, foot: 566 }, corners)
  const pen = createShortPen(id)
  const car = createCar(spec, cam, paint, pen, traits)
  const scene = sideScene(cam, spec.width, car.pen)
  drawFarWheels(car)
  drawRail(scene, spec.width - 0.5)
  if (spec.cargo) drawCargo(car, spec.cargo)
  drawDrive(scene, throwDice)
  drawRail(scene, 0.5)
  drawSideBoxes(scene, throwDice)
  drawWheels(car)
  drawCabAlone(createCar(spec, tilted(cam), paint, pen, traits))
  return { sheet: pen.sheet(), horizon: cam.horizon, ground: { ...cam, width: spec.width } }
}

/** The same camera for things that turn with the cab. */
function tilted(cam: Camera): Camera {
  const [sin, cos] = [Math.sin(TILT), Math.cos(TILT)]
  const axis = cam.length / 2 - HINGE[0]
  const turn = ([x, y, z]: Place): Place => {
    const [ahead, up] = [x - axis, z - HINGE[1]]
    return [axis + ahead * cos + up * sin, y, HINGE[1] - ahead * sin + up * cos]
  }
  return { ...cam, project: (place) => cam.project(turn(place)), depth: (place) => cam.depth(turn(place)) }
}

/** x is the way behind the nose, y from the near flank inward. */
function sideScene(cam: Camera, width: number, pen: Scene['pen']): Scene {
  const turn = ([x, y, z]: Place): Place => [cam.length / 2 - x, width / 2 - y, z]
  const depth = (place: Place): number => cam.depth(turn(place))
  return createScene(pen, {
    eye: [cam.length / 2 - cam.eye[0], width / 2 - cam.eye[1], cam.eye[2]],
    horizon: cam.horizon,
    at: (place) => cam.project(turn(place)),
    depth,
    scale: (place) => cam.focal / depth(place),
  })
}

function drawRail(scene: Scene, y: number): void {
  scene.block([0.12, 4.4], [y, y + 0.07], [0.58, 0.74], FRAME)
  for (const x of [0.3, 0.75, 1.2, 1.65, 2.1]) scene.face(on(upright(y - 0.002), arc(x, 0.66, 0.022, 0, 360, 8)), '#12181c')
}

/** Radiator, engine, gearbox and shaft, from the nose back. */
function drawDrive(scene: Scene, throwDice: () => number): void {
  const cast = pick(throwDice, ['#6d777d', '#59646b', '#4f6f63', '#7b8389'])
  // Gearbox and shaft.
  scene.line([[1.8, 0.88, 0.6], [3, 0.88, 0.58]], '#3b454c', 0.07)
  scene.block([1.3, 1.72], [0.66, 1.06], [0.5, 0.82], tone(cast, -0.15))
  scene.block([1.2, 1.32], [0.58, 1.14], [0.44, 0.94], tone(cast, -0.05))
  // Radiator with its cowl and fan.
  scene.block([0.1, 0.2], [0.42, 1.34], [0.5, 1.16], '#20282d')
  scene.block([0.09, 0.21], [0.42, 1.34], [1.12, 1.2], '#8d979d')
  scene.block([0.2, 0.32], [0.5, 1.26], [0.54, 1.1], '#161d21')
  scene.line([[0.14, 0.6, 1.2], [0.14, 0.6, 1.235]], '#d6dcdf', 0.07)
  // Sump, block, head, rocker cover.
  scene.block([0.5, 1.12], [0.68, 1.04], [0.34, 0.52], '#1a2126')
  scene.block([0.42, 1.22], [0.62, 1.1], [0.5, 0.86], cast)
  scene.block([0.42, 1.2], [0.66, 1.06], [0.86, 1.02], tone(cast, 0.12))
  const cover = pick(throwDice, ['#2b353b', '#a4adb2', '#2b353b', '#7d2f22'])
  scene.block([0.48, 1.14], [0.7, 1.02], [1.02, 1.12], cover)
  scene.line([[0.6, 0.86, 1.13], [0.6, 0.86, 1.16]], '#0e1417', 0.08)
  const flank = upright(0.618)
  for (const x of steps(3).map((t) => lerp(0.52, 1.12, t))) {
    scene.face(on(flank, panel(x - 0.05, x + 0.05, 0.56, 0.8, 0.03, 2)), tone(cast, -0.2))
    // Injection lines.
    scene.line([[x, 0.66, 0.95], [x - 0.03, 0.62, 0.86], [0.82, 0.6, 0.8]], '#c3cbcf', 0.012)
  }
  // Pump, filter, alternator, belt.
  scene.block([0.7, 0.95], [0.52, 0.62], [0.68, 0.82], '#8d979d')
  scene.solid(on(upright(0.54), cushion(panel(1.02, 1.14, 0.56, 0.8), 1)), '#e6e9e6')
  scene.face(on(upright(0.535), panel(1.03, 1.13, 0.64, 0.7)), '#23518f')
  for (const [x, z, r] of [[0.4, 0.92, 0.09], [0.42, 0.62, 0.1]] as const) {
    scene.face(on(upright(0.6), arc(x, z, r, 0, 360, 18)), '#9aa5ab')
    scene.face(on(upright(0.598), arc(x, z, r * 0.6, 0, 360, 14)), '#39444b')
  }
  scene.line([[0.31, 0.598, 0.92], [0.32, 0.598, 0.62]], '#0e1417', 0.022)
  scene.line([[0.49, 0.598, 0.92], [0.52, 0.598, 0.62]], '#0e1417', 0.022)
  // Hoses: coolant to the radiator, air from behind the cab.
  const hose: Place[] = [[0.56, 0.66, 1.0], [0.4, 0.58, 1.1], [0.22, 0.56, 1.08]]
  scene.line(hose, '#12181c', 0.075)
  scene.line(hose, '#39444b', 0.018)
  const air: Place[] = [[1.0, 0.8, 1.1], [1.2, 0.76, 1.22], [1.46, 0.7, 1.2], [1.58, 0.62, 1.02]]
  scene.line(air, '#12181c', 0.13)
  scene.line(air, '#39444b', 0.13, ' stroke-dasharray="2 8" stroke-linecap="butt"')
  scene.block([1.46, 1.74], [0.42, 0.8], [0.8, 1.1], '#1d252a')
  for (const z of [0.88, 0.95, 1.02]) scene.line([[1.48, 0.418, z], [1.72, 0.418, z]], '#39444b', 0.014)
  // The cab's lift strut and its stay.
  scene.line([[1.3, 0.5, 0.72], [1.02, 0.46, 1.62]], '#0e1417', 0.05)
  scene.line([[1.3, 0.5, 0.72], [1.16, 0.48, 1.17]], '#9aa5ab', 0.034)
}

function drawSideBoxes(scene: Scene, throwDice: () => number): void {
  // Battery box on the frame, with its cover off, then the tank.
  scene.block([1.92, 2.3], [0.14, 0.46], [0.5, 0.54], '#12181c')
  const lid = pick(throwDice, ['#2a3137', '#23517f', '#8e2a21'])
  for (const x of [1.95, 2.13]) {
    scene.block([x, x + 0.16], [0.17, 0.44], [0.54, 0.74], '#39444b')
    scene.block([x - 0.002, x + 0.162], [0.168, 0.442], [0.74, 0.765], lid)
    scene.face(on(upright(0.166), panel(x + 0.03, x + 0.13, 0.6, 0.68)), '#e6ebec')
    scene.line([[x + 0.04, 0.2, 0.77], [x + 0.04, 0.2, 0.8]], '#b2271f', 0.035)
  }
  scene.line([[1.99, 0.2, 0.8], [2.05, 0.22, 0.83], [2.17, 0.2, 0.8]], '#b2271f', 0.02)
  scene.solid([...on(wall(2.42), cushion(panel(0.16, 0.5, 0.4, 0.74), 1)), ...on(wall(2.98), cushion(panel(0.16, 0.5, 0.4, 0.74), 1))], '#9aa5ab')
  for (const x of [2.55, 2.85]) scene.line([[x, 0.155, 0.72], [x, 0.15, 0.57], [x, 0.17, 0.42]], '#59646b', 0.03)
}
