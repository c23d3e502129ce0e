import { tone } from './colour.ts'
import { pick } from './dice.ts'
import { lerp, span, steps, type Place, type Point } from './geometry.ts'
import { arc, cushion, drawDrum, level, on, panel, type Scene } from './scene.ts'

/** The things that stand round an engine; each is drawn at the place of its top, in the middle. */

const BLACK = '#1a2126'
const PLASTIC = '#2b353b'
const METAL = '#9aa5ab'

/** The head of a spring strut on its tower. */
export function drawStrut(scene: Scene, [x, y, z]: Place, tower: string, top: string): void {
  drawDrum(scene, [x, y, z - 0.12], 0.12, 0.12, tower, top)
  drawDrum(scene, [x, y, z], 0.075, 0.02, '#3b454c', '#56616a')
  drawDrum(scene, [x, y, z + 0.02], 0.03, 0.02, BLACK, PLASTIC)
  for (const angle of [90, 210, 330]) {
    const [u, v] = arc(x, y, 0.055, angle, angle, 1)[0] as Point
    scene.disc(level(z + 0.022), u, v, 0.011, METAL)
  }
}

/** The brake booster, its cylinder and its bottle. */
export function drawBrakes(scene: Scene, [x, y, z]: Place): void {
  const disc = (deep: number, r: number): Place[] =>
    arc(x, z - 0.06, r, 0, 360, 18).map(([u, v]): Place => [u, y - deep, v])
  scene.solid([...disc(-0.02, 0.13), ...disc(0.05, 0.12)], BLACK)
  scene.face(disc(0.052, 0.1), PLASTIC)
  scene.block([x - 0.035, x + 0.035], [y - 0.22, y - 0.05], [z - 0.1, z - 0.04], METAL)
  drawBottle(scene, [x, y - 0.14, z + 0.03], 0.045, 0.06, '#d9d8cd', '#c9b26a')
}

/** A milky bottle with the level of its fluid showing. */
export function drawBottle(
  scene: Scene,
  [x, y, z]: Place,
  half: number,
  deep: number,
  shell: string,
  fluid: string,
): void {
  scene.block([x - half, x + half], [y - half * 0.8, y + half * 0.8], [z - deep, z - deep * 0.4], tone(fluid, 0.42))
  scene.block([x - half, x + half], [y - half * 0.8, y + half * 0.8], [z - deep * 0.4, z], shell)
  drawDrum(scene, [x, y, z], Math.min(0.036, half * 0.7), 0.026, '#10161a', '#2f3a41')
}

/** The washer's filler, always blue. */
export function drawWasherCap(scene: Scene, [x, y, z]: Place): void {
  drawDrum(scene, [x, y, z - 0.05], 0.034, 0.05, '#1c4f86', '#2f6fb2')
  scene.line(
    [
      [x - 0.016, y, z + 0.001],
      [x + 0.016, y, z + 0.001],
    ],
    '#9cc2e4',
    0.006,
  )
}

/** A battery, its leads towards the side `s` of the engine. */
export function drawBattery(scene: Scene, [x, y, z]: Place, s: number, throwDice: () => number): void {
  const shell = pick(throwDice, ['#20272c', '#3c464d', '#d5d8d6'])
  const lid = pick(throwDice, ['#2a3137', '#23517f', '#2a3137', '#8e2a21'])
  scene.block([x - 0.15, x + 0.15], [y - 0.11, y + 0.11], [z - 0.22, z - 0.2], '#0d1215')
  scene.block([x - 0.13, x + 0.13], [y - 0.09, y + 0.09], [z - 0.2, z - 0.015], shell)
  scene.block([x - 0.132, x + 0.132], [y - 0.092, y + 0.092], [z - 0.02, z], lid)
  scene.face(on(level(z + 0.002), panel(x - 0.07, x + 0.07, y - 0.05, y + 0.02)), '#e6ebec')
  scene.face(on(level(z + 0.003), panel(x - 0.06, x + 0.02, y - 0.02, y + 0.002)), tone(lid, 0.2))
  for (const [e, colour] of [
    [1, '#b2271f'],
    [-1, '#14191d'],
  ] as const) {
    const post: Place = [x - e * s * 0.09, y + 0.055, z]
    const lead: Place[] = [
      [post[0], post[1], z + 0.02],
      [post[0] - e * s * 0.02, post[1] + 0.13, z - 0.02],
      [post[0] + s * 0.1, post[1] + 0.2, z - 0.1],
    ]
    scene.line(lead, colour, 0.018)
    drawDrum(scene, post, 0.022, 0.022, tone(colour, -0.2), tone(colour, 0.15))
  }
  scene.line(
    [
      [x, y - 0.1, z - 0.06],
      [x, y - 0.09, z + 0.008],
      [x, y + 0.1, z + 0.008],
    ],
    METAL,
    0.014,
  )
}

/** The box of fuses and relays. */
export function drawFuseBox(scene: Scene, [x, y, z]: Place): void {
  const base = panel(x - 0.1, x + 0.1, y - 0.09, y + 0.07, 0.02, 2)
  const lid = base.map(([u, v]): Point => [lerp(u, x, 0.14), lerp(v, y, 0.14)])
  scene.solid([...on(level(z - 0.14), base), ...on(level(z - 0.025), base)], '#151b1f')
  scene.solid([...on(level(z - 0.025), base), ...on(level(z), lid)], '#222b31')
  scene.face(on(level(z), lid), '#2f3a41')
  scene.face(on(level(z + 0.002), panel(x - 0.03, x + 0.05, y - 0.03, y + 0.02)), BLACK)
}

/** The air filter's box; its hose runs to the throttle, its snout to the front at `snout`. */
export function drawAirBox(scene: Scene, [x, y, z]: Place, throttle: Place, snout: Place): void {
  const s = Math.sign(x)
  // The hose comes first: it goes under the lid.
  const bend = span(
    0,
    1,
    (t): Place => [
      lerp(x - s * 0.1, throttle[0], t),
      lerp(y + 0.08, throttle[1], t ** 0.7),
      lerp(z - 0.065, throttle[2], t) + 0.03 * Math.sin(t * 3.14),
    ],
    8,
  )
  scene.line(bend, '#12181c', 0.085)
  scene.line(bend, '#39444b', 0.085, ' stroke-dasharray="2 7" stroke-linecap="butt"')
  const box = cushion(panel(x - 0.15, x + 0.15, y - 0.13, y + 0.15), 1)
  const lid = box.map(([u, v]): Point => [lerp(u, x, 0.16), lerp(v, y, 0.16)])
  scene.solid([...on(level(z - 0.26), box), ...on(level(z - 0.085), box)], '#171d21')
  scene.solid([...on(level(z - 0.075), box), ...on(level(z - 0.035), box)], '#232c32')
  scene.solid([...on(level(z - 0.035), box), ...on(level(z), lid)], PLASTIC)
  scene.face(on(level(z), lid), '#3a454c')
  for (const t of [-0.045, 0, 0.045])
    scene.line(
      [
        [x + t, y - 0.07, z + 0.002],
        [x + t, y + 0.09, z + 0.002],
      ],
      '#252e34',
      0.014,
    )
  for (const u of [-0.1, 0.1])
    scene.line(
      [
        [x + u, y - 0.122, z - 0.09],
        [x + u, y - 0.118, z - 0.025],
      ],
      METAL,
      0.012,
    )
  scene.line([[x - s * 0.06, y - 0.12, z - 0.045], snout], '#171d21', 0.09)
  scene.line([[x - s * 0.06, y - 0.12, z - 0.045], snout], '#2f3a41', 0.03)
}

/** The radiator from above: fan cowl, alloy tank with its cap, and the hose to the engine. */
export function drawRadiator(scene: Scene, [x, y, z]: Place, half: number, hose: readonly Place[], s: number): void {
  scene.block([x - half, x + half], [y + 0.07, y + 0.13], [z - 0.34, z - 0.035], '#12181c')
  for (const t of [0.27, 0.73]) {
    const fan = arc(lerp(x - half, x + half, t), y + 0.1, half * 0.4, 20, 160, 8).map(([u, v]): Place => [
      u,
      y + 0.1,
      z - 0.1 + (v - y - 0.1) * 0.36,
    ])
    scene.line(fan, '#222b31', 0.05)
  }
  scene.block([x - half - 0.03, x + half + 0.03], [y - 0.06, y + 0.06], [z - 0.34, z - 0.005], '#12181c')
  scene.block([x - half + 0.03, x + half - 0.03], [y - 0.055, y + 0.055], [z - 0.005, z], '#8d979d')
  for (const t of steps(10)) {
    const u = lerp(x - half + 0.06, x + half - 0.06, t)
    scene.line(
      [
        [u, y - 0.045, z + 0.001],
        [u, y + 0.045, z + 0.001],
      ],
      '#6c777e',
      0.009,
    )
  }
  const cap = x + half * 0.6 * s
  drawDrum(scene, [cap, y, z], 0.036, 0.02, '#7e888e', '#d6dcdf')
  scene.line(
    [
      [cap - 0.03, y, z + 0.022],
      [cap + 0.03, y, z + 0.022],
    ],
    '#59656c',
    0.012,
  )
  scene.line(hose, '#12181c', 0.058)
  scene.line(
    hose.map(([u, v, w]): Place => [u, v, w + 0.012]),
    '#39444b',
    0.014,
  )
}
