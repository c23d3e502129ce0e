import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { ApiError } from '../../api/api.ts'

/** Saves against the version seen, and once more when only other parts of the inquiry have changed since. */
export async function saveConsignee(seen: Inquiry, save: (version: number) => Promise<Inquiry>): Promise<Inquiry> {
  try {
    return await save(seen.version)
  } catch (error) {
    const current =
      error instanceof ApiError && error.status === 409 ? (error.current as Inquiry | undefined) : undefined
    if (!current || !isSameConsignee(seen, current)) throw error
    return save(current.version)
  }
}

const isSameConsignee = (one: Inquiry, other: Inquiry): boolean =>
  JSON.stringify(one.customerInformation) === JSON.stringify(other.customerInformation)
