import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { ShownCost } from '@minato/contract/estimated-costs'
import { COST_KINDS } from '@minato/contract/settings-enumerations'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { estimatedCosts as english } from '../../i18n/en/estimated-costs.ts'
import type { EstimatedCostsTexts } from '../../i18n/en/estimated-costs.ts'
import { estimatedCosts as french } from '../../i18n/fr/estimated-costs.ts'
import { useSide } from '../use-side.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useEstimatedCostsTexts = (): EstimatedCostsTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'estimatedCosts')

/** Costs at the destination that others charge, apart from the amounts of the inquiry (TRU-08). */
export function EstimatedCosts({ inquiry: { id, version } }: { inquiry: Inquiry }) {
  // A new version may have another price or destination.
  const { data: costs } = useCall('GET /api/main/inquiry/{id}/estimated-cost', { params: { id } }, { version })
  return costs ? <CostList costs={costs} /> : null
}

function CostList({ costs }: { costs: readonly ShownCost[] }) {
  const { format } = useShell().messages
  const t = useEstimatedCostsTexts()
  const isBuyer = useSide() === 'BUYER'
  const amounts = (low: number, high: number): string =>
    low === high ? format.number(low) : t.range(format.number(low), format.number(high))
  return (
    <section className="panel" aria-labelledby="estimated-costs">
      <h2 id="estimated-costs">{t.title}</h2>
      <p className="small">{costs.length === 0 ? t.unknownText : isBuyer ? t.apart : t.apartManager}</p>
      {costs.length > 0 && (
        <dl className="lines">
          {COST_KINDS.map((kind) => {
            const cost = costs.find((one) => one.kind === kind)
            const share = cost?.percent && t.percent(amounts(cost.percent.low, cost.percent.high))
            const isAmount = cost && cost.low !== null && cost.high !== null
            return (
              <div key={kind}>
                <dt>{t.kinds[kind]}</dt>
                <dd>
                  {!cost ? t.unknown : isAmount ? `${cost.currency} ${amounts(cost.low ?? 0, cost.high ?? 0)}` : share}
                </dd>
                {cost && (
                  <dd className="by">
                    {[isAmount && share, t.asOf(cost.sourceDate, cost.source, cost.version)]
                      .filter(Boolean)
                      .join(' · ')}
                  </dd>
                )}
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}
