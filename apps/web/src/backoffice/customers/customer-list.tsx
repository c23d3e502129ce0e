import { shortDate } from '@minato/domain/short-moments'
import type { Customer } from '@minato/contract/customers'
import { useState } from 'react'
import { Flag } from '../../ui/flag.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { ListBadges } from '../../table/badges.tsx'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { QueryField } from '../../table/query-field.tsx'
import { nameColumn } from '../../table/name-column.tsx'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import { TableFoot } from '../../table/table-foot.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { nameOf } from './customers-data.ts'
import type { CustomerListData } from './customers-data.ts'
import type { CustomersSearch } from './customers-search.ts'
import { useCustomersTexts } from './customers-texts.ts'
import { NewCustomer } from './new-customer.tsx'
import { FilterSelect } from '../../table/filter-select.tsx'
import '../../styles/people.css'

/** All customers, with search. */
export function CustomerList({ data, search }: { data: CustomerListData; search: CustomersSearch }) {
  const { locale } = useShell()
  const t = useCustomersTexts()
  const { table } = useOfficeTexts()
  const address = useTableAddress(search)
  const columns = useColumns(data)
  const [isCreating, setCreating] = useState(false)
  const { items, total } = data.page
  const named = (code: string) => data.countries.find(({ alpha2code }) => alpha2code === code)?.name ?? code
  const { country, isDeactivated, queryText } = search
  const badges = [
    ...(queryText ? [{ key: 'queryText', text: queryText, href: address.href({ queryText: undefined }) }] : []),
    ...(country ? [{ key: 'country', text: named(country), href: address.href({ country: undefined }) }] : []),
    ...(isDeactivated
      ? [
          {
            key: 'isDeactivated',
            text: isDeactivated === 'true' ? t.shutOut : t.notShutOut,
            href: address.href({ isDeactivated: undefined }),
          },
        ]
      : []),
  ]
  const { page: _, limit: __, ...criteria } = search
  return (
    <OfficePage
      title={t.title}
      actions={
        <button className="btn go" type="button" onClick={() => setCreating(true)}>
          {t.new.open}
        </button>
      }
    >
      <ListToolbar
        name="customers"
        columns={columns}
        exported={{
          path: `/api/uum/customer/export${stringifySearch({ ...criteria })}`,
          fileName: 'customers.csv',
          total,
        }}
      >
        <QueryField search={search} address={address} label={t.query} />
        <FilterSelect
          label={t.country}
          value={country}
          any={t.anyCountry}
          options={data.countries.map(({ alpha2code }) => alpha2code)}
          text={(code) => data.countries.find(({ alpha2code }) => alpha2code === code)?.name ?? code}
          onChange={(code) => address.go({ country: code })}
        />
        <FilterSelect
          label={t.state}
          value={isDeactivated}
          any={t.any}
          options={['false', 'true']}
          text={(one) => (one === 'true' ? t.shutOut : t.notShutOut)}
          onChange={(one) => address.go({ isDeactivated: one })}
        />
      </ListToolbar>
      <ListBadges badges={badges} clearHref={localPath('/customer', locale)} />
      <Table
        name="customers"
        label={t.title}
        columns={columns}
        rows={items}
        idOf={({ id }) => id}
        nameOf={(one: Customer) => nameOf(one)}
        search={search}
        address={address}
        hrefOf={({ id }) => `${localPath('/customer', locale)}?id=${id}`}
        empty={
          <>
            <p>{badges.length ? t.nothing : t.empty}</p>
            {badges.length > 0 && (
              <a className="btn line" href={localPath('/customer', locale)}>
                {table.clearAll}
              </a>
            )}
          </>
        }
      />
      <TableFoot search={search} address={address} total={total} />
      {isCreating && <NewCustomer onClose={() => setCreating(false)} />}
    </OfficePage>
  )
}

function useColumns({ countries }: CustomerListData): Column<Customer>[] {
  const { locale, messages } = useShell()
  const t = useCustomersTexts()
  const { format } = messages
  const count = (value: number) => (value ? format.number(value) : '–')
  return [
    nameColumn<Customer>({
      head: t.name,
      hrefOf: ({ id }) => `${localPath('/customer', locale)}?id=${id}`,
      nameOf,
      note: ({ isDeactivated }) => isDeactivated && <small className="shut">{t.shutOut}</small>,
    }),
    {
      key: 'email',
      head: t.email,
      cell: (one) =>
        one.email ? (
          <>
            {one.email}
            {!one.isEmailVerified && <small className="turn"> {t.unverified}</small>}
          </>
        ) : (
          '–'
        ),
    },
    {
      key: 'country',
      head: t.country,
      sort: { field: 'COUNTRY' },
      cell: ({ countryOfResidence: code }) =>
        code === null ? (
          '–'
        ) : (
          <>
            <Flag country={code} size="small" rounded />{' '}
            {countries.find(({ alpha2code }) => alpha2code === code)?.name ?? code}
          </>
        ),
    },
    {
      key: 'phone',
      head: t.phone,
      cell: ({ phoneText }) => (phoneText ? <span className="nowrap">{phoneText}</span> : '–'),
    },
    {
      key: 'favourites',
      head: t.favourites,
      isNumber: true,
      card: 'none',
      cell: ({ numberOfFavourite }) => count(numberOfFavourite),
    },
    {
      key: 'savedSearches',
      head: t.savedSearches,
      isNumber: true,
      isHidden: true,
      card: 'none',
      cell: ({ numberOfSavedSearch }) => count(numberOfSavedSearch),
    },
    {
      key: 'inquiries',
      head: t.inquiries,
      isNumber: true,
      sort: { field: 'INQUIRIES' },
      cell: ({ numberOfInquiry }) => count(numberOfInquiry),
    },
    {
      key: 'since',
      head: t.since,
      sort: { field: 'MADE', first: 'DESC' },
      cell: (one) => <span className="nowrap">{shortDate(one.createdAt, locale)}</span>,
    },
    {
      key: 'seen',
      head: t.seen,
      sort: { field: 'SEEN', first: 'DESC' },
      cell: ({ lastSeenAt }) => <span className="nowrap">{lastSeenAt ? shortDate(lastSeenAt, locale) : '–'}</span>,
    },
  ]
}
