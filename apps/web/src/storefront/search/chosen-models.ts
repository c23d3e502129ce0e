import { slugOf } from '@minato/contract/addresses'
import type { Api } from '../../api/api.ts'

interface Named {
  id: string
  slug: string
  name: string
}
const named = ({ id, name }: { id: string; name: string }): Named => ({ id, slug: slugOf(name), name })

/** All makers, and the models of those in a search, by slug or id. */
export async function chosenModels(
  api: Api,
  all: readonly { id: string; name: string }[],
  chosen: readonly string[] | undefined,
  signal: AbortSignal | undefined,
): Promise<{ brands: Named[]; models: Named[] }> {
  const brands = all.map(named)
  const models = await Promise.all(
    brands
      .filter(({ id, slug }) => chosen?.some((one) => one === slug || one === id))
      .map(({ id }) =>
        api('GET /api/main/brand/{brandId}/model', {
          params: { brandId: id },
          query: { fieldsToExtractCode: 'CODE_1' },
          ...(signal && { signal }),
        }),
      ),
  )
  return { brands, models: models.flat().map(named) }
}
