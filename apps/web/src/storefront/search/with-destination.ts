import type { SearchState } from '../../api/search-params.ts'

/**
 * Adds what the address does not have of the buyer's destination, without changing the result: prices in the address stay
 * FOB. Undefined if it has a destination: a port, or a country for import verdicts.
 */
export function withDestination(
  state: SearchState,
  own: Pick<SearchState, 'port' | 'importCountry'> | undefined,
): SearchState | undefined {
  const { port, importCountry } = own ?? {}
  if (!port || state.importCountry || (state.port && (state.port !== port || !importCountry || state.importVerdict)))
    return undefined
  const isByPrice = state['order.field'] === 'PRICE' || 'priceStart' in state || 'priceEnd' in state
  return {
    ...state,
    port,
    ...(importCountry && { importCountry }),
    ...(!state.port && isByPrice && { priceBasis: 'FOB' }),
  }
}
