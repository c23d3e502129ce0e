import type { Context } from '../context.ts'

/**
 * What is done in `work` happens at this moment, as far as deals tell the time: whatever row says `now` says this. The
 * database's own clock goes on, and so does that of jobs.
 */
export async function atMoment<T>({ db }: Pick<Context, 'db'>, moment: string, work: () => Promise<T>): Promise<T> {
  const { write } = db
  const now = new Date(moment).toISOString()
  db.write = (tenant, inner) =>
    write(tenant, (tx) =>
      inner({
        ...tx,
        rows: async <Row>(statement: Parameters<typeof tx.rows>[0]) =>
          (await tx.rows<object>(statement)).map((row) => ('now' in row ? { ...row, now } : row)) as Row[],
      }),
    )
  return work().finally(() => (db.write = write))
}
