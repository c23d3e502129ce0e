import { useRef, useState } from 'react'
import { useInquiryNews } from '../../inquiries/use-inquiry-news.ts'

/**
 * Counts inquiries changed since the list was loaded (`read`), so that rows do not move under the cursor. Own
 * changes do not count.
 */
export function useNews(read: unknown, isEmpty: boolean, reload: () => void) {
  const [since, setSince] = useState<{ read: unknown; ids: ReadonlySet<string> }>({ read, ids: new Set() })
  const own = useRef(new Map<string, number>())
  if (since.read !== read) setSince({ read, ids: new Set() })
  useInquiryNews((news) => {
    if (news && news.kind !== 'event') return
    // Events may have been missed, so it counts one.
    if (!news || isEmpty) return reload()
    const mine = own.current.get(news.inquiryId) ?? 0
    if (mine > 0) return void own.current.set(news.inquiryId, mine - 1)
    setSince((before) => ({ ...before, ids: new Set(before.ids).add(news.inquiryId) }))
  })
  return {
    count: since.ids.size,
    /** A change starts here: the next event of this inquiry is its own. */
    begin: (id: string): void => void own.current.set(id, (own.current.get(id) ?? 0) + 1),
    /** The change failed. */
    failed: (id: string): void => void own.current.set(id, Math.max(0, (own.current.get(id) ?? 0) - 1)),
  }
}
