import { forget, store, stored } from '../session/stored.ts'
import type { Values } from './rules.ts'

/** What was typed and not sent yet, for the tab alone; passwords are never in it. */

const keyOf = (name: string): string => `draft ${name}`

export function keepDraft(name: string, form: HTMLFormElement): void {
  const values: Record<string, string> = {}
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue
    // By what it is, not by what it looks like: a password may be shown.
    if (field.autocomplete.includes('password')) continue
    if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) continue
    values[field.name] = field instanceof HTMLInputElement && field.type === 'checkbox' ? mark(field) : field.value
  }
  store(keyOf(name), JSON.stringify(values), 'sessionStorage')
}
const mark = ({ checked }: HTMLInputElement): string => (checked ? 'true' : '')

export function draftOf(name: string): Values | undefined {
  try {
    const kept = JSON.parse(stored(keyOf(name), 'sessionStorage') ?? 'null') as unknown
    return typeof kept === 'object' && kept !== null ? (kept as Values) : undefined
  } catch {
    return undefined
  }
}
export const forgetDraft = (name: string): void => forget(keyOf(name), 'sessionStorage')

/** Puts a draft into its fields; those that show their value themselves take it from the form (`useForm`). */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    const value = values[field.name]
    if (value === undefined) continue
    if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'true'
    else field.value = value
  }
}
