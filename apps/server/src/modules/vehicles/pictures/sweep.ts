import type { Context } from '../../../context.ts'
import type { Task } from '../../../platform/jobs.ts'
import { known } from './store.ts'

const DAY_MS = 86_400_000
const BATCH = 500
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Every night: files of pictures whose row was never written, or is gone (attacks.md U08). A file stands before its row and
 * goes after it, so whoever is killed in between leaves some; so do those who send one picture twice at once under one key.
 */
export const sweepPictureFilesTask = ({ db, files, now }: Context): Task => ({
  name: 'sweep-picture-files',
  at: '23 2 * * *',
  async run({ tenant }) {
    const before = now().getTime() - DAY_MS
    let old = new Map<string, string[]>()
    const removeUnknown = async (): Promise<void> => {
      const rows = await db.read<{ id: string }>(tenant, known(tenant, [...old.keys()]))
      for (const { id } of rows) old.delete(id)
      for (const keys of old.values()) for (const key of keys) await files.remove(key)
      old = new Map()
    }
    for await (const { key, modifiedAt } of files.list(`${tenant}/pictures/`)) {
      const id = key.split('/').at(-2) ?? ''
      if (modifiedAt.getTime() >= before || !ID.test(id)) continue
      old.set(id, [...(old.get(id) ?? []), key])
      if (old.size === BATCH) await removeUnknown()
    }
    if (old.size) await removeUnknown()
  },
})
