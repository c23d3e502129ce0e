import { mix, tone } from './colour.ts'
import { lerp, span, type Place, type Point } from './geometry.ts'
import type { Front } from './interior.ts'
import { arc, cushion, on, panel, plane, type Plane } from './scene.ts'

const PIANO = '#12181c'

/** The dashboard's section, back to front and down: [towards the camera from the brow, above the brow], metres. */
const SECTION: readonly Point[] = [
  [0, 0],
  [0.035, -0.02],
  [0.045, -0.05],
  [0.03, -0.115],
  [0.035, -0.16],
  [0.0, -0.24],
  [-0.07, -0.34],
  [-0.16, -0.4],
]

/** A line across the dashboard at a point of its section; its ends draw back to the doors. */
const across = ({ half, brow, browHeight }: Front, [near, up]: Point, from = -half, to = half): Place[] =>
  span(from, to, (x): Place => [x, brow - near + 0.05 * (x / half) ** 2, browHeight + up], 12)

/** The dashboard's face as a plane about its middle: x across, v up from the brow. */
const facePlane = ({ brow, browHeight }: Front, x: number, half: number): Plane =>
  plane([x, brow - 0.042 + 0.05 * (x / half) ** 2, browHeight], [1, 0.1 * (x / half ** 2), 0], [0, 0.05, 1])

/** The dashboard with glove box, vents, instruments and the centre stack. */
export function drawDashboard(front: Front): void {
  const { scene, half, cabin, brow, browHeight, screenFoot, forward } = front
  const { plastic } = cabin
  const back: Place[] = [
    [half, screenFoot, browHeight + 0.012],
    [-half, screenFoot, browHeight + 0.012],
  ]
  const top = scene.pen.grad(scene.at([0, screenFoot, browHeight]), scene.at([0, brow, browHeight]), [
    [0, tone(plastic, -0.3)],
    [1, tone(plastic, 0.08)],
  ])
  scene.face([...across(front, [0, 0]), ...back], top)
  // The slot that clears the windscreen.
  scene.line(
    [
      [-half + 0.2, screenFoot - 0.08, browHeight + 0.01],
      [half - 0.2, screenFoot - 0.08, browHeight + 0.01],
    ],
    '#0d1215',
    0.03,
  )
  const lower = forward ? tone(plastic, -0.08) : mix(plastic, cabin.hide, 0.45)
  const tones = [
    tone(plastic, 0.22),
    tone(plastic, 0.06),
    plastic,
    cabin.strip,
    tone(lower, 0.02),
    tone(lower, -0.22),
    tone(lower, -0.5),
  ]
  tones.forEach((colour, i) => {
    const [a, b] = [SECTION[i] as Point, SECTION[i + 1] as Point]
    scene.face([...across(front, a), ...across(front, b).reverse()], colour)
  })
  scene.line(across(front, [0.034, -0.116]), tone(cabin.strip, 0.35), 0.003, ' opacity=".8"')
  drawGloveBox(front)
  for (const x of [-half + 0.085, half - 0.085]) drawVent(front, x, 0.12)
  drawCluster(front)
  drawStack(front)
}

function drawVent(front: Front, x: number, width: number): void {
  const { scene, cabin, half, sport } = front
  const face = facePlane(front, x, half)
  if (sport) {
    scene.disc(face, 0, -0.075, 0.045, cabin.trim)
    scene.disc(face, 0, -0.075, 0.039, PIANO)
    for (const v of [-0.09, -0.075, -0.06]) scene.line([face(-0.03, v), face(0.03, v)], '#39444b', 0.005)
    return
  }
  scene.face(on(face, panel(-width / 2, width / 2, -0.108, -0.038, 0.014)), tone(cabin.plastic, 0.3))
  scene.face(on(face, panel(-width / 2 + 0.006, width / 2 - 0.006, -0.102, -0.044, 0.01)), PIANO)
  for (const v of [-0.088, -0.073, -0.058])
    scene.line([face(-width / 2 + 0.012, v), face(width / 2 - 0.012, v)], '#414c53', 0.006)
  scene.line([face(0.005, -0.096), face(0.005, -0.05)], tone(cabin.trim, -0.1), 0.007)
}

function drawGloveBox(front: Front): void {
  const { scene, cabin, half, driver } = front
  const [a, b] = driver > 0 ? [-half + 0.1, -0.2] : [0.2, half - 0.1]
  const seam = tone(cabin.plastic, -0.55)
  const low = (x: number, v: number): Place => [
    x,
    front.brow - 0.02 + 0.05 * (x / half) ** 2 + (0.2 + v) * -0.45,
    front.browHeight + v,
  ]
  scene.line(
    [low(a, -0.19), low(b, -0.19), low(b, -0.325), low(a, -0.325), low(a, -0.19)],
    seam,
    0.005,
    ' opacity=".8"',
  )
  const middle = (a + b) / 2
  scene.face(
    [low(middle - 0.05, -0.2), low(middle + 0.05, -0.2), low(middle + 0.045, -0.225), low(middle - 0.045, -0.225)],
    PIANO,
  )
}

function drawCluster(front: Front): void {
  const { scene, cabin, driver, brow, browHeight, half, forward } = front
  const x = driver * half * 0.53
  const face = plane([x, brow + 0.02, browHeight], [1, 0, 0], [0, 0.28, 0.96])
  const wide = forward ? 0.2 : 0.18
  const bow = (r: number, high: number, n = 16): Point[] =>
    span(-1, 1, (u): Point => [u * r, high * (1 - Math.abs(u) ** 3.4)], n)
  const hood = [...bow(wide + 0.035, 0.085), [-wide - 0.035, -0.05] as Point, [wide + 0.035, -0.05] as Point]
  const lip = plane([x, brow - 0.05, browHeight], [1, 0, 0], [0, 0.28, 0.96])
  scene.solid(
    [
      ...on(face, bow(wide + 0.02, 0.07)),
      ...on(lip, bow(wide + 0.035, 0.085)),
      ...on(lip, [
        [-wide - 0.04, -0.06],
        [wide + 0.04, -0.06],
      ]),
    ],
    tone(cabin.plastic, 0.14),
  )
  scene.face(on(lip, hood), tone(cabin.plastic, -0.2))
  const glass = [...bow(wide, 0.062), [-wide * 0.94, -0.12] as Point, [wide * 0.94, -0.12] as Point]
  scene.face(on(face, glass), '#0b1013')
  for (const s of [-1, 1]) {
    const u = s * wide * 0.54
    scene.disc(face, u, -0.03, 0.078, '#39444b')
    scene.disc(face, u, -0.03, 0.072, '#10171b')
    scene.line(on(face, arc(u, -0.03, 0.06, 220, -40, 20)), cabin.glow, 0.007, ' opacity=".75"', 1)
    scene.line([face(u, -0.03), face(u - 0.04, -0.055)], '#d0472c', 0.007)
    scene.disc(face, u, -0.03, 0.013, '#39444b')
  }
  scene.face(on(face, panel(-0.025, 0.025, -0.06, 0.02)), '#1f3138')
}

function drawStack(front: Front): void {
  const { scene, cabin, brow, browHeight, forward } = front
  const { plastic } = cabin
  // The centre leans towards the camera on its way down.
  const face = plane([0, brow - 0.05, browHeight - 0.02], [1, 0, 0], [0, forward ? 0.12 : 0.3, 1])
  const foot = forward ? -0.36 : -0.4
  const trapeze = (top: number, low: number, v0: number, v1: number): Place[] =>
    on(
      face,
      cushion(
        [
          [-top, v0],
          [top, v0],
          [lerp(top, low, 0.6), lerp(v0, v1, 0.6)],
          [low, v1],
          [-low, v1],
          [-lerp(top, low, 0.6), lerp(v0, v1, 0.6)],
        ],
        1,
      ),
    )
  scene.face(trapeze(0.185, 0.135, 0.012, foot), tone(plastic, -0.35))
  scene.face(trapeze(0.178, 0.128, 0.004, foot), tone(plastic, 0.1))
  scene.face(trapeze(0.166, 0.116, -0.008, foot), tone(plastic, -0.06))
  const vents = cabin.screen === 'tablet' ? -0.135 : -0.022
  for (const s of [-1, 1]) {
    const [a, b] = s > 0 ? [0.008, 0.15] : [-0.15, -0.008]
    scene.face(on(face, panel(a, b, vents - 0.062, vents, 0.01)), PIANO)
    for (const v of [0.017, 0.031, 0.045])
      scene.line([face(a + 0.012, vents - v), face(b - 0.012, vents - v)], '#414c53', 0.006)
  }
  drawScreen(front, face)
  drawClimate(front, face, -0.235)
}

function drawScreen(front: Front, face: Plane): void {
  const { scene, cabin } = front
  if (cabin.screen === 'radio') {
    scene.face(on(face, panel(-0.11, 0.11, -0.2, -0.1)), PIANO)
    scene.face(on(face, panel(-0.07, 0.07, -0.145, -0.112)), '#27454c')
    scene.line([face(-0.05, -0.128), face(0.03, -0.128)], '#9fd0c6', 0.008)
    for (const s of [-1, 1]) scene.disc(face, s * 0.09, -0.15, 0.014, cabin.trim)
    for (let i = 0; i < 6; i++)
      scene.face(on(face, panel(-0.068 + i * 0.0235, -0.05 + i * 0.0235, -0.186, -0.168)), '#4b565d')
    return
  }
  const [low, high, wide] = cabin.screen === 'tablet' ? [-0.118, 0.045, 0.145] : [-0.205, -0.095, 0.128]
  scene.face(on(face, panel(-wide, wide, low, high, 0.012)), PIANO)
  const glass = panel(-wide + 0.008, wide - 0.008, low + 0.01, high - 0.008)
  scene.face(on(face, glass), '#16323b')
  // A map: land, water, a road and the place where the car stands.
  const [a, b, c, d] = [-wide + 0.008, wide - 0.07, low + 0.01, high - 0.008]
  scene.face(
    on(face, [
      [a, c],
      [lerp(a, b, 0.62), c],
      [lerp(a, b, 0.4), lerp(c, d, 0.5)],
      [lerp(a, b, 0.55), d],
      [a, d],
    ]),
    '#24505a',
  )
  scene.line(
    on(face, [
      [a, lerp(c, d, 0.3)],
      [lerp(a, b, 0.45), lerp(c, d, 0.45)],
      [lerp(a, b, 0.7), lerp(c, d, 0.9)],
    ]),
    '#9db9bf',
    0.006,
  )
  scene.face(on(face, arc(lerp(a, b, 0.45), lerp(c, d, 0.45), 0.009, 0, 360, 10)), '#e8b23c')
  for (const t of [0.78, 0.5, 0.22])
    scene.face(on(face, panel(wide - 0.06, wide - 0.018, lerp(c, d, t) - 0.012, lerp(c, d, t) + 0.012)), '#2f6570')
}

function drawClimate({ scene, cabin, forward }: Front, face: Plane, v: number): void {
  for (const u of [-0.085, 0, 0.085]) {
    scene.disc(face, u, v - 0.012, 0.034, PIANO)
    scene.disc(face, u, v - 0.012, 0.026, tone(cabin.plastic, 0.22))
    scene.line([face(u, v - 0.012), face(u + 0.012, v + 0.008)], cabin.trim, 0.005)
  }
  for (let i = 0; i < 6; i++) {
    const u = -0.1 + i * 0.035
    scene.face(on(face, panel(u, u + 0.027, v - 0.078, v - 0.056)), i === 2 ? '#7d2f22' : tone(cabin.plastic, 0.2))
  }
  if (forward) scene.face(on(face, panel(-0.08, 0.08, v - 0.12, v - 0.09, 0.008)), PIANO)
}
