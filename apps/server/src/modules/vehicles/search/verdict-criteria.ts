import type { Criteria } from '@minato/contract/search'
import type { Context } from '../../../context.ts'
import { verdictCriterion } from './criteria-store.ts'
import type { Criterion } from './criteria-store.ts'
import { segmentsWith } from './segments.ts'
import { bytesOfVerdict, judgeFor, NO_RULES } from './verdicts.ts'

/** The criterion of import verdicts, if the search has it. */
export async function verdictCriteria(context: Context, tenant: string, criteria: Criteria): Promise<Criterion[]> {
  const { importVerdict: states } = criteria
  if (!states) return []
  const [judge = NO_RULES, segments] = await Promise.all([
    judgeFor(context, tenant, criteria),
    segmentsWith(context, tenant, []),
  ])
  return [verdictCriterion({ judge, states }, bytesOfVerdict({ judge, states }, segments))]
}
