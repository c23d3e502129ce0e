import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { indexCars } from './index-cars.ts'

const SOON_MS = 300

/** Brings the search up to a change, so that the list that is read next holds it; no longer than somebody would wait. */
export async function settle(context: Context, tenant: string): Promise<void> {
  const indexed = indexCars(context, tenant).catch((error: unknown) =>
    context.log.error({ err: error, tenant }, 'the search index is behind'),
  )
  await Promise.race([indexed, setTimeout(SOON_MS, undefined, { ref: false })])
  context.changes.countLocalChange(tenant)
}
