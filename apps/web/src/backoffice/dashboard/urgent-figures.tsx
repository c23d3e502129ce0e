import { INQUIRY_TASKS } from '@minato/contract/inquiry-enumerations'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useInquiryListTexts } from '../inquiries/inquiry-list-texts.ts'
import type { DashboardData } from './dashboard-data.ts'
import { useDashboardTexts } from './dashboard-texts.ts'

/** The headline figures: how many inquiries need something now. Each leads to the list of just these. */
export function UrgentFigures({ tasks }: Pick<DashboardData, 'tasks'>) {
  const { locale, messages } = useShell()
  const t = useDashboardTexts()
  const { tasks: names } = useInquiryListTexts()
  return (
    <ul className="headline" aria-label={t.urgent.title}>
      {INQUIRY_TASKS.map((task) => (
        <li key={task}>
          <a className={tasks[task] > 0 ? 'some' : undefined} href={`${localPath('/inquiries', locale)}?task=${task}`}>
            <b>{messages.format.number(tasks[task])}</b> <span>{names[task]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
