import type { Company } from '@minato/contract/settings'
import type { Context } from '../../context.ts'
import { companyFacts } from './store.ts'

/** What the dealer says of itself; undefined until it has. */
export async function companyOf(context: Context, tenant: string): Promise<Company | undefined> {
  // Every page shows it.
  const facts = await context.cache.keep(tenant, 'company', async () => {
    const [row] = await context.db.read<{ facts: Company }>(tenant, companyFacts(tenant))
    return row?.facts ?? null
  })
  return facts ?? undefined
}
