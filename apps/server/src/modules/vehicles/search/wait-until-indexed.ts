import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { indexCars } from './index-cars.ts'

const SOON_MS = 300
/** For bulk actions, after which the list is shown at once and needs the index. */
export const MANY_CARS_MS = 4000

/** Waits until the index holds a change, so that the next list shows it; with a short time limit. */
export async function waitUntilIndexed(context: Context, tenant: string, limitMs = SOON_MS): Promise<void> {
  const indexing = indexCars(context, tenant).catch((error: unknown) =>
    context.log.error({ err: error, tenant }, 'search index update failed'),
  )
  await Promise.race([indexing, setTimeout(limitMs, undefined, { ref: false })])
  context.changes.countLocalChange(tenant)
}
