import type { Voyage } from '@minato/contract/voyages'
import { dayInJapan } from '@minato/domain/moments'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { localPath } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { nameColumn } from '../../table/name-column.tsx'
import { NarrowField } from '../../table/narrow-field.tsx'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import type { TableSearch } from '../../table/table-search.ts'
import { useListFilter } from '../../table/use-list-filter.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { fieldsIn, VOYAGE_RULES, VoyageInputs } from './voyage-form.tsx'
import type { VoyagesData } from './voyages-data.ts'
import { useScheduleTexts, useVoyagesTexts } from './voyages-texts.ts'
import '../../styles/catalog.css'
import '../../styles/people.css'

/** All voyages, latest departure first (TRU-10). */
export function VoyagesPage({ data: { voyages, ports }, search }: { data: VoyagesData; search: TableSearch }) {
  const { api, locale, messages } = useShell()
  const t = useVoyagesTexts()
  const schedule = useScheduleTexts()
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const { format } = messages
  const [today] = useState(() => dayInJapan(new Date().toISOString()))
  const nameOf = ({ vessel, number }: Voyage) => t.nameOf(vessel, number)
  const hrefOf = ({ id }: Voyage) => localPath(`/voyages/${id}`, locale)
  const textsOf = (one: Voyage) => [nameOf(one), one.carrier, ...one.portCalls.map(({ name }) => name)]
  const { address, field, rows } = useListFilter(search, voyages, textsOf, {
    VESSEL: nameOf,
    CUT_OFF: (one) => one.cutOff,
    DEPARTURE: (one) => one.departure,
    BOOKED: (one) => one.booked,
  })
  const columns: Column<Voyage>[] = [
    {
      ...nameColumn<Voyage>({
        head: t.vessel,
        hrefOf,
        nameOf,
        note: ({ carrier }) => carrier && <small>{carrier}</small>,
      }),
      sort: { field: 'VESSEL' },
    },
    {
      key: 'cutOff',
      head: t.cutOff,
      sort: { field: 'CUT_OFF' },
      cell: ({ cutOff }) => (cutOff < today ? `${format.date(cutOff)} (${t.closed})` : format.date(cutOff)),
    },
    {
      key: 'departure',
      head: t.departs,
      sort: { field: 'DEPARTURE', first: 'DESC' },
      cell: ({ departure, loadingPort }) => t.call(loadingPort, departure),
    },
    {
      key: 'calls',
      head: t.calls,
      cell: ({ portCalls }) => portCalls.map(({ name, arrival }) => t.call(name, arrival)).join(' · ') || '–',
    },
    {
      key: 'booked',
      head: t.booked,
      isNumber: true,
      sort: { field: 'BOOKED', first: 'DESC' },
      cell: ({ booked }) => format.number(booked),
    },
  ]
  const add = (
    <>
      <a className="btn line" href={localPath('/voyages/calendar', locale)}>
        {t.calendar.open}
      </a>
      <a className="btn line" href={localPath('/voyages/import', locale)}>
        {schedule.open}
      </a>
      <button className="btn go" type="button" onClick={() => setNew(true)}>
        {t.add}
      </button>
    </>
  )
  return (
    <OfficePage title={t.title} actions={add}>
      <ListToolbar name="voyages" columns={columns}>
        <NarrowField label={t.query} {...field} />
      </ListToolbar>
      <Table
        name="voyages"
        label={t.title}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={nameOf}
        search={search}
        address={address}
        hrefOf={hrefOf}
        empty={<p>{voyages.length ? t.nothing : t.empty}</p>}
      />
      {isNew && (
        <Dialog title={t.add} onClose={() => setNew(false)} isWide isForm footer="form">
          <OfficeForm
            isPart
            draft="voyage new"
            read={null}
            rules={VOYAGE_RULES}
            submit={t.create}
            send={async (values, key) => {
              const { id } = await api('POST /api/main/voyage', { body: fieldsIn(values), key })
              notify({ isError: false, title: t.made, lines: [] })
              await navigate({ to: `/voyages/${id}` })
            }}
          >
            <VoyageInputs ports={ports} />
          </OfficeForm>
        </Dialog>
      )}
    </OfficePage>
  )
}
