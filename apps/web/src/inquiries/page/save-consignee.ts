import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { ApiError } from '../../api/api.ts'

/** Saves with the version seen, and retries if only other parts of the inquiry have changed. */
export async function saveConsignee(
  savedInquiry: Inquiry,
  save: (version: number) => Promise<Inquiry>,
): Promise<Inquiry> {
  try {
    return await save(savedInquiry.version)
  } catch (error) {
    const current =
      error instanceof ApiError && error.status === 409 ? (error.current as Inquiry | undefined) : undefined
    if (!current || !isSameConsignee(savedInquiry, current)) throw error
    return save(current.version)
  }
}

const isSameConsignee = (a: Inquiry, b: Inquiry): boolean =>
  JSON.stringify(a.customerInformation) === JSON.stringify(b.customerInformation)
