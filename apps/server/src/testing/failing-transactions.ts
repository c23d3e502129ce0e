import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from '../platform/database/database.ts'
import { sql } from '../platform/database/sql.ts'
import type { TestServer } from './app.ts'
import { asOwner } from './as-owner.ts'

/** Changes that fail in the middle, by an error or by the death of the process. */

/** Kinds of failure; each is tried before every statement of a transaction. */
export const BREAKS = ['fails', 'is cut off'] as const
export type Break = (typeof BREAKS)[number]
/** The status that the caller receives. */
export const TOLD: Record<Break, number> = { fails: 500, 'is cut off': 503 }

async function breakOff({ url }: TestServer, tx: Transaction, how: Break): Promise<void> {
  if (how === 'fails') throw new Error('the machine went away')
  // To the database a killed process is a closed connection.
  const [row] = await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await asOwner(url, `select pg_terminate_backend(${row?.pid})`)
}

const deeds = new AsyncLocalStorage<object>()

/**
 * While it runs, its first transaction (and no other) fails before its `at`-th statement. Returns
 * the number of statements.
 */
export async function breaking(
  server: TestServer,
  at: number,
  how: Break,
  work: () => Promise<unknown>,
): Promise<number> {
  const { db } = server.context
  const { write } = db
  let statements = 0
  let isFirst = true
  const mine = {}
  db.write = (tenant, inner) => {
    // Indexing of earlier work may still run.
    if (!isFirst || deeds.getStore() !== mine) return write(tenant, inner)
    isFirst = false
    return write(tenant, async (tx) => {
      const step = async (): Promise<void> => {
        if (++statements === at) await breakOff(server, tx, how)
      }
      const value = await inner({
        ...tx,
        rows: async (statement) => {
          await step()
          return tx.rows(statement)
        },
      })
      // And once more just before the commit.
      await step()
      return value
    })
  }
  await deeds.run(mine, work).finally(() => (db.write = write))
  return statements
}
