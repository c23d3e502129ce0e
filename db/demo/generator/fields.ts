import type { BodyType, FuelType, TransmissionType } from '@minato/contract/enumerations'
import { noFields } from '@minato/contract/vehicle-fields'
import type { Specification, Utils, VehicleFields } from '@minato/contract/vehicles-shapes'
import type { Build, FuelLetter } from '../makers.ts'
import type { Dice } from '../random.ts'
import type { Row } from './catalogue.ts'
import { randomColour } from './colours.ts'
import { yearMonth } from './months.ts'
import { EMPTY_EQUIPMENT, EMPTY_INSPECTION, EMPTY_KIT, equipmentSheet, inspectorSheet, kitOf } from './sheets.ts'
import type { Worn } from './sheets.ts'
import { withBody } from './truck-bodies.ts'
import type { Measures } from './truck-bodies.ts'
import { yardAt } from './yards.ts'

/** Values decided before a car's fields are filled. */
export interface Built {
  row: Row
  grade: string
  chassis: string
  isLeft: boolean
  manufacture: number
  registration: number
  worn: Worn
  isInspected: boolean
}

const FUELS: Record<FuelLetter, FuelType> = {
  P: 'ESSENCE',
  D: 'DIESEL',
  H: 'HYBRID',
  G: 'PLUG_IN_HYBRID',
  E: 'ELECTRIC',
  L: 'LPG',
  C: 'CNG',
}

/** Fills the fields as a dealer would type them. */
export function fillFields(dice: Dice, built: Built): VehicleFields {
  const { row, grade, manufacture, registration, worn, isInspected } = built
  const measures = measuresOf(row, grade)
  return {
    grade,
    firstRegistration: yearMonth(registration),
    manufacture: yearMonth(manufacture),
    location: { ...yardAt(dice.next()) },
    specification: specificationOf(dice, built, measures),
    equipKit: isInspected ? kitOf(dice, worn) : { ...EMPTY_KIT },
    inspectorFeedback: isInspected ? inspectorSheet(dice, worn) : { ...EMPTY_INSPECTION },
    equipmentFeedback: isInspected ? equipmentSheet(dice, worn) : { ...EMPTY_EQUIPMENT },
    utils: utilsOf(row, measures),
  }
}

const bodyOf = ({ model, generation }: Row): BodyType => generation.body ?? model.body

function measuresOf(row: Row, grade: string): Measures {
  const {
    generation,
    code: [, , , , , options],
  } = row
  const measures = {
    size: generation.size,
    doors: options?.doors ?? generation.doors,
    seats: options?.seats ?? generation.seats,
  }
  return bodyOf(row) === 'TRUCK' ? withBody(measures, grade) : measures
}

function specificationOf(
  dice: Dice,
  { row: { maker, model, code }, chassis, isLeft, worn }: Built,
  { doors, seats }: Measures,
): Specification {
  const [, engineCode, engineSize, build] = code
  return {
    ...noFields().specification,
    chassis,
    mileage: worn.mileage,
    engineCode,
    seatBeltYear: worn.year,
    fuelType: FUELS[build[0] as FuelLetter],
    engineSize,
    transmissionType: randomGearbox(dice, build),
    driveType: build[1] === '4' ? '4WD' : '2WD',
    doors,
    numberSeat: seats,
    color: randomColour(dice, {
      use: model.use ?? 'private',
      year: worn.year,
      level: worn.level,
      isImported: maker.numbering.style !== 'frame',
    }),
    steering: isLeft ? 'LEFT' : 'RIGHT',
  }
}

function randomGearbox(dice: Dice, build: Build): TransmissionType {
  const gearbox = build.slice(2)
  const automatic = gearbox === 'A' ? 1 : gearbox === 'M' ? 0 : gearbox === 'AM' ? 0.84 : 0.3
  return dice.chance(automatic) ? 'AUTOMATIC' : 'MANUAL'
}

function utilsOf(row: Row, { size: [length, width, height] }: Measures): Utils {
  const { tyres } = row.generation
  const [front, rear] = typeof tyres === 'string' ? [tyres, tyres] : tyres
  return {
    ...noFields().utils,
    type: bodyOf(row),
    dimension: { length, width, height },
    cubicMeter: Math.round((length * width * height) / 1e7) / 100,
    frontTireSize: front,
    rearTireSize: rear,
  }
}

/** Removes values that a dealer did not enter: one car in eleven has a gap or two. */
export function leaveGaps(dice: Dice, fields: VehicleFields): void {
  if (!dice.chance(0.09)) return
  const { specification, utils } = fields
  for (let gaps = dice.whole(1, 2); gaps > 0; gaps--)
    switch (dice.whole(0, 9)) {
      case 0:
      case 1:
        fields.grade = null
        break
      case 2:
      case 3:
        specification.engineCode = null
        break
      case 4:
        specification.doors = null
        break
      case 5:
        specification.numberSeat = null
        break
      case 6:
        utils.frontTireSize = utils.rearTireSize = null
        break
      case 7:
        fields.manufacture = fields.manufacture && { ...fields.manufacture, month: null }
        break
      case 8:
        utils.dimension = { length: null, width: null, height: null }
        utils.cubicMeter = null
        break
      default:
        if (dice.chance(0.4)) specification.color = null
        else specification.mileage = null
    }
}
