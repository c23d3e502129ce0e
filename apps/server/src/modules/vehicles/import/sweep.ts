import type { Context } from '../../../context.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { knownFiles, oldRuns, oldUploads } from './store.ts'

const DAY_MS = 86_400_000

/** Nightly: deletes files that were never imported, files of old runs, and leftovers of killed uploads. */
export const sweepImportsTask = ({ db, files, now }: Context): Task => ({
  name: 'sweep-imports',
  at: '47 3 * * *',
  async run({ tenant }) {
    const deleted = await db.write(tenant, async (tx) => [
      ...(await tx.rows<{ key: string | null }>(oldUploads(tenant))),
      ...(await tx.rows<{ key: string | null }>(oldRuns(tenant))),
    ])
    for (const { key } of deleted) if (key !== null) await files.remove(key)
    const known = new Set((await db.read<{ key: string }>(tenant, knownFiles(tenant))).map(({ key }) => key))
    const before = now().getTime() - DAY_MS
    for await (const { key, modifiedAt } of files.list(`${tenant}/imports/`))
      if (modifiedAt.getTime() < before && !known.has(key)) await files.remove(key)
  },
})
