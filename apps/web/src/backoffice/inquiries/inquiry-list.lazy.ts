import formsSheet from '../../styles/forms.css?url'
import officeSheet from '../../styles/office.css?url'
import peopleSheet from '../../styles/people.css?url'
import tableSheet from '../../styles/table.css?url'
import inquiriesSheet from '../../styles/office-inquiries.css?url'
import { lazyWithPreload } from '../../performance/lazy-with-preload.tsx'
import type { Shell } from '../../api/shell.ts'
import type { InquiryListData } from './inquiry-list-data.ts'
import type { InquirySearch } from './inquiry-search.ts'

const { preload, Part } = lazyWithPreload<{ search: InquirySearch; data: InquiryListData }>(
  async () => {
    const { InquiryList } = await import('./inquiry-list.tsx')
    return InquiryList
  },
  import.meta.env.SSR ? [formsSheet, officeSheet, tableSheet, peopleSheet, inquiriesSheet] : [],
)
/** The managers' list replaces a customer's own list. */
export const InquiryListPart = Part

/** The data of `/inquiries` for managers, with its code. */
export async function preloadInquiryList(
  shell: Shell,
  search: InquirySearch,
  signal: AbortSignal,
): Promise<InquiryListData> {
  const [{ loadInquiryList }] = await Promise.all([import('./inquiry-list-data.ts'), preload()])
  return loadInquiryList(shell, search, signal)
}
