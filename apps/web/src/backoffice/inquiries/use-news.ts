import { useRef, useState } from 'react'
import { useDealNews } from '../../deals/use-deal-news.ts'

/**
 * In how many deals something has happened since the list was read: it is said and not shown at once, so that no line jumps
 * under the cursor. `read`: what was read; with another one the count begins anew. What this page does itself is no news.
 */
export function useNews(read: unknown, isEmpty: boolean, reload: () => void) {
  const [since, setSince] = useState<{ read: unknown; ids: ReadonlySet<string> }>({ read, ids: new Set() })
  const own = useRef(new Map<string, number>())
  if (since.read !== read) setSince({ read, ids: new Set() })
  useDealNews((news) => {
    if (news && news.kind !== 'event') return
    // Something may have been missed: better to look once too often.
    if (!news || isEmpty) return reload()
    const mine = own.current.get(news.inquiryId) ?? 0
    if (mine > 0) return void own.current.set(news.inquiryId, mine - 1)
    setSince((before) => ({ ...before, ids: new Set(before.ids).add(news.inquiryId) }))
  })
  return {
    count: since.ids.size,
    /** A change is made here: the next event of this deal is its own. */
    begin: (id: string): void => void own.current.set(id, (own.current.get(id) ?? 0) + 1),
    /** It came to nothing. */
    failed: (id: string): void => void own.current.set(id, Math.max(0, (own.current.get(id) ?? 0) - 1)),
  }
}
