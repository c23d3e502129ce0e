import type { SearchState } from './search-params.ts'

/** What a form would send as an address; names that come twice are joined, as `parseSearch` does. */
export function searchOfForm(form: HTMLFormElement): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [key, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '') continue
    given[key] = given[key] === undefined ? value : `${given[key]},${value}`
  }
  return given
}

/**
 * Makes a form say what the address says. The fields are not controlled: a tick shows at once, also on a slow line, and
 * keeps the focus while the result follows.
 */
export function syncForm(form: HTMLFormElement, search: SearchState): void {
  const values: Record<string, string | number | boolean | readonly (string | number)[] | undefined> = search
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      const value = values[field.name]
      field.checked = Array.isArray(value) ? value.map(String).includes(field.value) : String(value) === field.value
    } else if ((field instanceof HTMLInputElement && field.type !== 'hidden') || field instanceof HTMLSelectElement) {
      const value = field.name === 'order' ? orderOf(search) : (values[field.name] ?? '')
      field.value = String(value)
    }
  }
}

/** The order as one value of a select: 'PRICE.ASC', '' for newest first. */
export const orderOf = (search: SearchState): string =>
  search['order.field'] ? `${search['order.field']}.${search['order.direction'] ?? 'ASC'}` : ''
