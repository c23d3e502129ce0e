import type { InquiryVerdict } from '@minato/contract/arrival-verdict'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useEffect, useState } from 'react'
import { useShell } from '../../api/shell.ts'

/** The import verdict on the car of an open inquiry, loaded anew with each version; undefined until it is there. */
export function useImportVerdict(inquiry: Inquiry): InquiryVerdict | undefined {
  const { api } = useShell()
  const { id, version, outcome, deliveredAt } = inquiry
  const [loaded, setLoaded] = useState<{ version: number; verdict: InquiryVerdict }>()
  const isOver = outcome !== null || deliveredAt !== null
  useEffect(() => {
    if (isOver) return
    let isStale = false
    api('GET /api/main/inquiry/{id}/arrival-verdict', { params: { id } }).then(
      (verdict) => isStale || setLoaded({ version, verdict }),
      // Shows nothing without an answer.
      () => {},
    )
    return () => void (isStale = true)
  }, [api, id, version, isOver])
  return isOver ? undefined : loaded?.verdict
}
