import { useEffect, useState } from 'react'
import { ComboField } from '../../forms/combo-field.tsx'
import type { Option } from '../../forms/choices.ts'
import { newKey } from '../../api/new-key.ts'
import { reportError } from '../../forms/report-error.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import type { Shell } from '../../api/shell.ts'
import { useCarFormTexts } from './car-form-texts.ts'
import { useFormValues } from './form-values.ts'
import type { Place } from './form-values.ts'

/** Selects maker, model and model code one after the other, and creates new ones (CAT-02). */
export function ModelFinder({ onChosen }: { onChosen(place: Place): void }) {
  const shell = useShell()
  const { api } = shell
  const t = useCarFormTexts()
  const { place, setPlace } = useFormValues()
  const { brand, model, trim } = place
  const brandId = brand?.id
  const modelId = model?.id
  const brands = useOptions(shell, 'brands', () => api('GET /api/catalog/brand', {}))
  const models = useOptions(
    shell,
    brandId,
    brandId === undefined ? undefined : () => api('GET /api/catalog/brand/{brandId}/model', { params: { brandId } }),
  )
  const trims = useOptions(
    shell,
    modelId,
    brandId === undefined || modelId === undefined
      ? undefined
      : () => api('GET /api/catalog/brand/{brandId}/model/{modelId}/trim', { params: { brandId, modelId } }),
  )
  const named = (options: readonly Option[], id: string) => {
    const found = options.find((one) => one.id === id)
    return found ? { id, name: found.text } : null
  }
  const chooseTrim = (next: Place) => {
    setPlace(next)
    if (next.trim) onChosen(next)
  }
  const making = async (
    work: Promise<{ id: string; name: string }>,
    then: (made: { id: string; name: string }) => void,
  ) => {
    try {
      const { id, name } = await work
      then({ id, name })
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
        options={shown(brands, brand)}
        value={brand?.id ?? ''}
        onChange={(id) => setPlace({ brand: named(brands, id), model: null, trim: null })}
        onCreate={(name) =>
          void making(
            api('POST /api/catalog/brand', { key: newKey(), body: { name, description: null, logo: null } }),
            (made) => setPlace({ brand: made, model: null, trim: null }),
          )
        }
      />
      <ComboField
        name="model"
        label={t.fields['model'] ?? ''}
        options={shown(models, model)}
        value={model?.id ?? ''}
        isDisabled={!brand}
        placeholder={brand ? undefined : t.finder.maker}
        onChange={(id) => setPlace({ brand, model: named(models, id), trim: null })}
        onCreate={(name) =>
          void making(
            api('POST /api/catalog/brand/{id}/model', {
              params: { id: brandId ?? '' },
              key: newKey(),
              body: { name, modelYear: null, description: null },
            }),
            (made) => setPlace({ brand, model: made, trim: null }),
          )
        }
      />
      <ComboField
        name="trimId"
        label={t.fields['trimId'] ?? ''}
        options={shown(trims, trim)}
        value={trim?.id ?? ''}
        isDisabled={!model}
        placeholder={model ? undefined : t.finder.model}
        onChange={(id) => chooseTrim({ brand, model, trim: named(trims, id) })}
        onCreate={(name) =>
          void making(
            api('POST /api/catalog/brand/{brandId}/trim', {
              params: { brandId: brandId ?? '' },
              key: newKey(),
              body: { name, trimYear: null, modelId: modelId ?? '' },
            }),
            (made) => chooseTrim({ brand, model, trim: made }),
          )
        }
      />
    </>
  )
}

/** Shows the selection before its list is loaded, and after it was created. */
const shown = (options: readonly Option[], chosen: { id: string; name: string } | null): readonly Option[] =>
  chosen && !options.some(({ id }) => id === chosen.id) ? [...options, { id: chosen.id, text: chosen.name }] : options

function useOptions(
  shell: Shell,
  of: string | undefined,
  ask: (() => Promise<readonly { id: string; name: string }[]>) | undefined,
): readonly Option[] {
  const [loaded, setLoaded] = useState<{ of: string | undefined; options: readonly Option[] }>()
  useEffect(() => {
    let isGone = false
    ask?.().then(
      (all) => isGone || setLoaded({ of, options: all.map(({ id, name }) => ({ id, text: name })) }),
      (error: unknown) => isGone || shell.report(error),
    )
    return () => void (isGone = true)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- it is asked again for another maker or model, not for each showing
  }, [of, shell])
  return loaded?.of === of ? (loaded?.options ?? []) : []
}
