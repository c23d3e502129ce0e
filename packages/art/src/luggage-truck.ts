import { drawFarWheels, drawUnderside } from './car-wheels.ts'
import { tone } from './colour.ts'
import { lerp, steps, type Place, type Point } from './geometry.ts'
import type { Tail } from './luggage.ts'
import { flip, level, on, panel, plane, upright } from './scene.ts'

const FRAME = '#2c353b'
const FLOOR = 0.86

/** A truck's load from behind: a box with its doors open, or a deck with its gate let down. */
export function drawTruckLoad(tail: Tail, [from, to]: Point): void {
  const { spec, car } = tail
  const half = spec.width / 2 + 0.02
  const long = to - from
  drawFarWheels(car)
  drawUnderside(car)
  if (!car.traits.box) drawCabBack(tail, half, long)
  drawRunningGear(tail, half)
  if (car.traits.box) drawBox(tail, half, long)
  else drawDeck(tail, half, long)
}

/** The cab's back wall with its window, over the deck. */
function drawCabBack({ scene, spec, car }: Tail, half: number, long: number): void {
  const y = long + 0.16
  const back = upright(y)
  const top = spec.height
  for (const s of [-1, 1]) {
    scene.line(
      [
        [s * half * 0.8, y + 0.9, 1.5],
        [s * (half + 0.12), y + 0.9, 1.5],
      ],
      '#1b2328',
      0.03,
    )
    scene.face(on(upright(y + 0.9), flip(panel(half + 0.04, half + 0.2, 1.34, 1.7, 0.04), s)), '#262e34')
  }
  scene.face(
    on(back, panel(-half * 0.9, half * 0.9, 0.7, top, 0.12, 5)),
    scene.pen.grad(scene.at([0, y, top]), scene.at([0, y, 1]), [
      [0, car.shade(0.24)],
      [1, car.shade(-0.14)],
    ]),
  )
  scene.face(on(back, panel(-half * 0.62, half * 0.62, 1.46, 1.92, 0.06, 4)), '#11181c')
  scene.face(on(back, panel(-half * 0.59, half * 0.59, 1.49, 1.89, 0.045, 4)), car.glass)
  scene.face(
    on(back, [
      [-half * 0.1, 1.5],
      [half * 0.1, 1.5],
      [half * 0.34, 1.88],
      [half * 0.14, 1.88],
    ]),
    '#ffffff',
    ' opacity=".12"',
  )
}

/** Wheels, frame, lamps and plate. */
function drawRunningGear({ scene, spec, car }: Tail, half: number): void {
  const r = spec.wheelRadius
  const axle = car.cam.length - spec.frontOverhang - spec.wheelbase
  for (const s of [-1, 1]) {
    for (const [inner, outer] of [
      [0.3, 0.44],
      [0.02, 0.16],
    ] as const) {
      const ring = (x: number): Place[] =>
        steps(20).map((t): Place => [s * (half - x), axle + r * Math.cos(t * 6.2832), r + r * Math.sin(t * 6.2832)])
      scene.solid([...ring(inner), ...ring(outer)], inner > 0.1 ? '#0e1317' : '#12181c')
    }
    scene.block(s > 0 ? [0.3, 0.4] : [-0.4, -0.3], [0, 3], [0.6, FLOOR - 0.06], FRAME)
    // Mudguards hang before the wheels.
    scene.face(on(upright(axle - r - 0.08), flip(panel(half - 0.46, half - 0.02, 0.26, 0.66), s)), '#161d21')
  }
  scene.block([-half + 0.06, half - 0.06], [0, 0.08], [0.5, 0.6], car.shade(-0.06))
  for (const s of [-1, 1]) {
    const lamp = (a: number, b: number, colour: string): void =>
      scene.face(on(upright(-0.005), flip(panel(a, b, 0.515, 0.585), s)), colour)
    lamp(half - 0.4, half - 0.08, '#5c1210')
    lamp(half - 0.22, half - 0.09, '#b52a24')
    lamp(half - 0.3, half - 0.23, '#d98b3a')
    lamp(half - 0.39, half - 0.31, '#e6dcd2')
  }
  scene.face(on(upright(-0.006), panel(-0.17, 0.17, 0.44, 0.57)), '#f4f6f4', ' stroke="#9aa6ab" stroke-width=".8"')
  scene.line(
    [
      [-0.1, -0.007, 0.505],
      [0.11, -0.007, 0.505],
    ],
    '#4f7d63',
    0.026,
  )
}

function drawBox({ scene }: Tail, half: number, long: number): void {
  const top = 2.18
  const white = '#e9edee'
  const wide = half - 0.05
  scene.face(on(upright(0), panel(-half, half, FLOOR - 0.1, top)), tone(white, -0.08))
  const hole = on(upright(-0.001), panel(-wide, wide, FLOOR, top - 0.07))
  scene.face(hole, '#10161a')
  scene.pen.clip(hole.map(scene.at), () => {
    const far = long - 0.05
    scene.face(on(upright(far), panel(-wide, wide, FLOOR, top)), '#aeb7bb')
    scene.face(
      [
        [-wide, 0, top - 0.05],
        [wide, 0, top - 0.05],
        [wide, far, top - 0.05],
        [-wide, far, top - 0.05],
      ],
      '#8f999f',
    )
    for (const s of [-1, 1]) {
      const side = (y0: number, y1: number, z0: number, z1: number): Place[] => [
        [s * wide, y0, z0],
        [s * wide, y1, z0],
        [s * wide, y1, z1],
        [s * wide, y0, z1],
      ]
      scene.face(side(0, far, FLOOR, top), s > 0 ? '#c3cbce' : '#b3bcc0')
      // Plywood half way up, then the rail for the straps.
      scene.face(side(0, far, FLOOR, FLOOR + 0.5), s > 0 ? '#a58f6d' : '#94805f')
      scene.face(side(0, far, FLOOR + 0.74, FLOOR + 0.8), '#7e888e')
      for (const t of [0.2, 0.4, 0.6, 0.8])
        scene.line(
          [
            [s * wide, far * t, FLOOR],
            [s * wide, far * t, top],
          ],
          '#7b868c',
          0.022,
        )
    }
    scene.face(on(upright(far - 0.01), panel(-wide, wide, FLOOR, FLOOR + 0.5)), '#8b7758')
    scene.face(
      on(level(FLOOR), panel(-wide, wide, 0, far)),
      scene.pen.grad(scene.at([0, 0, FLOOR]), scene.at([0, far, FLOOR]), [
        [0, '#a89274'],
        [1, '#7d6a50'],
      ]),
    )
    for (const t of [0.17, 0.33, 0.5, 0.67, 0.83])
      scene.line(
        [
          [lerp(-wide, wide, t), 0, FLOOR + 0.001],
          [lerp(-wide, wide, t), far, FLOOR + 0.001],
        ],
        '#6f5e47',
        0.01,
      )
    scene.face(on(level(top - 0.06), panel(-0.12, 0.12, long * 0.3, long * 0.42)), '#eef3f4')
  })
  scene.face(on(upright(-0.004), panel(-half, half, FLOOR - 0.1, FLOOR)), FRAME)
  for (const s of [-1, 1]) {
    // A door swung out past square shows its inside, the hinges and the bolts.
    const door = plane([s * half, -0.01, FLOOR], [s * 0.5, -0.87, 0], [0, 0, 1])
    const [w, h] = [half * 0.98, top - FLOOR]
    scene.face(on(door, panel(0, w, 0, h)), s > 0 ? '#dfe4e6' : '#d0d7da', ' stroke="#8f999f" stroke-width="1"')
    scene.face(on(door, panel(0.06, w - 0.06, 0.06, 0.52)), s > 0 ? '#a58f6d' : '#94805f')
    for (const u of [0.3, 0.65]) scene.line([door(w * u, 0), door(w * u, h)], '#9aa5ab', 0.024)
    for (const v of [0.15, 0.5, 0.85]) scene.line([door(0, h * v), door(0.12, h * v)], FRAME, 0.035)
  }
}

function drawDeck({ scene, car }: Tail, half: number, long: number): void {
  const { shade, seam } = car
  const top = 1.24
  const wide = half - 0.045
  const floor = FLOOR + 0.06
  scene.face(on(upright(long), panel(-half, half, floor, top + 0.34)), FRAME)
  for (const u of [-0.5, 0, 0.5])
    scene.line(
      [
        [half * u, long - 0.02, floor],
        [half * u, long - 0.02, top + 0.32],
      ],
      '#46525a',
      0.03,
    )
  scene.line(
    [
      [-half, long - 0.02, top + 0.32],
      [half, long - 0.02, top + 0.32],
    ],
    '#59646b',
    0.04,
  )
  for (const s of [-1, 1]) {
    const inside: Place[] = [
      [s * wide, 0, floor],
      [s * wide, long, floor],
      [s * wide, long, top],
      [s * wide, 0, top],
    ]
    scene.face(inside, shade(s > 0 ? -0.38 : -0.5))
    for (const t of [0.33, 0.66])
      scene.line(
        [
          [s * wide, long * t, floor],
          [s * wide, long * t, top],
        ],
        shade(-0.6),
        0.04,
      )
    scene.face(
      [
        [s * wide, 0, top],
        [s * wide, long, top],
        [s * half, long, top],
        [s * half, 0, top],
      ],
      shade(0.24),
    )
    scene.face(on(upright(-0.002), flip(panel(wide, half, FLOOR, top), s)), shade(-0.1))
  }
  scene.face(
    on(level(floor), panel(-wide, wide, 0, long)),
    scene.pen.grad(scene.at([0, 0, floor]), scene.at([0, long, floor]), [
      [0, '#a39580'],
      [1, '#857966'],
    ]),
  )
  for (const t of steps(8))
    scene.line(
      [
        [lerp(-wide, wide, t), 0, floor + 0.001],
        [lerp(-wide, wide, t), long, floor + 0.001],
      ],
      '#6f6455',
      0.012,
    )
  for (const s of [-1, 1])
    for (const t of [0.2, 0.5, 0.8])
      scene.line(
        [
          [s * (wide - 0.08), long * t, floor + 0.004],
          [s * (wide - 0.14), long * t, floor + 0.004],
        ],
        '#c3cbcf',
        0.02,
      )
  scene.face(on(upright(-0.003), panel(-half, half, FLOOR - 0.08, floor)), FRAME)
  // The gate hangs down before the frame.
  const gate = plane([0, -0.015, FLOOR - 0.01], [1, 0, 0], [0, -0.14, -0.99])
  const high = top - floor
  scene.face(on(gate, panel(-wide, wide, 0, high)), shade(-0.2), ` stroke="${seam}" stroke-width=".8"`)
  for (const v of [0.3, 0.65])
    scene.line([gate(-wide + 0.03, high * v), gate(wide - 0.03, high * v)], shade(-0.42), 0.02)
  for (const u of [-0.7, 0, 0.7]) scene.line([gate(wide * u, -0.03), gate(wide * u, 0.07)], '#12181c', 0.05)
  for (const s of [-1, 1])
    scene.line([[s * wide, 0.01, top - 0.08], gate(s * (wide - 0.02), high * 0.8)], '#9aa5ab', 0.014)
}
