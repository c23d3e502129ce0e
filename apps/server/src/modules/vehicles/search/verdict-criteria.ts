import type { Criteria } from '@minato/contract/search'
import type { Context } from '../../../context.ts'
import { verdictCriterion } from './criteria-store.ts'
import type { Criterion } from './criteria-store.ts'
import { segmentsWith } from './segments.ts'
import { bytesOfVerdict, judgeFor, NO_RULES } from './verdicts.ts'

/** The criterion of import verdicts, if the search has it. */
export async function verdictCriteria(context: Context, tenant: string, given: Criteria): Promise<Criterion[]> {
  const { importVerdict: states } = given
  if (!states) return []
  const [judge = NO_RULES, segments] = await Promise.all([
    judgeFor(context, tenant, given),
    segmentsWith(context, tenant, []),
  ])
  return [verdictCriterion({ judge, states }, bytesOfVerdict({ judge, states }, segments))]
}
