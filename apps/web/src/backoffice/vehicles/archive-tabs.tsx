import { useInquiryCounts } from '../../inquiries/use-inquiry-counts.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { Tabs } from '../layout/office-page.tsx'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'

/** Tabs of the archive (DOC-03): cars, and inquiries in their own list. */
export function ArchiveTabs({ cars }: { cars: number }) {
  const { locale } = useShell()
  const { nav } = useOfficeTexts()
  const t = useOfficeCarsTexts()
  const counts = useInquiryCounts()
  return (
    <Tabs
      label={t.archive}
      tabs={[
        { text: nav.vehicles, count: cars, href: localPath('/archives', locale), isCurrent: true },
        {
          text: nav.inquiries,
          count: counts?.numberOfArchivedInquiry,
          href: `${localPath('/inquiries', locale)}?inquiryState=ARCHIVED`,
          isCurrent: false,
        },
      ]}
    />
  )
}
