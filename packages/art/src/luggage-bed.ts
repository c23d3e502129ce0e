import { mix, tone } from './colour.ts'
import { lerp, span, steps, type Place, type Point } from './geometry.ts'
import type { Tail } from './luggage.ts'
import { cushion, level, on, panel, upright } from './scene.ts'

/** The pick-up's bed with its gate let down. */
export function drawBed(tail: Tail, [a, b]: Point): void {
  const { scene, spec, car, throwDice } = tail
  const { skin, pen, poly, shade, seam } = car
  const floor = spec.sill + (skin.tailTop - spec.sill) * 0.5
  const rim = skin.tailTop
  const [near, far] = [spec.length - b, spec.length - a]
  const half = spec.width / 2 - 0.13
  const steel = throwDice() < 0.5 ? '#2b343a' : mix(car.paint, '#59646b', 0.25)
  const gap = 0.79
  // The opening: the bed from above and the gate's place in the tail.
  const edge = (s: number): Place[] => [
    ...span(floor, rim, (z) => skin.rear(s * gap, z), 3),
    [-skin.ahead(0) + near, s * half * 0.99, rim],
    [-skin.ahead(0) + far, s * half * 0.98, rim + 0.01],
  ]
  const hole = poly(
    edge(1),
    edge(-1).reverse(),
    span(-1, 1, (u) => skin.rear(u * gap, floor), 6),
  )
  pen.put(hole, '#10161a', ` stroke="${shade(-0.4)}" stroke-width="2"`)
  pen.clip(hole, () => {
    scene.face(on(upright(far), panel(-half, half, floor, rim)), tone(steel, -0.1))
    for (const t of [0.3, 0.6])
      scene.line(
        [
          [-half, far - 0.01, lerp(floor, rim, t)],
          [half, far - 0.01, lerp(floor, rim, t)],
        ],
        tone(steel, -0.4),
        0.02,
      )
    for (const s of [-1, 1]) {
      scene.face(
        [
          [s * half, 0, floor],
          [s * half, far, floor],
          [s * half, far, rim + 0.02],
          [s * half, 0, rim + 0.02],
        ],
        tone(steel, s > 0 ? -0.3 : -0.42),
      )
    }
    scene.face(
      on(level(floor), panel(-half, half, 0, far)),
      scene.pen.grad(scene.at([0, 0, floor]), scene.at([0, far, floor]), [
        [0, tone(steel, 0.14)],
        [1, tone(steel, -0.16)],
      ]),
    )
    for (const t of steps(8)) {
      const x = lerp(-half * 0.9, half * 0.9, t)
      scene.face(on(level(floor + 0.004), panel(x - 0.035, x + 0.035, 0.03, far - 0.04)), tone(steel, 0.22))
    }
    const axle = spec.length - spec.frontOverhang - spec.wheelbase
    for (const s of [-1, 1]) {
      const arch = cushion(
        [
          [axle - 0.42, floor],
          [axle - 0.34, floor + 0.22],
          [axle + 0.34, floor + 0.22],
          [axle + 0.42, floor],
        ],
        1,
      )
      scene.solid(
        [...arch.map(([y, z]): Place => [s * half, y, z]), ...arch.map(([y, z]): Place => [s * (half - 0.15), y, z])],
        tone(steel, 0.02),
      )
      scene.face(
        arch.map(([y, z]): Place => [s * (half - 0.15), y, z]),
        tone(steel, -0.22),
      )
      for (const y of [0.22, far - 0.2])
        scene.line(
          [
            [s * (half - 0.01), y, rim - 0.1],
            [s * (half - 0.01), y + 0.06, rim - 0.1],
          ],
          '#c3cbcf',
          0.018,
        )
    }
  })
  // The rails' caps, then the gate.
  for (const s of [-1, 1]) {
    const cap: Place[] = [
      [s * half, 0.03, rim + 0.012],
      [s * half, far, rim + 0.022],
      [s * (half + 0.07), far, rim + 0.02],
      [s * (half + 0.08), 0.05, rim + 0.008],
    ]
    scene.face(cap, '#232b31')
  }
  const wide = half * 0.95
  const out = -0.46
  const under: Place[] = [
    [-wide, out, floor - 0.07],
    [wide, out, floor - 0.07],
    [wide, out, floor - 0.01],
    [-wide, out, floor - 0.01],
  ]
  scene.solid([[-wide, -0.01, floor - 0.06], [wide, -0.01, floor - 0.06], ...under], shade(-0.5))
  scene.face(under, shade(0.1), ` stroke="${seam}" stroke-width=".7"`)
  const top = level(floor - 0.005)
  scene.face(on(top, panel(-wide, wide, out, 0.01)), shade(-0.12), ` stroke="${seam}" stroke-width=".7"`)
  scene.face(on(top, panel(-wide + 0.06, wide - 0.06, out + 0.05, -0.04, 0.03, 2)), tone(steel, 0.1))
  for (const v of [-0.32, -0.22, -0.12])
    scene.line([top(-wide + 0.1, v), top(wide - 0.1, v)], tone(steel, -0.22), 0.014)
  scene.face(on(upright(out - 0.001), panel(-0.12, 0.12, floor - 0.06, floor - 0.022, 0.008, 2)), '#12181c')
  for (const s of [-1, 1]) {
    scene.line(
      [
        [s * (half - 0.02), 0.03, rim - 0.06],
        [s * (wide - 0.02), out * 0.62, floor],
      ],
      '#0e1417',
      0.016,
    )
  }
}
