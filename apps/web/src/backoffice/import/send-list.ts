import type { ImportReply } from '@minato/contract/vehicles-import'
import { sendFile } from '../frame/send-file.ts'
import type { Sending } from '../frame/send-file.ts'

/** Below this the packing costs more than it saves. */
const WORTH_PACKING = 100_000

/** A text travels as gzip, a fifth of its size: a list of a hundred thousand cars goes over a slow line within the server's patience. */
async function packed(file: File): Promise<{ body: Blob; name: string }> {
  const isPacked = /\.(xlsx|zip|gz)$/i.test(file.name)
  if (isPacked || file.size < WORTH_PACKING || !('CompressionStream' in window)) return { body: file, name: file.name }
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'))
  return { body: await new Response(stream).blob(), name: `${file.name}.gz` }
}

export async function sendList(file: File, locale: string, sending: Omit<Sending, 'address'>): Promise<ImportReply> {
  const { body, name } = await packed(file)
  return sendFile<ImportReply>(body, name, { ...sending, address: `/api/vehicle/car/import?locale=${locale}` })
}
