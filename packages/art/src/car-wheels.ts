import type { Car } from './car.ts'
import { hull, steps, type Place, type Point } from './geometry.ts'
import { tone } from './colour.ts'
import { n1 } from './pen.ts'

const TURN = 6.2832

/** The wheels' axes as the way from the nose. */
export const axles = ({ spec }: Car): [number, number] => [spec.frontOverhang, spec.frontOverhang + spec.wheelbase]

function tyre({ spec, cam, skin }: Car, x: number, s: number, thick = 0.2): Point[] {
  const { wheelRadius: r, width } = spec
  const rims = [0.02, thick].flatMap((inset) =>
    steps(22).map((t): Place => [
      skin.ahead(x) + r * Math.cos(t * TURN),
      s * (width / 2 - inset),
      r + r * Math.sin(t * TURN),
    ]),
  )
  return hull(rims.map(cam.project))
}

/** The tyres of the far side. */
export function drawFarWheels(car: Car): void {
  for (const x of axles(car)) car.pen.put(tyre(car, x, -1), '#0e1317')
}

/** The dark of the underside. */
export function drawUnderside({ spec, cam, skin, pen, poly }: Car): void {
  const { sill, width } = spec
  const sides = [1, -1].flatMap((s) =>
    [skin.noseEnd + 0.15, cam.length - 0.4].flatMap((x): Place[] => [
      [skin.ahead(x), s * (width / 2 - 0.14), Math.max(0.17, sill - 0.11)],
      [skin.ahead(x), s * (width / 2 - 0.14), sill + 0.1],
    ]),
  )
  const chin: Place[] = [
    [skin.ahead(0.3), width * 0.3, sill - 0.04],
    [skin.ahead(0.3), -width * 0.3, sill - 0.04],
  ]
  pen.put(hull(poly(sides, chin)), '#14191d')
}

/** The near wheels; seen end-on, the tyres of both sides. */
export function drawWheels(car: Car): void {
  const { spec, cam, skin, pen } = car
  const { width, wheelRadius: r } = spec
  for (const [i, x] of axles(car).entries()) {
    pen.put(tyre(car, x, 1, 0.18), '#161c20')
    if (car.endOn) {
      pen.put(tyre(car, x, -1, 0.2), '#161c20')
      continue
    }
    const y = spec.cargo && i ? width / 2 - 0.04 : width / 2 - 0.035
    const hub = cam.project([skin.ahead(x), y, r])
    const behind = cam.project([skin.ahead(x) - 0.5, y, r])
    const above = cam.project([skin.ahead(x), y, r + 0.5])
    // The wheel is drawn as a unit circle, and the picture's perspective is the matrix.
    const matrix = [
      (behind[0] - hub[0]) * 2 * r,
      (behind[1] - hub[1]) * 2 * r,
      (above[0] - hub[0]) * 2 * r,
      (above[1] - hub[1]) * 2 * r,
      hub[0],
      hub[1],
    ]
    pen.raw(`<g transform="matrix(${matrix.map(n1).join(' ')})">${wheelFace(car, i)}</g>`)
  }
}

function wheelFace({ spec, traits }: Car, axle: number): string {
  const steel = spec.steelWheels && traits.steelWheels
  const rim = traits.darkRims ? '#555f66' : '#cfd6da'
  return (
    `<circle r=".98" fill="#1c2227"/><circle r=".8" fill="none" stroke="#2c343a" stroke-width=".02"/>` +
    `<circle r=".7" fill="${tone(rim, -0.15)}"/><circle r=".64" fill="${steel ? '#8d979d' : '#20272c'}"/>` +
    (steel ? steelDisc() : alloySpokes(traits.spokes, traits.wideSpokes ? 0.2 : 0.13, axle, rim)) +
    `<circle r=".64" fill="none" stroke="${tone(rim, 0.35)}" stroke-width=".035"/>` +
    `<circle r=".17" fill="${tone(rim, -0.1)}"/><circle r=".09" fill="${tone(rim, -0.4)}"/>`
  )
}

function steelDisc(): string {
  const holes = Array.from({ length: 6 }, (_, k) => {
    const [x, y] = [(Math.cos(k * 1.047) * 0.4).toFixed(2), (Math.sin(k * 1.047) * 0.4).toFixed(2)]
    return `<circle cx="${x}" cy="${y}" r=".055" fill="#3b444a"/>`
  })
  return `<circle r=".5" fill="#aab3b8"/><circle r=".3" fill="#7e888e"/>${holes.join('')}`
}

function alloySpokes(count: number, wide: number, axle: number, rim: string): string {
  const at = (angle: number, d: number): string =>
    `${(Math.cos(angle) * d).toFixed(2)} ${(Math.sin(angle) * d).toFixed(2)}`
  const spokes = Array.from({ length: count }, (_, k) => {
    const a = (k / count) * TURN + axle * 0.35 + 0.2
    return `M${at(a - wide * 1.5, 0.14)}L${at(a - wide * 0.62, 0.6)}L${at(a + wide * 0.62, 0.6)}L${at(a + wide * 1.5, 0.14)}Z`
  })
  return `<circle r=".36" fill="#3a444b"/><path d="${spokes.join('')}" fill="${rim}" stroke="${tone(rim, -0.35)}" stroke-width=".015"/>`
}
