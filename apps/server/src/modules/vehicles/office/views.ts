import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { sessionIdOf } from '../../../platform/csrf.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Task } from '../../../platform/jobs.ts'
import { callerOf } from '../../../platform/limits.ts'
import { secretOf } from '../../../platform/secrets.ts'
import { countInquiry, countViews, forgetViews } from './views-store.ts'

/** How often cars are looked at: gathered in the process and written together, since nobody waits for it. */

const FLUSH_MS = 5000
/** So many at most between two writings: whoever floods loses views, not the server's memory. */
const MOST = 20_000

interface View {
  visitor: string
  car: string
}
const gathered = new WeakMap<Context['db'], Map<string, View[]>>()
const gatheredIn = ({ db }: Context): Map<string, View[]> => {
  const known = gathered.get(db) ?? new Map<string, View[]>()
  gathered.set(db, known)
  return known
}

/** Notes that somebody has a car's page before him: his session, or without one his network and browser. */
export async function noteView(
  context: Context,
  tenant: string,
  carId: string,
  request: FastifyRequest,
): Promise<void> {
  const who = sessionIdOf(request) ?? `${callerOf(request)}\n${request.headers['user-agent'] ?? ''}`
  // With a secret: whoever reads the table cannot try networks until one fits.
  const visitor = createHmac('sha256', await secretOf(context.db, 'views'))
    .update(who)
    .digest('base64url')
    .slice(0, 22)
  const byTenant = gatheredIn(context)
  const views = byTenant.get(tenant) ?? []
  if (views.length < MOST) views.push({ visitor, car: carId })
  byTenant.set(tenant, views)
}

/** An inquiry has come in for a car: counted in the transaction that it is written in. */
export const noteInquiry = async (tx: Transaction, carId: string): Promise<void> =>
  void (await tx.rows(countInquiry(tx.tenant, carId)))

/** Writes what was gathered; what cannot be written is lost. */
export async function writeViews(context: Context): Promise<void> {
  const byTenant = gatheredIn(context)
  const all = [...byTenant]
  byTenant.clear()
  for (const [tenant, views] of all)
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
      .catch((error: unknown) => context.log.warn({ err: error, tenant }, 'views not counted'))
}

export function keepViews(context: Context): { stop(): Promise<void> } {
  const timer = setInterval(() => void writeViews(context), FLUSH_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await writeViews(context)
    },
  }
}

/** Forgets every night who looked at what. */
export const forgetViewsTask = ({ db }: Context): Task => ({
  name: 'forget-views',
  at: '11 0 * * *',
  run: ({ tenant }) => db.write(tenant, async (tx) => void (await tx.rows(forgetViews(tenant)))),
})
