import formsSheet from '../../styles/forms.css?url'
import officeSheet from '../../styles/office.css?url'
import peopleSheet from '../../styles/people.css?url'
import tableSheet from '../../styles/table.css?url'
import workSheet from '../../styles/work.css?url'
import { laterPart } from '../../shell/later-part.tsx'
import type { Shell } from '../../shell/shell.ts'
import type { WorkData } from './work-data.ts'
import type { WorkSearch } from './work-search.ts'

const { bring, Part } = laterPart<{ search: WorkSearch; data: WorkData }>(
  async () => {
    const { ManagersWork } = await import('./managers-work.tsx')
    return ManagersWork
  },
  import.meta.env.SSR ? [formsSheet, officeSheet, tableSheet, peopleSheet, workSheet] : [],
)
/** Managers' inquiries in the place of a customer's own. */
export const ManagersWorkPart = Part

/** What managers see at `/inquiries`, with the code that shows it. */
export async function bringManagersWork(shell: Shell, search: WorkSearch, signal: AbortSignal): Promise<WorkData> {
  const [{ loadWork }] = await Promise.all([import('./work-data.ts'), bring()])
  return loadWork(shell, search, signal)
}
