import type { BodyType } from '@minato/contract/enumerations'
import { priceWithMarkup } from '@minato/domain/pricing'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { markApplied, markupsInForce, outdatedMarkups, repriceBatch } from './store.ts'

export { assertPricesShown, EFFECT_COLUMNS, movedPrices, previewPrices } from './effects.ts'
export type { PriceChange, RunQuery } from './effects.ts'
export { lockPrices } from './effects-store.ts'
export { buyersQuote, chargesOf, quoteFor } from './quotes.ts'

/** Percentages in force by body category. */
export async function markupsByCategory(tx: Pick<Transaction, 'tenant' | 'rows'>): Promise<Map<BodyType, number>> {
  const rows = await tx.rows<{ category: BodyType; percentage: number }>(markupsInForce(tx.tenant))
  return new Map(rows.map(({ category, percentage }) => [category, percentage]))
}

/** The one place where a shown price is worked out in bulk: base price and body category → what visitors see. */
export async function createPricer(
  tx: Pick<Transaction, 'tenant' | 'rows'>,
): Promise<(base: number, category: BodyType | null) => number> {
  const markups = await markupsByCategory(tx)
  return (base, category) => priceWithMarkup(base, (category !== null && markups.get(category)) || 0)
}

/** Cars repriced in one transaction; short enough for concurrent writers. */
const BATCH = 2000

/**
 * Updates the shown prices of a tenant to the markups in force; writes nothing where they are
 * current.
 */
export async function updateOutdatedPrices({ db }: Context, tenant: string): Promise<void> {
  const outdated = await db.read<{ id: string; category: string; percentage: number }>(tenant, outdatedMarkups(tenant))
  for (const { id, category, percentage } of outdated) {
    while (
      (await db.write(tenant, (tx) => tx.rows(repriceBatch(tenant, category, percentage, BATCH)))).length === BATCH
    ) {
      // The next batch.
    }
    await db.write(tenant, (tx) => tx.rows(markApplied(tenant, id, percentage)))
  }
}

/** Applies markups that have come into force; runs every half minute and at start. */
export function startPriceUpdates(context: Context): { stop(): void } {
  const run = async (): Promise<void> => {
    for (const tenant of await context.tenants.all())
      await updateOutdatedPrices(context, tenant).catch((error: unknown) =>
        context.log.error({ err: error, tenant }, 'visitor prices not updated'),
      )
  }
  const look = (): void =>
    void run().catch((error: unknown) => context.log.error({ err: error }, 'due prices not checked'))
  const timer = setInterval(look, 30_000)
  timer.unref()
  look()
  return { stop: () => clearInterval(timer) }
}
