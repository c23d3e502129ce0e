import { BODIES, type Body } from './bodies.ts'
import { groundOf, type CloseUp, type Subject } from './close-up.ts'
import { paintwork, type Paintwork } from './colour.ts'
import { drawBlock, type Block } from './engine-block.ts'
import { drawCab, drawNose, drawShell, noseAt } from './engine-shell.ts'
import {
  drawAirBox,
  drawBattery,
  drawBottle,
  drawBrakes,
  drawFuseBox,
  drawRadiator,
  drawStrut,
  drawWasherCap,
} from './engine-parts.ts'
import { dice, pick } from './dice.ts'
import { along, clamp, lerp, smooth, span, steps, type Place, type Point } from './geometry.ts'
import { createShortPen } from './pen.ts'
import { traitsOf, type Traits } from './traits.ts'
import { createScene, level, on, panel, plane, sightOn, type Scene } from './scene.ts'

/** An open bonnet seen from ahead; x to the right of the picture, y from the nose into the car, z from the ground. */
export interface Bay extends Paintwork {
  scene: Scene
  spec: Body
  traits: Traits
  throwDice: () => number
  /** The side of the picture on which the driver sits: the car is seen from ahead. */
  driver: 1 | -1
  /** Front and rear edge of the opening. */
  from: number
  to: number
  /** Half the width of the opening, and the height of its rim. */
  half: (y: number) => number
  rim: (y: number) => number
  /** The angle of the open bonnet, radians. */
  raised: number
}

/** A car's engine under its raised bonnet, from above the nose. */
export function drawBay({ category, seed, paint, steering, id }: Subject): CloseUp {
  const spec = BODIES[category]
  const throwDice = dice(`${category}${seed}engine`)
  for (let i = 0; i < 4; i++) throwDice()
  const rim = along(smooth(spec.shoulder))
  const to = (spec.roof[0] as Point)[0] - 0.06
  const sway = (throwDice() - 0.5) * 0.2
  const middle = to * 0.5
  const wide = spec.width / 2
  const long = to - 0.06
  const raised = RAISED[spec.boxy ? 1 : 0]
  const top: Place = [0, to - long * Math.cos(raised), rim(to) + long * Math.sin(raised)]
  const corners: Place[] = [
    [-wide - 0.12, to, rim(to)],
    [wide + 0.12, to, rim(to)],
    top,
    [0, -0.02, (spec.shoulder[0] as Point)[1] - 0.16],
  ]
  const sight = sightOn(
    [sway, -1.15, rim(middle) + 1.18],
    [sway * 0.4, middle, rim(middle)],
    corners,
    [60, 26, 740, 572],
  )
  const bay: Bay = {
    ...paintwork(paint),
    scene: createScene(createShortPen(id), sight),
    spec,
    traits: traitsOf(category, seed),
    throwDice,
    raised,
    driver: steering === 'RIGHT' ? -1 : 1,
    from: 0.15,
    to,
    half: (y) => wide - 0.17 - 0.05 * clamp(y / to),
    rim,
  }
  drawCab(bay)
  drawShell(bay)
  drawHole(bay)
  drawMachine(bay)
  drawNose(bay)
  drawLockPanel(bay)
  drawRaisedBonnet(bay)
  return {
    sheet: bay.scene.pen.sheet(),
    horizon: bay.scene.horizon,
    ground: groundOf(bay.scene, spec.length, spec.width),
  }
}

/** How far a bonnet opens, in radians: the round ones and the square ones. */
const RAISED = [0.98, 1.04] as const

/** The opening with its walls and floor. */
function drawHole(bay: Bay): void {
  const { scene, half, rim, from, to, shade, seam } = bay
  const edge = (s: number, y: number, inset = 0): Place => [s * (half(y) + inset), y, rim(y) - 0.015]
  const outline = (inset: number): Place[] => [
    ...span(from, to, (y) => edge(1, y, inset), 6),
    ...span(to, from, (y) => edge(-1, y, inset), 6),
  ]
  // The gutter round the opening, its seal, the hole.
  scene.face(outline(0.035), shade(-0.26))
  scene.face(outline(0.012), '#10161a')
  scene.face(outline(0), '#0b0f12')
  const deep = 0.34
  for (const s of [-1, 1]) {
    const apron: Place[] = [
      edge(s, from),
      ...span(from, to, (y) => edge(s, y), 4),
      [s * (half(to) - 0.1), to, rim(to) - deep],
      [s * (half(from) - 0.1), from, rim(from) - deep],
    ]
    scene.face(apron, shade(-0.5))
    scene.line(
      span(from + 0.04, to, (y): Place => [s * (half(y) - 0.02), y, rim(y) - 0.05], 4),
      seam,
      0.006,
      ' opacity=".6"',
    )
  }
  const back: Place[] = [
    edge(-1, to),
    edge(1, to),
    [half(to) - 0.1, to, rim(to) - deep],
    [-half(to) + 0.1, to, rim(to) - deep],
  ]
  scene.face(back, shade(-0.62))
  // Cowl and the foot of the wipers.
  scene.face(on(level(rim(to) - 0.01), panel(-half(to) - 0.03, half(to) + 0.03, to - 0.13, to + 0.02, 0.01)), '#1c252b')
  scene.face(on(level(rim(to) - 0.005), panel(-half(to), half(to), to - 0.12, to - 0.05, 0.01)), '#2a343b')
  const slots = steps(22).map((t) => lerp(-half(to) + 0.08, half(to) - 0.08, t))
  for (const x of slots.filter((_, i) => i % 2 === 0))
    scene.line(
      [
        [x, to - 0.11, rim(to)],
        [x, to - 0.065, rim(to)],
      ],
      '#10161a',
      0.012,
    )
}

/** All between the wings, from the firewall forward. */
function drawMachine({ scene, spec, driver, throwDice, half, rim, from, to, shade }: Bay): void {
  const battery = throwDice() < 0.5 ? 1 : -1
  const at = (t: number, s: number, inset: number, down: number): Place => {
    const y = lerp(from, to, t)
    return [s * (half(y) - inset), y, rim(y) - down]
  }
  for (const s of [-1, 1]) drawStrut(scene, at(0.62, s, 0.09, 0.12), shade(-0.46), shade(-0.3))
  drawBrakes(scene, [driver * half(to) * 0.52, to - 0.16, rim(to) - 0.1])
  const long = spec.boxy || spec.grille === 'tall' || spec.sport
  const block: Block = {
    wide: long ? 0.26 : 0.36,
    from: lerp(from, to, long ? 0.3 : 0.36),
    to: lerp(from, to, long ? 0.87 : 0.77),
    top: rim(lerp(from, to, 0.56)) - 0.06,
    sport: spec.sport === true,
  }
  const coolant = pick(throwDice, ['#c76a7a', '#5f9a78', '#c76a7a', '#5b8fb0'])
  const radiator: Place = [0, from + 0.1, rim(from) - 0.03]
  const hose: Place[] = [
    [0.25, radiator[1], radiator[2]],
    [0.24, from + 0.2, radiator[2] - 0.01],
    [block.wide * 0.5, block.from + 0.04, block.top - 0.08],
  ]
  drawBlock(scene, block, throwDice)
  drawFuseBox(scene, at(0.86, battery, 0.13, 0.065))
  drawBottle(scene, at(0.86, -battery, 0.12, 0.1), 0.085, 0.14, '#dfe3df', coolant)
  drawRadiator(scene, radiator, Math.min(0.42, half(from) - 0.24), hose, -1)
  drawBattery(scene, at(0.32, battery, 0.17, 0.08), -battery, throwDice)
  drawWasherCap(scene, at(0.1, battery, 0.05, 0.07))
  const box = at(0.3, -battery, 0.19, 0.045)
  drawAirBox(
    scene,
    box,
    [-battery * 0.14, lerp(from, to, 0.6), box[2] - 0.065],
    [box[0] + battery * 0.1, from + 0.02, box[2] - 0.025],
  )
}

/** The panel over the radiator that carries the lock: painted steel or a plastic shield. */
function drawLockPanel({ scene, half, rim, from, shade, seam, throwDice }: Bay): void {
  const shield = throwDice() < 0.5
  const z = rim(from) - 0.006
  const edge = (y: number, grow: number): Place[] =>
    span(-1, 1, (u): Place => [u * (half(from) + grow), y + 0.1 * Math.abs(u) ** 4, z - 0.002], 12)
  const bar = [...edge(from - 0.075, 0.03), ...edge(from + 0.025, 0).reverse()]
  scene.face(bar, shield ? '#232c32' : shade(-0.3), shield ? '' : ` stroke="${seam}" stroke-width=".8"`)
  for (const u of [-0.78, -0.4, 0.4, 0.78]) {
    scene.disc(level(z), u * half(from), from - 0.025 + 0.1 * u ** 4, 0.014, shield ? '#46525a' : shade(-0.55))
  }
  scene.face(on(level(z + 0.001), panel(-0.06, 0.06, from - 0.065, from + 0.015, 0.012, 2)), '#10161a')
  const [low, high] = [from - 0.045, from - 0.005]
  scene.line(
    on(level(z + 0.002), [
      [-0.03, low],
      [-0.03, high],
      [0.03, high],
      [0.03, low],
    ]),
    '#9aa5ab',
    0.012,
  )
  scene.face(on(level(z + 0.002), panel(0.15, 0.3, low - 0.005, high)), '#e9e6d6')
  scene.face(on(level(z + 0.002), panel(0.155, 0.185, low, high - 0.005)), '#e2b22c')
}

function drawRaisedBonnet(bay: Bay): void {
  const { scene, half, rim, to, shade, seam, throwDice } = bay
  const long = to - 0.06
  const face = plane([0, to + 0.02, rim(to) + 0.03], [1, 0, 0], [0, -Math.cos(bay.raised), Math.sin(bay.raised)])
  const outline = (inset: number): Point[] => {
    const wide = (t: number): number => (half(to) + 0.05) * lerp(1, 1.05, t) - inset
    const front = span(1, -1, (u): Point => [u * wide(1), long - (noseAt(bay, u * 0.94) - 0.03) - inset], 36)
    return [[-wide(0), inset * 0.6], [wide(0), inset * 0.6], ...front]
  }
  const rimLight = on(face, outline(-0.012))
  scene.face(
    rimLight.map(([x, y, z]): Place => [x, y + 0.02, z + 0.012]),
    shade(0.34),
  )
  scene.face(on(face, outline(0)), shade(-0.2))
  scene.face(on(face, outline(0.035)), shade(-0.34), ` stroke="${seam}" stroke-width="1"`)
  if (throwDice() < 0.6) {
    const pad = outline(0.1).map(([u, v]): Point => [u * 0.96, lerp(v, long * 0.5, 0.06)])
    scene.face(on(face, pad), '#272f35')
    scene.face(
      on(
        face,
        pad.map(([u, v]): Point => [u * 0.93, lerp(v, long * 0.5, 0.08)]),
      ),
      '#2f383f',
    )
    for (const u of [-0.45, 0, 0.45])
      for (const v of [0.28, 0.7])
        scene.face(on(face, panel(u - 0.012, u + 0.012, long * v - 0.012, long * v + 0.012, 0.006)), '#11171b')
  } else {
    const rib = (points: Point[]): void => scene.face(on(face, points), shade(-0.56))
    rib([
      [-0.1, 0.16],
      [0.1, 0.16],
      [0.04, long * 0.5],
      [-0.04, long * 0.5],
    ])
    rib([
      [-0.08, long * 0.62],
      [0.08, long * 0.62],
      [0.2, long * 0.84],
      [-0.2, long * 0.84],
    ])
    for (const s of [-1, 1]) {
      rib([
        [s * 0.2, 0.14],
        [s * (half(to) - 0.1), 0.14],
        [s * (half(to) - 0.12), long * 0.34],
        [s * 0.16, long * 0.46],
      ])
      rib([
        [s * 0.16, long * 0.56],
        [s * (half(to) - 0.14), long * 0.44],
        [s * (half(to) - 0.2), long * 0.76],
        [s * 0.32, long * 0.82],
      ])
    }
  }
  // The catch, and the prop that holds the bonnet up.
  scene.face(on(face, panel(-0.05, 0.05, long - 0.1, long - 0.05, 0.01)), '#c3cbcf')
  const s = bay.driver
  scene.line([[s * (half(0.2) - 0.05), 0.2, rim(0.2) - 0.01], face(s * half(to) * 0.72, long * 0.6)], '#0e1417', 0.018)
  scene.line([[s * (half(0.2) - 0.05), 0.2, rim(0.2) - 0.01], face(s * half(to) * 0.72, long * 0.6)], '#aab3b8', 0.008)
}
