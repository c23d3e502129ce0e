import type { Car } from './car.ts'
import { drawLampGlass } from './car-lamps.ts'
import { hull, lerp, span, steps, type Place, type Point } from './geometry.ts'
import { n1, path } from './pen.ts'

const DARK = '#171e23'
const BAR = '#2f3a41'

/** The bonnet with its folds, and the slot before the windscreen. */
export function drawBonnet({ spec, skin, cam, pen, poly, shade, seam }: Car): void {
  const { side, shoulder, brow, screen, front, ahead, halfWidth, noseTop, noseEnd, screenFoot, crown } = skin
  const edge = (x: number, s: number): Place => side(x, shoulder(x), s)
  const outline = poly(
    span(cam.flat ? 0 : -1, 1, (u) => brow(u)),
    span(noseEnd, screenFoot, (x) => edge(x, 1)),
    span(1, -1, (u) => screen(u, 0)),
    span(screenFoot, noseEnd, (x) => edge(x, -1)),
  )
  const [nose, foot] = [cam.project(front(0, noseTop)), cam.project(screen(0, 0))]
  pen.put(
    outline,
    pen.grad(nose, foot, [
      [0, shade(0.12)],
      [0.6, shade(0.34)],
      [1, shade(0.2)],
    ]),
  )
  if (cam.flat) return
  if (!spec.boxy || spec.cladding) {
    for (const s of [-1, 1]) {
      const fold = span(0.12, 0.96, (t): Place => {
        const x = lerp(noseEnd * 0.55, screenFoot - 0.16, t)
        return [ahead(x), s * halfWidth(x) * lerp(0.46, 0.68, t), shoulder(x) + crown * 0.75]
      })
      pen.line(poly(fold), seam, 0.9, ' opacity=".45"')
    }
  }
  const scuttle = span(0.9, -0.9, (u): Place => {
    const p = screen(u, 0)
    return [p[0] + 0.09, p[1], p[2] - 0.015]
  })
  pen.put(
    poly(
      span(-0.9, 0.9, (u) => screen(u, 0)),
      scuttle,
    ),
    '#1c252b',
  )
}

/** The nose as path data: its skin and, as a second contour, the brow over it. */
export function noseOutline({ spec, skin, cam, poly }: Car): string {
  const { front, brow, noseTop } = skin
  const left = cam.flat ? 0 : -1
  const rows = steps(8).flatMap((t) => steps(24).map((u) => front(u * 2 - 1, lerp(spec.sill, noseTop, t))))
  const top = poly(
    span(left, 1, (u) => brow(u)),
    [front(1, spec.sill + 0.2)],
    span(1, left, (u) => front(u, noseTop - 0.08)),
  )
  return path(hull(poly(rows))) + path(top)
}

/** Heights on the nose, metres. */
interface NoseLines {
  lampTop: number
  lampFoot: number
  intakeTop: number
  intakeFoot: number
  /** Where the headlamp begins, as a share of the half width. */
  lampIn: number
}

function noseLines({ spec, skin }: Car): NoseLines {
  const height = skin.noseTop - spec.sill
  const lampTop = skin.noseTop - (spec.boxy ? 0.06 : 0.05)
  return {
    lampTop,
    lampFoot: lampTop - (spec.boxy ? 0.2 : 0.125),
    intakeTop: spec.sill + height * 0.4,
    intakeFoot: spec.sill + height * 0.1,
    lampIn: spec.boxy ? 0.56 : 0.52,
  }
}

/** The nose: intake, grille, lamps and plate. */
export function drawNose(car: Car): void {
  const { spec, skin, cam, pen, shade, seam } = car
  const { front, noseTop } = skin
  const outline = noseOutline(car)
  const at = (u: number, z: number): Point => cam.project(front(u, z))
  const fill = (paint: string): void => pen.raw(`<path d="${outline}" fill="${paint}"/>`)
  fill(
    pen.grad(at(-1, 0.6), at(1, 0.6), [
      [0, shade(-0.3)],
      [0.25, shade(-0.06)],
      [0.62, shade(0.06)],
      [0.86, shade(0.1)],
      [1, shade(0.02)],
    ]),
  )
  fill(
    pen.grad(at(0, noseTop), at(0, spec.sill), [
      [0, '#fff', 0.12],
      [0.35, '#fff', 0],
      [0.6, '#0d1a22', 0.05],
      [1, '#0d1a22', 0.34],
    ]),
  )
  const lines = noseLines(car)
  const { intakeTop: top, intakeFoot: foot } = lines
  pen.put(
    [...span(-0.66, 0.66, (u) => at(u, top - 0.02 - 0.03 * Math.abs(u))), ...span(0.76, -0.76, (u) => at(u, foot))],
    DARK,
  )
  for (const t of [0.35, 0.68])
    pen.line(
      span(-0.7, 0.7, (u) => at(u, lerp(top, foot, t))),
      BAR,
      1.2,
    )
  if (spec.cladding) {
    pen.put([...span(-0.97, 0.97, (u) => at(u, foot + 0.02)), ...span(0.97, -0.97, (u) => at(u, spec.sill))], '#2b3339')
  }
  drawGrille(car, lines)
  drawHeadlamps(car, lines)
  const z = lerp(foot, top, 0.9)
  pen.put(
    [at(-0.19, z + 0.075), at(0.19, z + 0.075), at(0.19, z - 0.075), at(-0.19, z - 0.075)],
    '#f4f6f4',
    ' stroke="#9aa6ab" stroke-width=".8"',
  )
  pen.line([at(-0.1, z), at(0.12, z)], '#4f7d63', Math.max(1.4, cam.scale * 0.028))
  pen.line(
    span(-0.98, 0.98, (u) => at(u, top + 0.035)),
    seam,
    0.9,
    ' opacity=".45"',
  )
}

function drawGrille(car: Car, { lampTop, lampFoot, intakeTop, lampIn }: NoseLines): void {
  const { spec, skin, cam, pen, traits } = car
  const at = (u: number, z: number): Point => cam.project(skin.front(u, z))
  const tall = spec.grille === 'tall'
  const deep = spec.boxy && !spec.cargo && !spec.stripe && !spec.slidingDoor
  const top = lampTop - (spec.boxy ? 0 : 0.03)
  const foot = tall ? intakeTop + 0.03 : deep ? intakeTop + 0.06 : lampFoot - 0.02
  const half = tall ? 0.36 : traits.grille === 0 ? lampIn - 0.04 : 0.44
  const wedge = [at(-half, top), at(half, top), at(half * 0.7, foot - 0.04), at(-half * 0.7, foot - 0.04)]
  const mouth = [...span(-half, half, (u) => at(u, top)), at(half * 0.94, foot), at(-half * 0.94, foot)]
  const slot = [...span(-half, half, (u) => at(u, top - 0.02)), ...span(half, -half, (u) => at(u, foot + 0.02))]
  const frame = spec.sport || traits.dim ? BAR : '#cdd5d8'
  pen.put(
    traits.grille === 2 ? wedge : traits.grille === 1 ? mouth : slot,
    '#161d22',
    ` stroke="${frame}" stroke-width="${n1(Math.max(1.1, cam.scale * 0.013))}" stroke-linejoin="round"`,
  )
  const rows = tall || spec.boxy ? 4 : 2
  for (let i = 1; i <= rows; i++) {
    const z = lerp(top, foot, i / (rows + 1))
    const k = half * (traits.grille === 2 ? lerp(1, 0.7, i / (rows + 1)) : 0.95)
    pen.line(
      span(-k, k, (u) => at(u, z), 6),
      '#4a565d',
      Math.max(0.9, cam.scale * 0.009),
    )
  }
  const radius = cam.scale * 0.05
  const turned = cam.front && Math.abs(cam.yaw) > 0.3
  pen.ellipse(
    at(0, (top + foot) / 2),
    radius * (turned ? 0.85 : 1.1),
    radius * 0.8,
    '#e3e8ea',
    ' stroke="#77838a" stroke-width=".8"',
  )
}

function drawHeadlamps(car: Car, { lampTop, lampFoot, intakeTop, intakeFoot, lampIn }: NoseLines): void {
  const { spec, skin, cam, pen, traits } = car
  const { front, noseTop, browHeight } = skin
  const at = (u: number, z: number): Point => cam.project(front(u, z))
  /** On the nose, lifted with the brow towards the corners. */
  const lifted = (u: number, z: number): Point => {
    const p = front(u, Math.min(z, noseTop))
    return cam.project([p[0], p[1], z + (browHeight(u) - browHeight(0)) * 0.8])
  }
  const limit = car.endOn ? 1 : farEdge((u) => at(-u, noseTop - 0.06)[0])
  const turned = Math.abs(cam.yaw) > 0.3
  for (const s of [-1, 1]) {
    const edge = Math.min(spec.soft > 0.4 ? 1 : 0.985, s < 0 ? limit : 1)
    if (edge < lampIn + 0.08) continue
    const slant = (u: number): number => (traits.lamp ? 0.02 * (1 - u) : 0.03 * (u - lampIn))
    const sag = (u: number): number => (spec.boxy ? 0 : traits.lamp ? 0.045 * (u - lampIn) * 2 : 0.05 * (1 - u))
    const top = span(lampIn, edge, (u) => lifted(s * u, lampTop - slant(u)), 12)
    const foot = span(edge, lampIn + (traits.lamp ? 0.05 : 0), (u) => lifted(s * u, lampFoot + sag(u)), 12)
    const [high, low] = [top[0] as Point, foot[0] as Point]
    drawLampGlass(
      pen,
      [...top, ...foot],
      pen.grad(
        high,
        [high[0], low[1]],
        [
          [0, '#f8fbfb'],
          [0.55, '#c6d2d7'],
          [1, '#8c9ba3'],
        ],
      ),
    )
    for (const [u, size] of [
      [lampIn + 0.14, 0.052],
      [lampIn + 0.28, 0.042],
    ] as const) {
      if (u + 0.05 > edge) continue
      const centre = lifted(s * u, (lampTop + lampFoot) / 2 - 0.003)
      const rx = cam.scale * size * (turned ? (s > 0 ? 0.92 : 0.7) : 1)
      const ry = cam.scale * size
      pen.ellipse(centre, rx, ry, '#39464e')
      pen.ellipse(centre, rx * 0.62, ry * 0.62, '#f3f8f9')
    }
    const glint = (u: number): Point => lifted(s * u, lampFoot + 0.018 + (spec.boxy ? 0 : 0.03 * (1 - u)))
    pen.line(
      span(lampIn + 0.03, Math.max(lampIn + 0.05, edge - 0.02), glint, 8),
      '#ffffff',
      Math.max(1, cam.scale * 0.012),
    )
    if (s < 0 && limit < 0.9) continue
    const z = lerp(intakeFoot, intakeTop, 0.62)
    pen.put(
      [at(s * 0.76, z + 0.045), at(s * 0.9, z + 0.05), at(s * 0.89, z - 0.045), at(s * 0.79, z - 0.045)],
      '#1a2227',
    )
    pen.ellipse(at(s * 0.83, z), cam.scale * 0.032, cam.scale * 0.034, '#dfe7ea')
  }
}

/** How far out a row on the far half is seen before it turns away; `across` gives the picture's x at a share u. */
export function farEdge(across: (u: number) => number): number {
  let u = 0.5
  while (u < 1 && across(u + 0.01) < across(u)) u += 0.01
  return u
}
