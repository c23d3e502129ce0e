import { mix, tone } from './colour.ts'
import { lerp, type Place, type Point } from './geometry.ts'
import type { Mouth } from './luggage-gate.ts'
import type { Tail } from './luggage.ts'
import { cushion, level, on, panel, upright, type Scene } from './scene.ts'
import { drawSeatRow } from './seats.ts'

/** How far the seats stand from the tail, by the length of the car behind its rear axle. */
function seatsAt({ spec }: Tail): number {
  if (spec.stripe) return 1.0
  if (spec.slidingDoor) return 1.15
  return Math.min(1.05, spec.length - spec.frontOverhang - spec.wheelbase + 0.16)
}

/** The load space within the opening: walls, floor, seats, and the light of the windscreen far ahead. */
export function drawHold(tail: Tail, mouth: Mouth): void {
  const { scene, spec, cabin, car } = tail
  const bare = car.traits.cargoVan
  const shoulder = car.skin.tailTop
  const floor = mouth.low + 0.01
  const half = spec.width / 2 - 0.11
  const roof = spec.height - 0.09
  const far = spec.length - 1.7
  const depth = bare ? 2.75 : seatsAt(tail)
  const trim = bare ? car.shade(-0.3) : tone(cabin.plastic, 0.02)
  const lean = 0.86
  scene.face(on(upright(far), panel(-half, half, floor - 0.4, roof)), '#141b20')
  const pane = (y: number): Place[] => [
    [-half * 0.8, y, shoulder - 0.06],
    [half * 0.8, y, shoulder - 0.06],
    [half * 0.66, y, roof - 0.12],
    [-half * 0.66, y, roof - 0.12],
  ]
  scene.face(pane(far - 0.02), '#b4c6cc')
  if (scene.eye[2] < roof)
    scene.face(
      [
        [-half * lean, 0.1, roof],
        [half * lean, 0.1, roof],
        [half * lean, far, roof],
        [-half * lean, far, roof],
      ],
      tone(cabin.lining, -0.2),
    )
  for (const s of [-1, 1]) {
    const lower: Place[] = [
      [s * half, 0.05, floor - 0.1],
      [s * half, far, floor - 0.1],
      [s * half, far, shoulder],
      [s * half, 0.05, shoulder],
    ]
    scene.face(lower, tone(trim, s > 0 ? -0.12 : -0.2))
    const upper = (y0: number, y1: number, z0: number, z1: number): Place[] =>
      (
        [
          [y0, z0],
          [y1, z0],
          [y1, z1],
          [y0, z1],
        ] as Point[]
      ).map(([y, z]) => [s * half * lerp(1, lean, (z - shoulder) / (roof - shoulder)), y, z])
    scene.face(upper(0.05, far, shoulder, roof), tone(cabin.lining, bare ? -0.5 : -0.36))
    if (!bare) {
      scene.face(upper(0.34, depth + 0.1, shoulder + 0.04, roof - 0.14), '#12181c')
      scene.face(upper(0.37, depth + 0.06, shoulder + 0.06, roof - 0.16), '#8ba2ac')
      scene.face(upper(depth + 0.2, far - 0.4, shoulder + 0.06, roof - 0.16), '#7b929c')
    } else {
      for (const y of [0.5, 1.1, 1.7, 2.3])
        scene.line(
          [upper(y, y, shoulder, roof)[0] as Place, upper(y, y, shoulder, roof)[2] as Place],
          car.shade(-0.5),
          0.05,
        )
      for (const y of [0.5, 1.1, 1.7, 2.3])
        scene.line(
          [
            [s * half, y, floor],
            [s * half, y, shoulder],
          ],
          car.shade(-0.46),
          0.05,
        )
    }
  }
  if (bare) drawBulkhead(scene, half, depth, floor, roof)
  else
    drawSeatRow(scene, cabin, {
      half: half - 0.04,
      y: depth,
      floor,
      top: Math.max(shoulder + 0.04, floor + 0.5),
      seats: spec.width > 1.8 ? 3 : 2,
    })
  drawFloor(tail, half, depth, floor, bare)
}

function drawBulkhead(scene: Scene, half: number, y: number, floor: number, roof: number): void {
  scene.face(on(upright(y), panel(-half, half, floor, lerp(floor, roof, 0.62))), '#5c676e')
  for (const u of [-0.6, -0.2, 0.2, 0.6])
    scene.line(
      [
        [half * u, y - 0.01, floor],
        [half * u, y - 0.01, lerp(floor, roof, 0.6)],
      ],
      '#465158',
      0.03,
    )
}

function drawFloor(
  { scene, cabin, throwDice, car, spec }: Tail,
  half: number,
  depth: number,
  floor: number,
  bare: boolean,
): void {
  const carpet = bare ? '#8b8479' : tone(mix(cabin.plastic, '#6b7378', 0.3), -0.05)
  const surface = level(floor)
  scene.face(
    on(surface, panel(-half, half, 0.02, depth)),
    scene.pen.grad(scene.at([0, 0.02, floor]), scene.at([0, depth, floor]), [
      [0, tone(carpet, 0.1)],
      [1, tone(carpet, -0.3)],
    ]),
  )
  if (bare) {
    for (let i = -4; i <= 4; i++)
      scene.line(
        [
          [i * half * 0.22, 0.04, floor + 0.001],
          [i * half * 0.22, depth, floor + 0.001],
        ],
        '#6f695f',
        0.012,
      )
  } else {
    const mat = panel(-half * 0.66, half * 0.66, 0.1, depth - 0.1, 0.04)
    scene.line(
      [...on(level(floor + 0.001), mat), surface(mat[0]?.[0] ?? 0, mat[0]?.[1] ?? 0)],
      tone(carpet, -0.4),
      0.008,
    )
    scene.face(on(level(floor + 0.002), panel(-0.06, 0.06, 0.14, 0.18, 0.012, 2)), '#12181c')
  }
  // The wheel arches and the eyes for the lashings.
  const axle = spec.length - spec.frontOverhang - spec.wheelbase
  const r = spec.wheelRadius
  for (const s of [-1, 1]) {
    for (const y of [0.14, depth - 0.12])
      scene.line(
        [
          [s * (half - 0.2), y, floor + 0.004],
          [s * (half - 0.15), y, floor + 0.004],
        ],
        '#c3cbcf',
        0.012,
      )
    if (axle - r * 0.4 > depth) continue
    const hump = (x: number, k: number): Place[] =>
      cushion(
        [
          [axle - r * k, floor - 0.05],
          [axle - r * 0.7 * k, floor + 0.2 * k],
          [axle + r * 0.7 * k, floor + 0.2 * k],
          [axle + r * k, floor - 0.05],
        ],
        1,
      ).map(([y, z]): Place => [x, y, z])
    const colour = bare ? car.shade(-0.34) : tone(cabin.plastic, 0.1)
    scene.solid([...hump(s * half, 1), ...hump(s * (half - 0.12), 0.9)], tone(colour, s > 0 ? -0.05 : -0.14))
    scene.face(hump(s * (half - 0.12), 0.9), tone(colour, 0.12))
  }
  // The jack and the tools, as they are shown to a buyer.
  if (throwDice() < 0.55) {
    const s = throwDice() < 0.5 ? 1 : -1
    const x = s * half * 0.5
    scene.block([x - 0.13, x + 0.13], [0.2, 0.3], [floor, floor + 0.055], '#39444b')
    scene.line(
      [
        [x - 0.1, 0.25, floor + 0.057],
        [x + 0.1, 0.25, floor + 0.057],
      ],
      '#c9d1d4',
      0.01,
    )
    scene.line(
      [
        [x - 0.14, 0.38, floor + 0.01],
        [x + 0.12, 0.36, floor + 0.01],
      ],
      '#aab3b8',
      0.016,
    )
  }
}
