import { AGREEMENT_FIELDS } from '@minato/contract/inquiry-enumerations'
import type { AgreementField, ComparedKind } from '@minato/contract/enumerations'
import { isSameValue, valueKey } from './document-values.ts'

/** Whether the documents of an inquiry agree (TRU-11). Pure: facts in, differences out. */

/** One value that a document states; the place is known for text that was read from a PDF. */
export interface StatedValue {
  field: AgreementField
  /** As the document writes it; amounts of our own documents are whole US dollars. */
  value: string
  /** Both count from 1. */
  page: number | null
  line: number | null
}
export interface ComparedDocument {
  /** Null: the inquiry itself, or a document that is about to be issued. */
  id: string | null
  kind: ComparedKind
  /** Number or file name; empty for the inquiry. */
  name: string
  stated: readonly StatedValue[]
}

export interface DifferingValue extends Omit<StatedValue, 'field'> {
  documentId: string | null
  kind: ComparedKind
  name: string
}
export interface DocumentDifference {
  field: AgreementField
  /** Each value of each document once, in the order of the documents. */
  values: DifferingValue[]
}

const LABELLED_YEARS: readonly AgreementField[] = ['registrationYear', 'manufactureYear']

/** The fields in which the documents differ, with what each document says. Empty: they agree. */
export function differencesOf(documents: readonly ComparedDocument[]): DocumentDifference[] {
  const valuesOf = (fields: readonly AgreementField[]): DifferingValue[] =>
    documents.flatMap(({ id, kind, name, stated }) =>
      stated
        .filter(({ field }) => fields.includes(field))
        .map(({ value, page, line }) => ({ documentId: id, kind, name, value, page, line })),
    )
  return AGREEMENT_FIELDS.flatMap((field): DocumentDifference[] => {
    // A year without a label may be either of the two that are labelled.
    const labelledYears = field === 'year' ? valuesOf(LABELLED_YEARS) : []
    const values = valuesOf([field])
    return hasDifference(field, labelledYears, values)
      ? [{ field, values: onceEach(field, [...labelledYears, ...values]) }]
      : []
  })
}

/** Values with equal keys are compared once, so that the work grows with the different values only. */
function hasDifference(field: AgreementField, known: DifferingValue[], values: DifferingValue[]): boolean {
  const distinct = [...new Map(values.map(({ value }) => [valueKey(field, value), value])).values()]
  if (known.length) {
    const keys = new Set(known.map(({ value }) => valueKey(field, value)))
    return distinct.some((value) => !keys.has(valueKey(field, value)))
  }
  return distinct.some((one, at) => distinct.slice(at + 1).some((other) => !isSameValue(field, one, other)))
}

/** Each value of each document at its first place. */
function onceEach(field: AgreementField, values: readonly DifferingValue[]): DifferingValue[] {
  const firstByValue = new Map<string, DifferingValue>()
  for (const one of values) {
    const key = JSON.stringify([one.documentId, one.name, valueKey(field, one.value)])
    if (!firstByValue.has(key)) firstByValue.set(key, one)
  }
  return [...firstByValue.values()]
}
