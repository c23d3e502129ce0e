import type { Context } from '../../../context.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { existingPictures, unusedPictures } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 500
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Nightly: deletes files without a row (threat U08). A file is written before its row and deleted after it, so
 * a killed process leaves files, as do concurrent uploads of one picture under one key.
 */
export const sweepPictureFilesTask = ({ db, files, now }: Context): Task => ({
  name: 'sweep-picture-files',
  at: '23 2 * * *',
  async run({ tenant }) {
    const before = now().getTime() - DAY_MS
    let old = new Map<string, string[]>()
    const removeUnknown = async (): Promise<void> => {
      const rows = await db.read<{ id: string }>(tenant, existingPictures(tenant, [...old.keys()]))
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

/** Deletes pictures unused for two weeks, row first, then files. Safe to run in every process at once. */
export async function sweepPictures(context: Context, tenant: string): Promise<void> {
  const unused = await context.db.write(tenant, (tx) => tx.rows<{ id: string }>(unusedPictures(tenant)))
  for (const { id } of unused) await removeFiles(context, tenant, id)
}

async function removeFiles(context: Context, tenant: string, id: string): Promise<void> {
  for await (const { key } of context.files.list(`${tenant}/pictures/${id.slice(0, 2)}/${id}/`))
    await context.files.remove(key)
}

const PREVIEW_TTL_MS = 30 * DAY_MS

/** Deletes previews older than a month; requested ones are drawn again. */
export async function sweepPreviews(context: Context, tenant: string): Promise<void> {
  const before = context.now().getTime() - PREVIEW_TTL_MS
  for await (const { key, modifiedAt } of context.files.list(`${tenant}/previews/`))
    if (modifiedAt.getTime() < before) await context.files.remove(key)
}

/** Sweeps at start and every hour: unused pictures, old previews, and partial files of killed writers. */
export function startPictureSweeps(context: Context): { stop(): void } {
  const run = async (): Promise<void> => {
    for (const tenant of await context.tenants.all()) {
      await sweepPictures(context, tenant)
      await sweepPreviews(context, tenant)
    }
    await context.files.sweepTemps(new Date(Date.now() - HOUR_MS))
  }
  const sweep = (): void =>
    void run().catch((error: unknown) => context.log.error({ err: error }, 'unused pictures not deleted'))
  const timer = setInterval(sweep, HOUR_MS)
  timer.unref()
  sweep()
  return { stop: () => clearInterval(timer) }
}
