import type { Car } from './car.ts'
import { drawLampGlass, RED_EDGE } from './car-lamps.ts'
import { farEdge } from './car-nose.ts'
import { hull, lerp, span, steps, type Place, type Point } from './geometry.ts'

/** The tail. */
export function drawTail(car: Car): void {
  const { spec, skin, cam, pen, poly, shade, seam } = car
  const { sill } = spec
  const { rear, tailTop, crown } = skin
  const at = (u: number, z: number): Point => cam.project(rear(u, z))
  const rows = steps(8).flatMap((t) => steps(24).map((u) => rear(u * 2 - 1, lerp(sill, tailTop, t))))
  const arch = steps(12).map((t): Place => {
    const u = t * 2 - 1
    const p = rear(u, tailTop)
    return [p[0], p[1], p[2] + crown * (1 - u * u)]
  })
  const outline = hull(poly(rows, arch))
  pen.put(
    outline,
    pen.grad(at(1, 0.6), at(-1, 0.6), [
      [0, shade(-0.02)],
      [0.2, shade(0.1)],
      [0.6, shade(0)],
      [1, shade(-0.26)],
    ]),
  )
  pen.put(
    outline,
    pen.grad(at(0, tailTop), at(0, sill), [
      [0, '#fff', 0.14],
      [0.35, '#fff', 0],
      [0.62, '#0d1a22', 0.08],
      [1, '#0d1a22', 0.4],
    ]),
  )
  const height = tailTop - sill
  pen.put(
    [...span(-0.86, 0.86, (u) => at(u, sill + height * 0.17)), ...span(0.82, -0.82, (u) => at(u, sill))],
    '#1d252a',
  )
  pen.line(
    span(-0.99, 0.99, (u) => at(u, sill + height * 0.43)),
    seam,
    1.1,
    ' opacity=".6"',
  )
  for (const s of [-1, 1]) {
    const shut = steps(6).map((t) => at(s * 0.8, lerp(tailTop, sill + height * 0.43, t)))
    pen.line(shut, seam, 0.9, ' opacity=".5"')
    drawTailLamp(car, s)
  }
  drawPlate(car)
  if (!spec.sport) return
  for (const u of [-0.52, 0.52]) {
    pen.ellipse(
      at(u, sill + 0.06),
      cam.scale * 0.045,
      cam.scale * 0.04,
      '#0c1013',
      ' stroke="#aab4b9" stroke-width="1.6"',
    )
  }
}

function drawTailLamp(car: Car, s: number): void {
  const { spec, skin, cam, pen } = car
  const { rear, tailTop } = skin
  const at = (u: number, z: number): Point => cam.project(rear(u, z))
  const height = tailTop - spec.sill
  const limit = s > 0 || car.endOn ? 1 : farEdge((u) => -at(-u, tailTop - 0.1)[0])
  const tall = spec.boxy || spec.highTail
  const top = tailTop - (tall ? 0.03 : 0.06)
  const foot = tall ? spec.sill + height * 0.5 : tailTop - 0.2
  const inner = tall ? 0.8 : 0.52
  if (limit < inner + 0.05) return
  const outline = [
    ...span(inner, limit, (u) => at(s * u, top), 8),
    ...span(limit, inner + (tall ? 0 : 0.06), (u) => at(s * u, foot), 8),
  ]
  const red = pen.grad(at(s * 0.8, top), at(s * 0.8, foot), [
    [0, '#d5473a'],
    [0.5, '#a81f1c'],
    [1, '#7c1614'],
  ])
  drawLampGlass(pen, outline, red, RED_EDGE)
  const [high, low, out] = [lerp(top, foot, 0.52), lerp(top, foot, 0.72), Math.min(0.97, limit)]
  pen.put(
    [at(s * (inner + 0.03), high), at(s * out, high), at(s * out, low), at(s * (inner + 0.05), low)],
    '#f1d9c8',
    ' opacity=".85"',
  )
  const reflector = [
    [0.7, 0.24],
    [0.88, 0.25],
    [0.88, 0.2],
    [0.7, 0.19],
  ] as const
  pen.put(
    reflector.map(([u, t]) => at(s * u, spec.sill + height * t)),
    '#8e1c19',
  )
}

function drawPlate({ spec, skin, cam, pen, shade, traits }: Car): void {
  const at = (u: number, z: number): Point => cam.project(skin.rear(u, z))
  const height = skin.tailTop - spec.sill
  const z = spec.boxy || spec.highTail ? spec.sill + height * 0.56 : spec.sill + height * 0.66
  pen.put([at(-0.25, z + 0.1), at(0.25, z + 0.1), at(0.23, z - 0.1), at(-0.23, z - 0.1)], shade(-0.28))
  pen.put(
    [at(-0.19, z + 0.075), at(0.19, z + 0.075), at(0.19, z - 0.075), at(-0.19, z - 0.075)],
    '#f4f6f4',
    ' stroke="#9aa6ab" stroke-width=".8"',
  )
  pen.line([at(-0.1, z), at(0.12, z)], '#4f7d63', Math.max(1.4, cam.scale * 0.028))
  const bar = [at(-0.28, z + 0.125), at(0.28, z + 0.125)]
  pen.line(bar, traits.dim ? shade(-0.4) : '#d5dcde', Math.max(1.4, cam.scale * 0.022))
}

/** The back of the truck's cab, which the load mostly hides. */
export function drawTruckTail({ spec, skin, pen, poly, shade }: Car): void {
  const { rear, tailTop } = skin
  pen.put(
    poly(
      span(-1, 1, (u) => rear(u, tailTop)),
      span(1, -1, (u) => rear(u, spec.sill)),
    ),
    shade(-0.2),
  )
}
