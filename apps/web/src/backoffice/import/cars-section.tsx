import type { ImportedCar } from '@minato/contract/import-cars'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import { TableFoot } from '../../table/table-foot.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { Part, Tabs } from '../layout/office-page.tsx'
import type { OneData } from './import-data.ts'
import type { ImportSearch } from './import-search.ts'
import { useImportTexts } from './import-texts.ts'

/** The results of a run: its cars with links, or the problems of its rows. */
export function CarsSection({ one, data, search }: { one: ImportReply; data: OneData; search: ImportSearch }) {
  const { locale } = useShell()
  const t = useImportTexts()
  const address = useTableAddress(search)
  const { counts, undone } = one
  const none = { of: undefined, severity: undefined, field: undefined }
  const keptText = (keptFor: ImportedCar['keptFor']): string =>
    keptFor === null ? t.cars.kept : t.cars.because(t.cars.kept, t.cars.keptFor[keptFor])
  const columns: Column<ImportedCar>[] = [
    {
      key: 'car',
      head: t.cars.car,
      isFixed: true,
      card: 'title',
      cell: ({ id, name, path }) =>
        path === null ? (
          t.cars.gone
        ) : (
          <a className="name" href={localPath(`/vehicle/edit/${id}`, locale)}>
            {name}
          </a>
        ),
    },
    { key: 'reference', head: t.cars.reference, cell: ({ reference }) => `REF ${reference}` },
    {
      key: 'what',
      head: t.cars.what,
      card: 'text',
      cell: ({ isMade, isKept, keptFor }) => (isKept ? keptText(keptFor) : isMade ? t.cars.made : t.cars.changed),
    },
  ]
  return (
    <>
      <Tabs
        label={t.steps}
        tabs={[
          {
            text: t.cars.title,
            count: (counts?.made ?? 0) + (counts?.changed ?? 0),
            href: address.href(none),
            isCurrent: search.of === undefined,
          },
          {
            text: t.problems.title,
            count: one.problemCounts.reduce((sum, { count }) => sum + count, 0),
            href: address.href({ ...none, of: 'problems' }),
            isCurrent: search.of === 'problems',
          },
          ...(undone && undone.kept > 0
            ? [
                {
                  text: t.cars.kept,
                  count: undone.kept,
                  href: address.href({ ...none, of: 'kept' as const }),
                  isCurrent: search.of === 'kept',
                },
              ]
            : []),
        ]}
      />
      {data.cars && (
        <Part id="cars" title={t.cars.title}>
          <Table
            name="import-cars"
            label={t.cars.title}
            columns={columns}
            rows={data.cars.items}
            idOf={({ id }) => id}
            nameOf={({ name, reference }) => `${name} ${reference}`}
            hrefOf={({ id, path }) => localPath(path === null ? '/' : `/vehicle/edit/${id}`, locale)}
            search={search}
            address={address}
            empty={<p>{t.problems.nothing}</p>}
          />
          <TableFoot search={search} address={address} total={data.cars.total} />
        </Part>
      )}
    </>
  )
}
