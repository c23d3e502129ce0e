import type { ImportedCar } from '../imported-car.ts'
import { modelReader, readBrand, readName } from '../values/names.ts'
import { splitMaker } from '../values/makers.ts'
import { onlyMakerOf } from '../values/models.ts'
import { correctStart } from '../values/similar-names.ts'
import { readCells } from '../values/cell-reading.ts'
import type { Reading } from '../values/cell-reading.ts'
import type { Plan } from './plan.ts'
import { fieldReader, report } from './draft.ts'
import type { Draft } from './draft.ts'
import { valueKey } from './meanings.ts'

type Names = {
  brand: string | null
  model: string | null
  grade: ImportedCar['grade']
  /** From a cell that holds maker and model together. */
  year: number | null
  engineSize: number | null
}

/** Litres in a name: 'Vitz 1.3 F'. A number with letters is a grade: '1.5X'. */
const LITRES = /(?:^|\s)(\d[.,]\d)l?(?=\s|$)/i
/** The engine size in a grade, and the grade without it. */
export const splitLitres = (grade: string | null): { engineSize: number | null; grade: string | null } => {
  const litres = LITRES.exec(grade ?? '')
  if (grade === null || litres === null) return { engineSize: null, grade }
  const rest = grade.replace(litres[0], ' ').trim().replace(/ {2,}/g, ' ')
  return { engineSize: Math.round(Number(litres[1]!.replace(',', '.')) * 1000), grade: rest === '' ? null : rest }
}

/** A group in place of a maker; the maker then precedes the model ('GM', 'Chevrolet Cruze'). */
const GROUPS = new Set(['GM', 'Daimler'])

/** Creates the reader of maker and model, from their own columns or a combined one. */
export const namesOf = (plan: Plan): ((row: Draft) => Names) => {
  const brandOf = fieldReader(plan, 'brand', readBrand, Infinity)
  const nameOf = fieldReader(plan, 'name', readName, Infinity)
  const modelIndex = plan.columns.get('model')
  const nameIndex = plan.columns.get('name')
  const modelReaders = new Map<string, (cell: string) => Reading<string>>()

  const modelOf = (row: Draft, brand: string): string | null => {
    const cell = modelIndex === undefined ? undefined : row.cells[modelIndex]
    if (cell === undefined || cell === '') return null
    let read = modelReaders.get(brand)
    if (read === undefined) {
      read = readCells(modelReader(brand), Infinity)
      // Bounds the cache of readers: a file may name ten thousand makers.
      if (modelReaders.size < 1000) modelReaders.set(brand, read)
    }
    const reading = read(cell)
    if (reading.code !== null) report(row, plan, 'model', reading.code, reading.detail)
    return reading.value
  }

  const groupMember = (row: Draft): string | null => {
    const cell = modelIndex === undefined ? '' : (row.cells[modelIndex] ?? '')
    return splitMaker(cell.trim())?.brand ?? null
  }

  /** Flags a maker or model that the run would create and that is probably a misspelt known one. */
  const askAboutSimilar = (row: Draft, brand: string, model: string): void => {
    const { similarNames } = plan
    const knownBrand = similarNames.maker(brand)
    if (knownBrand !== null) flagSimilar(row, 'brand', knownBrand)
    const isOwnCell = modelIndex !== undefined && (row.cells[modelIndex] ?? '') !== ''
    const known = isOwnCell
      ? similarNames.model(knownBrand ?? brand, model)
      : correctStart(model, row.cells[nameIndex ?? -1] ?? '', (start) => similarNames.model(brand, start))
    if (known !== null) flagSimilar(row, isOwnCell ? 'model' : 'name', known)
  }
  /** A name that the mapping gives is the manager's decision. */
  const flagSimilar = (row: Draft, field: 'brand' | 'name' | 'model', known: string): void => {
    const index = plan.columns.get(field)
    if (index === undefined || plan.meanings.get(index)?.has(valueKey(row.raw[index] ?? ''))) return
    report(row, plan, field, 'similar-name', known)
  }

  return (row) => {
    const name = nameOf(row)
    let brand = brandOf(row) ?? name?.brand ?? null
    if (brand !== null && GROUPS.has(brand)) brand = groupMember(row) ?? brand
    if (brand === null && plan.isBrandByModel && modelIndex !== undefined) {
      const cell = row.cells[modelIndex] ?? ''
      brand = splitMaker(cell.trim())?.brand ?? onlyMakerOf(cell)
    }
    const model = brand === null ? null : (modelOf(row, brand) ?? name?.model ?? null)
    if (brand === null)
      report(
        row,
        plan,
        plan.columns.has('brand') ? 'brand' : plan.columns.has('name') ? 'name' : 'model',
        'missing-brand',
      )
    else if (model === null) report(row, plan, modelIndex === undefined ? 'name' : 'model', 'missing-model')
    else askAboutSimilar(row, brand, model)
    const grade = name?.grade ?? null
    const { year, engineSize } = plan.inName
    return {
      brand,
      model,
      year: year ? (name?.year ?? null) : null,
      ...(engineSize ? splitLitres(grade) : { engineSize: null, grade }),
    }
  }
}
