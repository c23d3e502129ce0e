import type { Car } from './car.ts'
import { span, type Place, type Point } from './geometry.ts'
import type { Pen } from './pen.ts'

/** A lamp's glass within a thin dark edge. */
export function drawLampGlass(pen: Pen, outline: readonly Point[], fill: string, edge = '#3b474e'): void {
  pen.put(outline, fill, ` stroke="${edge}" stroke-width=".8"`)
}

/** The edge of a tail lamp. */
export const RED_EDGE = '#5c1210'

/** The lamps that wrap round the corners, seen from the side. */
export function drawCornerLamps({ spec, skin, pen, poly }: Car): void {
  const { front, rear, side, noseTop, noseEnd, browHeight, tailStart, tailTop } = skin
  const rise = (u: number): number => (browHeight(u) - browHeight(0)) * 0.8
  const high = noseTop - 0.06
  const low = high - (spec.boxy ? 0.18 : 0.11)
  const at = (u: number, z: number): Place => {
    const p = front(u, Math.min(z, noseTop))
    return [p[0], p[1], z + rise(u)]
  }
  const headlamp = poly(
    span(0.62, 1, (u) => at(u, high), 10),
    [side(noseEnd + 0.1, high + rise(1))],
    span(1, 0.66, (u) => at(u, low), 10),
  )
  drawLampGlass(pen, headlamp, '#dfe7ea')
  if (spec.cargo) return
  const top = tailTop - 0.06
  const foot = spec.boxy || spec.highTail ? spec.sill + (tailTop - spec.sill) * 0.5 : tailTop - 0.2
  const tailLamp = poly(
    span(0.75, 1, (u) => rear(u, top), 8),
    [side(tailStart - 0.16, top - 0.01)],
    span(1, 0.75, (u) => rear(u, foot), 8),
  )
  drawLampGlass(pen, tailLamp, '#b52a24', RED_EDGE)
}
