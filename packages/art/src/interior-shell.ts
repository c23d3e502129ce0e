import { mix, tone } from './colour.ts'
import type { Place } from './geometry.ts'
import type { Front } from './interior.ts'
import { cushion, flip, level, on, panel, upright, wall } from './scene.ts'

/** Firewall, floor and mats. */
export function drawFloor({ scene, half, cabin, brow }: Front): void {
  const fire: Place[] = [
    [-half, 1.42, 0.7],
    [half, 1.42, 0.7],
    [half, 1.42, 0.14],
    [-half, 1.42, 0.14],
  ]
  scene.face(fire, '#0d1215')
  scene.face(
    [
      [-half, 1.42, 0.16],
      [half, 1.42, 0.16],
      [half, 1.26, 0],
      [-half, 1.26, 0],
    ],
    '#161c20',
  )
  scene.face(
    [
      [-half - 0.03, 1.26, 0],
      [half + 0.03, 1.26, 0],
      [half + 0.03, 0.2, 0],
      [-half - 0.03, 0.2, 0],
    ],
    '#1d2529',
  )
  const mat = mix(cabin.plastic, cabin.hide, 0.25)
  for (const s of [-1, 1]) {
    scene.face(on(level(0.012), flip(panel(0.16, half - 0.08, 0.3, brow + 0.02, 0.06), s)), tone(mat, -0.3))
    scene.face(on(level(0.014), flip(panel(0.185, half - 0.105, 0.3, brow - 0.01, 0.045), s)), tone(mat, -0.12))
  }
}

/** The door on the side s up to its sill. */
export function drawDoor({ scene, half, cabin, sill, forward, shade }: Front, s: number): void {
  const x = s * half
  const side = wall(x)
  const [from, to] = [0.12, 1.5]
  // Window frame and B pillar belong to the painted shell of a work car.
  scene.face(
    on(wall(s * (half + 0.05)), [
      [from, sill - 0.1],
      [to, sill - 0.1],
      [to, sill + 0.015],
      [from, sill + 0.03],
    ]),
    forward ? shade(-0.2) : '#12181c',
  )
  scene.face(on(side, panel(from, to, -0.02, sill)), tone(cabin.plastic, -0.1))
  scene.face(
    on(side, [
      [from, sill],
      [to, sill],
      [to, sill - 0.12],
      [from, sill - 0.15],
    ]),
    tone(cabin.plastic, 0.07),
  )
  scene.line([side(from, sill), side(to, sill)], tone(cabin.plastic, 0.3), 0.006)
  const insert = cushion(
    [
      [from, 0.66],
      [1.05, sill - 0.17],
      [1.16, sill - 0.22],
      [1.05, 0.56],
      [from, 0.52],
    ],
    1,
  )
  scene.face(on(side, insert), tone(cabin.hide, -0.12))
  scene.line(
    on(side, [
      [from, 0.665],
      [0.6, sill - 0.158],
      [1.06, sill - 0.162],
    ]),
    forward ? tone(cabin.plastic, 0.2) : cabin.trim,
    0.008,
  )
  // Armrest with its switches, the pull above it, the pocket and the loudspeaker below.
  scene.block(s > 0 ? [x - 0.075, x] : [x, x + 0.075], [0.3, 0.98], [0.5, 0.56], tone(cabin.plastic, 0.06))
  const rest = (y0: number, y1: number, inset: number): Place[] =>
    on(level(0.562), flip(panel(half - 0.065, half - inset, y0, y1), s))
  scene.face(rest(0.78, 0.94, 0.012), '#12181c')
  for (const y of [0.81, 0.87]) scene.face(rest(y, y + 0.04, 0.03), tone(cabin.plastic, 0.3))
  scene.face(on(side, panel(0.98, 1.1, 0.62, 0.66, 0.018)), '#12181c')
  scene.face(on(side, panel(1.0, 1.09, 0.632, 0.65, 0.008)), cabin.trim)
  scene.face(
    on(
      side,
      cushion(
        [
          [0.3, 0.3],
          [1.12, 0.3],
          [1.2, 0.2],
          [1.1, 0.07],
          [0.3, 0.07],
        ],
        1,
      ),
    ),
    '#12181c',
  )
  scene.face(
    on(
      side,
      cushion(
        [
          [0.3, 0.25],
          [0.86, 0.25],
          [0.86, 0.07],
          [0.3, 0.07],
        ],
        1,
      ),
    ),
    tone(cabin.plastic, 0.02),
  )
  scene.disc(side, 1.06, 0.3, 0.085, tone(cabin.plastic, 0.1))
  scene.disc(side, 1.06, 0.3, 0.072, '#171e22')
}

/** The windscreen's pillar on the side s. */
export function drawPillar(
  { scene, half, cabin, sill, screenFoot, open, forward, shade, browHeight }: Front,
  s: number,
): void {
  const colour = open ? '#1b2328' : forward ? shade(-0.24) : tone(cabin.lining, -0.34)
  const [headY, headZ] = forward ? [1.1, 1.75] : [0.72, 1.42]
  const at = (t: number, off: number): Place => {
    const x = s * (half + 0.02 - (forward ? 0.05 : 0.16) * t)
    return [
      x + s * off * 0.2,
      screenFoot - 0.1 + (headY - screenFoot) * t - off,
      browHeight + 0.01 + (headZ - browHeight) * t,
    ]
  }
  const thick = forward ? 0.1 : 0.12
  scene.face([at(0, 0), at(1, 0), at(1, thick), at(0, thick)], colour)
  scene.face([at(0, 0), at(1, 0), at(1, 0.03), at(0, 0.03)], tone(colour, -0.4))
  // The quarter light's bar, and the corner where the mirror is fixed.
  const corner: Place[] = [
    [s * half, screenFoot - 0.1, sill],
    [s * half, screenFoot - 0.36, sill],
    [s * half, screenFoot - 0.26, sill + 0.15],
  ]
  if (!forward) scene.face(corner, '#161d22')
}

/** The mirror under the roof. */
export function drawRearMirror({ scene }: Front): void {
  const [y, z] = [1.02, 1.235]
  scene.line(
    [
      [0, y + 0.05, z + 0.2],
      [0, y + 0.02, z - 0.02],
    ],
    '#1b2328',
    0.02,
  )
  scene.face(on(upright(y + 0.01), panel(-0.132, 0.132, z - 0.082, z + 0.017, 0.036, 5)), '#161d22')
  scene.face(on(upright(y), panel(-0.12, 0.12, z - 0.07, z + 0.005, 0.03, 5)), '#8fa4ad')
  scene.face(
    [
      [-0.02, y, z - 0.07],
      [0.03, y, z - 0.07],
      [0.075, y, z + 0.005],
      [0.035, y, z + 0.005],
    ],
    '#b4c4ca',
  )
}
