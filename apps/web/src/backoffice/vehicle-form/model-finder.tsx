import { ComboField } from '../../forms/combo-field.tsx'
import type { Option } from '../../forms/choices.ts'
import { newKey } from '../../api/new-key.ts'
import { reportError } from '../../forms/report-error.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useCarFormTexts } from './car-form-texts.ts'
import { useFormValues } from './form-values.ts'
import type { CatalogChoice } from './form-values.ts'

interface Named {
  id: string
  name: string
}
const REPORTED = { isReported: true }

/** Selects maker, model and model code one after the other, and creates new ones (CAT-02). */
export function ModelFinder({ onChosen }: { onChosen(place: CatalogChoice): void }) {
  const shell = useShell()
  const { api } = shell
  const t = useCarFormTexts()
  const { place, setPlace } = useFormValues()
  const { brand, model, trim } = place
  const brandId = brand?.id
  const modelId = model?.id
  const brands = useCall('GET /api/catalog/brand', {}, REPORTED).data
  const ofBrand = brandId === undefined ? undefined : { params: { brandId } }
  const models = useCall('GET /api/catalog/brand/{brandId}/model', ofBrand, REPORTED).data
  const ofModel = brandId === undefined || modelId === undefined ? undefined : { params: { brandId, modelId } }
  const trims = useCall('GET /api/catalog/brand/{brandId}/model/{modelId}/trim', ofModel, REPORTED).data
  const entryOf = (all: readonly Named[] = [], id: string): Named | null => {
    const found = all.find((one) => one.id === id)
    return found ? { id, name: found.name } : null
  }
  const chooseTrim = (next: CatalogChoice) => {
    setPlace(next)
    if (next.trim) onChosen(next)
  }
  const createEntry = async (work: Promise<Named>, onCreated: (created: Named) => void) => {
    try {
      const { id, name } = await work
      onCreated({ id, name })
      notify({ isError: false, title: t.finder.made(name), lines: [] })
    } catch (error) {
      reportError(shell, error)
    }
  }
  return (
    <>
      <ComboField
        name="brand"
        label={t.fields['brand'] ?? ''}
        isRequired
        options={optionsOf(brands, brand)}
        value={brand?.id ?? ''}
        onChange={(id) => setPlace({ brand: entryOf(brands, id), model: null, trim: null })}
        onCreate={(name) =>
          void createEntry(
            api('POST /api/catalog/brand', { key: newKey(), body: { name, description: null, logo: null } }),
            (created) => setPlace({ brand: created, model: null, trim: null }),
          )
        }
      />
      <ComboField
        name="model"
        label={t.fields['model'] ?? ''}
        isRequired
        options={optionsOf(models, model)}
        value={model?.id ?? ''}
        isDisabled={!brand}
        placeholder={brand ? undefined : t.finder.maker}
        onChange={(id) => setPlace({ brand, model: entryOf(models, id), trim: null })}
        onCreate={(name) =>
          void createEntry(
            api('POST /api/catalog/brand/{id}/model', {
              params: { id: brandId ?? '' },
              key: newKey(),
              body: { name, modelYear: null, description: null },
            }),
            (created) => setPlace({ brand, model: created, trim: null }),
          )
        }
      />
      <ComboField
        name="trimId"
        label={t.fields['trimId'] ?? ''}
        options={optionsOf(trims, trim)}
        value={trim?.id ?? ''}
        isDisabled={!model}
        placeholder={model ? undefined : t.finder.model}
        onChange={(id) => chooseTrim({ brand, model, trim: entryOf(trims, id) })}
        onCreate={(name) =>
          void createEntry(
            api('POST /api/catalog/brand/{brandId}/trim', {
              params: { brandId: brandId ?? '' },
              key: newKey(),
              body: { name, trimYear: null, modelId: modelId ?? '' },
            }),
            (created) => chooseTrim({ brand, model, trim: created }),
          )
        }
      />
    </>
  )
}

/** The options, with the selection even if it is new or its list is not loaded yet. */
function optionsOf(all: readonly Named[] = [], chosen: Named | null): Option[] {
  const options = chosen && !all.some(({ id }) => id === chosen.id) ? [...all, chosen] : all
  return options.map(({ id, name }) => ({ id, text: name }))
}
