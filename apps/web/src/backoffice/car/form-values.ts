import { createContext, use } from 'react'
import type { Values } from '../../forms/rules.ts'

/** Maker, model and model code of the form, with the names that its fields show. */
export interface Place {
  brand: { id: string; name: string } | null
  model: { id: string; name: string } | null
  trim: { id: string; name: string } | null
}
export const NOWHERE: Place = { brand: null, model: null, trim: null }

/** What stands in the form, for its fields. */
export interface FormValues {
  values: Values
  /** Given a function, what it makes of what stands at that moment. */
  set(changes: Values | ((now: Values) => Values)): void
  place: Place
  setPlace(place: Place): void
  /** Rises with each car that begins in the same form. */
  round: number
}
export const FormValuesContext = createContext<FormValues>({
  values: {},
  set: () => {},
  place: NOWHERE,
  setPlace: () => {},
  round: 0,
})
export const useFormValues = (): FormValues => use(FormValuesContext)
