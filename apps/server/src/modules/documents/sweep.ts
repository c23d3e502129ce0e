import type { Context } from '../../context.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import { keyOf } from './document-view.ts'
import { existingDocuments, removeWaiting } from './store.ts'

const DAY_MS = 86_400_000
const BATCH = 500
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const REMOVE_FILES = 'remove-documents'

/** Deletes files whose rows were deleted; queued by that transaction. */
const removeTask = ({ files }: Context): Task<{ ids: string[] }> => ({
  name: REMOVE_FILES,
  async run({ tenant, data: { ids } }) {
    for (const id of ids) await files.remove(keyOf(tenant, id))
  },
})

/** Hourly: deletes documents unattached for a day, and files without a row. */
const sweepTask = ({ db, files, now }: Context): Task => ({
  name: 'sweep-documents',
  at: '37 * * * *',
  async run({ tenant }) {
    // Row first: a killed process leaves a file without a row, which is found below.
    const deleted = await db.write(tenant, (tx) => tx.rows<{ id: string }>(removeWaiting(tenant)))
    for (const { id } of deleted) await files.remove(keyOf(tenant, id))
    const before = now().getTime() - DAY_MS
    let old: string[] = []
    const removeUnknown = async (): Promise<void> => {
      const ids = new Set((await db.read<{ id: string }>(tenant, existingDocuments(tenant, old))).map(({ id }) => id))
      for (const id of old) if (!ids.has(id)) await files.remove(keyOf(tenant, id))
      old = []
    }
    for await (const { key, modifiedAt } of files.list(`${tenant}/documents/`)) {
      const name = key.slice(key.lastIndexOf('/') + 1)
      // Files with other names are not documents.
      if (modifiedAt.getTime() < before && ID.test(name)) old.push(name)
      if (old.length === BATCH) await removeUnknown()
    }
    if (old.length) await removeUnknown()
  },
})

export const documentTasks = (context: Context): Task[] => [removeTask(context), sweepTask(context)]
