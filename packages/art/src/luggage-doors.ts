import { tone } from './colour.ts'
import { lerp, span, steps, type Place, type Point } from './geometry.ts'
import type { Mouth } from './luggage-gate.ts'
import { drawHold } from './luggage-hold.ts'
import type { Tail } from './luggage.ts'
import { on, panel, plane } from './scene.ts'

/** A bus's two doors at the back, swung wide; behind them the bay and the last row of seats. */
export function drawDoors(tail: Tail): void {
  const { scene, car, spec, cabin } = tail
  const { skin, pen, poly, shade, seam, cam } = car
  const mouth: Mouth = { low: spec.sill + (skin.tailTop - spec.sill) * 0.3, foot: 0.68, head: 0.74 }
  const outline = (grow: number): Point[] => {
    const side = (s: number): Place[] => [
      ...span(mouth.low - grow, skin.tailTop, (z) => skin.rear(s * (mouth.foot + grow), z), 4),
      ...steps(4).map((t) => skin.back(s * (mouth.head + grow), lerp(0.04, 0.9 + grow * 0.4, t))),
    ]
    return poly(
      side(1),
      side(-1).reverse(),
      span(-1, 1, (u) => skin.rear(u * (mouth.foot + grow), mouth.low - grow), 6),
    )
  }
  pen.put(outline(0.04), shade(-0.3), ` stroke="${seam}" stroke-width=".8"`)
  pen.put(outline(0.018), '#10161a')
  pen.clip(outline(0), () => drawHold(tail, mouth))
  const sill = (z: number): Place[] => span(-1, 1, (u) => skin.rear(u * mouth.foot, z), 6)
  pen.put(poly(sill(mouth.low + 0.004), sill(mouth.low - 0.05).reverse()), '#2b343a')
  pen.line(poly(sill(mouth.low - 0.02)), '#9aa5ab', Math.max(1, cam.scale * 0.014))
  for (const s of [-1, 1]) {
    const hinge = skin.rear(-s * (mouth.foot + 0.02), skin.tailTop)
    const x = -hinge[1]
    const y = cam.length / 2 + hinge[0]
    const wide = Math.abs(x) * 0.98
    const door = plane([x, y, mouth.low - 0.02], [s * 0.46, -0.89, 0], [0, 0.0, 1])
    const high = skin.back(0, 0.9)[2] - mouth.low
    const waist = skin.tailTop - mouth.low + 0.06
    scene.face(
      on(door, panel(-0.015, wide, 0, high, 0.04, 3)),
      shade(s > 0 ? -0.06 : -0.2),
      ` stroke="${seam}" stroke-width=".8"`,
    )
    scene.face(
      on(door, panel(0.04, wide - 0.05, 0.06, waist - 0.06, 0.03, 2)),
      tone(cabin.plastic, s > 0 ? 0.08 : -0.04),
    )
    scene.face(on(door, panel(0.1, wide - 0.12, 0.14, waist * 0.55, 0.03, 2)), tone(cabin.plastic, -0.16))
    scene.face(on(door, panel(0.05, wide - 0.07, waist, high - 0.08, 0.05, 3)), '#12181c')
    const pane = on(door, panel(0.065, wide - 0.085, waist + 0.018, high - 0.098, 0.04, 3))
    scene.face(
      pane,
      scene.pen.grad(scene.at(door(0, high)), scene.at(door(0, waist)), [
        [0, '#8ba2ac'],
        [1, '#b4c6cc'],
      ]),
    )
    scene.face(on(door, panel(wide - 0.16, wide - 0.06, waist - 0.26, waist - 0.2, 0.012, 2)), '#12181c')
    for (const v of [0.12, 0.5, 0.88])
      scene.line([door(-0.02, high * v - 0.04), door(-0.02, high * v + 0.04)], '#12181c', 0.03)
  }
}
