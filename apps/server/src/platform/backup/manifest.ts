import { z } from 'zod'

/** Contents of a backup with row and byte counts and SHA-256 hashes in hex. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  at: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: z.string() })),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  files: z.array(z.strictObject({ key: z.string(), size: z.int(), sha256: z.string() })),
  /** Files that were removed while they were copied. */
  filesGone: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const rowsFile = (table: string): string => `data/${table}.copy.gz`
export const storedFile = (key: string): string => `files/${key}`
