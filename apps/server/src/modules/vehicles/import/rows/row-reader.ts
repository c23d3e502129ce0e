import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/enumerations'
import type { Equipped, Rating } from '@minato/contract/enumerations'
import { STANDARD_TRIM } from '@minato/domain/vehicles'
import type { ImportField } from '@minato/contract/import-fields'
import type { ImportedCar } from '../imported-car.ts'
import { codeReader, readChassis, readTires } from '../values/codes.ts'
import { readColor } from '../values/colors.ts'
import {
  countReader,
  cubicMeterReader,
  dimensionReader,
  engineSizeReader,
  engineWords,
  lengthReader,
  mileageReader,
} from '../values/measures.ts'
import { textReader } from '../values/names.ts'
import { readCity, readCountry, readPlace } from '../values/places.ts'
import type { CellReader } from '../values/reading.ts'
import { found, readCells } from '../values/reading.ts'
import {
  readBody,
  readDrive,
  readEquipped,
  readFuel,
  readRating,
  readSteering,
  readTransmission,
} from '../values/words.ts'
import { fieldReader, report } from './draft.ts'
import type { Draft } from './draft.ts'
import { moneyOf } from './money-of-row.ts'
import { namesOf } from './names-of-row.ts'
import type { Plan } from './plan.ts'
import { yearsOf } from './years-of-row.ts'

const fixed = <K extends string>(keys: readonly K[]) =>
  Object.freeze(Object.fromEntries(keys.map((key) => [key, null]))) as Record<K, null>

/** A group of like fields, such as the ratings; one shared object while the file has no column for any. */
const groupReader = <K extends string, T>(
  plan: Plan,
  group: string,
  keys: readonly K[],
  read: CellReader<T>,
): ((row: Draft) => Record<K, T | null>) => {
  const readers = keys.map((key) => [key, fieldReader(plan, `${group}.${key}` as ImportField, read)] as const)
  const nothing = fixed(keys)
  if (!keys.some((key) => plan.columns.has(`${group}.${key}` as ImportField))) return () => nothing
  return (row) => Object.fromEntries(readers.map(([key, readOne]) => [key, readOne(row)])) as Record<K, T | null>
}

/** Makes the function that turns a row's cells into a car, and says in the draft what is wrong with it. */
export const carReader = (plan: Plan, thisYear: number): ((row: Draft) => ImportedCar | null) => {
  const names = namesOf(plan)
  const years = yearsOf(plan, thisYear)
  const price = moneyOf(plan)
  const grade = fieldReader(plan, 'grade', textReader(GRADE_CHARACTERS), Infinity)
  const trim = fieldReader(plan, 'trim', codeReader(60), Infinity)
  const words = engineWordsOf(plan)
  const specification = specificationReader(plan)
  const utils = utilsReader(plan)
  const location = locationReader(plan)
  const equipKit = groupReader<(typeof EQUIPMENT_KIT)[number], Equipped>(plan, 'equipKit', EQUIPMENT_KIT, readEquipped)
  const inspectorFeedback = groupReader<(typeof INSPECTED_PARTS)[number], Rating>(
    plan,
    'inspectorFeedback',
    INSPECTED_PARTS,
    readRating,
  )
  const equipmentFeedback = groupReader<(typeof EQUIPMENT)[number], Rating>(
    plan,
    'equipmentFeedback',
    EQUIPMENT,
    readRating,
  )
  const yearOfName = (year: number | null, row: Draft) => {
    if (year !== null && year > thisYear) report(row, plan, 'name', 'year-impossible', year)
    return year === null || year > thisYear ? null : { year, month: null }
  }
  return (row) => {
    const name = names(row)
    const year = years(row)
    const car = {
      brand: name.brand ?? '',
      model: name.model ?? '',
      modelYear: year.modelYear,
      trim: trim(row) ?? STANDARD_TRIM,
      price: price(row),
      grade: withEngineWords(grade(row) ?? name.grade, words(row)),
      firstRegistration: year.firstRegistration ?? yearOfName(name.year, row),
      manufacture: year.manufacture,
      location: location(row),
      specification: {
        ...specification(row, year.seatBeltYear),
        ...(name.engineSize !== null && { engineSize: name.engineSize }),
      },
      equipKit: equipKit(row),
      inspectorFeedback: inspectorFeedback(row),
      equipmentFeedback: equipmentFeedback(row),
      utils: utils(row),
    }
    return name.brand === null || name.model === null ? null : car
  }
}

/** The words beside the engine size, which have no field of their own and belong to the grade. */
const engineWordsOf = (plan: Plan): ((row: Draft) => string) => {
  const index = plan.columns.get('engineSize')
  if (index === undefined) return () => ''
  const read = readCells((text) => found(/\d/.test(text) ? engineWords(text) : ''))
  return ({ raw }) => read(raw[index] ?? '').value ?? ''
}

const GRADE_CHARACTERS = 80

const withEngineWords = (grade: string | null, words: string): string | null => {
  if (words === '' || words.length > 30 || grade?.toLowerCase().includes(words.toLowerCase())) return grade
  const both = grade === null ? words : `${grade} ${words}`
  return both.length > GRADE_CHARACTERS ? grade : both
}

const specificationReader = (
  plan: Plan,
): ((row: Draft, seatBeltYear: number | null) => ImportedCar['specification']) => {
  const chassis = fieldReader(plan, 'chassis', readChassis)
  const mileage = fieldReader(plan, 'mileage', mileageReader(plan.distance))
  const engineCode = fieldReader(plan, 'engineCode', codeReader(40), Infinity)
  const engineSize = fieldReader(plan, 'engineSize', engineSizeReader(plan.engine))
  const fuelType = fieldReader(plan, 'fuelType', readFuel)
  const transmissionType = fieldReader(plan, 'transmissionType', (text) => {
    const reading = readTransmission(text)
    return reading.code === 'semi-automatic' && !plan.flagsSemiAutomatic ? { ...reading, code: null } : reading
  })
  const driveType = fieldReader(plan, 'driveType', readDrive)
  const doors = fieldReader(plan, 'doors', countReader(1, 9))
  const numberSeat = fieldReader(plan, 'numberSeat', countReader(1, 100))
  const color = fieldReader(plan, 'color', readColor)
  const steering = fieldReader(plan, 'steering', readSteering)
  return (row, seatBeltYear) => ({
    chassis: chassis(row),
    mileage: mileage(row),
    engineCode: engineCode(row),
    seatBeltYear,
    fuelType: fuelType(row),
    engineSize: engineSize(row),
    transmissionType: transmissionType(row),
    driveType: driveType(row),
    doors: doors(row),
    numberSeat: numberSeat(row),
    color: color(row),
    steering: steering(row),
  })
}

const NO_DIMENSION = Object.freeze({ length: null, width: null, height: null })

const utilsReader = (plan: Plan): ((row: Draft) => ImportedCar['utils']) => {
  const type = fieldReader(plan, 'bodyType', readBody)
  const plain = { unit: null, decimal: null }
  const whole = fieldReader(plan, 'dimension', dimensionReader(plan.lengths.get('dimension') ?? plain))
  const length = fieldReader(plan, 'length', lengthReader(plan.lengths.get('length') ?? plain, 30_000))
  const width = fieldReader(plan, 'width', lengthReader(plan.lengths.get('width') ?? plain, 10_000))
  const height = fieldReader(plan, 'height', lengthReader(plan.lengths.get('height') ?? plain, 10_000))
  const hasSides = (['length', 'width', 'height'] as const).some((side) => plan.columns.has(side))
  const cubicMeter = fieldReader(plan, 'cubicMeter', cubicMeterReader(plan.cubicDecimal))
  const tires = fieldReader(plan, 'tires', readTires)
  const frontTireSize = fieldReader(plan, 'frontTireSize', textReader(30))
  const rearTireSize = fieldReader(plan, 'rearTireSize', textReader(30))
  return (row) => {
    const three = whole(row)
    const both = tires(row)
    return {
      type: type(row),
      dimension: hasSides
        ? {
            length: length(row) ?? three?.length ?? null,
            width: width(row) ?? three?.width ?? null,
            height: height(row) ?? three?.height ?? null,
          }
        : (three ?? NO_DIMENSION),
      cubicMeter: cubicMeter(row),
      frontTireSize: frontTireSize(row) ?? both?.front ?? null,
      rearTireSize: rearTireSize(row) ?? both?.rear ?? null,
    }
  }
}

const NOWHERE = Object.freeze({ country: null, city: null, street: null, district: null })

const locationReader = (plan: Plan): ((row: Draft) => ImportedCar['location']) => {
  if (!(['country', 'city', 'street', 'district', 'location'] as const).some((field) => plan.columns.has(field)))
    return () => NOWHERE
  const country = fieldReader(plan, 'country', readCountry)
  const city = fieldReader(plan, 'city', readCity, Infinity)
  const street = fieldReader(plan, 'street', textReader(120), Infinity)
  const district = fieldReader(plan, 'district', textReader(80), Infinity)
  const place = fieldReader(plan, 'location', readPlace)
  return (row) => {
    const somewhere = place(row)
    return {
      country: country(row) ?? somewhere?.country ?? null,
      city: city(row) ?? somewhere?.city ?? null,
      street: street(row),
      district: district(row),
    }
  }
}
