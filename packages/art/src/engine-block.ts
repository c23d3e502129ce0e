import { tone } from './colour.ts'
import { pick } from './dice.ts'
import { lerp, steps, type Place, type Point } from './geometry.ts'
import { arc, cushion, drawDrum, level, on, panel, type Scene } from './scene.ts'

/** The engine's block as it lies in the bay: half its width, front and rear end, height of its top. */
export interface Block {
  wide: number
  from: number
  to: number
  top: number
  sport: boolean
}

/** The engine under its cover, or with the cam cover and its coils bare. */
export function drawBlock(scene: Scene, block: Block, throwDice: () => number): void {
  const { wide, from, to, top } = block
  scene.block([-wide - 0.05, wide + 0.05], [from - 0.03, to + 0.02], [top - 0.3, top - 0.12], '#4b555b')
  const loom = (points: Place[]): void => scene.line(points, '#1a2126', 0.02)
  loom([
    [-wide - 0.02, to, top - 0.08],
    [-wide - 0.16, to - 0.1, top - 0.06],
    [-wide - 0.2, from, top - 0.08],
  ])
  loom([
    [wide + 0.02, to + 0.02, top - 0.08],
    [wide + 0.14, to - 0.06, top - 0.05],
    [wide + 0.18, from + 0.06, top - 0.1],
  ])
  if (throwDice() < 0.58) drawCover(scene, block, throwDice)
  else drawCams(scene, block, throwDice)
  // The dipstick.
  scene.line(
    [
      [wide + 0.03, from + 0.12, top - 0.1],
      [wide + 0.045, from + 0.1, top + 0.015],
    ],
    '#e2a62a',
    0.008,
  )
  scene.line(on(level(top + 0.02), arc(wide + 0.047, from + 0.09, 0.016, 0, 360, 10)), '#e2a62a', 0.008)
}

function drawCover(scene: Scene, { wide, from, to, top, sport }: Block, throwDice: () => number): void {
  const middle = (from + to) / 2
  const base = cushion(
    [
      [-wide, from + 0.05],
      [-wide * 0.8, from],
      [wide * 0.8, from],
      [wide, from + 0.05],
      [wide, to - 0.05],
      [wide * 0.86, to],
      [-wide * 0.86, to],
      [-wide, to - 0.05],
    ],
    1,
  )
  const inner = base.map(([u, v]): Point => [u * 0.9, lerp(v, middle, 0.1)])
  const colour = pick(throwDice, ['#2f383e', '#343e45', '#2a3237', '#3a4248'])
  const accent = sport ? '#8e2a21' : '#aab3b8'
  scene.solid([...on(level(top - 0.12), base), ...on(level(top - 0.02), base)], tone(colour, -0.35))
  scene.solid([...on(level(top - 0.02), base), ...on(level(top + 0.02), inner)], tone(colour, -0.05))
  scene.face(on(level(top + 0.02), inner), tone(colour, 0.12))
  const lid = level(top + 0.022)
  if (throwDice() < 0.5) {
    for (const u of [-0.6, -0.36, 0.36, 0.6]) {
      scene.face(
        on(lid, panel(wide * u - 0.022, wide * u + 0.022, from + 0.07, to - 0.07, 0.02, 2)),
        tone(colour, -0.3),
      )
    }
    scene.face(on(lid, panel(-wide * 0.26, wide * 0.26, middle - 0.05, middle + 0.05, 0.012, 2)), accent)
    scene.face(on(lid, panel(-wide * 0.2, wide * 0.2, middle - 0.012, middle + 0.012)), '#eef1f2')
  } else {
    scene.face(
      on(lid, [
        [-wide * 0.8, from + 0.06],
        [-wide * 0.2, from + 0.06],
        [wide * 0.06, to - 0.07],
        [-wide * 0.8, to - 0.07],
      ]),
      tone(colour, 0.02),
    )
    scene.face(
      on(lid, [
        [wide * 0.02, from + 0.06],
        [wide * 0.16, from + 0.06],
        [wide * 0.4, to - 0.07],
        [wide * 0.26, to - 0.07],
      ]),
      accent,
    )
    scene.disc(lid, -wide * 0.46, middle, 0.045, '#b7c0c4')
    scene.disc(lid, -wide * 0.46, middle, 0.034, tone(colour, -0.1))
  }
  drawOilCap(scene, [wide * 0.7, to - 0.09, top + 0.02])
}

function drawCams(scene: Scene, { wide, from, to, top, sport }: Block, throwDice: () => number): void {
  const lengthways = to - from > wide * 1.7
  const middle = (from + to) / 2
  const colour = pick(throwDice, sport ? ['#8e2a21', '#a4adb2', '#2b353b'] : ['#8d979d', '#a4adb2', '#3b454c'])
  const box = panel(-wide * 0.86, wide * 0.86, from + 0.05, to - 0.03, 0.03, 2)
  const lid = box.map(([u, v]): Point => [u * 0.95, lerp(v, middle, 0.05)])
  scene.solid([...on(level(top - 0.12), box), ...on(level(top - 0.02), box)], tone(colour, -0.4))
  scene.solid([...on(level(top - 0.02), box), ...on(level(top), lid)], tone(colour, -0.15))
  scene.face(on(level(top), lid), tone(colour, 0.1))
  const row = lengthways ? ([from + 0.12, to - 0.1] as const) : ([-wide * 0.66, wide * 0.66] as const)
  for (const t of steps(3)) {
    const at = lerp(row[0], row[1], t)
    const [x, y] = lengthways ? [0, at] : [at, middle]
    scene.block([x - 0.03, x + 0.03], [y - 0.04, y + 0.04], [top, top + 0.03], '#1a2126')
    scene.face(on(level(top + 0.032), panel(x - 0.016, x + 0.016, y - 0.022, y + 0.01)), '#4b565d')
  }
  const loom: Place[] = lengthways
    ? [
        [0.07, from + 0.08, top + 0.01],
        [0.07, to - 0.08, top + 0.01],
      ]
    : [
        [-wide * 0.7, middle + 0.07, top + 0.01],
        [wide * 0.7, middle + 0.07, top + 0.01],
      ]
  scene.line(loom, '#10161a', 0.022)
  // The inlet manifold's runners lie before a block that stands across.
  if (!lengthways) {
    for (const t of steps(3)) {
      const x = lerp(-wide * 0.68, wide * 0.68, t)
      scene.line(
        [
          [x, from + 0.09, top - 0.03],
          [x, from + 0.02, top],
          [x, from - 0.07, top - 0.06],
        ],
        '#2b353b',
        0.07,
      )
      scene.line(
        [
          [x, from + 0.09, top - 0.03],
          [x, from + 0.02, top],
        ],
        '#424d54',
        0.022,
      )
    }
  }
  drawOilCap(scene, [wide * 0.6, to - 0.08, top])
}

function drawOilCap(scene: Scene, [x, y, z]: Place): void {
  drawDrum(scene, [x, y, z], 0.04, 0.018, '#0e1417', '#222b31')
  scene.line(
    [
      [x - 0.028, y, z + 0.02],
      [x + 0.028, y, z + 0.02],
    ],
    '#56616a',
    0.012,
  )
}
