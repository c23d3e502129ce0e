import type { ImportChoices } from '@minato/contract/import-choices'
import type { ImportProblem, ImportReply } from '@minato/contract/vehicles-import'

type Rated = Pick<ImportChoices, 'currency' | 'rate' | 'rates'>

/** The currencies that need a rate: those of the file, the chosen one, and those of errors. */
export const currenciesOf = (
  { reading, choices }: Pick<ImportReply, 'reading' | 'choices'>,
  now: Rated,
  problems: readonly Pick<ImportProblem, 'code' | 'detail'>[],
): string[] => {
  const named = problems.flatMap(({ code, detail }) => (code === 'no-rate' ? (detail ?? []) : []))
  const all = new Set([
    ...(now.currency === null ? [] : [now.currency]),
    // Another currency was chosen for prices without one: the previous one needs no rate.
    ...(now.currency === choices.currency ? (reading.currencies ?? []) : []),
    ...named,
    ...Object.keys(now.rates ?? {}),
  ])
  all.delete('USD')
  return [...all]
}

export const rateOf = ({ currency, rate, rates }: Rated, of: string): number | null =>
  (of === currency ? rate : null) ?? rates?.[of] ?? null

/** The change of choices that sets or removes a rate. */
export function withRate(now: Rated, currency: string, rate: number | null): Pick<ImportChoices, 'rate' | 'rates'> {
  const { [currency]: _, ...others } = now.rates ?? {}
  return {
    rate: now.currency === currency ? null : now.rate,
    rates: rate === null ? others : { ...others, [currency]: rate },
  }
}
