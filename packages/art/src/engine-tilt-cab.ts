import type { Paintwork } from './colour.ts'
import { span, type Place, type Point } from './geometry.ts'
import { arc, on, panel, upright, type Plane, type Scene } from './scene.ts'

/** The side of a forward-control cab, [way behind the nose, height]; its foot runs over the wheel arch. */
const ARCH: readonly Point[] = [...arc(1.02, 0.36, 0.42, 180, 0, 18)]
const SIDE: readonly Point[] = [
  [0.1, 0.34],
  [0.56, 0.34],
  ...ARCH,
  [1.62, 0.36],
  [1.66, 0.46],
  [1.67, 1.92],
  [1.62, 2.04],
  [1.5, 2.1],
  [0.86, 2.12],
  [0.62, 2.09],
  [0.5, 2.01],
  [0.42, 1.88],
  [0.13, 1.27],
  [0.05, 1.18],
  [0.02, 0.98],
  [0.0, 0.6],
  [0.03, 0.42],
]

/** A cab from its near side; the scene turns with the cab, and y runs from the near side to the far one. */
export function drawCabSide(scene: Scene, width: number, { shade, seam }: Paintwork, chrome: boolean): void {
  const near = upright(0)
  scene.face(on(upright(width), SIDE), shade(-0.66))
  SIDE.forEach((a, i) => drawEdge(scene, width, a, SIDE[(i + 1) % SIDE.length] as Point, shade))
  const fall = scene.pen.grad(scene.at(near(0.9, 2.1)), scene.at(near(0.9, 0.36)), [
    [0, shade(0.22)],
    [0.46, shade(0.1)],
    [0.5, shade(0.26)],
    [0.56, shade(0.06)],
    [0.74, shade(0)],
    [0.8, shade(-0.14)],
    [1, shade(-0.34)],
  ])
  scene.face(on(near, SIDE), fall)
  // Bumper and step are of dark plastic; the lamp wraps round the corner above them.
  scene.face(
    on(near, [
      [0.1, 0.34],
      [0.56, 0.34],
      [0.58, 0.44],
      [0.5, 0.56],
      [0.0, 0.6],
      [0.03, 0.42],
    ]),
    '#242b30',
  )
  scene.face(
    on(near, [
      [0.005, 0.66],
      [0.2, 0.68],
      [0.16, 0.86],
      [0.012, 0.88],
    ]),
    '#dfe7ea',
    ' stroke="#3b474e" stroke-width=".8"',
  )
  scene.face(
    on(near, [
      [0.16, 0.7],
      [0.2, 0.68],
      [0.16, 0.86],
      [0.13, 0.86],
    ]),
    '#d98b3a',
  )
  drawDoor(scene, near, shade, seam, chrome)
  drawGlass(scene, near)
  // The mirror on its arms.
  const out = upright(-0.16)
  scene.line([near(0.3, 1.62), out(0.12, 1.7), out(0.12, 1.3), near(0.22, 1.3)], '#1b2328', 0.022)
  scene.face(on(out, panel(0.04, 0.18, 1.38, 1.66, 0.03)), '#262e34')
}

/** The strip between the near and the far side, where it faces the camera. */
function drawEdge(scene: Scene, width: number, a: Point, b: Point, shade: (t: number) => string): void {
  const strip: Place[] = [
    [a[0], 0, a[1]],
    [b[0], 0, b[1]],
    [b[0], width, b[1]],
    [a[0], width, a[1]],
  ]
  const [p, q, r] = strip.map(scene.at) as [Point, Point, Point]
  const turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  if (turn <= 0) return
  const below = a[1] < 0.9 && b[1] < 0.9 && a[0] > 0.05
  const colour = below ? '#141a1e' : a[0] > 1.6 ? shade(-0.42) : shade(0.3)
  // The stroke closes the hairline between neighbours.
  scene.face(strip, colour, ` stroke="${colour}" stroke-width=".8"`)
}

function drawDoor(scene: Scene, near: Plane, shade: (t: number) => string, seam: string, chrome: boolean): void {
  const shut: Point[] = [
    [0.3, 1.2],
    [0.28, 0.62],
    [0.56, 0.6],
    [0.62, 0.7],
    [0.72, 0.8],
    [1.02, 0.86],
    [1.32, 0.8],
    [1.46, 0.6],
    [1.52, 0.6],
    [1.52, 1.9],
  ]
  scene.line(on(near, shut), seam, 0.008, ' opacity=".75"')
  scene.line(
    on(near, [
      [0.06, 1.12],
      [1.66, 1.14],
    ]),
    shade(0.5),
    0.02,
    ' opacity=".6"',
  )
  scene.face(on(near, panel(1.24, 1.44, 1.02, 1.06, 0.012, 2)), chrome ? '#dfe4e6' : shade(0.32))
  scene.line(
    on(near, [
      [1.25, 1.015],
      [1.43, 1.015],
    ]),
    seam,
    0.008,
  )
  scene.face(on(near, panel(0.34, 0.5, 0.92, 0.98, 0.01, 2)), '#d98b3a')
}

function drawGlass(scene: Scene, near: Plane): void {
  const dark = scene.pen.grad(scene.at(near(0.9, 2)), scene.at(near(0.9, 1.26)), [
    [0, '#4b6470'],
    [0.5, '#273a44'],
    [1, '#17232a'],
  ])
  const pane: Point[] = [
    [0.32, 1.28],
    [0.56, 1.84],
    [0.64, 1.94],
    [1.4, 1.96],
    [1.46, 1.9],
    [1.46, 1.28],
  ]
  scene.face(
    on(
      near,
      pane.map(([x, z]): Point => [x + (x < 0.9 ? -0.03 : 0.025), z + (z < 1.6 ? -0.025 : 0.02)]),
    ),
    '#11181c',
  )
  scene.face(on(near, pane), dark)
  for (const [x, wide, opacity] of [
    [0.72, 0.2, 0.13],
    [1.0, 0.07, 0.1],
  ] as const) {
    scene.face(
      on(near, [
        [x - 0.2, 1.3],
        [x - 0.2 + wide, 1.3],
        [x + 0.1 + wide, 1.92],
        [x + 0.1, 1.92],
      ]),
      '#fff',
      ` opacity="${opacity}"`,
    )
  }
  // The windscreen is seen on its edge.
  const edge = span(0, 1, (t): Point => [0.13 + 0.3 * t, 1.28 + 0.6 * t], 4)
  scene.face(on(near, [...edge, ...edge.map(([x, z]): Point => [x + 0.035, z - 0.01]).reverse()]), '#1d2b33')
}
