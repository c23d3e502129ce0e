import type { Car } from './car.ts'
import { hull, lerp, span, steps, type Point } from './geometry.ts'

/** The windscreen with its frame, mirror, sticker and wipers. */
export function drawWindscreen({ spec, skin, cam, pen, poly, shade, glass }: Car): void {
  const { screen } = skin
  const left = steps(6).map((t) => screen(-1, t))
  const right = steps(6).map((t) => screen(1, 1 - t))
  const frame = poly(
    left,
    span(-1, 1, (u) => screen(u, 1)),
    right,
    span(1, -1, (u) => screen(u, 0)),
  )
  pen.put(frame, spec.open ? '#1b2329' : shade(-0.12))
  const k = 0.925
  const pane = poly(
    span(-k, k, (u) => screen(u, 0.95)),
    steps(5).map((t) => screen(k, lerp(0.95, 0.03, t))),
    span(k, -k, (u) => screen(u, 0.03)),
    steps(5).map((t) => screen(-k, lerp(0.03, 0.95, t))),
  )
  const [high, low] = [cam.project([0, 0, spec.height]), cam.project([0, 0, skin.shoulder(spec.length / 2)])]
  pen.put(
    pane,
    spec.open
      ? pen.grad(high, low, [
          [0, '#9fb6bf', 0.85],
          [1, '#6b838d', 0.85],
        ])
      : glass,
  )
  const wide = [screen(-0.2, 0.94), screen(0.16, 0.94), screen(-0.34, 0.04), screen(-0.72, 0.04)]
  const narrow = [screen(0.26, 0.94), screen(0.34, 0.94), screen(-0.12, 0.04), screen(-0.22, 0.04)]
  pen.put(poly(wide), '#ffffff', ' opacity=".13"')
  pen.put(poly(narrow), '#ffffff', ' opacity=".1"')
  if (!spec.open) {
    const mirror = [screen(-0.05, 0.94), screen(0.05, 0.94), screen(0.04, 0.84), screen(-0.04, 0.84)]
    const sticker = [screen(0.62, 0.93), screen(0.74, 0.93), screen(0.76, 0.8), screen(0.64, 0.8)]
    pen.put(poly(mirror), '#10181d')
    pen.put(poly(sticker), '#e9eef0', ' opacity=".75"')
  }
  if (cam.flat) return
  for (const [a, b] of [
    [-0.62, -0.05],
    [0.02, 0.6],
  ] as const) {
    pen.line(poly([screen(a, 0.04), screen(b, 0.075)]), '#0f161a', Math.max(1, cam.scale * 0.014))
  }
}

/** The rear screen with its frame and wiper. */
export function drawRearScreen({ spec, skin, cam, pen, poly, shade, glass }: Car): void {
  const { back } = skin
  const left = steps(6).map((t) => back(-1, t))
  const right = steps(6).map((t) => back(1, 1 - t))
  pen.put(
    poly(
      left,
      span(-1, 1, (u) => back(u, 1)),
      right,
      span(1, -1, (u) => back(u, 0)),
    ),
    shade(-0.1),
  )
  const k = 0.86
  const low = spec.boxy ? 0.16 : 0.12
  const high = 0.9
  pen.put(
    poly(
      span(-k, k, (u) => back(u, high)),
      span(k, -k, (u) => back(u, low)),
    ),
    glass,
  )
  pen.put(poly([back(-0.3, high), back(0.1, high), back(-0.2, low), back(-0.62, low)]), '#ffffff', ' opacity=".12"')
  if (spec.bed || spec.cargo) return
  pen.line(poly([back(0, low + 0.02), back(0.52, low + 0.1)]), '#0f161a', Math.max(1, cam.scale * 0.016))
}

/** The door mirror on the side s. */
export function drawMirror({ spec, skin, cam, pen, shade, seam }: Car, s: number): void {
  const upright = spec.slidingDoor || spec.cargo || spec.stripe
  const x = skin.screenFoot + (upright ? 0.16 : 0.3)
  const z = skin.shoulder(x) + 0.09
  const y = skin.halfWidth(x) * 0.955
  const tall = spec.cargo || spec.stripe ? 1.7 : 1
  const at = (dx: number, dy: number, dz: number): Point => cam.project([skin.ahead(x) + dx, s * (y + dy), z + dz])
  const housing = hull([
    at(0.07, 0.03, -0.05),
    at(0.07, 0.2, -0.04),
    at(-0.05, 0.2, -0.04),
    at(-0.05, 0.03, -0.05),
    at(0.03, 0.03, 0.07 * tall),
    at(0.03, 0.2, 0.075 * tall),
    at(-0.05, 0.2, 0.075 * tall),
    at(-0.05, 0.03, 0.07 * tall),
  ])
  const colour = cam.rear ? shade(-0.3) : shade(s > 0 ? 0.05 : -0.14)
  pen.put(housing, colour, ` stroke="${seam}" stroke-width=".6"`)
  if (!cam.rear || s < 0) return
  const glass = [
    at(-0.055, 0.06, -0.02),
    at(-0.055, 0.18, -0.02),
    at(-0.055, 0.18, 0.055 * tall),
    at(-0.055, 0.06, 0.055 * tall),
  ]
  pen.put(hull(glass), '#93a5ae')
}
