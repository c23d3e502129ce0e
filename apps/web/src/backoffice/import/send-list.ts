import { IMPORT_BYTES } from '@minato/contract/bulk-limit'
import type { Locale } from '@minato/contract/enumerations'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { sendFile } from '../layout/send-file.ts'
import type { Sending } from '../layout/send-file.ts'

/** Types in the file dialog. */
export const LIST_TYPES =
  '.csv,.tsv,.txt,.xlsx,.gz,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const EXTENSION = /\.(csv|tsv|txt|xlsx|gz)$/i

/** Why a file would be rejected by its size or type alone, before it is sent; null if nothing speaks against it. */
export function rejectionOf({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): 'empty' | 'type' | 'size' | null {
  if (!EXTENSION.test(name) && !(type !== '' && LIST_TYPES.split(',').includes(type))) return 'type'
  if (size === 0) return 'empty'
  return size > IMPORT_BYTES ? 'size' : null
}

/** Smaller files are not compressed. */
const WORTH_PACKING = 100_000

/** Compresses a text by gzip to a fifth, so that a list of a hundred thousand cars is sent within the timeout. */
async function packed(file: File): Promise<{ body: Blob; name: string }> {
  const isPacked = /\.(xlsx|zip|gz)$/i.test(file.name)
  if (isPacked || file.size < WORTH_PACKING || !('CompressionStream' in window)) return { body: file, name: file.name }
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'))
  return { body: await new Response(stream).blob(), name: `${file.name}.gz` }
}

export async function sendList(file: File, locale: Locale, sending: Omit<Sending, 'address'>): Promise<ImportReply> {
  const { body, name } = await packed(file)
  return sendFile<ImportReply>(body, name, { ...sending, address: `/api/vehicle/car/import?locale=${locale}` })
}
