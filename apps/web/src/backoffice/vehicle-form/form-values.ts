import { createContext, use } from 'react'
import type { Values } from '../../forms/rules.ts'

/** Maker, model and model code of the form, with their names. */
export interface CatalogChoice {
  brand: { id: string; name: string } | null
  model: { id: string; name: string } | null
  trim: { id: string; name: string } | null
}
export const NO_CATALOG_CHOICE: CatalogChoice = { brand: null, model: null, trim: null }

/** The form's values for its fields. */
export interface FormValues {
  values: Values
  set(changes: Values): void
  /** Fills values from another car and marks their fields with its reference until they are edited. */
  fill(changesTo: (now: Values) => Values, reference: string): void
  /** The reference of the other car by field name. */
  filled: Values
  place: CatalogChoice
  setPlace(place: CatalogChoice): void
  /** Increases with each new car in the same form. */
  resetCount: number
}
export const FormValuesContext = createContext<FormValues>({
  values: {},
  set: () => {},
  fill: () => {},
  filled: {},
  place: NO_CATALOG_CHOICE,
  setPlace: () => {},
  resetCount: 0,
})
export const useFormValues = (): FormValues => use(FormValuesContext)
