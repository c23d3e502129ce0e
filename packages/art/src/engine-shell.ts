import type { Bay } from './engine-bay.ts'
import { clamp, lerp, span, type Place, type Point } from './geometry.ts'
import { on, panel, plane } from './scene.ts'

/** How far the nose draws back towards its corners. */
export const noseAt = ({ spec }: Bay, u: number): number =>
  0.03 + spec.soft * 0.9 * Math.abs(u) ** (spec.boxy ? 5 : 3.6)

/** The cabin behind the open bonnet: little of it shows. */
export function drawCab({ scene, spec, shade, seam, rim }: Bay): void {
  const [foot, head] = [spec.roof[0] as Point, spec.roof[1] as Point]
  const wide = spec.width / 2
  const at = (s: number, t: number, k: number): Place => [
    s * wide * lerp(0.94, 0.78, t) * k,
    lerp(foot[0], head[0], t),
    lerp(rim(foot[0]), head[1], t),
  ]
  for (const s of [-1, 1]) {
    const [y, z] = [foot[0] + 0.3, rim(foot[0] + 0.3) + 0.1]
    scene.line(
      [
        [s * wide * 0.9, y, z - 0.06],
        [s * (wide + 0.06), y, z - 0.03],
      ],
      '#1b2328',
      0.04,
    )
    scene.face(
      on(plane([s * (wide + 0.13), y, z], [1, s * 0.15, 0], [0, 0, 1]), panel(-0.11, 0.11, -0.07, 0.08, 0.035)),
      shade(s > 0 ? 0.06 : -0.1),
      ` stroke="${seam}" stroke-width=".6"`,
    )
  }
  scene.face([at(-1, 0, 1), at(-1, 1, 1), at(1, 1, 1), at(1, 0, 1)], shade(-0.12))
  scene.face([at(-1, 0.02, 0.93), at(-1, 0.95, 0.92), at(1, 0.95, 0.92), at(1, 0.02, 0.93)], '#26363f')
}

const noseTop = ({ spec }: Bay): number => (spec.shoulder[0] as Point)[1]

/** A place on the nose: down and out from the bonnet's front edge. */
const brow = (bay: Bay, u: number, down = 0, out = 0): Place => [
  u * (bay.spec.width / 2) * (1 - 0.03 * Math.abs(u)),
  noseAt(bay, u) - out,
  Math.max(noseTop(bay), bay.rim(noseAt(bay, u))) - down,
]

/** The wings and what of the nose's top lies behind the bonnet's front edge. */
export function drawShell(bay: Bay): void {
  const { scene, spec, shade, seam, rim } = bay
  const wide = spec.width / 2
  const end = (spec.roof[0] as Point)[0] + 0.9
  const side = (s: number, y: number): Place => [s * wide * (0.97 + 0.03 * clamp(y / 0.8)), y, rim(y)]
  const flank = (s: number): Place[] => span(noseAt(bay, 1), end, (y) => side(s, y), 8)
  const light = scene.pen.grad(scene.at([-wide, 0.5, noseTop(bay)]), scene.at([wide, 0.5, noseTop(bay)]), [
    [0, shade(0.06)],
    [0.5, shade(0.3)],
    [1, shade(0.14)],
  ])
  scene.face([...span(-1, 1, (u) => brow(bay, u), 24), ...flank(1), ...flank(-1).reverse()], light)
  for (const s of [-1, 1]) {
    scene.line(
      span(0.3, end, (y): Place => [s * (bay.half(y) + 0.045), y, rim(y) + 0.004], 6),
      seam,
      0.004,
      ' opacity=".7"',
    )
  }
}

/** The nose hides what of the engine lies below the opening's front edge. */
export function drawNose(bay: Bay): void {
  const { scene, spec, shade, from, half } = bay
  const wide = spec.width / 2
  const chin = span(1, -1, (u): Place => [u * wide * 0.97, noseAt(bay, u) - 0.07, spec.sill + 0.12], 20)
  const lip = span(
    1,
    -1,
    (u): Place => [u * (half(from) + 0.03), from - 0.07 + 0.1 * Math.abs(u) ** 4, bay.rim(from) - 0.012],
    12,
  )
  scene.face([...span(-1, 1, (u) => brow(bay, u), 24), ...lip], shade(0.16))
  const fall = scene.pen.grad(scene.at([0, 0, noseTop(bay)]), scene.at([0, 0, spec.sill]), [
    [0, shade(0.04)],
    [1, shade(-0.3)],
  ])
  scene.face([...span(-1, 1, (u) => brow(bay, u), 24), ...chin], fall)
  drawFace(bay)
}

function drawFace(bay: Bay): void {
  const { scene, spec, traits } = bay
  const inner = spec.boxy ? 0.58 : 0.54
  const deep = spec.boxy ? 0.2 : 0.14
  const half = spec.grille === 'tall' ? 0.36 : inner - 0.06
  const grille = [
    ...span(-half, half, (u) => brow(bay, u, 0.07, 0.008), 8),
    ...span(half * 0.92, -half * 0.92, (u) => brow(bay, u, 0.07 + deep * 1.2, 0.035), 8),
  ]
  scene.face(grille, '#141b20', ` stroke="${spec.sport || traits.dim ? '#2f3a41' : '#cdd5d8'}" stroke-width="2.4"`)
  for (const t of [0.3, 0.6])
    scene.line(
      span(-half * 0.94, half * 0.94, (u) => brow(bay, u, 0.07 + deep * t * 1.2, 0.02), 8),
      '#4a565d',
      0.01,
    )
  for (const s of [-1, 1]) {
    const lamp = [
      ...span(inner, 0.985, (u) => brow(bay, s * u, 0.03, 0.004), 10),
      ...span(0.985, inner + 0.03, (u) => brow(bay, s * u, 0.03 + deep, 0.03), 10),
    ]
    const [a, b] = [scene.at(brow(bay, s * inner, 0.03)), scene.at(brow(bay, s * inner, 0.03 + deep))]
    scene.face(
      lamp,
      scene.pen.grad(a, b, [
        [0, '#f8fbfb'],
        [0.6, '#c6d2d7'],
        [1, '#93a2aa'],
      ]),
      ' stroke="#3b474e" stroke-width=".9"',
    )
    for (const [u, r] of [
      [inner + 0.12, 0.045],
      [inner + 0.27, 0.038],
    ] as const) {
      const centre = brow(bay, s * u, 0.03 + deep * 0.5, 0.02)
      const k = scene.scale(centre)
      scene.pen.ellipse(scene.at(centre), k * r, k * r * 0.72, '#39464e')
      scene.pen.ellipse(scene.at(centre), k * r * 0.6, k * r * 0.43, '#f3f8f9')
    }
  }
}
