import type { Cabin } from './cabin.ts'
import { mix, tone } from './colour.ts'
import { span, type Place, type Point } from './geometry.ts'
import type { Front } from './interior.ts'
import { cushion, level, on, panel, upright, type Scene } from './scene.ts'

/** The front part of a front seat's cushion, seen from above. */
export function drawCushion({ scene, cabin, half, forward, sport }: Front, s: number): void {
  const x = s * half * 0.53
  const wide = Math.min(0.25, half * 0.53 - 0.13)
  const [y0, y1] = [0.14, 0.74]
  const z = forward ? 0.4 : 0.37
  const { hide } = cabin
  const ring = (high: number, grow: number, front: number): Place[] =>
    on(
      level(high),
      cushion(
        [
          [x - wide - grow, y0],
          [x + wide + grow, y0],
          [x + wide + grow, y1 + front - 0.04],
          [x + wide - 0.03, y1 + front],
          [x - wide + 0.03, y1 + front],
          [x - wide - grow, y1 + front - 0.04],
        ],
        1,
      ),
    )
  scene.solid([...ring(0.12, -0.03, -0.1), ...ring(0.2, -0.02, -0.06)], '#10161a')
  scene.solid([...ring(0.22, 0, -0.02), ...ring(z - 0.07, 0.008, 0.012), ...ring(z, 0, -0.02)], tone(hide, -0.34))
  const top = on(
    level(z),
    cushion(
      [
        [x - wide, y0],
        [x + wide, y0],
        [x + wide, y1 - 0.06],
        [x + wide * 0.8, y1 - 0.02],
        [x - wide * 0.8, y1 - 0.02],
        [x - wide, y1 - 0.06],
      ],
      1,
    ),
  )
  scene.face(top, tone(hide, -0.06))
  for (const e of [-1, 1]) {
    const bolster = cushion(
      [
        [x + e * wide, y0],
        [x + e * wide, y1 - 0.09],
        [x + e * wide * 0.8, y1 - 0.04],
        [x + e * wide * 0.66, y1 - 0.12],
        [x + e * wide * 0.62, y0],
      ],
      1,
    )
    const rise = sport ? 0.05 : 0.03
    scene.solid(
      [
        ...on(level(z), bolster),
        ...on(
          level(z + rise),
          bolster.map(([u, v]): Point => [u + (x + e * wide * 0.82 - u) * 0.35, v - 0.02]),
        ),
      ],
      e * s > 0 ? tone(hide, -0.18) : tone(hide, 0.1),
    )
  }
  const middle = panel(x - wide * 0.56, x + wide * 0.56, y0, y1 - 0.1, 0.04)
  scene.face(on(level(z + 0.004), middle), tone(hide, 0.05))
  const stitch = tone(hide, cabin.piped ? 0.42 : -0.3)
  for (const y of [0.36, 0.46, 0.56]) {
    scene.line(
      span(-0.5, 0.5, (u): Place => [x + wide * u, y + 0.02 * (1 - 4 * u * u), z + 0.005], 8),
      stitch,
      0.004,
      ' opacity=".7"',
    )
  }
  scene.line(
    on(level(z + 0.005), [
      [x - wide * 0.56, y0],
      [x - wide * 0.56, y1 - 0.14],
      [x - wide * 0.5, y1 - 0.1],
      [x + wide * 0.5, y1 - 0.1],
      [x + wide * 0.56, y1 - 0.14],
      [x + wide * 0.56, y0],
    ]),
    stitch,
    0.004,
  )
}

/** A row of seats by its backs: x from -half to half at a way `y` ahead, from the floor to the backs' top. */
export interface SeatRow {
  half: number
  y: number
  floor: number
  top: number
  seats: number
}

/** The backs of a row of seats, seen from the load. */
export function drawSeatRow(scene: Scene, cabin: Cabin, { half, y, floor, top, seats }: SeatRow): void {
  const back = tone(mix(cabin.hide, cabin.plastic, 0.55), -0.12)
  const parts =
    seats === 3
      ? ([
          [-1, -0.22],
          [-0.2, 0.2],
          [0.22, 1],
        ] as const)
      : ([
          [-1, -0.02],
          [0.02, 1],
        ] as const)
  for (const [a, b] of parts) {
    const middle = ((a + b) / 2) * half
    const wide = seats === 3 && b - a < 0.5 ? 0.09 : 0.12
    for (const u of [-0.04, 0.04])
      scene.line(
        [
          [middle + u, y + 0.02, top - 0.02],
          [middle + u, y + 0.02, top + 0.06],
        ],
        '#aab3b8',
        0.01,
      )
    scene.solid(
      on(upright(y + 0.02), panel(middle - wide, middle + wide, top + 0.04, top + 0.18, 0.04, 3)),
      tone(cabin.hide, -0.2),
    )
    scene.face(
      on(upright(y), panel(a * half, b * half, floor, top, 0.05, 3)),
      scene.pen.grad(scene.at([0, y, top]), scene.at([0, y, floor]), [
        [0, tone(back, 0.12)],
        [1, tone(back, -0.3)],
      ]),
    )
    scene.line(
      [
        [a * half + 0.05, y, top - 0.035],
        [b * half - 0.05, y, top - 0.035],
      ],
      tone(cabin.hide, -0.1),
      0.03,
    )
    const inset = panel(a * half + 0.05, b * half - 0.05, floor + 0.06, top - 0.09, 0.03, 2)
    scene.line(on(upright(y - 0.002), [...inset, inset[0] as Point]), tone(back, -0.4), 0.007)
  }
}
