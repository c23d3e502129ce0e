import type { Car } from './car.ts'
import { mix } from './colour.ts'
import { along, hull, last, lerp, smooth, span, steps, type Place, type Point } from './geometry.ts'

const RUBBER = '#11181c'

function drawRail({ spec, skin, pen, cam, endOn }: Car, s: number): void {
  if (!spec.roofRails || endOn) return
  const { screenHead, backHead, cabin, roof } = skin
  const bar: Point[] = [
    [screenHead + 0.3, 0],
    ...steps(10).map((t): Point => [lerp(screenHead + 0.36, backHead - 0.2, t), 0.05]),
    [backHead - 0.12, 0],
  ]
  const points = bar.map(([x, lift]) => {
    const p = cabin(x, roof(x), s)
    return cam.project([p[0], p[1] * 0.95, p[2] + lift])
  })
  pen.line(points, '#2a3237', Math.max(1.6, cam.scale * 0.024))
}

/** The roof with its far rail; the near one lies over the windows. */
export function drawRoof(car: Car): void {
  const { spec, skin, cam, pen, shade } = car
  if (spec.open) return
  drawRail(car, -1)
  const { screenHead, backHead, cabin, roof, crown } = skin
  const points = [screenHead, ...span(screenHead, backHead, (x) => x, 10)].flatMap((x) =>
    [-1, -0.5, 0, 0.5, 1].map((u): Place => {
      const p = cabin(x, roof(x))
      return [p[0] + (x === screenHead ? 0.08 * (1 - u * u) : 0), u * p[1], p[2] + crown * (1 - u * u)]
    }),
  )
  const outline = hull(points.map(cam.project))
  const [far, near] = [cam.project([0, -spec.width / 2, spec.height]), cam.project([0, spec.width / 2, spec.height])]
  pen.put(
    outline,
    pen.grad(far, near, [
      [0, shade(0.34)],
      [1, shade(0.2)],
    ]),
  )
  if (spec.stripe) pen.put(outline, '#fff', ' opacity=".25"')
}

/** The windows lie inside an inset of the roof line; this is that inset as a function of x. */
function windowTop({ skin }: Car, inset: number): (x: number) => number {
  const { roofLine } = skin
  const lowered = roofLine.map(([x, z], i): Point => {
    const a = roofLine[Math.max(0, i - 1)] as Point
    const b = roofLine[Math.min(roofLine.length - 1, i + 1)] as Point
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [x + ((b[1] - a[1]) / l) * inset, z - ((b[0] - a[0]) / l) * inset]
  })
  // Where the roof line turns sharply the inset runs back on itself.
  return along(lowered.filter((p, i) => i === 0 || p[0] > (lowered[i - 1] as Point)[0] + 1e-3))
}

/** Roof sides, side windows and what lies on them. */
export function drawCabin(car: Car): void {
  const { spec, skin, cam, pen, poly, shade, seam, traits } = car
  const { cabin, shoulder, roofLine, screenFoot, screenHead, backFoot, backHead } = skin
  const up = roofLine.map(([x, z]) => cabin(x, z))
  const low = span(backFoot, screenFoot, (x) => cabin(x, shoulder(x) - 0.02))
  const head = cam.project(cabin(screenHead, spec.height))
  const foot = cam.project(cabin(screenHead, shoulder(screenHead)))
  pen.put(
    poly(up, low),
    pen.grad(head, foot, [
      [0, shade(0.16)],
      [1, shade(-0.12)],
    ]),
  )
  const inset = spec.boxy ? 0.075 : 0.062
  drawSideWindows(car, inset, windowTop(car, inset))
  if (spec.beltTrim || traits.chrome) {
    const belt = span(screenFoot + 0.1, backFoot - 0.08, (x) => cabin(x, shoulder(x) + 0.012))
    pen.line(poly(belt), spec.beltTrim ?? '#c9d1d4', Math.max(1, cam.scale * 0.014))
  }
  const gutter = roofLine.filter(([x]) => x > screenHead + 0.05 && x < backHead).map(([x, z]) => cabin(x, z - 0.012))
  pen.line(poly(gutter), seam, 0.9, ' opacity=".6"')
  drawRail(car, 1)
  if (spec.stripe) {
    const z = shoulder(3) - 0.1
    const stripe = span(0.35, spec.length - 0.2, (x) => skin.side(x, z))
    pen.line(poly(stripe), mix('#1f6a72', car.paint, 0.15), cam.scale * 0.07)
  }
}

function drawSideWindows(car: Car, inset: number, top: (x: number) => number): void {
  const { spec, skin, pen, poly, shade, traits } = car
  const { cabin, shoulder } = skin
  const sill = (x: number): number => shoulder(x) + 0.03
  const pane = (a: number, b: number): Place[] | null => {
    const edge = span(a, b, (x): Point => [x, Math.max(sill(x), Math.min(top(x), spec.height - inset))], 22)
    const high = edge.filter(([x, z]) => z > sill(x) + 0.005)
    if (high.length < 2) return null
    const round = smooth(high, 1)
    const [from, to] = [last(round)[0], (round[0] as Point)[0]]
    return [...round.map(([x, z]) => cabin(x, z)), ...span(from, to, (x) => cabin(x, sill(x)), 8)]
  }
  const [first, end] = [(spec.panes[0] as Point)[0], last(spec.panes)[1]]
  const all = pane(first - 0.03, end + 0.03)
  if (all) pen.put(poly(all), RUBBER)
  spec.panes.forEach(([a, b], i) => {
    if (traits.cargoVan && i === 2) return
    const glass = pane(a, b)
    if (glass) pen.put(poly(glass), car.sideGlass)
  })
  const streaks = [
    [0.24, 0.26, 0.13],
    [0.42, 0.07, 0.1],
    [0.68, 0.2, 0.09],
  ] as const
  for (const [t, wide, opacity] of streaks) {
    const a = lerp(first, end, t)
    const low = sill(a)
    const high = Math.min(top(a + 0.3), top(a + 0.3 + wide)) - 0.015
    if (high <= low + 0.1) continue
    const streak = [
      cabin(a + 0.3, high),
      cabin(a + 0.3 + wide, high),
      cabin(a + wide, low + 0.02),
      cabin(a, low + 0.02),
    ]
    pen.put(poly(streak), '#fff', ` opacity="${opacity}"`)
  }
  // The pillars lie over the reflections.
  spec.panes.slice(0, -1).forEach(([, b], i) => {
    const a = (spec.panes[i + 1] as Point)[0]
    const pillar = [cabin(b, top(b)), cabin(a, top(a)), cabin(a, sill(a)), cabin(b, sill(b))]
    pen.put(poly(pillar), spec.steelWheels && spec.length < 6 ? shade(-0.08) : RUBBER)
  })
  if (traits.cargoVan && spec.slidingDoor) {
    const [a, b] = spec.slidingDoor
    const panel = poly(
      [cabin(a, top(a))],
      span(a, b, (x) => cabin(x, top(x))),
      span(b, a, (x) => cabin(x, sill(x))),
    )
    pen.put(panel, shade(0.02))
  }
}

/** The open car's tub, seats and folded roof. */
export function drawOpenCabin({ skin, pen, poly }: Car): void {
  const { ahead, halfWidth, shoulder, screenFoot } = skin
  const a = screenFoot + 0.25
  const b = screenFoot + 1.72
  const edge = (x: number, s: number, inset: number): Place => [
    ahead(x),
    s * (halfWidth(x) * 0.95 - inset),
    shoulder(x),
  ]
  pen.put(
    poly(
      span(a, b, (x) => edge(x, 1, 0.03)),
      span(b, a, (x) => edge(x, -1, 0.03)),
    ),
    '#1d1512',
  )
  const wall = span(b, a, (x): Place => {
    const p = edge(x, -1, 0.08)
    return [p[0], p[1], p[2] - 0.2]
  })
  pen.put(
    poly(
      span(a, b, (x) => edge(x, -1, 0.04)),
      wall,
    ),
    '#4a3126',
  )
  for (const s of [-1, 1]) {
    const x = screenFoot + 1.3
    const y = s * 0.36
    const seat: Place[] = [
      [ahead(x), y - 0.22, 0.7],
      [ahead(x), y + 0.22, 0.7],
      [ahead(x + 0.12), y - 0.2, 0.98],
      [ahead(x + 0.12), y + 0.2, 0.98],
      [ahead(x + 0.2), y - 0.2, 0.98],
      [ahead(x + 0.2), y + 0.2, 0.98],
      [ahead(x + 0.16), y - 0.1, 1.1],
      [ahead(x + 0.16), y + 0.1, 1.1],
    ]
    pen.put(hull(poly(seat)), s > 0 ? '#7a4b34' : '#65402e')
    pen.line(
      poly([
        [ahead(x + 0.1), y - 0.15, 0.98],
        [ahead(x + 0.1), y + 0.15, 0.98],
      ]),
      '#4a2d20',
      1.2,
    )
  }
  const fold = (s: number): Place[] =>
    span(b - 0.02, b + 0.3, (x): Place => [ahead(x), s * halfWidth(x) * 0.78, shoulder(x) + 0.05])
  const ridge = [1, -1].map((s): Place => [ahead(b + 0.14), s * halfWidth(b) * 0.7, shoulder(b) + 0.12])
  pen.put(hull(poly(fold(1), fold(-1), ridge)), '#23282c')
}
