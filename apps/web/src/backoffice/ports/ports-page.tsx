import type { Port } from '@minato/contract/ports'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { MoneyField } from '../../forms/office-fields.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { money, numberOf } from '../../forms/parse-input.ts'
import { Flag } from '../../ui/flag.tsx'
import { localPath, shopLocale } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { nameColumn } from '../../table/name-column.tsx'
import { NarrowField } from '../../table/narrow-field.tsx'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import type { TableSearch } from '../../table/table-search.ts'
import { ClearSearch } from '../../table/table-states.tsx'
import { useListFilter } from '../../table/use-list-filter.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { countryName, fieldsIn, PORT_RULES, PortInputs } from './port-form.tsx'
import type { PortsData } from './ports-data.ts'
import { usePortsTexts } from './ports-texts.ts'
import '../../styles/catalog.css'
import '../../styles/people.css'

/** Number of flags in a row; the rest is a number. */
const FLAGS = 5
const feeOf = ({ inspections }: Port): number | null => inspections[0]?.amount.value ?? null
const tariffOf = ({ tariff }: Port): number | null => tariff.value?.value ?? null

/** All ports of discharge (PRT-02). */
export function PortsPage({ data: { ports, countries }, search }: { data: PortsData; search: TableSearch }) {
  const { api, locale, messages } = useShell()
  const t = usePortsTexts()
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const { format } = messages
  const named = (code: string) => countryName(countries, code)
  const served = ({ countriesServed }: Port) => countriesServed.map(named)
  const hrefOf = ({ id }: Port) => localPath(`/port/${id}`, locale)
  const textsOf = (one: Port) => [one.name, one.city, named(one.country), ...served(one)]
  const { address, asked, field, rows } = useListFilter(search, ports, textsOf, {
    NAME: (one) => one.name,
    COUNTRY: (one) => named(one.country),
    TARIFF: tariffOf,
    FEE: feeOf,
    SERVED: (one) => one.countriesServed.length,
  })
  const moneyText = (value: number | null) => (value === null ? '–' : format.exactMoney(value))
  const columns: Column<Port>[] = [
    nameColumn({
      head: t.name,
      hrefOf,
      nameOf: ({ name }) => name,
      note: ({ name, city }) => city !== name && <small>{city}</small>,
    }),
    {
      key: 'country',
      head: t.country,
      card: 'text',
      sort: { field: 'COUNTRY' },
      cell: ({ country }) => (
        <>
          <Flag country={country} size="small" rounded /> {named(country)}
        </>
      ),
    },
    {
      key: 'tariff',
      head: `${t.tariff}, ${t.perCubicMeter}`,
      isNumber: true,
      sort: { field: 'TARIFF' },
      cell: (one) => moneyText(tariffOf(one)),
    },
    { key: 'fee', head: t.inspection, isNumber: true, sort: { field: 'FEE' }, cell: (one) => moneyText(feeOf(one)) },
    {
      key: 'served',
      head: t.served,
      sort: { field: 'SERVED', first: 'DESC' },
      cell: (one) => {
        const more = one.countriesServed.length - FLAGS
        return (
          <span className="served" title={served(one).join(', ')}>
            {one.countriesServed.slice(0, FLAGS).map((code) => (
              <Flag key={code} country={code} size="small" rounded name={named(code)} />
            ))}
            {more > 0 && <span>+{more}</span>}
            {one.countriesServed.length === 0 && '–'}
          </span>
        )
      },
    },
  ]
  const add = (
    <button className="btn go" type="button" onClick={() => setNew(true)}>
      {t.add}
    </button>
  )
  return (
    <OfficePage title={t.title} actions={add}>
      <ListToolbar
        name="ports"
        columns={columns}
        exported={{
          path: `/api/main/port/export${stringifySearch({ ...asked, locale: shopLocale(locale) })}`,
          fileName: 'ports.csv',
          total: rows.length,
        }}
      >
        <NarrowField label={t.query} {...field} />
      </ListToolbar>
      <Table
        name="ports"
        label={t.title}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        search={search}
        address={address}
        hrefOf={hrefOf}
        empty={
          <>
            <p>{ports.length ? t.nothing : t.empty}</p>
            {ports.length > 0 && <ClearSearch onClear={() => field.setText('')} />}
          </>
        }
      />
      {isNew && (
        <Dialog title={t.add} onClose={() => setNew(false)} isWide isForm footer="form">
          <OfficeForm
            isPart
            draft="port new"
            read={null}
            rules={{ ...PORT_RULES, tariff: money(locale, 0.01, 100_000, 2) }}
            submit={t.create}
            send={async (values, key) => {
              const value = numberOf(values['tariff'] ?? '', 2)
              const tariff = value ? { value: { value, currency: 'USD' as const } } : null
              const { id } = await api('POST /api/main/port', { body: { ...fieldsIn(values), tariff }, key })
              notify({ isError: false, title: t.made, lines: [] })
              await navigate({ to: `/port/${id}` })
            }}
          >
            <PortInputs countries={countries} />
            <MoneyField decimals={2} name="tariff" label={t.tariffField} hint={t.tariffHint} />
          </OfficeForm>
        </Dialog>
      )}
    </OfficePage>
  )
}
