import type { ReplyOf } from '@minato/contract/call'
import type { CallNamed } from '@minato/contract/calls'
import { useCall } from '../api/use-call.ts'
import { useLastUser } from '../session/use-last-user.ts'
import { useReloadOnNews } from './use-inquiry-news.ts'

export type InquiryCounts = ReplyOf<CallNamed<'GET /api/main/inquiry/count'>>

/** Numbers of all and unread inquiries, kept up to date by the stream; undefined until known. */
export function useInquiryCounts(): InquiryCounts | undefined {
  const { data, reload } = useCall('GET /api/main/inquiry/count', useLastUser() && {})
  useReloadOnNews(reload)
  return data
}
