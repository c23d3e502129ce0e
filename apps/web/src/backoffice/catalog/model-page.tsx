import type { Trim } from '@minato/contract/catalog-office'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { RowMenu } from '../../table/row-menu.tsx'
import type { Column } from '../../table/table.tsx'
import type { TableSearch } from '../../table/table-search.ts'
import { useShell } from '../../api/shell.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { Columns, OfficePage, Part } from '../layout/office-page.tsx'
import type { ModelData } from './catalog-data.ts'
import { EditPanel } from './edit-panel.tsx'
import { EntryTable } from './entry-table.tsx'
import { modelsOf, trimsOf } from './entry-kinds.ts'
import { useEntryActions } from './use-entry-actions.tsx'
import { useCatalogTexts } from './catalog-texts.ts'

/** One model with its model codes (CAT-04). */
export function ModelPage({ data: { model, models }, search }: { data: ModelData; search: TableSearch }) {
  const { messages } = useShell()
  const t = useCatalogTexts()
  const { actions } = useOfficeTexts()
  const navigate = useNavigate()
  const { brand } = model
  const brandPath = `/brands/${brand.id}`
  const modelKind = useMemo(() => modelsOf(brand.id), [brand.id])
  const trimKind = useMemo(() => trimsOf(brand.id, model.id), [brand.id, model.id])
  const own = useEntryActions({
    kind: modelKind,
    all: models,
    onRemoved: () => void navigate({ to: brandPath }),
    onMerged: ({ into }) => void navigate({ to: `${brandPath}/models/${into.id}`, replace: true }),
  })
  const trims = useEntryActions({
    kind: trimKind,
    all: model.trims,
  })
  const columns: Column<Trim>[] = [
    {
      key: 'name',
      head: t.name,
      card: 'title',
      isFixed: true,
      sort: { field: 'NAME' },
      cell: ({ name }) => <b className="name">{name}</b>,
    },
    { key: 'year', head: t.year, isNumber: true, sort: { field: 'YEAR' }, cell: ({ trimYear }) => trimYear ?? '–' },
    {
      key: 'cars',
      head: t.cars,
      isNumber: true,
      sort: { field: 'CARS' },
      cell: ({ numberOfVisibleCar }) => (numberOfVisibleCar ? messages.format.number(numberOfVisibleCar) : '–'),
    },
  ]
  return (
    <OfficePage
      title={model.name}
      name={`${brand.name} ${model.name}`}
      detail={t.carsForSale(model.numberOfVisibleCar)}
      crumbs={[
        { text: t.brands, path: '/brands' },
        { text: brand.name, path: brandPath },
      ]}
      actions={<RowMenu name={model.name} text={actions} items={own.menuOf(model, true)} />}
    >
      <Columns end={<EditPanel kind={modelKind} entry={model} send={own.send} />}>
        <Part id="trims" title={t.trims}>
          <EntryTable
            kind={trimKind}
            exportPath={`/api/catalog/brand/${brand.id}/model/${model.id}/trim/export`}
            label={t.trims}
            rows={model.trims}
            search={search}
            columns={columns}
            textsOf={({ name, trimYear }) => [name, trimYear]}
            orders={{ NAME: (one) => one.name, YEAR: (one) => one.trimYear, CARS: (one) => one.numberOfVisibleCar }}
            menuOf={trims.menuOf}
            onAdd={trims.add}
            isPart
          />
        </Part>
      </Columns>
      {own.dialogs}
      {trims.dialogs}
    </OfficePage>
  )
}
