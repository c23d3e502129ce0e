import formsSheet from '../../styles/forms.css?url'
import listSheet from '../../styles/office-list.css?url'
import officeSheet from '../../styles/office.css?url'
import tableSheet from '../../styles/table.css?url'
import { lazyWithPreload } from '../../performance/lazy-with-preload.tsx'
import type { Shell } from '../../api/shell.ts'
import type { OfficeListData } from './list-data.ts'
import type { OfficeSearch } from './office-search.ts'

const { preload, Part } = lazyWithPreload<{ search: OfficeSearch; data: OfficeListData }>(
  async () => {
    const { OfficeList } = await import('./list-page.tsx')
    return OfficeList
  },
  import.meta.env.SSR ? [formsSheet, officeSheet, tableSheet, listSheet] : [],
)
/** The managers' list replaces the shop. */
export const OfficeListPart = Part

/** The managers' data for an address of the shop; `given`: its parameters. */
export async function preloadOfficeList(shell: Shell, given: object, signal: AbortSignal) {
  const [{ loadOfficeList }, { readOfficeSearch }] = await Promise.all([
    import('./list-data.ts'),
    import('./office-search.ts'),
    preload(),
  ])
  const search = readOfficeSearch({ ...given })
  return { search, list: await loadOfficeList(shell, search, signal) }
}
