import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { useCall } from '../../api/use-call.ts'
import { useReloadOnNews } from '../use-inquiry-news.ts'

export type Entries = readonly RecordEntry[]

/** The event log of an inquiry, loaded after the page and on every event; undefined until then. */
export function useRecord(id: string): Entries | undefined {
  const { data, reload } = useCall('GET /api/main/inquiry/{id}/record', { params: { id } })
  useReloadOnNews(reload, (news) => news.inquiryId === id && news.kind === 'event')
  return data
}

/** The reason of the newest rejection, cancellation or ending of these kinds. */
export function reasonIn(entries: Entries | undefined, kinds: readonly string[]): string | undefined {
  const reason = entries?.findLast(({ kind }) => kinds.includes(kind))?.content?.['reason']
  return typeof reason === 'string' ? reason : undefined
}
