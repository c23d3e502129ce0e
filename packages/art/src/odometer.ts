import { cabinOf, isForwardControl, type Cabin } from './cabin.ts'
import type { CloseUp, Subject } from './close-up.ts'
import { paintwork, tone, type Paintwork } from './colour.ts'
import { dice } from './dice.ts'
import { span, type Point } from './geometry.ts'
import { drawDrums, drawSegments, readingOf } from './odometer-digits.ts'
import { drawDial, drawSmallGauge, drawTelltales } from './gauges.ts'
import { createShortPen, type Pen } from './pen.ts'
import { arc, panel } from './scene.ts'

const HORIZON = 46
/** The engine is warm, as it is when the picture is taken. */
const HEAT = 0.5

/** The driver's instruments in px: y runs down the picture. */
interface Cluster extends Paintwork {
  pen: Pen
  cabin: Cabin
  driver: 1 | -1
  forward: boolean
}

/** The instruments with the reading in km, the windscreen over them and the steering wheel before them. */
export function drawOdometer({ category, seed, paint, steering, mileage, id }: Subject): CloseUp {
  const pen = createShortPen(id)
  const cabin = cabinOf(category, seed)
  const cluster: Cluster = {
    ...paintwork(paint),
    pen,
    cabin,
    driver: steering === 'RIGHT' ? 1 : -1,
    forward: isForwardControl(category),
  }
  const throwDice = dice(`${category}${seed}odometer`)
  for (let i = 0; i < 4; i++) throwDice()
  drawOutlook(cluster)
  drawHood(cluster)
  drawInstruments(cluster, readingOf(mileage), throwDice)
  drawWheel(cluster)
  return { sheet: pen.sheet(), horizon: HORIZON }
}

/** A bow over the middle of the picture: half as wide as `half`, its crown at y, its ends `fall` px lower. */
const bow = (half: number, y: number, fall: number, power = 3): Point[] =>
  span(-1, 1, (u): Point => [400 + u * half, y + fall * Math.abs(u) ** power], 24)

/** Bonnet, pillar and the top of the dashboard. */
function drawOutlook({ pen, cabin, driver, forward, shade, seam }: Cluster): void {
  if (forward) {
    pen.put(
      [
        [0, 96],
        [800, 96],
        [800, 140],
        [0, 140],
      ],
      shade(-0.1),
    )
    pen.line(
      [
        [0, 97],
        [800, 97],
      ],
      shade(0.4),
      2,
    )
  } else {
    const bonnet: Point[] = [...bow(560, 74, 40, 2.4), [960, 150], [-160, 150]]
    pen.put(
      bonnet,
      pen.grad(
        [0, 74],
        [0, 140],
        [
          [0, shade(0.36)],
          [1, shade(-0.04)],
        ],
      ),
    )
    for (const s of [-1, 1])
      pen.line(
        [
          [400 + s * 150, 78],
          [400 + s * 200, 140],
        ],
        seam,
        1.2,
        ' opacity=".45"',
      )
  }
  // The pillar and the mirror on the driver's side.
  const x = (u: number): number => 400 + driver * u
  const [a, b] = forward ? [shade(-0.2), shade(-0.4)] : [tone(cabin.lining, -0.34), tone(cabin.lining, -0.6)]
  pen.put(
    [
      [x(330), 150],
      [x(420), -10],
      [x(480), -10],
      [x(400), 150],
    ],
    a,
  )
  pen.put(
    [
      [x(330), 150],
      [x(420), -10],
      [x(432), -10],
      [x(346), 150],
    ],
    b,
  )
  pen.line(
    [
      [x(-210), 124],
      [x(150), 106],
    ],
    '#10171b',
    5,
  )
  pen.put(
    [...bow(620, 112, 44, 2.2), [1020, 640], [-220, 640]],
    pen.grad(
      [0, 112],
      [0, 330],
      [
        [0, tone(cabin.plastic, -0.22)],
        [1, tone(cabin.plastic, 0.02)],
      ],
    ),
  )
  pen.line(bow(620, 113, 44, 2.2), tone(cabin.plastic, 0.2), 2)
  const strip: Point[] = [
    [0, 372],
    [800, 372],
    [800, 402],
    [0, 402],
  ]
  pen.put(strip, cabin.strip)
  pen.line(
    [
      [0, 372],
      [800, 372],
    ],
    tone(cabin.strip, 0.35),
    1.4,
  )
  pen.put(
    [
      [0, 402],
      [800, 402],
      [800, 600],
      [0, 600],
    ],
    tone(cabin.plastic, -0.16),
  )
}

/** The hood over the glass: its lip, its throat and the black face within. */
function drawHood({ pen, cabin }: Cluster): void {
  const throat: Point[] = [...bow(338, 132, 128, 3.6), [726, 478], [692, 518], [108, 518], [74, 478]]
  pen.put([...bow(352, 118, 132, 3.6), [742, 486], [702, 532], [98, 532], [58, 486]], tone(cabin.plastic, 0.12))
  pen.put(bow(352, 118, 132, 3.6).concat(bow(346, 126, 130, 3.6).reverse()), tone(cabin.plastic, 0.32))
  pen.put(throat, tone(cabin.plastic, -0.5))
  pen.put([...bow(312, 164, 116, 3.8), [702, 470], [676, 504], [124, 504], [98, 470]], '#0b1013')
}

function drawInstruments({ pen, cabin, forward }: Cluster, reading: string, throwDice: () => number): void {
  const swap = throwDice() < 0.3 ? -1 : 1
  const one = forward ? throwDice() < 0.5 : throwDice() < 0.25
  const idle = 0.1 + throwDice() * 0.02
  if (one) {
    // One large dial for the speed, the engine's to one side, fuel and heat to the other.
    drawDial(pen, cabin, [400, 306], 126, { value: 0, majors: 10, minors: 4 })
    drawDial(pen, cabin, [400 - swap * 210, 330], 82, { value: idle, majors: 9, minors: 1, red: 0.78 })
    drawSmallGauge(pen, cabin, [400 + swap * 210, 278], 52, cabin.fuel, 'fuel')
    drawSmallGauge(pen, cabin, [400 + swap * 210, 376], 52, HEAT, 'heat')
    drawTelltales(pen, [
      [218, 218],
      [254, 206],
      [182, 232],
      [546, 206],
      [582, 218],
      [618, 232],
    ])
  } else {
    drawDial(pen, cabin, [400 - swap * 172, 316], 122, { value: idle, majors: 9, minors: 2, red: 0.78 })
    drawDial(pen, cabin, [400 + swap * 172, 316], 122, { value: 0, majors: 10, minors: 4 })
    drawSmallGauge(pen, cabin, [400, 232], 42, cabin.fuel, 'fuel')
    drawSmallGauge(pen, cabin, [400, 326], 42, HEAT, 'heat')
    drawTelltales(pen, [
      [228, 366],
      [258, 380],
      [198, 380],
      [572, 366],
      [602, 380],
      [542, 380],
    ])
  }
  drawCounter(pen, cabin, reading)
  // The glass mirrors the light of the side window.
  pen.put(
    [
      [150, 494],
      [330, 494],
      [560, 172],
      [440, 168],
    ],
    '#ffffff',
    ' opacity=".035"',
  )
  pen.put(
    [
      [352, 494],
      [392, 494],
      [610, 178],
      [580, 175],
    ],
    '#ffffff',
    ' opacity=".03"',
  )
}

function drawCounter(pen: Pen, cabin: Cabin, reading: string): void {
  const high = 54
  const half = Math.max(6, reading.length) * (cabin.drums ? 19.6 : 17.2) + 14
  const [y0, y1] = [420, 490]
  pen.put(panel(400 - half - 6, 400 + half + 6, y0 - 6, y1 + 6, 10), '#2c363c')
  pen.put(panel(400 - half - 3.5, 400 + half + 3.5, y0 - 3.5, y1 + 3.5, 8), '#0b1013')
  // A counter that lost its reading shows dashes, which drums cannot.
  if (cabin.drums && !reading.includes('-')) drawDrums(pen, reading, 400, (y0 + y1) / 2 - high / 2, high)
  else {
    const pale = cabin.glow === '#e9eff1' || cabin.glow === '#dfe9ec'
    pen.put(panel(400 - half, 400 + half, y0, y1, 5), pale ? '#12262d' : tone(cabin.glow, -0.86))
    drawSegments(
      pen,
      reading,
      400,
      y0 + 12,
      46,
      pale ? '#eef6f7' : cabin.glow,
      pale ? '#1b343c' : tone(cabin.glow, -0.76),
    )
  }
}

/** The stalks and the crown of the steering wheel, which stays clear of the counter. */
function drawWheel({ pen, cabin, forward, driver }: Cluster): void {
  for (const s of [-1, 1]) {
    pen.line(
      [
        [400 + s * 262, 596],
        [400 + s * 344, 548],
        [400 + s * 380, 540],
      ],
      '#10171b',
      19,
    )
    pen.line(
      [
        [400 + s * 366, 543],
        [400 + s * 392, 538],
      ],
      tone(cabin.plastic, 0.2),
      24,
    )
    if (s === driver)
      pen.line(
        [
          [400 + s * 300, 574],
          [400 + s * 334, 554],
        ],
        '#39444b',
        4,
      )
  }
  const thick = forward ? 40 : 52
  const rim = (r: number): Point[] => arc(400, 1010, r, 220, 320, 40)
  pen.put([...rim(470), ...rim(470 - thick).reverse()], '#10161a')
  pen.put([...rim(464), ...rim(470 - thick * 0.42).reverse()], tone(cabin.plastic, 0.16))
  pen.line(rim(470 - thick * 0.78), '#1d262b', 3)
  if (cabin.piped && !forward)
    for (const a of [238, 302])
      pen.line(
        [arc(400, 1010, 469, a, a, 1)[0] as Point, arc(400, 1010, 471 - thick, a, a, 1)[0] as Point],
        tone(cabin.hide, 0.1),
        5,
      )
}
