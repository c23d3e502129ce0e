import type { InquiryVerdict } from '@minato/contract/arrival-verdict'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useCall } from '../../api/use-call.ts'

/** The import verdict on the car of an open inquiry, reloaded for each version; undefined until loaded. */
export function useImportVerdict({ id, version, outcome, deliveredAt }: Inquiry): InquiryVerdict | undefined {
  const isOver = outcome !== null || deliveredAt !== null
  const ask = isOver ? undefined : { params: { id } }
  const { data } = useCall('GET /api/main/inquiry/{id}/arrival-verdict', ask, { version })
  return isOver ? undefined : data
}
