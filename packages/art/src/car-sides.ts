import type { Car } from './car.ts'
import { noseOutline } from './car-nose.ts'
import { axles } from './car-wheels.ts'
import { clamp, hull, last, lerp, span, steps, type Place } from './geometry.ts'
import type { Stop } from './pen.ts'

const DARK_TRIM = '#242b30'

/** The flank's shading from the shoulder down to the sill. */
function flankPaint({ spec, skin, cam, pen }: Car, stops: readonly Stop[]): string {
  const x = spec.length * 0.55
  return pen.grad(cam.project(skin.side(x, skin.shoulder(x))), cam.project(skin.side(x, spec.sill)), stops)
}

/** The near body side with its doors and arches. */
export function drawSide(car: Car): void {
  const { spec, skin, pen, poly, shade } = car
  const { sill, length } = spec
  const { side, front, rear, shoulder, noseEnd: from, tailStart: to, noseTop, tailTop } = skin
  const noseEdge = steps(8).map((t) => front(1, lerp(Math.min(noseTop, skin.browHeight(1)), sill, t)))
  const tailEdge = steps(8).map((t) => rear(1, lerp(sill, tailTop, t)))
  const outline = poly(
    span(from, to, (x) => side(x, shoulder(x)), 40),
    tailEdge.reverse(),
    span(to, from, (x) => side(x, sill), 16),
    noseEdge.reverse(),
  )
  const stops: Stop[] = [
    [0, shade(0.3)],
    [0.1, shade(0.13)],
    [0.34, shade(0.02)],
    [0.52, shade(0.06)],
    [0.62, shade(-0.14)],
    [1, shade(-0.34)],
  ]
  pen.put(outline, flankPaint(car, stops))
  // The light on the waist and the shade under it.
  const crease = (x: number): number => lerp(sill, shoulder(x), 0.72) + 0.03 * Math.sin((x / length) * 3.1)
  const swell = (x: number): number => 0.03 * Math.sin(((x - from) / (to - from)) * 3.14)
  const light = poly(
    span(from + 0.2, to - 0.1, (x) => side(x, crease(x) + 0.012)),
    span(to - 0.1, from + 0.2, (x) => side(x, crease(x) - 0.012 - swell(x))),
  )
  pen.put(light, shade(0.5), ' opacity=".5"')
  const shadow = poly(
    span(from + 0.5, to - 0.4, (x) => side(x, lerp(sill, shoulder(x), 0.38))),
    span(to - 0.4, from + 0.5, (x) => side(x, lerp(sill, shoulder(x), 0.26) - swell(x))),
  )
  pen.put(shadow, shade(-0.5), ' opacity=".16"')
  if (spec.cladding) {
    const skirt = poly(
      span(from - 0.15, to + 0.1, (x) => side(x, sill + 0.11)),
      span(to + 0.1, from - 0.15, (x) => side(x, sill)),
    )
    pen.put(skirt, DARK_TRIM)
  } else {
    pen.put(
      poly(
        span(from, to, (x) => side(x, sill + 0.035)),
        span(to, from, (x) => side(x, sill)),
      ),
      '#1b2126',
      ' opacity=".85"',
    )
  }
  drawDoors(car)
  if (!car.endOn) drawArches(car)
}

/** Shut lines, handles, sliding rail and fuel flap. */
function drawDoors(car: Car): void {
  const { spec, skin, pen, poly, shade, seam, traits } = car
  const { sill, doors, wheelRadius: r } = spec
  const { side, shoulder } = skin
  const rearAxle = axles(car)[1]
  const low = sill + (spec.cladding ? 0.12 : 0.07)
  doors.forEach((x, i) => {
    // The last door gives way to the rear wheel.
    const gives = i === doors.length - 1 && i > 1 && rearAxle - x < r + 0.35
    const shut = steps(8).map((t) => {
      const z = lerp(shoulder(x) - 0.005, low, t)
      const wheel = gives ? Math.max(0, 1 - Math.abs(z - (r + 0.12)) / 0.5) : 0
      return side(x - wheel * 0.16, z)
    })
    pen.line(poly(shut), seam, 1.1, ' opacity=".75"')
  })
  const [first, end] = [doors[0] as number, last(doors)]
  const foot = span(first, end - (rearAxle - end < r + 0.3 ? 0.16 : 0), (x) => side(x, low), 8)
  pen.line(poly(foot), seam, 1, ' opacity=".6"')
  doors.slice(1).forEach((x, i) => {
    if (spec.stripe && i > 0) return
    const z = lerp(sill, shoulder(x), 0.8)
    const b = x - 0.12
    const a = b - 0.2
    const handle = [side(a, z + 0.018), side(b, z + 0.018), side(b, z - 0.018), side(a, z - 0.018)]
    pen.put(poly(handle), traits.chrome ? '#dfe4e6' : shade(0.3))
    pen.line(poly([side(a, z - 0.022), side(b, z - 0.022)]), seam, 1)
  })
  if (spec.slidingDoor) {
    const rail = span(1.7, spec.length - 0.4, (x) => side(x, lerp(sill, shoulder(x), 0.66)))
    pen.line(poly(rail), seam, 1.4, ' opacity=".7"')
  }
  if (!spec.cargo) {
    const x = rearAxle + r * 0.5
    const z = lerp(sill, shoulder(x), 0.76)
    const flap = [
      side(x, z + 0.07),
      side(x + 0.16, z + 0.07),
      side(x + 0.16, z - 0.07),
      side(x, z - 0.07),
      side(x, z + 0.07),
    ]
    pen.line(poly(flap), seam, 0.9, ' opacity=".5"')
  }
  if (spec.bed) {
    const x = spec.bed[0] - 0.08
    pen.line(poly([side(x, shoulder(3.4)), side(x, sill + 0.1)]), seam, 1.6)
  }
}

function drawArches(car: Car): void {
  const { spec, skin, pen, poly, shade } = car
  const { sill, length, wheelRadius: r } = spec
  const [front, rear] = axles(car)
  for (const x of spec.cargo ? [front] : [front, rear]) {
    const ring = (radius: number): Place[] => [
      ...steps(20).map((t) => {
        const a = Math.PI * t
        return skin.side(clamp(x - radius * Math.cos(a), 0.1, length - 0.06), r + radius * Math.sin(a))
      }),
      skin.side(Math.min(length - 0.1, x + radius), sill),
      skin.side(Math.max(0.12, x - radius), sill),
    ]
    if (spec.cladding) pen.put(poly(ring(r * 1.27)), DARK_TRIM)
    else pen.put(poly(ring(r * 1.2)), shade(-0.2), ' opacity=".55"')
    pen.put(poly(ring(r * 1.13)), '#0b0f12')
  }
}

const endStops = (shade: (t: number) => string): Stop[] => [
  [0, shade(0.3)],
  [0.1, shade(0.13)],
  [0.34, shade(0)],
  [0.52, shade(0.02)],
  [0.62, shade(-0.16)],
  [1, shade(-0.36)],
]

/** The tail's rounding, seen from the side. */
export function drawSideTail(car: Car): void {
  const { spec, skin, cam, pen, poly, shade } = car
  const { rear, tailTop } = skin
  const outline = hull(poly(steps(8).flatMap((t) => steps(8).map((u) => rear(u, lerp(spec.sill, tailTop, t))))))
  pen.put(outline, flankPaint(car, endStops(shade)))
  const [near, far] = [cam.project(rear(1, 0.5)), cam.project(rear(0, 0.5))]
  pen.put(
    outline,
    pen.grad(near, far, [
      [0, '#0d1a22', 0],
      [1, '#0d1a22', 0.34],
    ]),
  )
  const skirt = poly(
    span(0, 1, (u) => rear(u, spec.sill + 0.09)),
    span(1, 0, (u) => rear(u, spec.sill)),
  )
  pen.put(hull(skirt), DARK_TRIM)
}

/** The nose's rounding, seen from the side. */
export function drawSideNose(car: Car): void {
  const { spec, skin, cam, pen, poly, shade } = car
  const { front } = skin
  const outline = noseOutline(car)
  const fill = (paint: string): void => pen.raw(`<path d="${outline}" fill="${paint}"/>`)
  fill(flankPaint(car, endStops(shade)))
  fill(
    pen.grad(cam.project(front(0, 0.5)), cam.project(front(1, 0.5)), [
      [0, '#0d1a22', 0.3],
      [1, '#0d1a22', 0],
    ]),
  )
  const skirt = poly(
    span(0, 1, (u) => front(u, spec.sill + 0.09)),
    span(1, 0, (u) => front(u, spec.sill)),
  )
  pen.put(hull(skirt), DARK_TRIM)
}
