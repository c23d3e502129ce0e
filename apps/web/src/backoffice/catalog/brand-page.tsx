import type { Model } from '@minato/contract/catalog-office'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { nameColumn } from '../../table/name-column.tsx'
import { RowMenu } from '../../table/row-menu.tsx'
import type { Column } from '../../table/table.tsx'
import type { TableSearch } from '../../table/table-search.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { Columns, OfficePage, Part } from '../layout/office-page.tsx'
import type { BrandData } from './catalog-data.ts'
import { EditPanel } from './edit-panel.tsx'
import { CarsLink, EntryTable } from './entry-table.tsx'
import { BRANDS, modelsOf } from './entry-kinds.ts'
import { useEntryActions } from './use-entry-actions.tsx'
import { useCatalogTexts } from './catalog-texts.ts'

/** One maker with its models (CAT-04). */
export function BrandPage({ data: { brand, brands }, search }: { data: BrandData; search: TableSearch }) {
  const { locale, messages } = useShell()
  const t = useCatalogTexts()
  const { actions } = useOfficeTexts()
  const navigate = useNavigate()
  const modelKind = useMemo(() => modelsOf(brand.id), [brand.id])
  const own = useEntryActions({
    kind: BRANDS,
    all: brands,
    onRemoved: () => void navigate({ to: '/brands' }),
    onMerged: ({ into }) => void navigate({ to: `/brands/${into.id}`, replace: true }),
  })
  const models = useEntryActions({
    kind: modelKind,
    all: brand.models,
  })
  const hrefOf = ({ id }: Model) => localPath(`/brands/${brand.id}/models/${id}`, locale)
  const columns: Column<Model>[] = [
    nameColumn({
      head: t.name,
      hrefOf,
      nameOf: ({ name }) => name,
      note: ({ description }) => description && <small className="clamp-1">{description}</small>,
    }),
    { key: 'year', head: t.year, isNumber: true, sort: { field: 'YEAR' }, cell: ({ modelYear }) => modelYear ?? '–' },
    {
      key: 'trims',
      head: t.trims,
      isNumber: true,
      sort: { field: 'TRIMS' },
      cell: ({ numberOfTrim }) => (numberOfTrim ? messages.format.number(numberOfTrim) : '–'),
    },
    {
      key: 'cars',
      head: t.cars,
      isNumber: true,
      sort: { field: 'CARS' },
      cell: ({ name, numberOfVisibleCar }) => <CarsLink count={numberOfVisibleCar} brand={brand.name} model={name} />,
    },
  ]
  return (
    <OfficePage
      title={brand.name}
      detail={t.carsForSale(brand.numberOfVisibleCar)}
      crumbs={[{ text: t.brands, path: '/brands' }]}
      actions={<RowMenu name={brand.name} text={actions} items={own.menuOf(brand, true)} />}
    >
      <Columns end={<EditPanel kind={BRANDS} entry={brand} send={own.send} />}>
        <Part id="models" title={t.models}>
          <EntryTable
            kind={modelKind}
            exportPath={`/api/catalog/brand/${brand.id}/model/export`}
            label={t.models}
            rows={brand.models}
            search={search}
            columns={columns}
            textsOf={({ name, description, modelYear }) => [name, description, modelYear]}
            orders={{
              NAME: (one) => one.name,
              YEAR: (one) => one.modelYear,
              TRIMS: (one) => one.numberOfTrim,
              CARS: (one) => one.numberOfVisibleCar,
            }}
            hrefOf={hrefOf}
            menuOf={models.menuOf}
            onAdd={models.add}
            isPart
          />
        </Part>
      </Columns>
      {own.dialogs}
      {models.dialogs}
    </OfficePage>
  )
}
