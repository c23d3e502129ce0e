import { INQUIRY_SOURCES, INQUIRY_STATES, INQUIRY_STATUSES, INQUIRY_TASKS } from '@minato/contract/inquiry-enumerations'
import { oneOf } from '../../api/search-params.ts'
import type { Read } from '../../api/search-params.ts'
import { tableSearch } from '../../table/table-search.ts'

/** A valid id for calls; others are dropped from the address. */
const id: Read<string> = (given) => (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : undefined)

/**
 * URL parameters of the managers' inquiries. Defaults: all states, longest waiting first, including read but
 * unanswered ones.
 */
export const readInquirySearch = tableSearch({
  inquiryState: oneOf(INQUIRY_STATES, 'ALL'),
  order: oneOf(['WAITING', 'LATEST'], 'WAITING'),
  managerId: id,
  ownerId: id,
  carId: id,
  source: oneOf(INQUIRY_SOURCES),
  task: oneOf(INQUIRY_TASKS),
  step: oneOf(INQUIRY_STATUSES),
})
export type InquirySearch = ReturnType<typeof readInquirySearch>
