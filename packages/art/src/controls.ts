import { tone } from './colour.ts'
import { lerp, span, steps, type Place, type Point } from './geometry.ts'
import type { Front } from './interior.ts'
import { arc, cushion, level, on, panel, plane, upright, type Plane } from './scene.ts'

const DARK = '#12181c'

/** Two pedals, or three with a manual box. */
export function drawPedals({ scene, half, driver, cabin }: Front): void {
  const x = driver * half * 0.53
  const pedal = (at: number, wide: number, low: number, high: number): void => {
    const face = plane([x + at, 1.3, low], [1, 0, 0], [0, 0.4, 0.92])
    scene.line([face(0, high - low), [x + at, 1.38, high + 0.14]], '#2b343a', 0.016)
    scene.face(on(face, panel(-wide, wide, 0, high - low, 0.012)), '#4a555c')
    for (const t of [0.3, 0.5, 0.7])
      scene.line([face(-wide * 0.7, (high - low) * t), face(wide * 0.7, (high - low) * t)], '#20282d', 0.005)
  }
  pedal(0.13, 0.024, 0.05, 0.22)
  if (cabin.manual) {
    pedal(0.02, 0.03, 0.14, 0.21)
    pedal(-0.11, 0.03, 0.14, 0.21)
  } else pedal(0.0, 0.055, 0.14, 0.21)
}

/** What stands between the seats: lever, handbrake, cups and armrest. */
export function drawConsole(front: Front): void {
  if (front.forward) {
    drawWorkLever(front)
    return
  }
  const { scene, cabin, brow, sport } = front
  const { plastic } = cabin
  const high = sport ? 0.46 : 0.42
  scene.block([-0.115, 0.115], [0.2, brow - 0.06], [0, high], tone(plastic, -0.02))
  scene.face(on(level(high + 0.004), panel(-0.1, 0.1, 0.6, brow - 0.12, 0.03)), cabin.strip)
  scene.face(on(level(high + 0.006), panel(-0.094, 0.094, 0.606, brow - 0.126, 0.026)), tone(plastic, -0.3))
  for (const u of [-0.045, 0.045]) {
    const cup = on(level(high + 0.008), arc(u, 0.68, 0.036, 0, 360, 20))
    scene.face(cup, DARK)
    scene.line([...cup, cup[0] as Place], tone(cabin.trim, -0.15), 0.005)
  }
  drawLever(front, high)
  drawHandbrake(front, high)
  // The armrest between the seats.
  scene.block([-0.1, 0.1], [0.2, 0.56], [high, high + 0.085], tone(cabin.hide, -0.12))
  const lid = on(level(high + 0.088), panel(-0.092, 0.092, 0.2, 0.552, 0.02))
  scene.face(lid, tone(cabin.hide, 0.06))
  scene.line(
    on(level(high + 0.089), [
      [-0.08, 0.2],
      [-0.08, 0.54],
      [0.08, 0.54],
      [0.08, 0.2],
    ]),
    tone(cabin.hide, cabin.piped ? 0.45 : -0.3),
    0.003,
  )
}

function drawLever({ scene, cabin, driver, brow }: Front, high: number): void {
  const y = brow - 0.3
  const top: Place = [driver * 0.012, y - 0.05, high + 0.16]
  if (cabin.manual) {
    const boot = on(
      level(high + 0.01),
      cushion(
        [
          [-0.06, y - 0.09],
          [0.06, y - 0.09],
          [0.06, y + 0.07],
          [-0.06, y + 0.07],
        ],
        1,
      ),
    )
    scene.face(boot, DARK)
    scene.solid(
      [
        ...on(level(high + 0.012), panel(-0.05, 0.05, y - 0.08, y + 0.06, 0.02)),
        ...on(level(high + 0.08), panel(-0.012, 0.012, y - 0.04, y - 0.015)),
      ],
      '#2b343a',
    )
    scene.line([[0.0, y - 0.015, high + 0.07], top], cabin.trim, 0.014)
    scene.solid(ball(top, 0.03), '#161d21')
    scene.disc(level(top[2] + 0.022), top[0], top[1], 0.014, cabin.trim)
    return
  }
  const gate = panel(-0.06, 0.06, y - 0.1, y + 0.1, 0.018)
  scene.face(on(level(high + 0.009), gate), tone(cabin.trim, -0.1))
  scene.face(on(level(high + 0.011), panel(-0.054, 0.054, y - 0.094, y + 0.094, 0.014)), DARK)
  scene.line(
    on(level(high + 0.012), [
      [0, y - 0.07],
      [0, y + 0.02],
      [0.014, y + 0.02],
      [0.014, y + 0.075],
    ]),
    '#39444b',
    0.012,
  )
  scene.line(
    [
      [0.006, y - 0.02, high],
      [top[0], top[1], top[2] - 0.05],
    ],
    tone(cabin.trim, -0.2),
    0.018,
  )
  const knob: Place[] = [...ball(top, 0.026), ...ball([top[0], top[1] - 0.012, top[2] - 0.055], 0.02)]
  scene.solid(knob, '#1b2328')
  scene.line(
    span(-0.018, 0.018, (u): Place => [top[0] + u, top[1] - 0.02, top[2] - 0.03], 2),
    cabin.trim,
    0.005,
  )
  scene.disc(level(top[2] + 0.016), top[0], top[1], 0.015, tone(cabin.plastic, 0.35))
}

function drawHandbrake({ scene, cabin, driver }: Front, high: number): void {
  const x = -driver * 0.082
  scene.line(
    [
      [x, 0.92, high + 0.015],
      [x, 0.72, high + 0.05],
    ],
    '#0e1417',
    0.028,
  )
  scene.line(
    [
      [x, 0.72, high + 0.05],
      [x, 0.58, high + 0.075],
    ],
    tone(cabin.hide, -0.35),
    0.036,
  )
  scene.line(
    [
      [x, 0.575, high + 0.076],
      [x, 0.565, high + 0.078],
    ],
    cabin.trim,
    0.02,
  )
}

const ball = ([x, y, z]: Place, r: number): Place[] =>
  [-0.8, -0.3, 0.3, 0.8].flatMap((t) => on(level(z + r * t), arc(x, y, r * Math.sqrt(1 - t * t), 0, 360, 10)))

/** Vans and buses carry the lever on the dashboard or on a long stick from the floor. */
function drawWorkLever({ scene, cabin, brow, browHeight, driver }: Front): void {
  const hump = on(level(0.2), panel(-0.14, 0.14, 0.2, brow + 0.05, 0.03))
  scene.block([-0.14, 0.14], [0.2, brow + 0.05], [0, 0.2], tone(cabin.plastic, -0.2))
  scene.face(hump, tone(cabin.plastic, -0.08))
  if (cabin.manual) {
    const y = brow - 0.22
    scene.solid(
      [...on(level(0.2), arc(0, y, 0.075, 0, 360, 16)), ...on(level(0.3), arc(0, y - 0.02, 0.022, 0, 360, 10))],
      DARK,
    )
    scene.line(
      [
        [0, y - 0.02, 0.28],
        [driver * 0.02, y - 0.1, 0.46],
        [driver * 0.03, y - 0.16, 0.6],
      ],
      '#aab3b8',
      0.016,
    )
    scene.solid(ball([driver * 0.03, y - 0.17, 0.62], 0.034), '#161d21')
  } else {
    const x = driver * 0.16
    scene.face(on(upright(brow - 0.06), panel(x - 0.045, x + 0.045, browHeight - 0.34, browHeight - 0.19, 0.014)), DARK)
    scene.line(
      [
        [x, brow - 0.07, browHeight - 0.26],
        [x + driver * 0.05, brow - 0.22, browHeight - 0.28],
      ],
      '#aab3b8',
      0.016,
    )
    scene.solid(ball([x + driver * 0.055, brow - 0.23, browHeight - 0.285], 0.032), '#1b2328')
  }
  const box: Place[] = on(level(0.205), panel(-0.1, 0.1, 0.3, 0.72, 0.02))
  scene.face(box, tone(cabin.plastic, 0.12))
  scene.face(on(level(0.207), panel(-0.085, 0.085, 0.42, 0.7, 0.016)), DARK)
}

/** The column with its stalks and the steering wheel. */
export function drawSteering(front: Front): void {
  const { scene, cabin, half, driver, forward, sport, brow, browHeight } = front
  const x = driver * half * 0.53
  const radius = forward ? 0.215 : sport ? 0.178 : 0.187
  const tilt = forward ? 0.72 : 0.42
  const centre: Place = forward ? [x, 0.86, 0.66] : [x, 0.88, 0.71]
  const wheel = plane(centre, [1, 0, 0], [0, Math.sin(tilt), Math.cos(tilt)])
  // The column and its stalks.
  const shroud = plane([x, brow - 0.08, browHeight - 0.16], [1, 0, 0], [0, 0.3, 0.95])
  const near = plane([x, centre[1] + 0.07, centre[2] - 0.03], [1, 0, 0], [0, Math.sin(tilt), Math.cos(tilt)])
  scene.solid(
    [...on(shroud, arc(0, 0, 0.075, 0, 360, 14)), ...on(near, arc(0, 0, 0.06, 0, 360, 14))],
    tone(cabin.plastic, -0.3),
  )
  for (const s of [-1, 1]) {
    scene.line([near(s * 0.05, 0.02), near(s * 0.15, 0.05)], '#0f1518', 0.014)
    scene.line([near(s * 0.15, 0.05), near(s * 0.18, 0.058)], '#2b343a', 0.02)
  }
  drawSpokes(front, wheel, radius)
  const rim = radius - 0.015
  const ring = arc(0, 0, rim, 0, 360, 44)
  const thick = forward ? 0.024 : 0.031
  scene.line(on(wheel, ring), '#10161a', thick)
  scene.line(on(wheel, arc(0, 0.002, rim, 20, 160, 24)), tone(cabin.plastic, 0.16), thick * 0.42)
  if (cabin.piped && !forward)
    for (const [a, b] of [
      [165, 195],
      [-15, 15],
    ] as const)
      scene.line(on(wheel, arc(0, 0, rim, a, b, 8)), tone(cabin.hide, 0.1), thick * 0.8)
}

function drawSpokes({ scene, cabin, forward }: Front, wheel: Plane, radius: number): void {
  const { plastic } = cabin
  const hub = forward ? 0.058 : 0.07
  const spoke = (angle: number, from: number, to: number, wide: number, thin: number): Place[] => {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    const at = (d: number, w: number): Point => [c * d - s * w, s * d + c * w]
    return on(wheel, [at(from, -wide), at(to, -thin), at(to, thin), at(from, wide)])
  }
  const angles = forward
    ? [150, 30, 210, 330].slice(0, cabin.spokes === 3 ? 2 : 4).concat(cabin.spokes === 3 ? [270] : [])
    : cabin.spokes === 3
      ? [176, 4, 270]
      : [168, 12, 222, 318]
  for (const angle of angles) {
    const wide = forward ? 0.022 : 0.036
    scene.face(spoke(angle, hub * 0.6, radius - 0.018, wide, forward ? 0.014 : 0.026), '#171e22')
    if (forward || angle === 270 || angle > 200) {
      scene.face(spoke(angle, hub, radius - 0.03, wide * 0.55, 0.008), forward ? '#2b343a' : tone(cabin.trim, -0.12))
      continue
    }
    scene.face(spoke(angle, hub + 0.012, radius - 0.03, wide * 0.72, 0.017), tone(cabin.trim, -0.18))
    scene.face(spoke(angle, hub + 0.016, radius - 0.034, wide * 0.55, 0.012), DARK)
    for (const t of [0.3, 0.62]) {
      const d = lerp(hub + 0.02, radius - 0.036, t)
      scene.face(spoke(angle, d, d + 0.015, 0.01, 0.01), tone(plastic, 0.42))
    }
  }
  const pad = forward
    ? arc(0, 0, hub, 0, 360, 22)
    : cushion(
        [
          [-hub, 0.052],
          [hub, 0.052],
          [hub * 1.06, -0.012],
          [hub * 0.62, -0.075],
          [-hub * 0.62, -0.075],
          [-hub * 1.06, -0.012],
        ],
        2,
      )
  scene.face(on(wheel, pad), tone(plastic, -0.35))
  scene.face(
    on(
      wheel,
      pad.map(([u, v]): Point => [u * 0.94, v * 0.94 + 0.002]),
    ),
    tone(plastic, 0.1),
  )
  const badge = steps(18).map((t): Point => [Math.cos(t * 6.2832) * 0.022, Math.sin(t * 6.2832) * 0.015 - 0.008])
  scene.face(on(wheel, badge), cabin.trim)
  scene.face(
    on(
      wheel,
      badge.map(([u, v]): Point => [u * 0.62, (v + 0.008) * 0.62 - 0.008]),
    ),
    tone(plastic, 0.1),
  )
}
