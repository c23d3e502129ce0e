import { lerp, span, type Place, type Point } from './geometry.ts'
import { drawHold } from './luggage-hold.ts'
import type { Tail } from './luggage.ts'
import { tone } from './colour.ts'
import { on, panel, plane, type Plane } from './scene.ts'

/** The load's opening in a tail with a gate, as shares of the half width and heights. */
export interface Mouth {
  /** Height of the sill. */
  low: number
  /** Share of the half width at the sill and above the lamps. */
  foot: number
  head: number
}

/** The load space under its raised gate. */
export function drawGate(tail: Tail): void {
  const { car, spec } = tail
  const { skin, cam, pen, poly, shade, seam } = car
  const tall = spec.boxy || spec.highTail
  const mouth: Mouth = {
    low: spec.sill + (skin.tailTop - spec.sill) * 0.44,
    foot: tall ? 0.77 : 0.72,
    head: 0.87,
  }
  const outline = (grow: number): Point[] => {
    const side = (s: number): Place[] => [
      ...span(
        mouth.low - grow,
        skin.tailTop,
        (z) =>
          skin.rear(s * (lerp(mouth.foot, mouth.head - 0.03, (z - mouth.low) / (skin.tailTop - mouth.low)) + grow), z),
        6,
      ),
      ...span(0.06, 0.93 + grow * 0.5, (t) => skin.back(s * (mouth.head + grow), t), 4),
    ]
    const top = span(1, -1, (u) => skin.back(u * (mouth.head + grow), 0.95 + grow * 0.5), 10)
    return poly(
      side(1),
      top,
      side(-1).reverse(),
      span(-1, 1, (u) => skin.rear(u * (mouth.foot + grow), mouth.low - grow), 8),
    )
  }
  pen.put(outline(0.045), shade(-0.32), ` stroke="${seam}" stroke-width=".8"`)
  pen.put(outline(0.022), '#10161a')
  const hole = outline(0)
  pen.clip(hole, () => drawHold(tail, mouth))
  // The sill's plate, where the load is lifted over.
  const plate = poly(
    span(-0.96, 0.96, (u) => skin.rear(u * mouth.foot, mouth.low + 0.002), 8),
    span(0.96, -0.96, (u) => skin.rear(u * mouth.foot, mouth.low - 0.028), 8),
  )
  pen.put(plate, '#2b343a')
  pen.line(
    poly(span(-0.9, 0.9, (u) => skin.rear(u * mouth.foot, mouth.low - 0.012), 8)),
    '#9aa5ab',
    Math.max(1, cam.scale * 0.012),
  )
  drawLeaf(tail, mouth)
}

function drawLeaf(tail: Tail, mouth: Mouth): void {
  const { scene, car, spec, cabin } = tail
  const { skin, shade, seam } = car
  const hinge = skin.back(0, 0.97)
  const y = car.cam.length / 2 + hinge[0]
  const long = Math.hypot(hinge[2] - mouth.low, y) * 0.98
  const rise = spec.height > 1.75 ? 0.16 : 0.34
  const half = Math.abs(skin.back(1, 0.9)[1])
  const wide = Math.abs(skin.rear(mouth.foot + 0.06, skin.tailTop)[1])
  const leaf: Plane = plane([0, y, hinge[2] + 0.02], [1, 0, 0], [0, -Math.cos(rise), Math.sin(rise)])
  const shape = (inset: number, from: number, to: number): Point[] => {
    const at = (t: number): number => lerp(half * 0.9, wide, Math.min(1, t / 0.55)) - inset
    const right = [from, 0.3, 0.55, 0.85]
      .filter((t) => t >= from && t < to)
      .concat(to)
      .map((t): Point => [at(t), t * long])
    return [...right, ...right.map(([u, v]): Point => [-u, v]).reverse()]
  }
  // The painted skin shows as a rim round the trim, thickest at the far edge.
  const rim = on(leaf, shape(-0.012, 0, 1)).map(([x, v, z]): Place => [x, v, z + 0.035])
  scene.solid([...rim, ...on(leaf, shape(0, 0, 1))], shade(0.2), ` stroke="${seam}" stroke-width=".7"`)
  scene.face(on(leaf, shape(0, 0, 1)), shade(-0.3))
  scene.face(on(leaf, shape(0.03, 0.03, 0.97)), tone(cabin.plastic, -0.1))
  const glass = shape(0.1, 0.09, 0.5)
  scene.face(on(leaf, shape(0.085, 0.07, 0.52)), '#12181c')
  const [a, b] = [scene.at(leaf(0, 0)), scene.at(leaf(0, long * 0.5))]
  scene.face(
    on(leaf, glass),
    scene.pen.grad(a, b, [
      [0, '#6f8894'],
      [1, '#a9bfc7'],
    ]),
  )
  scene.face(
    on(leaf, [
      [-0.1, long * 0.09],
      [0.16, long * 0.09],
      [0.34, long * 0.5],
      [0.02, long * 0.5],
    ]),
    '#ffffff',
    ' opacity=".16"',
  )
  // The wiper's motor, the grip, the lock.
  scene.face(on(leaf, panel(-0.2, 0.2, long * 0.56, long * 0.66, 0.02, 2)), tone(cabin.plastic, 0.12))
  scene.face(on(leaf, shape(0.14, 0.7, 0.9)), tone(cabin.plastic, 0.06))
  for (const s of [-1, 1])
    scene.face(on(leaf, panel(s * 0.3 - 0.06, s * 0.3 + 0.06, long * 0.76, long * 0.8, 0.016, 2)), '#12181c')
  scene.face(on(leaf, panel(-0.05, 0.05, long * 0.92, long * 0.97)), '#c3cbcf')
  for (const s of [-1, 1]) {
    const foot = skin.back(-s * 0.9, 0.35)
    const from: Place = [-foot[1], car.cam.length / 2 + foot[0], foot[2]]
    const to = leaf(s * (half * 0.9 - 0.02), long * 0.34)
    scene.line([from, to], '#0e1417', 0.024)
    scene.line(
      [from, [lerp(from[0], to[0], 0.55), lerp(from[1], to[1], 0.55), lerp(from[2], to[2], 0.55)]],
      '#aab3b8',
      0.013,
    )
  }
}
