import { BODIES } from './bodies.ts'
import { cameraAt, type Camera } from './camera.ts'
import { createCar } from './car.ts'
import { drawCargo } from './car-load.ts'
import { drawFarWheels, drawWheels } from './car-wheels.ts'
import type { CloseUp, Subject } from './close-up.ts'
import { tone } from './colour.ts'
import { dice, pick } from './dice.ts'
import { lerp, steps, type Place, type Point } from './geometry.ts'
import { drawCabSide } from './engine-tilt-cab.ts'
import { createShortPen, type Pen } from './pen.ts'
import { createScene, cushion, on, panel, upright, wall, type Scene } from './scene.ts'
import { traitsOf } from './traits.ts'

const FRAME = '#2c353b'
/** The cab turns forward about this axis: the way behind the nose, and the height. */
const HINGE: Point = [0.1, 0.5]
const TILT = 1.16

/** A truck's engine under the cab, which is tilted forward. */
export function drawTiltedCab({ category, seed, paint, id }: Subject): CloseUp {
  const spec = BODIES[category]
  const throwDice = dice(`${category}${seed}engine`)
  for (let i = 0; i < 4; i++) throwDice()
  const traits = traitsOf(category, seed)
  // Square on, so that of the tilted nose only the outline shows.
  const stand = { yaw: Math.PI / 2, distance: 9, high: 1.6, aim: 1.1, flat: true }
  const middle = (spec.cargo?.[1] ?? spec.length) / 2
  const corners = [1.27, -2.15].flatMap((x) => [0.02, 2.5].map((z): Place => [middle + x, 0.4, z]))
  const cam = cameraAt(stand, spec, { width: 760, height: 545, centre: 400, foot: 580 }, corners)
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
  drawCabSide(sideScene(cam, spec.width, pen, tilted), spec.width, car, traits.chrome)
  return { sheet: pen.sheet(), horizon: cam.horizon, ground: { ...cam, width: spec.width } }
}

/** A place that turns with the cab; x is the way behind the nose. */
function tilted([x, y, z]: Place): Place {
  const [behind, up] = [x - HINGE[0], z - HINGE[1]]
  const [sin, cos] = [Math.sin(TILT), Math.cos(TILT)]
  return [HINGE[0] + behind * cos - up * sin, y, HINGE[1] + behind * sin + up * cos]
}

/** x is the way behind the nose, y from the near flank inward; `move` goes before the camera. */
function sideScene(cam: Camera, width: number, pen: Pen, move: (place: Place) => Place = (place) => place): Scene {
  const turn = (place: Place): Place => {
    const [x, y, z] = move(place)
    return [cam.length / 2 - x, width / 2 - y, z]
  }
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
  for (const x of [0.3, 0.75, 1.2, 1.65, 2.1]) scene.disc(upright(y - 0.002), x, 0.66, 0.022, '#12181c')
}

/** Radiator, engine, gearbox and shaft, from the nose back. */
function drawDrive(scene: Scene, throwDice: () => number): void {
  const cast = pick(throwDice, ['#6d777d', '#59646b', '#4f6f63', '#7b8389'])
  scene.line(
    [
      [1.9, 0.88, 0.6],
      [3, 0.88, 0.58],
    ],
    '#3b454c',
    0.07,
  )
  scene.block([1.5, 1.86], [0.66, 1.06], [0.5, 0.86], tone(cast, -0.15))
  scene.block([1.4, 1.52], [0.58, 1.14], [0.44, 1.0], tone(cast, -0.05))
  // Radiator with its cowl and cap.
  scene.block([0.36, 0.45], [0.42, 1.34], [0.5, 1.12], '#20282d')
  scene.block([0.35, 0.46], [0.42, 1.34], [1.08, 1.17], '#8d979d')
  scene.block([0.45, 0.56], [0.5, 1.26], [0.54, 1.06], '#161d21')
  scene.line(
    [
      [0.405, 0.6, 1.17],
      [0.405, 0.6, 1.2],
    ],
    '#d6dcdf',
    0.07,
  )
  // The cab's lift strut.
  scene.line(
    [
      [1.34, 1.16, 0.72],
      [0.74, 1.2, 1.62],
    ],
    '#0e1417',
    0.05,
  )
  scene.line(
    [
      [1.1, 1.19, 1.08],
      [0.74, 1.2, 1.62],
    ],
    '#c3cbcf',
    0.028,
  )
  drawMotor(scene, cast, throwDice)
  // Hoses: coolant to the radiator, air from behind the cab.
  const hose: Place[] = [
    [0.74, 0.62, 1.06],
    [0.6, 0.56, 1.16],
    [0.44, 0.52, 1.12],
  ]
  scene.line(hose, '#12181c', 0.08)
  scene.line(hose, '#39444b', 0.018)
  const air: Place[] = [
    [1.18, 0.8, 1.2],
    [1.34, 0.76, 1.34],
    [1.54, 0.7, 1.34],
    [1.64, 0.62, 1.16],
  ]
  scene.line(air, '#12181c', 0.13)
  scene.line(air, '#39444b', 0.13, ' stroke-dasharray="2 8" stroke-linecap="butt"')
  scene.block([1.5, 1.76], [0.42, 0.8], [0.82, 1.2], '#1d252a')
  for (const z of [0.92, 1.0, 1.08])
    scene.line(
      [
        [1.53, 0.418, z],
        [1.73, 0.418, z],
      ],
      '#39444b',
      0.016,
    )
}

function drawMotor(scene: Scene, cast: string, throwDice: () => number): void {
  scene.block([0.7, 1.32], [0.68, 1.04], [0.34, 0.54], '#1a2126')
  scene.block([0.62, 1.42], [0.62, 1.1], [0.52, 0.92], cast)
  scene.block([0.62, 1.4], [0.66, 1.06], [0.92, 1.1], tone(cast, 0.12))
  const cover = pick(throwDice, ['#2b353b', '#a4adb2', '#2b353b', '#7d2f22'])
  scene.block([0.68, 1.34], [0.7, 1.02], [1.1, 1.22], cover)
  scene.block([0.72, 1.3], [0.74, 0.98], [1.22, 1.235], tone(cover, 0.06))
  scene.line(
    [
      [0.8, 0.86, 1.24],
      [0.8, 0.86, 1.27],
    ],
    '#0e1417',
    0.08,
  )
  for (const x of steps(3).map((t) => lerp(0.74, 1.3, t))) {
    scene.face(on(upright(0.618), panel(x - 0.055, x + 0.055, 0.74, 0.9, 0.025, 2)), tone(cast, -0.2))
    scene.line(
      [
        [x, 0.66, 1.03],
        [x - 0.03, 0.62, 0.95],
        [1.02, 0.6, 0.88],
      ],
      '#c3cbcf',
      0.014,
    )
  }
  // Injection pump, oil filter, belt drive.
  scene.block([0.9, 1.15], [0.52, 0.62], [0.76, 0.9], '#8d979d')
  scene.solid(on(upright(0.54), cushion(panel(1.2, 1.33, 0.74, 0.96), 1)), '#e6e9e6')
  scene.face(on(upright(0.535), panel(1.212, 1.318, 0.82, 0.88)), '#23518f')
  for (const [x, z, r] of [
    [0.63, 1.0, 0.1],
    [0.66, 0.82, 0.08],
  ] as const) {
    scene.disc(upright(0.6), x, z, r, '#9aa5ab')
    scene.disc(upright(0.598), x, z, r * 0.6, '#39444b')
  }
  scene.line(
    [
      [0.53, 0.598, 1.0],
      [0.58, 0.598, 0.8],
    ],
    '#0e1417',
    0.022,
  )
  scene.line(
    [
      [0.73, 0.598, 1.0],
      [0.74, 0.598, 0.8],
    ],
    '#0e1417',
    0.022,
  )
}

function drawSideBoxes(scene: Scene, throwDice: () => number): void {
  // Battery box on the frame, with its cover off, then the tank.
  scene.block([1.92, 2.3], [0.14, 0.46], [0.5, 0.54], '#12181c')
  const lid = pick(throwDice, ['#2a3137', '#23517f', '#8e2a21'])
  for (const x of [1.95, 2.13]) {
    scene.block([x, x + 0.16], [0.17, 0.44], [0.54, 0.74], '#39444b')
    scene.block([x - 0.002, x + 0.162], [0.168, 0.442], [0.74, 0.765], lid)
    scene.face(on(upright(0.166), panel(x + 0.03, x + 0.13, 0.6, 0.68)), '#e6ebec')
    scene.line(
      [
        [x + 0.04, 0.2, 0.77],
        [x + 0.04, 0.2, 0.8],
      ],
      '#b2271f',
      0.035,
    )
  }
  scene.line(
    [
      [1.99, 0.2, 0.8],
      [2.05, 0.22, 0.83],
      [2.17, 0.2, 0.8],
    ],
    '#b2271f',
    0.02,
  )
  scene.solid(
    [
      ...on(wall(2.42), cushion(panel(0.16, 0.5, 0.4, 0.74), 1)),
      ...on(wall(2.98), cushion(panel(0.16, 0.5, 0.4, 0.74), 1)),
    ],
    '#9aa5ab',
  )
  for (const x of [2.55, 2.85])
    scene.line(
      [
        [x, 0.155, 0.72],
        [x, 0.15, 0.57],
        [x, 0.17, 0.42],
      ],
      '#59646b',
      0.03,
    )
}
