import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { indexCars } from './index-cars.ts'

const SOON_MS = 300

/** Waits until the index holds a change, so that the next list shows it; with a short time limit. */
export async function waitUntilIndexed(context: Context, tenant: string): Promise<void> {
  const indexing = indexCars(context, tenant).catch((error: unknown) =>
    context.log.error({ err: error, tenant }, 'search index update failed'),
  )
  await Promise.race([indexing, setTimeout(SOON_MS, undefined, { ref: false })])
  context.changes.countLocalChange(tenant)
}
