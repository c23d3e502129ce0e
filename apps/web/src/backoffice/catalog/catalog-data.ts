import type { Shell } from '../../api/shell.ts'

/** Data of the catalogue's pages. */

export const loadBrands = ({ api }: Shell, signal: AbortSignal) => api('GET /api/catalog/brand', { signal })
export type BrandsData = Awaited<ReturnType<typeof loadBrands>>

export async function loadBrand({ api }: Shell, id: string, signal: AbortSignal) {
  const [brand, brands] = await Promise.all([
    api('GET /api/catalog/brand/{id}', { params: { id }, signal }),
    api('GET /api/catalog/brand', { signal }),
  ])
  return { brand, brands }
}
export type BrandData = Awaited<ReturnType<typeof loadBrand>>

export async function loadModel({ api }: Shell, brandId: string, modelId: string, signal: AbortSignal) {
  const [model, models] = await Promise.all([
    api('GET /api/catalog/brand/{brandId}/model/{modelId}', { params: { brandId, modelId }, signal }),
    api('GET /api/catalog/brand/{brandId}/model', { params: { brandId }, signal }),
  ])
  return { model, models }
}
export type ModelData = Awaited<ReturnType<typeof loadModel>>
