/**
 * Length, width, height in mm, seats and doors of a truck; the tables hold the values of the flat
 * body.
 */
export interface Measures {
  size: readonly [length: number, width: number, height: number]
  doors: number
  seats: number
}

interface Change {
  length?: number
  width?: number
  height?: number
}
/** By chassis length: up to 6 m, up to 9.5 m, above. */
type Changes = readonly [light: Change, medium: Change, heavy: Change]

/** Changes that a body makes to a chassis, by words of the grade's name; the first match counts. */
const BODIES: readonly (readonly [word: string, changes: Changes])[] = [
  ['Tractor', [{}, { length: 5600 }, { length: 5520, height: 2980 }]],
  [
    'Mixer',
    [
      { length: 5120, height: 2620 },
      { length: 6300, height: 3200 },
      { length: 7890, height: 3690 },
    ],
  ],
  ['Dump', [{ height: 1990 }, { length: 5490, height: 2480 }, { length: 7690, height: 3290 }]],
  ['Crane', [{ height: 2320 }, { height: 2960 }, { height: 3360 }]],
  ['Refrigerated', [{ width: 1780, height: 2790 }, { width: 2360, height: 3450 }, { height: 3780 }]],
  ['Wing', [{ width: 1890, height: 2990 }, { width: 2390, height: 3520 }, { height: 3790 }]],
  ['Van', [{ width: 1780, height: 2870 }, { width: 2330, height: 3430 }, { height: 3780 }]],
  ['Flat Body', [{}, {}, { height: 2980 }]],
]

/** Small trucks of this length use the full size of their class with every body. */
const KEI = 3400

/** The measures of a truck with the body that its grade names; the width is never below the cab's. */
export function withBody(chassis: Measures, grade: string): Measures {
  const [length, width, height] = chassis.size
  const change =
    (length > KEI && BODIES.find(([word]) => grade.includes(word))?.[1][length < 6000 ? 0 : length < 9500 ? 1 : 2]) ||
    {}
  const isDouble = grade.includes('Double Cab')
  return {
    size: [change.length ?? length, Math.max(width, change.width ?? 0), change.height ?? height],
    doors: isDouble ? 4 : chassis.doors,
    seats: isDouble ? Math.max(6, chassis.seats) : chassis.seats,
  }
}
