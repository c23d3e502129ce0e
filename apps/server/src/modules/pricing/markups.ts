import { setTimeout } from 'node:timers/promises'
import { BODY_TYPES } from '@minato/contract/enumerations'
import type { BodyType } from '@minato/contract/enumerations'
import type { Markup } from '@minato/contract/pricing'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { HttpError, httpError, genericError } from '../../platform/http/http-error.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import { assertPricesShown } from './effects.ts'
import type { PriceChange, RunQuery as Rows } from './effects.ts'
import { lockPrices } from './effects-store.ts'
import { updateOutdatedPrices } from './service.ts'
import * as store from './markups-store.ts'
import type { MarkupRow } from './markups-store.ts'

const markupFrom = (now: Date, { category, cars, values, ...row }: MarkupRow): Markup => {
  const inForce = values.find(({ effectiveTime }) => Date.parse(effectiveTime) <= now.getTime())
  return {
    ...row,
    categoryId: category as BodyType,
    numberOfCar: cars,
    values: values.map((value) => ({
      ...value,
      effectiveTime: new Date(value.effectiveTime).toISOString(),
      createdAt: new Date(value.createdAt).toISOString(),
      isInForce: value === inForce,
    })),
  }
}

export async function markupsOf(
  rows: Rows,
  tenant: string,
  now: Date,
  categories: readonly BodyType[] = BODY_TYPES,
): Promise<Markup[]> {
  return (await rows<MarkupRow>(store.markups(tenant, categories))).map((row) => markupFrom(now, row))
}

/** The markup of a category. Every category has one. */
export async function markupOf(rows: Rows, tenant: string, now: Date, category: BodyType): Promise<Markup> {
  const [markup] = await markupsOf(rows, tenant, now, [category])
  if (!markup) throw new Error(`no markup of ${category}`)
  return markup
}

async function categoryOf(rows: Rows, tenant: string, id: string): Promise<BodyType> {
  const [row] = await rows<{ category: BodyType }>(store.categoryOf(tenant, id, BODY_TYPES))
  if (!row) throw httpError('MINATO-4004', { message: 'There is no such markup' })
  return row.category
}

/** Clock difference up to which a past start counts as now. */
const CLOCK_TOLERANCE_MS = 60_000
const PRICES = 'bring prices up to date'

/**
 * Adds a markup that applies now or from a later moment. `shown`: hash of the confirmed preview. @throws 1008 for a
 * time in the past, because past prices are not changed; 409 CHANGE_NOT_SHOWN
 */
export async function addValue(
  { now }: Context,
  tx: Transaction,
  id: string,
  {
    percentage,
    effectiveTime,
    shown,
  }: { percentage: number; effectiveTime: string | null; shown?: string | undefined },
): Promise<Markup> {
  const lagMs = effectiveTime === null ? 0 : now().getTime() - Date.parse(effectiveTime)
  if (lagMs > CLOCK_TOLERANCE_MS)
    throw httpError('MINATO-1008', { body: [{ path: 'effectiveTime', message: 'This time is past' }] })
  const rows: Rows = (statement) => tx.rows(statement)
  const category = await categoryOf(rows, tx.tenant, id)
  await tx.rows(lockPrices(tx.tenant))
  await assertPricesShown(rows, tx.tenant, { kind: 'MARKUP', category, percentage }, shown)
  await tx.rows(store.ensureMarkup(tx.tenant, id, category))
  const isNow = effectiveTime === null || lagMs >= 0
  await tx.rows(store.insertValue(tx.tenant, id, percentage, isNow ? null : effectiveTime))
  if (!isNow) await addJob(tx, PRICES, {}, { runAt: effectiveTime })
  return markupOf(rows, tx.tenant, now(), category)
}

/** Updates prices when a markup comes into force. If it fails, the scheduled check (keepPriced) repeats it. */
export const pricesTask = (context: Context): Task => ({
  name: PRICES,
  run: ({ tenant }) => updateOutdatedPrices(context, tenant),
})

const MAX_WAIT_MS = 3000

/** Updates prices within the call for most stocks; a large stock is updated by a job. */
export async function waitForPrices(context: Context, tenant: string): Promise<void> {
  const updating = updateOutdatedPrices(context, tenant).catch((error: unknown) =>
    context.log.error({ err: error, tenant }, 'visitor prices not updated'),
  )
  await Promise.race([updating, setTimeout(MAX_WAIT_MS, undefined, { ref: false })])
}

/** Deletes a value that is not in force yet. @throws 409 for one that is or was in force */
export const cancelValue = (context: Context, tenant: string, markupId: string, id: string): Promise<Markup> =>
  context.db.write(tenant, async (tx) => {
    const rows: Rows = (statement) => tx.rows(statement)
    const category = await categoryOf(rows, tenant, markupId)
    const deleted = await tx.rows(store.deleteValue(tenant, markupId, id))
    const markup = await markupOf(rows, tenant, context.now(), category)
    if (deleted.length) return markup
    if (!markup.values.some((value) => value.id === id)) throw httpError('MINATO-4004')
    const message = 'This value is in force already; set another one'
    throw new HttpError({ ...genericError(409).reply, body: [{ path: 'valueId', message }] })
  })

/** The price change that another percentage would cause. @throws MINATO-4004 */
export async function markupChange(rows: Rows, tenant: string, id: string, percentage: number): Promise<PriceChange> {
  return { kind: 'MARKUP', category: await categoryOf(rows, tenant, id), percentage }
}
