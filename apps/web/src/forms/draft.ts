import { removeStored, store, stored } from '../session/browser-storage.ts'
import type { Values } from './rules.ts'

/** Unsent input, stored for the tab; never passwords. */

const keyOf = (name: string): string => `draft ${name}`

/** Where a form stores its draft. */
export interface Drafts {
  of(name: string): Values | undefined
  keep(name: string, values: Values): void
  forget(name: string): void
}

const isField = (field: Element): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement

/** The values of a draft. */
export function draftValues(form: HTMLFormElement): Values {
  const values: Record<string, string> = {}
  for (const field of form.elements) {
    if (!isField(field) || !field.name) continue
    // By autocomplete, not by type: a password may be shown as text.
    if (field.autocomplete.includes('password')) continue
    if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) continue
    values[field.name] =
      field instanceof HTMLInputElement && field.type === 'checkbox' ? checkedText(field) : field.value
  }
  return values
}
const checkedText = ({ checked }: HTMLInputElement): string => (checked ? 'true' : '')

function draftOf(name: string): Values | undefined {
  try {
    const kept = JSON.parse(stored(keyOf(name), 'sessionStorage') ?? 'null') as unknown
    return typeof kept === 'object' && kept !== null ? (kept as Values) : undefined
  } catch {
    return undefined
  }
}
/** Drafts of the tab. */
export const tabDrafts: Drafts = {
  of: draftOf,
  keep: (name, values) => store(keyOf(name), JSON.stringify(values), 'sessionStorage'),
  forget: (name) => removeStored(keyOf(name), 'sessionStorage'),
}

/** Restores a draft into uncontrolled fields; controlled ones read it from the form (`useForm`). */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    if (!isField(field)) continue
    const value = values[field.name]
    if (value === undefined) continue
    if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'true'
    else field.value = value
  }
}
