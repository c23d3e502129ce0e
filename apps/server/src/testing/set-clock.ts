import type { Context } from '../context.ts'

/**
 * Runs `work` with `now` of inquiries set to this moment. The database clock and the jobs are unaffected.
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
