import { useCall } from '../api/use-call.ts'
import type { InquiryData } from './inquiry-data.ts'
import { useReloadOnNews } from './use-inquiry-news.ts'

/** The current inquiry, reloaded on every event. An older answer never replaces a newer one. */
export function useInquiry({ inquiry: read }: InquiryData) {
  const { id } = read
  const {
    data: inquiry = read,
    set,
    reload,
  } = useCall('GET /api/main/inquiry/{id}', { params: { id } }, { initial: read })
  useReloadOnNews(reload, (news) => news.inquiryId === id)
  return { inquiry, onChanged: set, reload }
}
