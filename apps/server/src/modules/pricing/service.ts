import { priceWithMarkup } from '@minato/domain/pricing'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database.ts'
import { markupsInForce, reprice } from './store.ts'

/** The one place where a shown price is worked out in bulk: base price and body category → what visitors see. */
export async function pricer(tx: Transaction): Promise<(base: number, category: string | null) => number> {
  const markups = new Map(
    (await tx.rows<{ category: string; percentage: number }>(markupsInForce(tx.tenant))).map((row) => [
      row.category,
      row.percentage,
    ]),
  )
  return (base, category) => priceWithMarkup(base, (category !== null && markups.get(category)) || 0)
}

/** A markup comes into force at its time without anyone writing: looked at every half minute, and at start. */
export function keepPriced(context: Context): { stop(): void } {
  const run = async (): Promise<void> => {
    for (const tenant of new Set(context.config.tenantHosts.values()))
      await context.db
        .write(tenant, (tx) => tx.rows(reprice(tenant)))
        .catch((error: unknown) => context.log.error({ err: error, tenant }, 'prices not brought up to date'))
  }
  const timer = setInterval(() => void run(), 30_000)
  timer.unref()
  void run()
  return { stop: () => clearInterval(timer) }
}
