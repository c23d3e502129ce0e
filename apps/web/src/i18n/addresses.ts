import { vehicleAddress } from '@minato/contract/addresses'
import { stringifySearch } from '../api/search-params.ts'
import type { SearchState } from '../api/search-params.ts'
import { localPath } from './locale.ts'
import { useShell } from '../api/shell.ts'

interface Named {
  brand: string
  model: string
  reference: string
}

/** The path of a car's page; an unknown name still needs a placeholder in it. */
export const carPath = ({ brand, model, reference }: Named): string =>
  vehicleAddress(brand || '-', model || '-', reference)

/**
 * Addresses of pages in the reader's language. Links are plain `<a>` with one listener (`follow-links.ts`),
 * because a link component for every car of a list is slow on phones.
 */
export function useAddresses() {
  const { locale } = useShell()
  return {
    home: localPath('/', locale),
    search: (search: SearchState = {}) => localPath('/search-result', locale) + stringifySearch(search),
    car: (car: Named) => localPath(carPath(car), locale),
  }
}
