import type { BodyType, Steering } from '@minato/contract/enumerations'
import { BODIES } from './bodies.ts'
import { cabinOf, isForwardControl, type Cabin } from './cabin.ts'
import type { CloseUp } from './close-up.ts'
import { mix, paintwork, tone, type Paintwork } from './colour.ts'
import { drawConsole, drawPedals, drawSteering } from './controls.ts'
import { drawDashboard } from './dashboard.ts'
import { dice } from './dice.ts'
import { span, type Place } from './geometry.ts'
import { createShortPen } from './pen.ts'
import { createScene, cushion, level, on, panel, sightFrom, upright, wall, type Scene } from './scene.ts'
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

export function drawInterior(category: BodyType, seed: number, paint: string, steering: Steering, id: string): CloseUp {
  const spec = BODIES[category]
  const forward = isForwardControl(category)
  const sway = (dice(`${category}${seed}interior`)() - 0.5) * 0.1
  const scene = createScene(createShortPen(id), sightFrom([sway, 0, EYE], [sway * 0.4, 1, EYE - (forward ? 0.44 : 0.4)], 480))
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

/** What the glass shows of the car itself: bonnet, wipers, mirrors. */
function drawOutlook({ scene, half, screenFoot, browHeight, forward, boxy, shade, seam, sill, driver }: Front): void {
  if (!forward) {
    // A square bonnet stands higher and shows its corners.
    const [fall, high] = boxy ? [10, 0.9] : [6, 0.85]
    const far = span(-1, 1, (u): Place => [u * half * 1.14, 2.8 - 0.5 * Math.abs(u) ** fall, high - 0.08 * Math.abs(u) ** fall], 24)
    const near = span(1, -1, (u): Place => [u * (half + 0.06), screenFoot, browHeight - 0.03], 2)
    scene.face([...far, ...near], scene.pen.grad(scene.at([0, 2.8, high]), scene.at([0, screenFoot, browHeight]), [[0, shade(0.3)], [1, shade(-0.06)]]))
    for (const s of [-1, 1]) {
      scene.line([[s * 0.34, 2.79, high + 0.005], [s * 0.42, screenFoot, browHeight]], seam, 0.006, ' opacity=".5"')
    }
  }
  scene.face(
    on(level(browHeight - 0.01), panel(-half - 0.05, half + 0.05, screenFoot - 0.02, screenFoot + 0.14)), '#161d22',
  )
  for (const u of [-0.12, 0.42]) {
    const x = u * driver
    const blade: Place[] = [[x, screenFoot + 0.05, browHeight + 0.012], [x - driver * 0.5, screenFoot + 0.03, browHeight + 0.036]]
    scene.line(blade, '#10171b', 0.014)
  }
  for (const s of [-1, 1]) {
    const y = forward ? 1.28 : 1.32
    const z = sill + (forward ? 0.22 : 0.13)
    const [a, b] = forward ? [half + 0.14, half + 0.3] : [half + 0.1, half + 0.33]
    const tall = forward ? 0.17 : 0.09
    const mirror = panel(s > 0 ? a : -b, s > 0 ? b : -a, z - tall, z + tall, 0.04)
    scene.line([[s * half, y + 0.04, sill + 0.04], [s * (a + 0.06), y + 0.02, z - tall * 0.6]], '#1b2328', 0.05)
    scene.face(on(upright(y), mirror), forward ? '#262e34' : shade(-0.16), ` stroke="${seam}" stroke-width=".6"`)
    const glass = panel(s > 0 ? a + 0.022 : -b + 0.022, s > 0 ? b - 0.022 : -a - 0.022, z - tall + 0.022, z + tall - 0.022, 0.028)
    scene.face(on(upright(y - 0.02), glass), '#a9bcc4')
    scene.face(on(upright(y - 0.021), glass.filter((p) => p[1] < z + 0.004)), '#7f959f')
  }
}

function drawFloor({ scene, half, cabin, brow }: Front): void {
  const fire: Place[] = [[-half, 1.42, 0.7], [half, 1.42, 0.7], [half, 1.42, 0.14], [-half, 1.42, 0.14]]
  scene.face(fire, '#0d1215')
  scene.face([[-half, 1.42, 0.16], [half, 1.42, 0.16], [half, 1.26, 0], [-half, 1.26, 0]], '#161c20')
  scene.face([[-half - 0.03, 1.26, 0], [half + 0.03, 1.26, 0], [half + 0.03, 0.2, 0], [-half - 0.03, 0.2, 0]], '#1d2529')
  const mat = mix(cabin.plastic, cabin.hide, 0.25)
  for (const s of [-1, 1]) {
    const x: [number, number] = s > 0 ? [0.16, half - 0.08] : [-half + 0.08, -0.16]
    scene.face(on(level(0.012), panel(x[0], x[1], 0.3, brow + 0.02, 0.06)), tone(mat, -0.3))
    scene.face(on(level(0.014), panel(x[0] + 0.025, x[1] - 0.025, 0.3, brow - 0.01, 0.045)), tone(mat, -0.12))
  }
}

function drawDoor({ scene, half, cabin, sill, forward, shade }: Front, s: number): void {
  const x = s * half
  const side = wall(x)
  const [from, to] = [0.12, 1.5]
  // Window frame and B pillar belong to the painted shell of a work car.
  scene.face(on(wall(s * (half + 0.05)), [[from, sill - 0.1], [to, sill - 0.1], [to, sill + 0.015], [from, sill + 0.03]]), forward ? shade(-0.2) : '#12181c')
  scene.face(on(side, panel(from, to, -0.02, sill)), tone(cabin.plastic, -0.1))
  const top = scene.pen.grad(scene.at(side(0.8, sill)), scene.at(side(0.8, sill - 0.14)), [[0, tone(cabin.plastic, 0.14)], [1, tone(cabin.plastic, -0.02)]])
  scene.face(on(side, [[from, sill], [to, sill], [to, sill - 0.12], [from, sill - 0.15]]), top)
  scene.line([side(from, sill), side(to, sill)], tone(cabin.plastic, 0.3), 0.006)
  const insert = cushion([[from, 0.66], [1.05, sill - 0.17], [1.16, sill - 0.22], [1.05, 0.56], [from, 0.52]], 1)
  scene.face(on(side, insert), tone(cabin.hide, -0.12))
  scene.line(on(side, [[from, 0.665], [0.6, sill - 0.158], [1.06, sill - 0.162]]), forward ? tone(cabin.plastic, 0.2) : cabin.trim, 0.008)
  // Armrest with its switches, the pull above it, the pocket and the loudspeaker below.
  scene.block(s > 0 ? [x - 0.075, x] : [x, x + 0.075], [0.3, 0.98], [0.5, 0.56], tone(cabin.plastic, 0.06))
  const rest = (y0: number, y1: number, inset: number): Place[] =>
    on(level(0.562), panel(Math.min(x - s * 0.065, x - s * inset), Math.max(x - s * 0.065, x - s * inset), y0, y1, 0.008))
  scene.face(rest(0.78, 0.94, 0.012), '#12181c')
  for (const y of [0.81, 0.87]) scene.face(rest(y, y + 0.04, 0.03), tone(cabin.plastic, 0.3))
  scene.face(on(side, panel(0.98, 1.1, 0.62, 0.66, 0.018)), '#12181c')
  scene.face(on(side, panel(1.0, 1.09, 0.632, 0.65, 0.008)), cabin.trim)
  scene.face(on(side, cushion([[0.3, 0.3], [1.12, 0.3], [1.2, 0.2], [1.1, 0.07], [0.3, 0.07]], 1)), '#12181c')
  scene.face(on(side, cushion([[0.3, 0.25], [0.86, 0.25], [0.86, 0.07], [0.3, 0.07]], 1)), tone(cabin.plastic, 0.02))
  scene.disc(side, 1.06, 0.3, 0.085, tone(cabin.plastic, 0.1))
  scene.disc(side, 1.06, 0.3, 0.072, '#171e22')
}

function drawPillar({ scene, half, cabin, sill, screenFoot, open, forward, shade, browHeight }: Front, s: number): void {
  const colour = open ? '#1b2328' : forward ? shade(-0.24) : tone(cabin.lining, -0.34)
  const [headY, headZ] = forward ? [1.1, 1.75] : [0.72, 1.42]
  const at = (t: number, off: number): Place => {
    const x = s * (half + 0.02 - (forward ? 0.05 : 0.16) * t)
    return [x + s * off * 0.2, screenFoot - 0.1 + (headY - screenFoot) * t - off, browHeight + 0.01 + (headZ - browHeight) * t]
  }
  const thick = forward ? 0.1 : 0.12
  scene.face([at(0, 0), at(1, 0), at(1, thick), at(0, thick)], colour)
  scene.face([at(0, 0), at(1, 0), at(1, 0.03), at(0, 0.03)], tone(colour, -0.4))
  // The quarter light's bar, and the corner where the mirror is fixed.
  const corner: Place[] = [[s * half, screenFoot - 0.1, sill], [s * half, screenFoot - 0.36, sill], [s * half, screenFoot - 0.26, sill + 0.15]]
  if (!forward) scene.face(corner, '#161d22')
}

function drawRearMirror({ scene }: Front): void {
  const [y, z] = [1.02, 1.235]
  scene.line([[0, y + 0.05, z + 0.2], [0, y + 0.02, z - 0.02]], '#1b2328', 0.02)
  scene.face(on(upright(y + 0.01), panel(-0.132, 0.132, z - 0.082, z + 0.017, 0.036, 5)), '#161d22')
  scene.face(on(upright(y), panel(-0.12, 0.12, z - 0.07, z + 0.005, 0.03, 5)), '#8fa4ad')
  scene.face([[-0.02, y, z - 0.07], [0.03, y, z - 0.07], [0.075, y, z + 0.005], [0.035, y, z + 0.005]], '#b4c4ca')
}
