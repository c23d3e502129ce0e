import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * Migrates the queue library's tables as the owner of the database; does next to nothing where they
 * are current.
 */
export async function migrateJobs(url: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url, max: 2 })
  // A break shows in the query that it breaks; without listeners it would end the process.
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => void client.on('error', () => {}))
  try {
    await runMigrations({ pgPool, logger: SILENT })
  } finally {
    await pgPool.end()
  }
}

const SILENT = new Logger(() => () => {})
