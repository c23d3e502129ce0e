import type { Shell } from '../../shell/shell.ts'
import { pagedQuery } from '../../table/table-steps.ts'
import type { WorkSearch } from './work-search.ts'

/** What managers' list of inquiries shows: the page, how many there are of each state, and who may own one. */
export async function loadWork({ api }: Shell, search: WorkSearch, signal: AbortSignal) {
  const query = pagedQuery({ inquiryState: 'ALL' as const, ...search }) as never
  const [page, counts, managers] = await Promise.all([
    api('GET /api/main/inquiry', { query, signal }),
    api('GET /api/main/inquiry/count', { signal }),
    api('GET /api/uum/manager', { signal }),
  ])
  return { page, counts, managers }
}
export type WorkData = Awaited<ReturnType<typeof loadWork>>
