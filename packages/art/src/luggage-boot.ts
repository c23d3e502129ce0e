import { mix, tone } from './colour.ts'
import { lerp, span, type Place, type Point } from './geometry.ts'
import type { Tail } from './luggage.ts'
import { level, on, panel, plane, upright, type Plane } from './scene.ts'

/** The lid's half width, as a share, on the deck and between the lamps. */
const DECK = 0.74
const LAMPS = 0.5

/** A boot with its lid up. */
export function drawBoot(tail: Tail): void {
  const { car, scene } = tail
  const { skin, pen, poly, shade, seam, cam } = car
  const low = skin.tailTop - 0.27
  const from = tail.spec.length - skin.tailStart + 0.02
  // An open car's deck runs on to the seats.
  const to = Math.min(tail.spec.length - skin.backFoot - 0.02, 0.62)
  /** A place on the deck, by the way from the tail. */
  const deck = (s: number, y: number, share: number): Place => {
    const p = skin.side(tail.spec.length - y, skin.shoulder(tail.spec.length - y), s)
    return [p[0], p[1] * share, p[2] + 0.01]
  }
  const outline = (grow: number): Point[] => {
    const side = (s: number): Place[] => [
      ...span(low - grow, skin.tailTop - 0.03, (z) => skin.rear(s * (LAMPS + grow), z), 3),
      ...span(from, to + grow, (y) => deck(s, y, DECK + grow), 4),
    ]
    return poly(
      side(1),
      side(-1).reverse(),
      span(-1, 1, (u) => skin.rear(u * (LAMPS + grow), low - grow), 8),
    )
  }
  pen.put(outline(0.04), shade(-0.3), ` stroke="${seam}" stroke-width=".8"`)
  pen.put(outline(0.022), '#10161a')
  pen.clip(outline(0), () => drawWell(tail, low, to))
  const lip = (z: number): Place[] => span(-0.94, 0.94, (u) => skin.rear(u * LAMPS, z), 8)
  pen.put(poly(lip(low + 0.004), lip(low - 0.022).reverse()), '#2b343a')
  pen.line(poly(lip(low - 0.009)), '#9aa5ab', Math.max(1, cam.scale * 0.01))
  scene.face(on(upright(-0.005), panel(-0.03, 0.03, low - 0.012, low + 0.02)), '#c3cbcf')
  drawLid(tail, to)
}

function drawWell({ scene, cabin, spec, throwDice }: Tail, low: number, to: number): void {
  const carpet = mix(cabin.plastic, '#7d868b', 0.42)
  const floor = low - 0.2
  const half = spec.width / 2 - 0.2
  const depth = to + 0.36
  scene.face(on(upright(depth), panel(-half, half, floor, low + 0.4)), tone(carpet, -0.5))
  for (const s of [-1, 1]) {
    const wall: Place[] = [
      [s * half, 0, floor],
      [s * half, depth, floor],
      [s * half, depth, low + 0.4],
      [s * half, 0, low + 0.4],
    ]
    scene.face(wall, tone(carpet, s > 0 ? -0.34 : -0.42))
    // The wheel arch narrows the well.
    const arch = panel(0.3, 0.8, floor, floor + 0.34, 0.14).map(([y, z]): Place => [s * (half - 0.16), y, z])
    scene.solid([...arch, ...arch.map(([x, y, z]): Place => [x + s * 0.16, y, z])], tone(carpet, -0.2))
    scene.face(arch, tone(carpet, -0.08))
  }
  scene.face(on(level(floor), panel(-half, half, 0, depth)), tone(carpet, -0.02))
  const mat = panel(-half * 0.72, half * 0.72, 0.1, depth - 0.1, 0.05)
  scene.face(on(level(floor + 0.002), mat), tone(carpet, 0.07))
  scene.line(on(level(floor + 0.003), [...mat, mat[0] as Point]), tone(carpet, -0.36), 0.008)
  scene.face(on(level(floor + 0.004), panel(-0.07, 0.07, 0.16, 0.21, 0.012, 2)), '#12181c')
  // The back of the seats, and the hooks for a net.
  for (const [a, b] of [
    [-1, -0.02],
    [0.02, 1],
  ] as const) {
    scene.face(
      on(upright(depth - 0.01), panel(a * half * 0.9, b * half * 0.9, floor + 0.02, low + 0.14, 0.03, 2)),
      tone(carpet, -0.28),
    )
  }
  for (const s of [-1, 1])
    scene.line(
      [
        [s * half * 0.8, 0.12, floor + 0.01],
        [s * half * 0.8 - s * 0.05, 0.12, floor + 0.01],
      ],
      '#c3cbcf',
      0.014,
    )
  const kit = throwDice()
  if (kit > 0.65) return
  const x = (kit < 0.3 ? -1 : 1) * half * 0.46
  scene.block([x - 0.14, x + 0.14], [0.34, 0.46], [floor, floor + 0.07], '#39444b')
  scene.line(
    [
      [x - 0.11, 0.4, floor + 0.072],
      [x + 0.11, 0.4, floor + 0.072],
    ],
    '#c9d1d4',
    0.01,
  )
  scene.line(
    [
      [x - 0.15, 0.26, floor + 0.01],
      [x + 0.13, 0.28, floor + 0.01],
    ],
    '#aab3b8',
    0.016,
  )
}

function drawLid({ scene, car, spec, cabin }: Tail, to: number): void {
  const { skin, shade, seam, traits } = car
  const hingeHeight = skin.shoulder(spec.length - to)
  const half = skin.halfWidth(spec.length - to) * (DECK + 0.03)
  // A short deck's lid takes part of the tail with it.
  const long = Math.max(to - 0.02, 0.42)
  const angle = 1.22
  const leaf: Plane = plane([0, to + 0.05, hingeHeight + 0.04], [1, 0, 0], [0, -Math.cos(angle), Math.sin(angle)])
  // The lip that lies between the lamps when shut now points at the camera.
  const end = leaf(0, long)
  const lip: Plane = plane(end, [1, 0, 0], [0, -Math.sin(angle) * 0.95, -Math.cos(angle) * 0.6 + 0.12])
  for (const s of [-1, 1]) {
    scene.line(
      [
        [s * half * 0.86, to - 0.02, hingeHeight - 0.06],
        [s * half * 0.9, to + 0.07, hingeHeight + 0.02],
        leaf(s * half * 0.84, 0.14),
      ],
      '#12181c',
      0.03,
    )
  }
  const shape = (inset: number): Point[] => {
    const edge = (v: number): number => lerp(half, half * 0.95, v / long) - inset
    const right: Point[] = [
      [edge(0), inset],
      [edge(long * 0.7), long * 0.7],
      [edge(long), long - inset * 0.5],
    ]
    return [...right, ...right.map(([u, v]): Point => [-u, v]).reverse()]
  }
  scene.face(on(leaf, shape(-0.01)), shade(0.24))
  scene.face(on(leaf, shape(0.006)), shade(-0.28), ` stroke="${seam}" stroke-width=".7"`)
  scene.face(on(leaf, shape(0.05)), shade(-0.42))
  const liner = tone(cabin.plastic, 0.04)
  scene.face(on(leaf, shape(0.085)), liner)
  scene.face(on(leaf, shape(0.1)), tone(liner, -0.12))
  for (const u of [-0.7, 0, 0.7])
    for (const v of [0.3, 0.78])
      scene.face(on(leaf, panel(half * u - 0.012, half * u + 0.012, long * v - 0.012, long * v + 0.012)), '#11171b')
  const wide = half * 0.95
  const deep = 0.2
  const flange: Point[] = [
    [-wide, 0],
    [wide, 0],
    [wide * 0.78, deep * 0.7],
    [wide * 0.72, deep],
    [-wide * 0.72, deep],
    [-wide * 0.78, deep * 0.7],
  ]
  scene.face(on(lip, flange), shade(-0.36), ` stroke="${seam}" stroke-width=".7"`)
  scene.face(
    on(
      lip,
      flange.map(([u, v]): Point => [u * 0.9, lerp(v, deep * 0.45, 0.24)]),
    ),
    shade(-0.5),
  )
  scene.line([lip(-wide * 0.72, deep), lip(wide * 0.72, deep)], shade(0.34), 0.014)
  scene.face(on(lip, panel(-0.05, 0.05, deep * 0.4, deep * 0.9, 0.01, 2)), traits.chrome ? '#d5dcde' : '#12181c')
}
