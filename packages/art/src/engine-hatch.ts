import { BODIES } from './bodies.ts'
import { cameraAt, type Stand } from './camera.ts'
import { createCar, drawFaceOn, type Car } from './car.ts'
import { sceneAt, type CloseUp, type Subject } from './close-up.ts'
import { dice, pick } from './dice.ts'
import { drawBattery, drawBottle, drawWasherCap } from './engine-parts.ts'
import { lerp, span, steps, type Place, type Point } from './geometry.ts'
import { createShortPen } from './pen.ts'
import { arc, flip, level, on, panel, plane, upright, type Plane, type Scene } from './scene.ts'
import { traitsOf } from './traits.ts'

/** The lid in the face of a van or bus: x to the right of the picture, y into the car, z from the ground. */
interface Hatch {
  scene: Scene
  car: Car
  half: number
  /** Lower and upper edge of the opening as [y, z]; the lid hangs on the upper one. */
  low: Point
  high: Point
  driver: 1 | -1
  throwDice: () => number
}

/** The short lid of a forward-control body, open, with what stands behind it. */
export function drawHatch({ category, seed, paint, steering, id }: Subject): CloseUp {
  const spec = BODIES[category]
  const throwDice = dice(`${category}${seed}engine`)
  for (let i = 0; i < 4; i++) throwDice()
  const bus = spec.stripe === true
  const face = spec.length / 2
  const [foot, top] = bus ? [0.42, 2.1] : [0.2, 1.74]
  const stand: Stand = {
    yaw: (throwDice() - 0.5) * 0.12 + 0.04,
    distance: face + 2.7,
    high: bus ? 1.78 : 1.72,
    aim: 0.4,
  }
  const corners = [-1.12, 1.12].flatMap(
    (y) =>
      [
        [face, y, foot],
        [face - 0.3, y, top],
      ] as Place[],
  )
  const frame = { width: 800, height: 590, centre: 400, foot: 604 }
  const cam = cameraAt(stand, spec, frame, corners)
  const pen = createShortPen(id)
  const car = createCar(spec, cam, paint, pen, traitsOf(category, seed))
  drawFaceOn(car)
  const hatch: Hatch = {
    scene: sceneAt('front', cam, pen),
    car,
    half: spec.width / 2 - (bus ? 0.5 : 0.16),
    low: bus ? [0.03, 0.82] : [0.07, 0.86],
    high: bus ? [0.14, 1.24] : [0.4, 1.11],
    driver: steering === 'RIGHT' ? -1 : 1,
    throwDice,
  }
  drawOpening(hatch)
  drawLid(hatch)
  return { sheet: pen.sheet(), horizon: cam.horizon, ground: { ...cam, width: spec.width } }
}

const slope = ({ low, high }: Hatch): Plane => {
  const [dy, dz] = [high[0] - low[0], high[1] - low[1]]
  const long = Math.hypot(dy, dz)
  return plane([0, low[0], low[1]], [1, 0, 0], [0, dy / long, dz / long])
}

const depthOf = ({ low, high }: Hatch): number => Math.hypot(high[0] - low[0], high[1] - low[1])

function drawOpening(hatch: Hatch): void {
  const { scene, car, half, low, high } = hatch
  const mouth = slope(hatch)
  const long = depthOf(hatch)
  const { shade } = car
  scene.face(on(mouth, panel(-half - 0.05, half + 0.05, -0.045, long + 0.03, 0.06)), shade(-0.3))
  scene.face(on(mouth, panel(-half - 0.02, half + 0.02, -0.018, long + 0.01, 0.05)), '#10161a')
  const edge = on(mouth, panel(-half, half, 0, long, 0.04))
  scene.face(edge, '#0b0f12')
  scene.pen.clip(edge.map(scene.at), () => {
    const back = high[0] + 0.16
    scene.face(on(upright(back), panel(-half, half, low[1] - 0.5, high[1])), shade(-0.62))
    scene.face(on(level(low[1] - 0.3), panel(-half, half, low[0], back)), '#0d1215')
    for (const s of [-1, 1]) {
      scene.face(
        [
          [s * half, low[0], low[1] - 0.4],
          [s * half, back, low[1] - 0.4],
          [s * half, back, high[1]],
          [s * half, low[0], low[1]],
        ],
        shade(-0.5),
      )
    }
    drawCrowd(hatch, back)
  })
  // The lower lip carries the lock.
  scene.face(on(mouth, panel(-0.05, 0.05, -0.035, -0.002, 0.008, 2)), '#10161a')
  scene.line(
    on(mouth, [
      [-0.022, -0.026],
      [-0.022, -0.008],
      [0.022, -0.008],
      [0.022, -0.026],
    ]),
    '#9aa5ab',
    0.01,
  )
}

/** Everything stands in one row behind the lid. */
function drawCrowd(hatch: Hatch, back: number): void {
  const { scene, half, low, high, driver, throwDice } = hatch
  const y = lerp(low[0], high[0], 0.5) + 0.1
  const top = lerp(low[1], high[1], 0.62)
  const battery = -driver
  // The engine's own cover, far back and low.
  const wide = half * 0.5
  scene.block([-wide, wide], [back - 0.06, back], [low[1] - 0.3, high[1] - 0.04], '#343e45')
  for (const u of [-0.6, -0.2, 0.2, 0.6]) {
    scene.face(
      on(upright(back - 0.062), panel(wide * u - 0.03, wide * u + 0.03, low[1] - 0.2, high[1] - 0.08, 0.02, 2)),
      '#262f35',
    )
  }
  scene.line(
    [
      [-half, back - 0.03, high[1] - 0.09],
      [-wide * 0.4, back - 0.1, high[1] - 0.07],
      [half, back - 0.04, high[1] - 0.12],
    ],
    '#12181c',
    0.03,
  )
  drawCore(scene, [0, y - 0.04, top], half * 0.5, low[1] - 0.35)
  const hose: Place[] = [
    [half * 0.34, y, top - 0.01],
    [half * 0.4, y + 0.06, top + 0.06],
    [half * 0.3, back, high[1] - 0.08],
  ]
  scene.line(hose, '#12181c', 0.07)
  scene.line(hose, '#39444b', 0.016)
  drawBattery(scene, [battery * (half - 0.2), y + 0.04, top + 0.02], -battery, throwDice)
  const fluid = pick(throwDice, ['#c76a7a', '#5f9a78', '#5b8fb0'])
  drawBottle(scene, [driver * (half - 0.12), y, top - 0.01], 0.09, 0.26, '#dfe3df', fluid)
  drawBottle(scene, [driver * (half - 0.29), y + 0.06, top + 0.05], 0.05, 0.1, '#d9d8cd', '#c9b26a')
  drawWasherCap(scene, [battery * (half - 0.42), y + 0.02, top])
  for (const s of [-1, 1]) {
    const horn = arc(s * half * 0.62, lerp(low[1], top, 0.32), 0.05, 0, 360, 18).map(([u, v]): Place => [
      u,
      y - 0.08,
      v,
    ])
    scene.face(horn, '#1d252a')
    scene.face(
      arc(s * half * 0.62, lerp(low[1], top, 0.32), 0.03, 0, 360, 14).map(([u, v]): Place => [u, y - 0.082, v]),
      '#4b565d',
    )
  }
}

/** The radiator from ahead: core, tank and cap. */
function drawCore(scene: Scene, [x, y, z]: Place, half: number, foot: number): void {
  scene.face(on(upright(y), panel(x - half, x + half, foot, z - 0.045)), '#59646b')
  for (const t of steps(16)) {
    const u = lerp(x - half + 0.02, x + half - 0.02, t)
    scene.line(
      [
        [u, y - 0.001, foot],
        [u, y - 0.001, z - 0.05],
      ],
      '#3f4a51',
      0.006,
    )
  }
  scene.block([x - half - 0.02, x + half + 0.02], [y - 0.02, y + 0.05], [z - 0.05, z], '#8d979d')
  const cap = span(
    0,
    360,
    (a): Place => [x - half * 0.5 + 0.035 * Math.cos(a / 57.3), y + 0.01 + 0.03 * Math.sin(a / 57.3), z + 0.02],
    16,
  )
  scene.solid([...cap, ...cap.map(([u, v, w]): Place => [u, v, w - 0.02])], '#7e888e')
  scene.face(cap, '#d6dcdf')
}

function drawLid(hatch: Hatch): void {
  const { scene, car, half, high, low, throwDice } = hatch
  const { shade, seam } = car
  const long = depthOf(hatch) + 0.04
  // Beyond upright, or the driver's glass would carry it.
  const angle = 1.25
  const lid = plane([0, high[0] - 0.03, high[1] + 0.02], [1, 0, 0], [0, -Math.cos(angle), Math.sin(angle)])
  const wide = half + 0.045
  scene.face(on(lid, panel(-wide - 0.008, wide + 0.008, 0, long + 0.014, 0.07)), shade(0.34))
  scene.face(on(lid, panel(-wide, wide, 0, long, 0.07)), shade(-0.18), ` stroke="${seam}" stroke-width=".8"`)
  scene.face(on(lid, panel(-wide + 0.05, wide - 0.05, 0.05, long - 0.05, 0.05)), shade(-0.34))
  for (const s of [-1, 1]) {
    scene.face(on(lid, flip(panel(0.05, wide - 0.11, 0.1, long - 0.1, 0.04), s)), shade(-0.55))
  }
  scene.face(on(lid, panel(-0.04, 0.04, long - 0.05, long - 0.015, 0.006, 2)), '#c3cbcf')
  const s = throwDice() < 0.5 ? 1 : -1
  scene.line([[s * (half - 0.04), low[0] + 0.02, low[1] + 0.02], lid(s * (wide - 0.09), long * 0.7)], '#0e1417', 0.02)
  scene.line([[s * (half - 0.04), low[0] + 0.02, low[1] + 0.02], lid(s * (wide - 0.09), long * 0.7)], '#aab3b8', 0.009)
}
