import type { EstimatedCost, ShownCost } from '@minato/contract/estimated-costs'
import { COST_KINDS } from '@minato/contract/settings-enumerations'

/**
 * The estimated costs of a car at its destination (TRU-08), in the order of their kinds. `customsValue`: price with freight
 * and insurance in US dollars, null while an amount is on request. They are never added to it, nor to one another.
 */
export function shownCosts(costs: readonly EstimatedCost[], customsValue: number | null): ShownCost[] {
  return COST_KINDS.flatMap((kind) => costs.filter((one) => one.kind === kind)).map(
    ({ kind, basis, low, high, currency, source, sourceDate, version }) => {
      const percentOf = (percent: number): number | null =>
        customsValue === null ? null : Math.round((customsValue * percent) / 100)
      const common = { kind, source, sourceDate, version }
      return basis === 'AMOUNT'
        ? { ...common, low, high, currency: currency ?? '', percent: null }
        : { ...common, low: percentOf(low), high: percentOf(high), currency: 'USD', percent: { low, high } }
    },
  )
}
