import { createHash } from 'node:crypto'
import { BODY_TYPES, COLORS } from '@minato/contract/enumerations'
import { expect, test } from 'vitest'
import { drawCar, PAINTS, VIEWS, type Drawing, type View } from './picture.ts'

/** Hashes of the pictures in the design; a change of any of them changes every stock picture. */
const KEPT = [
  ['SUV', 'PEARL', 'front34', 12, true, 'e2cc109599c4eb95'],
  ['TRUCK', 'BLUE', 'side', 6, false, '69660cce86304d37'],
  ['VAN', 'SILVER', 'rear34', 33, true, '964e6eaab97eb904'],
  ['CONVERTIBLE', 'RED', 'rear34', 30, true, 'e3fa92579e1d3373'],
  ['SEDAN', 'WHITE', 'front', 36, true, 'f1d008546674b6b6'],
  ['PICK-UP', 'BROWN', 'rear', 9, true, '0d02e805e37b2926'],
  ['BUS', 'BEIGE', 'side', 9, false, 'cbbe0ebfa60eec48'],
  ['COUPE', 'BLACK', 'front34', 1, true, 'b2260b366968d464'],
  ['HATCH', 'YELLOW', 'front34', 27, true, '823b82a7fea729fd'],
  ['TRUCK', 'GREEN', 'front34', 22, true, '2156ea197144461b'],
] as const

test.each(KEPT)(
  'keeps the picture of the %s in %s: %s, seed %i, backdrop %s',
  (category, color, view, seed, backdrop, hash) => {
    const picture = drawCar({ category, color, view, seed, backdrop, title: 'A car' })
    expect(createHash('sha256').update(picture).digest('hex').slice(0, 16)).toBe(hash)
  },
)

const ONE: Drawing = { category: 'SUV', color: 'BLUE', view: 'front34', seed: 7, mileage: 74_213 }

test.each(VIEWS)('draws the same %s twice alike, and others differently', (view) => {
  const picture = drawCar({ ...ONE, view })
  expect(drawCar({ ...ONE, view })).toBe(picture)
  const others: Partial<Drawing>[] = [{ seed: 8 }, { color: 'RED' }, { category: 'HATCH' }, { backdrop: false }]
  for (const other of others) expect(drawCar({ ...ONE, view, ...other })).not.toBe(picture)
})

/** What is wrong with a picture as XML: tags, attributes, numbers, names. */
function faultsOf(picture: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const rest = picture.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w-]*="[^"<&]*")*)(\/?)>/g,
    (_, end, tag, attributes, single) => {
      const names = [...String(attributes).matchAll(/ ([\w-]+)="/g)].map((match) => match[1])
      if (new Set(names).size < names.length) faults.push(`an attribute twice: ${tag}${attributes}`)
      if (end) {
        if (open.pop() !== tag) faults.push(`</${tag}> closes nothing`)
      } else if (!single) open.push(tag)
      return ''
    },
  )
  if (rest) faults.push(`not markup: ${rest.slice(0, 60)}`)
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`)
  if (/NaN|undefined|Infinity|null/.test(picture)) faults.push('a value that is no number')
  if (/(?:width|height|stroke-width|rx|ry|r)="-/.test(picture)) faults.push('a negative size')
  const names = [...picture.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  if (new Set(names).size < names.length) faults.push('one name for two things')
  for (const [, used] of picture.matchAll(/url\(#([^)]+)\)/g))
    if (!names.includes(used)) faults.push(`${used} is not defined`)
  return faults
}

test.each(VIEWS)('draws a well-formed %s of every body in every colour', (view) => {
  const faults = BODY_TYPES.flatMap((category, i) =>
    COLORS.flatMap((color, seed) => {
      const steering = (i + seed) % 2 === 0 ? 'LEFT' : 'RIGHT'
      const found = faultsOf(drawCar({ category, color, view, seed, steering, mileage: seed * 12_345 }))
      return found.map((fault) => `${category} ${color}: ${fault}`)
    }),
  )
  expect(faults).toEqual([])
})

test('detects a fault in a picture', () => {
  const picture = drawCar(ONE)
  expect(faultsOf(picture)).toEqual([])
  expect(faultsOf(picture.replace('</g>', ''))).not.toEqual([])
  expect(faultsOf(picture.replace(/d="M\d/, 'd="MNaN'))).not.toEqual([])
  expect(faultsOf(picture.replace(/url\(#\w+\)/, 'url(#gone)'))).not.toEqual([])
})

test.each(VIEWS)('draws no %s as a heavy picture', (view) => {
  const lengths = BODY_TYPES.map((category, seed) => drawCar({ ...ONE, category, view, seed }).length)
  expect(Math.max(...lengths)).toBeLessThan(28_000)
})

test.each(VIEWS)('shows the paint in the %s of every body', (view) => {
  for (const category of BODY_TYPES) {
    const [red, green] = (['RED', 'GREEN'] as const).map((color) => {
      const picture = drawCar({ ...ONE, category, view, color })
      return new Set(picture.match(/#[0-9a-f]{6}/g))
    })
    expect([...(red ?? [])].filter((colour) => !green?.has(colour)).length, category).toBeGreaterThan(1)
  }
})

test.each(BODY_TYPES)('puts the steering wheel of a %s on the requested side, pedals unmirrored', (category) => {
  const left = drawCar({ ...ONE, category, view: 'interior', steering: 'LEFT' })
  const right = drawCar({ ...ONE, category, view: 'interior', steering: 'RIGHT' })
  expect(drawCar({ ...ONE, category, view: 'interior' })).toBe(right)
  const mirrored = /<g transform="matrix\(-1 0 0 1 800 0\)">.*?<\/g>/g
  /** The rim is the one thick dark line that starts at its rightmost point. */
  const rim = /<path d="M([\d.]+) [^"]+" fill="none" stroke="#10161a" stroke-width="1\d(?:\.\d)?"/
  expect(Number(rim.exec(right)?.[1])).toBeGreaterThan(500)
  expect(right).not.toMatch(mirrored)
  expect(left.match(mirrored)?.join('')).toMatch(rim)
  /** The accelerator stands to the right of the brake, whose pad is wider. */
  const pads = [...left.replaceAll(mirrored, '').matchAll(/d="M([\d.]+) [^"]+" fill="#4a555c"/g)]
  expect(Number(pads[0]?.[1])).toBeGreaterThan(Number(pads[1]?.[1]))
})

test('draws a view of an older demonstration as the side', () => {
  expect(drawCar({ ...ONE, view: 'engine' as View })).toContain('viewBox="0 0 800 600"')
  expect(drawCar({ ...ONE, view: 'engine' as View })).not.toContain('NaN')
})

test('shows the mileage on the odometer only', () => {
  expect(drawCar({ ...ONE, view: 'odometer', mileage: 74_214 })).not.toBe(drawCar({ ...ONE, view: 'odometer' }))
  for (const view of VIEWS.filter((one) => one !== 'odometer')) {
    expect(drawCar({ ...ONE, view, mileage: 5 })).toBe(drawCar({ ...ONE, view }))
  }
})

test('labels a picture by its title, whatever characters it has', () => {
  const picture = drawCar({ ...ONE, title: 'Blue "SUV" & <trailer>' })
  expect(picture).toContain(' aria-label="Blue &quot;SUV&quot; &amp; &lt;trailer&gt;"')
  expect(drawCar(ONE)).toContain(' aria-hidden="true"')
})

test('has a paint for every colour of the trade', () => {
  expect(Object.keys(PAINTS).sort()).toEqual([...COLORS].sort())
  expect(new Set(Object.values(PAINTS)).size).toBe(COLORS.length)
})
