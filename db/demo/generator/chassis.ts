import type { FrameNumbering, Maker, Model, VinNumbering } from '../makers.ts'
import { hashText } from '../random.ts'
import type { Catalogue, Row } from './catalogue.ts'

/** Creates unique chassis numbers that rise with the month of manufacture, as in a plant. */
export interface ChassisPlate {
  next(row: Row, month: number, isLeft: boolean): string
}

type Numbering = FrameNumbering | VinNumbering

/** The serials of one code; each month of production has a block of them. */
interface Series {
  from: number
  to: number
  /** Number of digits of the serial. */
  digits: number
  /** Number of cars so far, by month. */
  given: Uint32Array | null
  first: number
  block: number
  /** Coprime to `block`, so that every serial of the block is used before one repeats. */
  step: number
}

/**
 * Available serials by number of digits, within what plants use: a facelift or a second plant
 * starts at a round number.
 */
const ROOM = { 5: 70_000, 6: 500_000, 7: 800_000 } as const
const STARTS = {
  5: [10_001],
  6: [1, 1, 100_001, 200_001, 300_001],
  7: [1, 1, 1, 1_000_001, 2_000_001, 3_000_001, 5_000_001, 6_000_001, 7_000_001],
} as const

/**
 * Numbering for one dealer; `salt` sets the start of a series within its blocks, so that two
 * dealers have different cars.
 */
export function createChassisPlate({ rows }: Catalogue, salt: number): ChassisPlate {
  const ofRow = new Map<Row, { numbering: Numbering; prefix: string; series: Series }>()
  const ofPrefix = new Map<string, Series>()
  for (const row of rows) {
    const numbering = numberingOf(row.maker, row.model)
    const prefix = prefixOf(numbering, row.code[0])
    const digits = numbering.style === 'frame' ? numbering.digits : 6
    const key = `${prefix} ${digits}`
    const series = ofPrefix.get(key) ?? { from: row.from, to: row.to, digits, given: null, first: 0, block: 0, step: 0 }
    series.from = Math.min(series.from, row.from)
    series.to = Math.max(series.to, row.to)
    ofPrefix.set(key, series)
    ofRow.set(row, { numbering, prefix, series })
  }
  return {
    next(row, month, isLeft) {
      const { numbering, prefix, series } = ofRow.get(row)!
      const serial = String(serialOf(series, month, salt, prefix)).padStart(series.digits, '0')
      return numbering.style === 'frame' ? `${prefix}-${serial}` : vinOf(numbering, prefix, month, serial, isLeft)
    },
  }
}

function numberingOf(maker: Maker, model: Model): Numbering {
  return model.vin ? ({ ...maker.numbering, ...model.vin } as Numbering) : maker.numbering
}

/** Daihatsu builds M700A, A200A or S402M for Toyota, and numbers them its own way. */
const DAIHATSU_BUILT = /^([A-Z]\d{3}|LA\d{3})[A-Z]$/

function prefixOf(numbering: Numbering, code: string): string {
  switch (numbering.style) {
    case 'frame':
      return numbering.code === 'whole' || DAIHATSU_BUILT.test(code) ? code : code.replace(/(?<=\d)[A-Z]+$/, '')
    case 'mercedes':
      return numbering.maker + code.replace(/\D/g, '').slice(0, 6).padEnd(6, '0')
    case 'bmw':
      return numbering.maker + plain(code).slice(0, 4).padEnd(4, '0')
    case 'zzz':
      return `${numbering.maker}ZZZ${plain(code).slice(0, 2)}`
    case 'plain':
      return numbering.maker + plain(numbering.described).slice(0, 5).padEnd(5, '0')
  }
}

/** ISO 3779 omits the letters that look like digits. */
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OQ]/g, '0')
    .replace(/I/g, '1')

function serialOf(series: Series, month: number, salt: number, prefix: string): number {
  const months = series.to - series.from + 1
  if (!series.given) open(series, months, prefix)
  const given = series.given as Uint32Array
  let place = month - series.from
  for (let tries = 0; (given[place] as number) >= series.block; tries++) {
    if (tries > months) throw new Error(`No chassis number is left for ${prefix}`)
    place = (place + 1) % months
  }
  const count = given[place]!++
  return (
    series.first +
    place * series.block +
    (((salt % series.block) + ((place * 7919) % series.block) + count * series.step) % series.block)
  )
}

function open(series: Series, months: number, prefix: string): void {
  const digits = series.digits as keyof typeof ROOM
  const hash = hashText(prefix)
  const starts = STARTS[digits]
  series.given = new Uint32Array(months)
  series.first = (starts[hash % starts.length] as number) + (digits === 5 ? 0 : hash % 4000)
  series.block = Math.floor(ROOM[digits] / months)
  series.step = Math.floor(series.block * 0.618)
  while (common(series.step, series.block) > 1) series.step++
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))

/** ISO 3779 letters of the years from 1980 on; they repeat after 30 years. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789'

function vinOf(numbering: VinNumbering, prefix: string, month: number, serial: string, isLeft: boolean): string {
  const year = YEARS[(Math.floor(month / 12) - 1980 + 300) % 30]!
  switch (numbering.style) {
    case 'mercedes':
      return `${prefix}${isLeft ? 1 : 2}${numbering.plant}${serial}`
    case 'bmw':
      return `${prefix}000${numbering.plant}${serial}`
    case 'zzz':
      return `${prefix}Z${year}${numbering.plant}${serial}`
    case 'plain':
      return `${prefix}${checkDigit(`${prefix}0${year}${numbering.plant}${serial}`)}${year}${numbering.plant}${serial}`
  }
}

const VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The ninth character according to 49 CFR 565.15. */
export function checkDigit(vin: string): string {
  let sum = 0
  for (let i = 0; i < 17; i++) sum += (VALUES.indexOf(vin[i]!) % 10) * WEIGHTS[i]!
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
