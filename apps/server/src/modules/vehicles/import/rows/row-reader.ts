import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/sheet-enumerations'
import type { Equipped, Rating } from '@minato/contract/enumerations'
import { STANDARD_TRIM } from '@minato/domain/vehicles'
import type { ImportField } from '@minato/contract/import-fields'
import { fieldsAt } from '@minato/contract/vehicle-fields'
import type { VehicleField, VehicleFieldName } from '@minato/contract/vehicle-fields'
import type { ImportedCar } from '../imported-car.ts'
import { codeReader, readChassis, readTires } from '../values/codes.ts'
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
import { parseNumber } from '../values/numbers.ts'
import { readCity, readCountry, readPlace } from '../values/places.ts'
import type { CellReader } from '../values/cell-reading.ts'
import { success, readCells, UNREADABLE_READING } from '../values/cell-reading.ts'
import { choiceReader, readEquipped, readRating, readTransmission } from '../values/vocabulary.ts'
import { fieldReader, report } from './draft.ts'
import type { Draft } from './draft.ts'
import { moneyOf } from './money-of-row.ts'
import { namesOf } from './names-of-row.ts'
import type { Plan } from './plan.ts'
import { yearsOf } from './years-of-row.ts'

const picker = <K extends string>(keys: readonly K[]) =>
  Object.freeze(Object.fromEntries(keys.map((key) => [key, null]))) as Record<K, null>

/** A group of similar fields, such as ratings; one shared object if the file has no column for any. */
const groupReader = <K extends string, T>(
  plan: Plan,
  group: string,
  keys: readonly K[],
  read: CellReader<T>,
): ((row: Draft) => Record<K, T | null>) => {
  const readers = keys.map((key) => [key, fieldReader(plan, `${group}.${key}` as ImportField, read)] as const)
  const allNull = picker(keys)
  if (!keys.some((key) => plan.columns.has(`${group}.${key}` as ImportField))) return () => allNull
  return (row) => Object.fromEntries(readers.map(([key, readOne]) => [key, readOne(row)])) as Record<K, T | null>
}

/** Creates the function that turns cells into a car and adds problems to the draft. */
export const carReader = (plan: Plan, thisYear: number): ((row: Draft) => ImportedCar | null) => {
  const names = namesOf(plan)
  const years = yearsOf(plan, thisYear)
  const price = moneyOf(plan)
  const grade = fieldReader(plan, 'grade', textReader(GRADE_CHARACTERS), Infinity)
  const trim = fieldReader(plan, 'trim', codeReader(60), Infinity)
  const words = engineWordsOf(plan)
  const specification = partReader<ImportedCar['specification']>(plan, 'specification.')
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
        ...specification(row),
        seatBeltYear: year.seatBeltYear,
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

/** Words beside the engine size belong to the grade. */
const engineWordsOf = (plan: Plan): ((row: Draft) => string) => {
  const index = plan.columns.get('engineSize')
  if (index === undefined) return () => ''
  const read = readCells((text) => success(/\d/.test(text) ? engineWords(text) : ''))
  return ({ raw }) => read(raw[index] ?? '').value ?? ''
}

const GRADE_CHARACTERS = 80

const withEngineWords = (grade: string | null, words: string): string | null => {
  if (words === '' || words.length > 30 || grade?.toLowerCase().includes(words.toLowerCase())) return grade
  const combined = grade === null ? words : `${grade} ${words}`
  return combined.length > GRADE_CHARACTERS ? grade : combined
}

type Reader = readonly [read: CellReader<unknown>, maxCharacters?: number]
/** How the cells of fields are read; null: together with others. Fields without a line are read by their kind. */
const readersOf = (plan: Plan): Partial<Record<VehicleFieldName, Reader | null>> => {
  const side = (name: 'length' | 'width' | 'height', max: number): Reader => [
    lengthReader(plan.lengths.get(name) ?? PLAIN, max),
  ]
  return {
    chassis: [readChassis],
    mileage: [mileageReader(plan.distance)],
    engineCode: [codeReader(40), Infinity],
    engineSize: [engineSizeReader(plan.engine)],
    seatBeltYear: null,
    transmissionType: [
      (text) => {
        const reading = readTransmission(text)
        return reading.code === 'semi-automatic' && !plan.flagsSemiAutomatic ? { ...reading, code: null } : reading
      },
    ],
    length: side('length', 30_000),
    width: side('width', 10_000),
    height: side('height', 10_000),
    cubicMeter: [cubicMeterReader(plan.cubicDecimal)],
    country: [readCountry],
    city: [readCity, Infinity],
    street: [textReader(120), Infinity],
    district: [textReader(80), Infinity],
  }
}
const PLAIN = { unit: null, decimal: null }

const decimalReader =
  (min: number, max: number): CellReader<number> =>
  (text) => {
    const value = parseNumber(text, null)
    return value !== null && value >= min && value <= max ? success(value) : UNREADABLE_READING
  }

const readerByKind = ({ kind, list, min = 0, max = 0 }: VehicleField): Reader => {
  if (list) return [choiceReader(list)]
  if (kind === 'decimal') return [decimalReader(min, max)]
  return kind === 'text' ? [textReader(max)] : [countReader(min, max)]
}

/** Reads the fields whose path is `prefix` and a name; one shared object while the file has no column for any. */
const partReader = <T>(plan: Plan, prefix: string): ((row: Draft) => T) => {
  const readersByField = readersOf(plan)
  const readers = fieldsAt(prefix).flatMap(([key, field]) => {
    const reader = readersByField[field.name] === undefined ? readerByKind(field) : readersByField[field.name]
    return reader ? [[key, fieldReader(plan, field.name, ...reader)] as const] : []
  })
  const allNull = picker(readers.map(([key]) => key)) as T
  if (!fieldsAt(prefix).some(([, { name }]) => plan.columns.has(name))) return () => allNull
  return (row) => Object.fromEntries(readers.map(([key, read]) => [key, read(row)])) as T
}

const utilsReader = (plan: Plan): ((row: Draft) => ImportedCar['utils']) => {
  const utils = partReader<ImportedCar['utils']>(plan, 'utils.')
  const sides = partReader<ImportedCar['utils']['dimension']>(plan, 'utils.dimension.')
  const dimensionOf = fieldReader(plan, 'dimension', dimensionReader(plan.lengths.get('dimension') ?? PLAIN))
  const tires = fieldReader(plan, 'tires', readTires)
  return (row) => {
    const dimension = dimensionOf(row)
    const combined = tires(row)
    const values = utils(row)
    const { length, width, height } = sides(row)
    return {
      ...values,
      dimension: {
        length: length ?? dimension?.length ?? null,
        width: width ?? dimension?.width ?? null,
        height: height ?? dimension?.height ?? null,
      },
      frontTireSize: values.frontTireSize ?? combined?.front ?? null,
      rearTireSize: values.rearTireSize ?? combined?.rear ?? null,
    }
  }
}

const locationReader = (plan: Plan): ((row: Draft) => ImportedCar['location']) => {
  const location = partReader<ImportedCar['location']>(plan, 'location.')
  if (!plan.columns.has('location')) return location
  const place = fieldReader(plan, 'location', readPlace)
  return (row) => {
    const values = location(row)
    const placeOfCell = place(row)
    return {
      ...values,
      country: values.country ?? placeOfCell?.country ?? null,
      city: values.city ?? placeOfCell?.city ?? null,
    }
  }
}
