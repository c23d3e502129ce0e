import type { Rating } from '@minato/contract/enumerations'
import type { EquipKit, EquipmentFeedback, InspectorFeedback } from '@minato/contract/vehicles-shapes'
import type { Use } from '../makers.ts'
import type { Dice } from '../random.ts'

/** Inputs of a car's inspection sheets. */
export interface Worn {
  year: number
  years: number
  mileage: number
  use: Use
  /** Price of the new car in USD. */
  level: number
  /** Price factor of the grade among the car's grades. */
  grade: number
  isElectric: boolean
  /** Factor of the condition, about 1. */
  condition: number
}

/** 0 like new, 1 worn out. */
function wearFactor({ years, mileage, use, condition }: Worn): number {
  const far = use === 'truck' || use === 'bus' || use === 'taxi' ? 600_000 : 260_000
  return Math.max(0, Math.min(1, years / 34 + mileage / far / 1.8 + (1 - condition) * 0.9))
}

/** Parts wear differently: `frail` is about 1. */
function rate(dice: Dice, wear: number, frail: number): Rating {
  const random = dice.next()
  const bad = wear ** 3 * 0.28 * frail
  if (random < bad) return 'BAD'
  return random < bad + wear * 0.62 * frail ? 'MEDIUM' : 'GOOD'
}

/** A line is sometimes empty because it was not inspected. */
const orNotInspected = <T>(dice: Dice, value: T): T | null => (dice.chance(0.03) ? null : value)

export function inspectorSheet(dice: Dice, worn: Worn): InspectorFeedback {
  const wear = wearFactor(worn)
  return {
    engine: orNotInspected(dice, rate(dice, wear, 0.8)),
    exhaustGas: worn.isElectric ? null : orNotInspected(dice, rate(dice, wear, 0.75)),
    radiator: orNotInspected(dice, rate(dice, wear, 0.7)),
    interiorSmell: orNotInspected(dice, rate(dice, wear, 1.1)),
    warningLight: orNotInspected(dice, rate(dice, wear, 0.35)),
    transmission: orNotInspected(dice, rate(dice, wear, 0.7)),
    windshield: orNotInspected(dice, rate(dice, wear, 0.8)),
  }
}

/** A line is null where the car lacks the equipment or it was not inspected. */
export function equipmentSheet(dice: Dice, worn: Worn): EquipmentFeedback {
  const { year, level, grade, use } = worn
  const wear = wearFactor(worn)
  const isPlain = use === 'commercial' || use === 'truck' || use === 'bus'
  const isRich = level >= 24_000
  const isGrand = level >= 40_000
  const isTop = grade > 1.04
  /** Equipment that this share of such cars has. */
  const has = (share: number, frail = 0.8): Rating | null =>
    dice.chance(share) ? orNotInspected(dice, rate(dice, wear, frail)) : null
  return {
    abs: has(year < 1993 ? 0.15 : year < 1998 ? 0.55 : year < 2005 && isPlain ? 0.7 : 0.98, 0.3),
    airBag: has(year < 1993 ? 0.05 : year < 1997 ? 0.5 : isPlain && year < 2004 ? 0.8 : 0.99, 0.2),
    airConditioning: has(isPlain ? (year < 1998 ? 0.75 : 0.94) : year < 1990 ? 0.8 : 0.995, 0.95),
    hid: has(lampShare(year, isPlain, isRich, isGrand, isTop), 0.7),
    cdPlayer: has(year < 1994 ? 0.2 : isPlain ? (year < 2006 ? 0.35 : 0.6) : year < 2000 ? 0.75 : 0.9, 0.9),
    cassetteStereo: has(year >= 2005 ? 0 : year < 1998 ? 0.6 : year < 2002 ? 0.4 : 0.15, 1.2),
    cdChanger: has(year >= 2012 || year < 1992 || isPlain ? 0 : isGrand ? 0.4 : isRich ? 0.22 : 0.05, 1.2),
    centralLocking: has(isPlain ? (year < 2004 ? 0.35 : 0.8) : year < 1994 ? 0.7 : 0.98, 0.6),
    keylessEntry: has(keylessShare(year, isPlain, isRich, isTop), 0.6),
    leatherSeat: has(isPlain ? 0 : isGrand ? (isTop ? 0.8 : 0.35) : isRich && isTop ? 0.18 : 0.015, 1.2),
    powerMirror: has(isPlain ? (year < 2005 ? 0.35 : 0.75) : year < 1992 ? 0.6 : 0.98, 0.5),
    powerWindow: has(isPlain ? (year < 2003 ? 0.4 : 0.85) : year < 1992 ? 0.75 : 0.99, 0.7),
    powerSteering: has(year < 1992 ? 0.75 : 0.99, 0.4),
    sunRoof: has(isPlain ? 0 : isGrand ? (isTop ? 0.42 : 0.22) : isRich ? (isTop ? 0.16 : 0.07) : 0.02, 0.9),
  }
}

/**
 * HID lamps appeared in the late 1990s and were replaced by LED lamps, for which this line is used
 * too.
 */
function lampShare(year: number, isPlain: boolean, isRich: boolean, isGrand: boolean, isTop: boolean): number {
  if (year < 1998) return 0
  if (isPlain) return year < 2014 ? 0.02 : 0.25
  if (year < 2003) return isGrand ? 0.7 : isRich ? 0.3 : 0.03
  return isGrand ? 0.96 : isRich ? (isTop ? 0.85 : 0.6) : isTop ? 0.45 : year < 2016 ? 0.15 : 0.35
}

function keylessShare(year: number, isPlain: boolean, isRich: boolean, isTop: boolean): number {
  if (year < 1994) return 0
  if (isPlain) return year < 2005 ? 0.1 : year < 2013 ? 0.45 : 0.8
  return year < 2000 ? (isRich ? 0.5 : 0.15) : year < 2005 ? (isRich || isTop ? 0.85 : 0.55) : 0.97
}

export function kitOf(dice: Dice, { year, level, use }: Worn): EquipKit {
  const isSealed = year >= 2009 && use !== 'truck' && use !== 'bus'
  const randomEquipment = (share: number) =>
    orNotInspected(dice, dice.chance(share) ? ('EQUIPPED' as const) : ('NOT_EQUIPPED' as const))
  return {
    jack: randomEquipment(isSealed ? 0.78 : 0.94),
    repairKit: randomEquipment(isSealed ? 0.7 : 0.12),
    spareKey: randomEquipment(level >= 24_000 ? 0.62 : 0.45),
    toolKit: randomEquipment(year < 2000 ? 0.72 : 0.88),
  }
}

/** A car that has not been inspected yet. */
export const EMPTY_INSPECTION: InspectorFeedback = {
  engine: null,
  exhaustGas: null,
  radiator: null,
  interiorSmell: null,
  warningLight: null,
  transmission: null,
  windshield: null,
}
export const EMPTY_EQUIPMENT: EquipmentFeedback = {
  abs: null,
  airBag: null,
  airConditioning: null,
  hid: null,
  cdPlayer: null,
  cassetteStereo: null,
  cdChanger: null,
  centralLocking: null,
  keylessEntry: null,
  leatherSeat: null,
  powerMirror: null,
  powerWindow: null,
  powerSteering: null,
  sunRoof: null,
}
export const EMPTY_KIT: EquipKit = { jack: null, repairKit: null, spareKey: null, toolKit: null }
