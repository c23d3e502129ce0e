import type { Brand } from '@minato/contract/catalog-office'
import { useNavigate } from '@tanstack/react-router'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { nameColumn } from '../../table/name-column.tsx'
import type { Column } from '../../table/table.tsx'
import type { TableSearch } from '../../table/table-search.ts'
import { OfficePage } from '../layout/office-page.tsx'
import type { BrandsData } from './catalog-data.ts'
import { CarsLink, EntryTable } from './entry-table.tsx'
import { BRANDS } from './entry-kinds.ts'
import { useEntryActions } from './use-entry-actions.tsx'
import { useCatalogTexts } from './catalog-texts.ts'

const brandPath = (id: string): string => `/brands/${id}`

/** All makers (CAT-04). */
export function BrandsPage({ brands, search }: { brands: BrandsData; search: TableSearch }) {
  const { locale, messages } = useShell()
  const t = useCatalogTexts()
  const navigate = useNavigate()
  const { add, menuOf, dialogs } = useEntryActions({
    kind: BRANDS,
    all: brands,
    onMade: ({ id }) => void navigate({ to: brandPath(id) }),
  })
  const columns: Column<Brand>[] = [
    {
      key: 'logo',
      head: t.logo,
      card: 'picture',
      cell: ({ logo, name }) =>
        logo ? (
          <img
            className="logo"
            src={`/pictures/${logo}/320.webp`}
            alt=""
            width={50}
            height={37}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className="no-logo" aria-hidden="true">
            {name.slice(0, 1)}
          </span>
        ),
    },
    nameColumn({
      head: t.name,
      hrefOf: ({ id }) => localPath(brandPath(id), locale),
      nameOf: ({ name }) => name,
      note: ({ description }) => description && <small className="clamp-1">{description}</small>,
    }),
    {
      key: 'models',
      head: t.models,
      isNumber: true,
      sort: { field: 'MODELS' },
      cell: ({ numberOfModel }) => (numberOfModel ? messages.format.number(numberOfModel) : '–'),
    },
    {
      key: 'cars',
      head: t.cars,
      isNumber: true,
      sort: { field: 'CARS' },
      cell: ({ name, numberOfVisibleCar }) => <CarsLink count={numberOfVisibleCar} brand={name} />,
    },
  ]
  return (
    <OfficePage
      title={t.brands}
      actions={
        <button className="btn go" type="button" onClick={add}>
          {t.kinds.brand.add}
        </button>
      }
    >
      <EntryTable
        kind={BRANDS}
        exportPath="/api/catalog/brand/export"
        label={t.brands}
        rows={brands}
        search={search}
        columns={columns}
        textsOf={({ name, description }) => [name, description]}
        orders={{ NAME: (one) => one.name, MODELS: (one) => one.numberOfModel, CARS: (one) => one.numberOfVisibleCar }}
        hrefOf={({ id }) => localPath(brandPath(id), locale)}
        menuOf={menuOf}
        onAdd={add}
      />
      {dialogs}
    </OfficePage>
  )
}
