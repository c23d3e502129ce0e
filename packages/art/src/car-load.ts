import type { Car } from './car.ts'
import { tone } from './colour.ts'
import { lerp, span, type Place, type Point } from './geometry.ts'

const FRAME = '#2c353b'

/** The boot lid, or the pick-up's bed. */
export function drawDeck({ spec, skin, cam, pen, poly, shade }: Car): void {
  const { side, rear, back, shoulder, tailStart, tailTop, backFoot, halfWidth, ahead } = skin
  const from = Math.min(backFoot, tailStart)
  const outline = poly(
    span(-1, 1, (u) => rear(u, tailTop)),
    span(tailStart, from, (x) => side(x, shoulder(x))),
    span(1, -1, (u) => back(u, 0)),
    span(from, tailStart, (x) => side(x, shoulder(x), -1)),
  )
  const [near, far] = [cam.project([ahead(backFoot), 0, tailTop]), cam.project(rear(0, tailTop))]
  pen.put(
    outline,
    pen.grad(near, far, [
      [0, shade(0.16)],
      [1, shade(0.3)],
    ]),
  )
  if (!spec.bed) return
  const [a, b] = spec.bed
  const rail = (x: number, s: number): Place => [ahead(x), s * (halfWidth(x) * 0.93 - 0.07), shoulder(x)]
  const wall = (x: number, s: number, z: number): Place => [ahead(x), s * halfWidth(x) * 0.86, z]
  pen.put(poly([rail(a, 1), rail(b, 1), rail(b, -1), rail(a, -1)]), '#262d32')
  pen.put(poly([rail(a, -1), rail(b, -1), wall(b, -1, 0.86), wall(a, -1, 0.86)]), '#3a444a')
  if (cam.rear) return
  const top = shoulder(b)
  pen.put(poly([wall(b, -1, top), wall(b, 1, top), wall(b, 1, 0.9), wall(b, -1, 0.9)]), '#465158')
}

/** The truck's closed box or open deck, behind the cab. */
export function drawCargo({ spec, skin, cam, pen, shade, traits }: Car, [a, b]: Point): void {
  const floor = 0.86
  const { box } = traits
  const top = box ? 2.18 : 1.24
  const y = spec.width / 2 + 0.02
  const at = (x: number, side: number, z: number): Point => cam.project([skin.ahead(x), side, z])
  const across = (x: number, low: number, high: number): Point[] => [
    at(x, -y, low),
    at(x, y, low),
    at(x, y, high),
    at(x, -y, high),
  ]
  const flank = (from: number, to: number, side: number, low: number, high: number): Point[] => [
    at(from, side, low),
    at(to, side, low),
    at(to, side, high),
    at(from, side, high),
  ]
  pen.put(flank(a - 0.1, b - 0.1, y - 0.35, 0.5, 0.78), '#23292e')
  const body = box ? '#e9edee' : shade(-0.02)
  const middle = cam.length / 2
  const fill = pen.grad(at(middle, y, top), at(middle, y, floor), [
    [0, tone(body, 0.15)],
    [1, tone(body, -0.22)],
  ])
  if (box) pen.put([at(a, -y, top), at(b, -y, top), at(b, y, top), at(a, y, top)], tone(body, 0.2))
  else {
    pen.put(flank(a, b, -y, top, floor + 0.05), tone(body, -0.35))
    pen.put([at(a, -y, floor + 0.1), at(b, -y, floor + 0.1), at(b, y, floor + 0.1), at(a, y, floor + 0.1)], '#8b8479')
    pen.put(across(a, floor, top + 0.34), cam.rear ? '#39434a' : FRAME)
  }
  if (cam.rear) pen.put(across(b, floor, top), tone(body, -0.1))
  else if (box) pen.put(across(a, floor, top), tone(body, -0.14))
  pen.put(flank(a, b, y, floor, top), fill)
  pen.put(flank(a, b, y, floor - 0.08, floor), FRAME)
  for (const t of box ? [0.2, 0.4, 0.6, 0.8] : [0.34, 0.67]) {
    pen.line([at(lerp(a, b, t), y, floor), at(lerp(a, b, t), y, top)], tone(body, -0.35), 1.1)
  }
  if (!box) {
    for (const t of [0.35, 0.65]) {
      pen.line([at(a, y, lerp(floor, top, t)), at(b, y, lerp(floor, top, t))], tone(body, -0.25), 1)
    }
  }
  if (!cam.rear) return
  pen.line([at(b, 0, floor), at(b, 0, top)], tone(body, -0.35), box ? 1.4 : 0)
  for (const s of [-1, 1]) {
    const [out, inside] = [s * (y - 0.05), s * (y - 0.38)]
    pen.put(
      [at(b - 0.02, out, 0.62), at(b - 0.02, inside, 0.62), at(b - 0.02, inside, 0.76), at(b - 0.02, out, 0.76)],
      '#a92a22',
    )
  }
}
