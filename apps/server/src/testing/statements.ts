import type { Database } from '../platform/database/database.ts'
import type { Statement } from '../platform/database/sql.ts'

/** Runs the work and returns its result with the texts of all statements sent meanwhile. */
export async function withStatements<T>(db: Database, work: () => Promise<T>): Promise<{ result: T; texts: string[] }> {
  const { read, write, shared } = db
  const texts: string[] = []
  const note = <S extends Statement>(statement: S): S => {
    texts.push(statement.text)
    return statement
  }
  db.read = (tenant, statement) => read(tenant, note(statement))
  db.shared = (statement) => shared(note(statement))
  db.write = (tenant, change) => write(tenant, (tx) => change({ ...tx, rows: (statement) => tx.rows(note(statement)) }))
  try {
    return { result: await work(), texts }
  } finally {
    Object.assign(db, { read, write, shared })
  }
}
