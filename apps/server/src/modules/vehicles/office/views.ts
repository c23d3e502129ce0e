import { createHash, createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { callerKey } from '../../../platform/rate-limit/caller-key.ts'
import { secretOf } from '../../../platform/process/secrets.ts'
import { countInquiry, countViews, deleteOldViews } from './views-store.ts'

/** Counts car views in the process and writes them in batches. */

const FLUSH_MS = 5000
/** Limit between two writes: a flood loses views instead of filling the memory. */
const MAX_BUFFERED_VIEWS = 20_000

interface View {
  visitor: string
  car: string
}
const buffers = new WeakMap<Context['db'], Map<string, View[]>>()
const bufferOf = ({ db }: Context): Map<string, View[]> => {
  const buffer = buffers.get(db) ?? new Map<string, View[]>()
  buffers.set(db, buffer)
  return buffer
}

/** Browsers counted per network: buyers behind one carrier count, made-up browsers do not. */
const BROWSERS = 8

/**
 * Counts a view of a car's page. A visitor is a network and a browser, as a keyed hash that changes daily.
 * Cookies are ignored, because a caller can make up any number of them.
 */
export async function recordView(
  context: Context,
  tenant: string,
  carId: string,
  request: FastifyRequest,
): Promise<void> {
  const browser =
    createHash('sha256')
      .update(request.headers['user-agent'] ?? '')
      .digest()
      .readUInt32BE() % BROWSERS
  const day = context.now().toISOString().slice(0, 10)
  const visitor = createHmac('sha256', await secretOf(context.db, 'views'))
    .update(`${day}\n${callerKey(request)}\n${browser}`)
    .digest('base64url')
    .slice(0, 22)
  const byTenant = bufferOf(context)
  const views = byTenant.get(tenant) ?? []
  if (views.length < MAX_BUFFERED_VIEWS) views.push({ visitor, car: carId })
  byTenant.set(tenant, views)
}

/** Counts an inquiry about a car, in the transaction that creates it. */
export const recordInquiry = async (tx: Transaction, carId: string): Promise<void> =>
  void (await tx.rows(countInquiry(tx.tenant, carId)))

/** Writes the collected views; a failed write loses them. */
export async function writeViews(context: Context): Promise<void> {
  const byTenant = bufferOf(context)
  const batches = [...byTenant]
  byTenant.clear()
  for (const [tenant, views] of batches)
    await context.db
      .write(tenant, (tx) =>
        tx.rows(
          countViews(
            tenant,
            views.map(({ visitor }) => visitor),
            views.map(({ car }) => car),
          ),
        ),
      )
      .catch((error: unknown) => context.log.warn({ err: error, tenant }, 'car views not saved'))
}

export function startViewWriter(context: Context): { stop(): Promise<void> } {
  const timer = setInterval(() => void writeViews(context), FLUSH_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await writeViews(context)
    },
  }
}

/** Deletes the visitors of views every night. */
export const deleteOldViewsTask = ({ db }: Context): Task => ({
  name: 'forget-views',
  at: '11 0 * * *',
  run: ({ tenant }) => db.write(tenant, async (tx) => void (await tx.rows(deleteOldViews(tenant)))),
})
