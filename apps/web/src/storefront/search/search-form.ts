import { RANGES } from '@minato/contract/search-criteria'
import type { RangeName } from '@minato/contract/search-criteria'
import { isReversed, readSearch, stringifySearch } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'

/** A form's values as an address; repeated names are joined, as `parseSearch` does. */
export function searchOfForm(form: HTMLFormElement): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [key, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '') continue
    given[key] = given[key] === undefined ? value : `${given[key]},${value}`
  }
  return given
}

/** The reversed ranges of a form. */
export const reversedIn = (form: HTMLFormElement): RangeName[] => {
  const given = searchOfForm(form)
  return RANGES.filter((name) => isReversed(given, name))
}

/** The search of a form. A reversed range is ignored: the current one stays. */
export function askedBy(form: HTMLFormElement, standing: SearchState): Record<string, unknown> {
  const asked: Record<string, unknown> = searchOfForm(form)
  for (const name of reversedIn(form))
    for (const end of [`${name}Start`, `${name}End`] as const) asked[end] = standing[end]
  return asked
}

/** Whether a form differs from the shown search, apart from page and port. */
export function isChosenOtherwise(form: HTMLFormElement, shown: SearchState): boolean {
  const chosen = (state: SearchState): string =>
    stringifySearch({ ...state, page: undefined, limit: undefined, port: undefined })
  return chosen(readSearch(askedBy(form, shown))) !== chosen(shown)
}

/**
 * Updates a form from the address. Fields are uncontrolled, so that a tick shows at once and keeps the focus.
 * Ranges in `except` keep their input.
 */
export function syncForm(form: HTMLFormElement, search: SearchState, except: readonly RangeName[] = []): void {
  const values: Record<string, string | number | boolean | readonly (string | number)[] | undefined> = search
  const kept = new Set(except.flatMap((name) => [`${name}Start`, `${name}End`]))
  for (const field of form.elements) {
    if ('name' in field && kept.has(String(field.name))) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      const value = values[field.name]
      field.checked = Array.isArray(value) ? value.map(String).includes(field.value) : String(value) === field.value
    } else if (field instanceof HTMLInputElement && field.type === 'radio') {
      field.checked = field.value === String(values[field.name] ?? '')
    } else if ((field instanceof HTMLInputElement && field.type !== 'hidden') || field instanceof HTMLSelectElement) {
      const value = field.name === 'order' ? orderOf(search) : (values[field.name] ?? '')
      field.value = String(value)
    }
  }
}

/** The order as a select's value: 'PRICE.ASC', '' for newest first. */
export const orderOf = (search: SearchState): string =>
  search['order.field'] ? `${search['order.field']}.${search['order.direction'] ?? 'ASC'}` : ''
