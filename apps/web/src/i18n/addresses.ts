import { vehicleAddress } from '@minato/contract/addresses'
import { stringifySearch } from '../storefront/search/search-params.ts'
import type { SearchState } from '../storefront/search/search-params.ts'
import { localPath } from './locale.ts'
import { useShell } from '../layout/shell.ts'

interface Named {
  brand: string
  model: string
  reference: string
}

/** The plain path of a car's page; a name that nobody knows still leaves a place in it. */
export const carPath = ({ brand, model, reference }: Named): string =>
  vehicleAddress(brand || '-', model || '-', reference)

/**
 * The addresses of the pages in the reader's language. Links are plain `<a>`: `follow-links.ts` makes one listener of all
 * of them, where a link component each would cost a phone its time for every car of a list.
 */
export function useAddresses() {
  const { locale } = useShell()
  return {
    home: localPath('/', locale),
    search: (search: SearchState = {}) => localPath('/search-result', locale) + stringifySearch(search),
    car: (car: Named) => localPath(carPath(car), locale),
  }
}
