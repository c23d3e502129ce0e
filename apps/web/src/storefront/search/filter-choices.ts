import { CHOICES } from '@minato/contract/enumerations'
import type { Criterion } from '@minato/contract/search-criteria'
import type { TradeNames } from '../../messages/names-en.ts'
import type { CatalogNames } from './search-data.ts'

export interface Choice {
  value: string
  text: string
}

/** What can be chosen for a criterion: entries of the catalogue, values of a list, or numbers. */
export function choicesOf({ name, list, options = [] }: Criterion, names: TradeNames, catalog: CatalogNames): Choice[] {
  if (name === 'brand' || name === 'model')
    return catalog[`${name}s`].map((entry) => ({ value: entry.slug, text: entry.name }))
  const texts: Readonly<Record<string, string>> = list ? names[list] : {}
  return (list ? CHOICES[list] : options).map((value) => ({
    value: String(value),
    text: texts[value] ?? String(value),
  }))
}
