import type { Shell } from '../../api/shell.ts'
import { pagedQuery } from '../../table/table-steps.ts'
import type { InquirySearch } from './inquiry-search.ts'

/** Data of the managers' inquiry list: the page, the counts by state, and possible owners. */
export async function loadInquiryList({ api }: Shell, search: InquirySearch, signal: AbortSignal) {
  const query = pagedQuery({ inquiryState: 'ALL' as const, ...search }) as never
  const [page, counts, managers] = await Promise.all([
    api('GET /api/main/inquiry', { query, signal }),
    api('GET /api/main/inquiry/count', { signal }),
    api('GET /api/uum/manager', { signal }),
  ])
  return { page, counts, managers }
}
export type InquiryListData = Awaited<ReturnType<typeof loadInquiryList>>
