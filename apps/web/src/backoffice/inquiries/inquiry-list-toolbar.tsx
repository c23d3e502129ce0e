import { INQUIRY_SOURCES, INQUIRY_STATUSES, INQUIRY_TASKS } from '@minato/contract/inquiry-enumerations'
import { useInquiryCounts } from '../../inquiries/use-inquiry-counts.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { ListBadges } from '../../table/badges.tsx'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { QueryField } from '../../table/query-field.tsx'
import type { Column } from '../../table/table.tsx'
import type { TableAddress } from '../../table/use-table-address.ts'
import { Tabs } from '../layout/office-page.tsx'
import type { InquiryListData } from './inquiry-list-data.ts'
import type { InquirySearch } from './inquiry-search.ts'
import { useInquiryListTexts } from './inquiry-list-texts.ts'
import { FilterSelect } from '../../table/filter-select.tsx'

interface Props {
  search: InquirySearch
  address: TableAddress<InquirySearch>
  data: InquiryListData
}

const COUNTS = {
  UNREAD: 'numberOfUnreadInquiry',
  READ: 'numberOfReadInquiry',
  ARCHIVED: 'numberOfArchivedInquiry',
  ALL: 'numberOfInquiry',
} as const

/** The most used tab first. */
const TABS = ['ALL', 'UNREAD', 'READ', 'ARCHIVED'] as const

/** ALL, UNREAD, READ, ARCHIVED with live counts. */
export function StateTabs({ search, address, data }: Props) {
  const t = useInquiryListTexts()
  const counts = useInquiryCounts() ?? data.counts
  const { inquiryState = 'ALL' } = search
  return (
    <Tabs
      label={t.tabs}
      tabs={TABS.map((state) => ({
        text: t.states[state],
        count: counts[COUNTS[state]],
        href: address.href({ inquiryState: state === 'ALL' ? undefined : state }),
        isCurrent: state === inquiryState,
      }))}
    />
  )
}

/** Search, owner, source and order; the active filters below. */
export function InquiryListToolbar<R>({ search, address, data, columns }: Props & { columns: readonly Column<R>[] }) {
  const { locale } = useShell()
  const t = useInquiryListTexts()
  const { page: _, limit: __, ...criteria } = search
  const { inquiryState, order = 'WAITING', managerId, source, task, step, queryText, ownerId, carId } = search
  const named = (id: string) => {
    const found = data.managers.find((one) => one.id === id)
    return found ? `${found.firstname} ${found.lastname}`.trim() || found.email : t.nobody
  }
  const badge = (key: keyof InquirySearch, text: string | undefined) =>
    text === undefined ? [] : [{ key, text, href: address.href({ [key]: undefined }) }]
  const badges = [
    ...badge('queryText', queryText),
    ...badge('managerId', managerId && t.labelled(t.manager, named(managerId))),
    ...badge('source', source && t.labelled(t.source, t.sources[source])),
    ...badge('task', task && t.tasks[task]),
    ...badge('step', step && t.labelled(t.step, t.statuses[step])),
    ...badge('ownerId', ownerId && t.ofBuyer),
    ...badge('carId', carId && t.ofCar),
  ]
  return (
    <>
      <ListToolbar
        name="inquiries"
        columns={columns}
        exported={{
          path: `/api/main/inquiry/export${stringifySearch({ ...criteria })}`,
          fileName: 'inquiries.csv',
          total: data.page.total,
        }}
      >
        <QueryField search={search} address={address} label={t.query} />
        <FilterSelect
          label={t.manager}
          value={managerId}
          any={t.labelled(t.manager, t.anyManager)}
          options={data.managers.filter(({ isPending }) => !isPending).map(({ id }) => id)}
          text={named}
          onChange={(id) => address.go({ managerId: id })}
        />
        <FilterSelect
          label={t.source}
          value={source}
          any={t.labelled(t.source, t.any)}
          options={INQUIRY_SOURCES}
          text={(one) => t.sources[one]}
          onChange={(one) => address.go({ source: one })}
        />
        <FilterSelect
          label={t.task}
          value={task}
          any={t.labelled(t.task, t.any)}
          options={INQUIRY_TASKS}
          text={(one) => t.tasks[one]}
          onChange={(one) => address.go({ task: one })}
        />
        <FilterSelect
          label={t.step}
          value={step}
          any={t.labelled(t.step, t.any)}
          options={INQUIRY_STATUSES}
          text={(one) => t.statuses[one]}
          onChange={(one) => address.go({ step: one })}
        />
        <select
          className="in"
          aria-label={t.order}
          value={order}
          onChange={({ target }) => address.go({ order: target.value === 'LATEST' ? 'LATEST' : undefined })}
        >
          {(['WAITING', 'LATEST'] as const).map((one) => (
            <option key={one} value={one}>
              {t.orders[one]}
            </option>
          ))}
        </select>
      </ListToolbar>
      <ListBadges
        badges={badges}
        clearHref={localPath('/inquiries', locale) + stringifySearch({ inquiryState, order: search.order })}
      />
    </>
  )
}
