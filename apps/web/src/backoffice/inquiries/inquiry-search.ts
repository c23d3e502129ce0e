import { INQUIRY_SOURCES, INQUIRY_STATES, INQUIRY_STATUSES, INQUIRY_TASKS } from '@minato/contract/enumerations'
import { oneOf } from '../../storefront/search/search-params.ts'
import type { Read } from '../../storefront/search/search-params.ts'
import { tableSearch } from '../../table/table-search.ts'

/** An id as calls take it; anything else is left out of the address. */
const id: Read<string> = (given) => (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given) ? given : undefined)

/** What the address of managers' inquiries may hold. Without a state all of them, without an order who waits longest: whoever
 * was read and not answered waits too. */
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
