import { expect, test } from 'vitest'
import { drawDrums, drawSegments, readingOf } from './odometer-digits.ts'
import { createShortPen } from './pen.ts'

test.each([
  [0, '     0'],
  [74_213, ' 74213'],
  [248_900, '248900'],
  [1_204_118, '1204118'],
])('%i km reads as such', (mileage, reading) => {
  expect(readingOf(mileage)).toBe(reading)
})

test('a counter never runs ahead of the car', () => {
  expect(readingOf(74_213.9)).toBe(' 74213')
})

test.each([undefined, Number.NaN, -1, Infinity])('a mileage of %s is not known', (mileage) => {
  expect(readingOf(mileage)).toBe('------')
})

/** How many segments of a reading are lit, and how many are not. */
function segmentsOf(reading: string): { lit: number; dark: number } {
  const pen = createShortPen('x')
  drawSegments(pen, reading, 400, 100, 40, '#ffffff', '#111111')
  const strokesIn = (colour: string): number =>
    new RegExp(`d="([^"]*)"[^>]*stroke="${colour}"`).exec(pen.sheet().body)?.[1]?.split('M').slice(1).length ?? 0
  return { lit: strokesIn('#ffffff'), dark: strokesIn('#111111') }
}

test.each([
  ['0', 6],
  ['1', 2],
  ['2', 5],
  ['3', 5],
  ['4', 4],
  ['5', 5],
  ['6', 6],
  ['7', 3],
  ['8', 7],
  ['9', 6],
  ['-', 1],
  [' ', 0],
])('the figure %s lights its segments', (figure, lit) => {
  expect(segmentsOf(figure)).toEqual({ lit, dark: 7 - lit })
})

test('drums show a figure each, noughts in front', () => {
  const figuresOf = (reading: string): string[] => {
    const pen = createShortPen('x')
    drawDrums(pen, reading, 400, 100, 50)
    return [...pen.sheet().body.matchAll(/<path transform="[^"]+" d="([^"]+)"/g)].map((match) => match[1] ?? '')
  }
  const [nought, one, two] = ['0', '1', '2'].map((figure) => figuresOf(figure)[0])
  expect(figuresOf('  2101')).toEqual([nought, nought, two, one, nought, one])
  expect(new Set([...Array(10).keys()].map((figure) => figuresOf(String(figure))[0])).size).toBe(10)
})
