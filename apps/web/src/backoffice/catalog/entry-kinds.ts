import type { BrandFields, ModelFields, TrimFields } from '@minato/contract/catalog'
import type { Brand, Merge, Model, Trim } from '@minato/contract/catalog-office'
import { atMost, required } from '../../forms/rules.ts'
import type { Rules, Values } from '../../forms/rules.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import type { Api } from '../../api/api.ts'

/** Common fields of all kinds. */
export interface Entry {
  id: string
  name: string
  version: number
  numberOfCar: number
}
/** Makers, models or model codes: their forms and calls. */
export interface EntryKind<E extends Entry, F extends { name: string }> {
  kind: 'brand' | 'model' | 'trim'
  rules: Rules
  fieldsIn(values: Values): F
  /** The editable fields. */
  written(entry: E): F
  create(api: Api, body: F, key: string): Promise<E>
  change(api: Api, entry: E, body: F, version: number): Promise<E>
  remove(api: Api, entry: E): Promise<unknown>
  preview(api: Api, entry: E, into: string): Promise<Merge>
  merge(api: Api, entry: E, into: string): Promise<Merge>
}

const nameIn = (values: Values): string => values['name']?.trim() ?? ''
const textIn = (text: string | undefined): string | null => text?.trim() || null
const yearIn = (text: string | undefined): number | null => numberOf(text ?? '') ?? null
const YEAR = numeric(1900, 2100)

export const BRANDS: EntryKind<Brand, BrandFields> = {
  kind: 'brand',
  rules: { name: [required, atMost(60)], description: [atMost(2000)] },
  fieldsIn: (values) => ({
    name: nameIn(values),
    description: textIn(values['description']),
    logo: textIn(values['logo']),
  }),
  written: ({ name, description, logo }) => ({ name, description, logo }),
  create: (api, body, key) => api('POST /api/catalog/brand', { body, key }),
  change: (api, { id }, body, version) => api('PUT /api/catalog/brand/{id}', { params: { id }, body, version }),
  remove: (api, { id, version }) => api('DELETE /api/catalog/brand/{id}', { params: { id }, version }),
  preview: (api, { id }, into) => api('GET /api/catalog/brand/{id}/merge', { params: { id }, query: { into } }),
  merge: (api, { id, version }, into) =>
    api('PUT /api/catalog/brand/{id}/merge', { params: { id }, body: { into }, version }),
}

export const modelsOf = (brandId: string): EntryKind<Model, ModelFields> => {
  const params = ({ id }: Model) => ({ brandId, modelId: id })
  return {
    kind: 'model',
    rules: { name: [required, atMost(80)], modelYear: [YEAR], description: [atMost(2000)] },
    fieldsIn: (values) => ({
      name: nameIn(values),
      modelYear: yearIn(values['modelYear']),
      description: textIn(values['description']),
    }),
    written: ({ name, modelYear, description }) => ({ name, modelYear, description }),
    create: (api, body, key) => api('POST /api/catalog/brand/{id}/model', { params: { id: brandId }, body, key }),
    change: (api, { id }, body, version) =>
      api('PUT /api/catalog/brand/{brandId}/model', { params: { brandId }, body: { ...body, id }, version }),
    remove: (api, model) =>
      api('DELETE /api/catalog/brand/{brandId}/model/{modelId}', { params: params(model), version: model.version }),
    preview: (api, model, into) =>
      api('GET /api/catalog/brand/{brandId}/model/{modelId}/merge', { params: params(model), query: { into } }),
    merge: (api, model, into) =>
      api('PUT /api/catalog/brand/{brandId}/model/{modelId}/merge', {
        params: params(model),
        body: { into },
        version: model.version,
      }),
  }
}

export const trimsOf = (brandId: string, modelId: string): EntryKind<Trim, TrimFields> => {
  const params = ({ id }: Trim) => ({ brandId, trimId: id })
  return {
    kind: 'trim',
    rules: { name: [required, atMost(60)], trimYear: [YEAR] },
    fieldsIn: (values) => ({ name: nameIn(values), trimYear: yearIn(values['trimYear']) }),
    written: ({ name, trimYear }) => ({ name, trimYear }),
    create: (api, body, key) =>
      api('POST /api/catalog/brand/{brandId}/trim', { params: { brandId }, body: { ...body, modelId }, key }),
    change: (api, { id }, body, version) =>
      api('PUT /api/catalog/brand/{brandId}/trim', { params: { brandId }, body: { ...body, id }, version }),
    remove: (api, trim) =>
      api('DELETE /api/catalog/brand/{brandId}/trim/{trimId}', { params: params(trim), version: trim.version }),
    preview: (api, trim, into) =>
      api('GET /api/catalog/brand/{brandId}/trim/{trimId}/merge', { params: params(trim), query: { into } }),
    merge: (api, trim, into) =>
      api('PUT /api/catalog/brand/{brandId}/trim/{trimId}/merge', {
        params: params(trim),
        body: { into },
        version: trim.version,
      }),
  }
}
