import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { RowMenu } from '../../table/row-menu.tsx'
import { SelectionBar } from '../../table/selection-bar.tsx'
import { useSelection } from '../../table/selection.ts'
import { Table } from '../../table/table.tsx'
import { TableFoot } from '../../table/table-foot.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { useManyInquiries } from './many-inquiries.tsx'
import { NewInquiry } from './new-inquiry.tsx'
import { useNews } from './use-news.ts'
import { useInquiryListActions } from './use-inquiry-list-actions.tsx'
import { useBankStatementsTexts } from '../bank-statements/bank-statements-texts.ts'
import { JournalDialog } from './ledger/journal-dialog.tsx'
import { useLedgerTexts } from './ledger/ledger-texts.ts'
import { useInquiryColumns } from './inquiry-columns.tsx'
import type { InquiryListData } from './inquiry-list-data.ts'
import type { InquirySearch } from './inquiry-search.ts'
import { useInquiryListTexts } from './inquiry-list-texts.ts'
import { StateTabs, InquiryListToolbar } from './inquiry-list-toolbar.tsx'
import '../../styles/people.css'
import '../../styles/office-inquiries.css'

/** The managers' inquiries (INQ-09), longest waiting first. */
export function InquiryList({ search, data }: { search: InquirySearch; data: InquiryListData }) {
  const { locale } = useShell()
  const t = useInquiryListTexts()
  const router = useRouter()
  const address = useTableAddress(search)
  const columns = useInquiryColumns()
  const { items, total } = data.page
  const reload = () => void router.invalidate()
  const { count, ...own } = useNews(data, items.length === 0, reload)
  const { itemsFor, views, calls } = useInquiryListActions(data.managers, own)
  const [isOpening, setOpening] = useState(false)
  const [isJournalOpen, setJournalOpen] = useState(false)
  const { journal } = useLedgerTexts()
  const bank = useBankStatementsTexts()
  const { page: _, limit: __, ...criteria } = search
  const { order: ___, ...listed } = criteria
  const selection = useSelection(
    `inquiries ${stringifySearch({ ...listed })}`,
    items.map(({ id }) => id),
    total,
  )
  const many = useManyInquiries({ data, search, selection, calls, own })
  return (
    <OfficePage
      title={t.title}
      actions={
        <>
          <a className="btn line" href={localPath('/settings/bank-statements', locale)}>
            {bank.title}
          </a>
          <button className="btn line" type="button" onClick={() => setJournalOpen(true)}>
            {journal.title}
          </button>
          <button className="btn go" type="button" onClick={() => setOpening(true)}>
            {t.newInquiry}
          </button>
        </>
      }
    >
      <StateTabs search={search} address={address} data={data} />
      <InquiryListToolbar search={search} address={address} data={data} columns={columns} />
      {views}
      <div role="status">
        {count > 0 && (
          <p className="notice undo work-news">
            <span>
              <b>{t.news(count)}</b> {t.newsLong(count)}
            </span>
            <button className="btn line" type="button" onClick={reload}>
              {t.showNews}
            </button>
          </p>
        )}
      </div>
      {many.view}
      <SelectionBar selection={selection} total={total}>
        {many.buttons}
      </SelectionBar>
      <Table
        name="inquiries"
        label={t.title}
        columns={columns}
        rows={items}
        idOf={({ id }) => id}
        nameOf={({ reference }) => t.number(reference)}
        search={search}
        address={address}
        hrefOf={({ id }) => localPath(`/inquiries/${id}`, locale)}
        selection={selection}
        menu={(one) => <RowMenu name={t.number(one.reference)} items={itemsFor(one)} />}
        empty={<Empty search={search} data={data} />}
      />
      <TableFoot search={search} address={address} total={total} />
      {isJournalOpen && <JournalDialog onClose={() => setJournalOpen(false)} />}
      {isOpening && <NewInquiry onClose={() => setOpening(false)} />}
    </OfficePage>
  )
}

/** An empty list: no matches, or nothing to do. */
function Empty({ search, data }: { search: InquirySearch; data: InquiryListData }) {
  const { locale } = useShell()
  const t = useInquiryListTexts()
  const { table } = useOfficeTexts()
  const { inquiryState = 'ALL', queryText, managerId, source, task, step, ownerId, carId } = search
  const list = localPath('/inquiries', locale)
  if ([queryText, managerId, source, task, step, ownerId, carId].some(Boolean))
    return (
      <>
        <p>
          <b>{t.nothing}</b>
        </p>
        <a className="btn line" href={list}>
          {table.clearAll}
        </a>
      </>
    )
  const read = data.counts.numberOfReadInquiry
  return (
    <>
      <p>
        <b>{t.empty[inquiryState]}</b>
      </p>
      {inquiryState === 'UNREAD' && read > 0 && (
        <a className="btn ink" href={`${list}?inquiryState=READ`}>
          {t.seeRead(read)}
        </a>
      )}
    </>
  )
}
