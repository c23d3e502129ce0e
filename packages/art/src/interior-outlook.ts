import { span, type Place } from './geometry.ts'
import type { Front } from './interior.ts'
import { flip, level, on, panel, upright } from './scene.ts'

/** What the glass shows of the car itself: bonnet, wipers, mirrors. */
export function drawOutlook({
  scene,
  half,
  screenFoot,
  browHeight,
  forward,
  boxy,
  shade,
  seam,
  sill,
  driver,
}: Front): void {
  if (!forward) {
    // A square bonnet stands higher and shows its corners.
    const [fall, high] = boxy ? [10, 0.9] : [6, 0.85]
    const far = span(
      -1,
      1,
      (u): Place => [u * half * 1.14, 2.8 - 0.5 * Math.abs(u) ** fall, high - 0.08 * Math.abs(u) ** fall],
      24,
    )
    const near = span(1, -1, (u): Place => [u * (half + 0.06), screenFoot, browHeight - 0.03], 2)
    scene.face(
      [...far, ...near],
      scene.pen.grad(scene.at([0, 2.8, high]), scene.at([0, screenFoot, browHeight]), [
        [0, shade(0.3)],
        [1, shade(-0.06)],
      ]),
    )
    for (const s of [-1, 1]) {
      scene.line(
        [
          [s * 0.34, 2.79, high + 0.005],
          [s * 0.42, screenFoot, browHeight],
        ],
        seam,
        0.006,
        ' opacity=".5"',
      )
    }
  }
  scene.face(
    on(level(browHeight - 0.01), panel(-half - 0.05, half + 0.05, screenFoot - 0.02, screenFoot + 0.14)),
    '#161d22',
  )
  for (const u of [-0.12, 0.42]) {
    const x = u * driver
    const blade: Place[] = [
      [x, screenFoot + 0.05, browHeight + 0.012],
      [x - driver * 0.5, screenFoot + 0.03, browHeight + 0.036],
    ]
    scene.line(blade, '#10171b', 0.014)
  }
  for (const s of [-1, 1]) {
    const y = forward ? 1.28 : 1.32
    const z = sill + (forward ? 0.22 : 0.13)
    const [a, b] = forward ? [half + 0.14, half + 0.3] : [half + 0.1, half + 0.33]
    const tall = forward ? 0.17 : 0.09
    scene.line(
      [
        [s * half, y + 0.04, sill + 0.04],
        [s * (a + 0.06), y + 0.02, z - tall * 0.6],
      ],
      '#1b2328',
      0.05,
    )
    scene.face(
      on(upright(y), flip(panel(a, b, z - tall, z + tall, 0.04), s)),
      forward ? '#262e34' : shade(-0.16),
      ` stroke="${seam}" stroke-width=".6"`,
    )
    const glass = flip(panel(a + 0.022, b - 0.022, z - tall + 0.022, z + tall - 0.022, 0.028), s)
    scene.face(on(upright(y - 0.02), glass), '#a9bcc4')
    scene.face(
      on(
        upright(y - 0.021),
        glass.filter((p) => p[1] < z + 0.004),
      ),
      '#7f959f',
    )
  }
}
