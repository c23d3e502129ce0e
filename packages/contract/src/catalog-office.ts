import { z } from 'zod'
import { BrandFields, ModelFields, TrimFields } from './catalog.ts'
import { call } from './call.ts'
import { PICTURE_UPLOAD } from './pictures.ts'
import { Id, Integer } from './primitives.ts'

/** Calls of managers for makers, models and model codes (CAT-01, CAT-02, CAT-04). */

const Count = Integer(0, 2_000_000_000)
const stamps = {
  id: Id,
  /** Cars of any status. An entry with cars cannot be deleted. */
  numberOfCar: Count,
  /** Cars for sale. */
  numberOfVisibleCar: Count,
  version: z.int(),
}
const Named = z.object({ id: Id, name: z.string() })

/** `logo` is the id of a picture, served at `/pictures/{id}`. */
export const Brand = z
  .object({
    ...stamps,
    name: z.string(),
    description: z.string().nullable(),
    logo: Id.nullable(),
    numberOfModel: Count,
  })
  .meta({ id: 'Brand' })
export type Brand = z.infer<typeof Brand>
export const Model = z
  .object({
    ...stamps,
    name: z.string(),
    modelYear: z.int().nullable(),
    description: z.string().nullable(),
    brand: Named,
    numberOfTrim: Count,
  })
  .meta({ id: 'Model' })
export type Model = z.infer<typeof Model>
export const Trim = z
  .object({ ...stamps, name: z.string(), trimYear: z.int().nullable(), model: Named, brand: Named })
  .meta({ id: 'Trim', description: 'A model code' })
export type Trim = z.infer<typeof Trim>

/** The effect of a merge, previewed or done. */
export const Merge = z
  .object({
    from: Named,
    into: Named,
    /** Cars that move to the other entry. */
    numberOfCar: Count,
    /** Entries that move unchanged, and entries merged with one of the same name. */
    movedModels: z.array(z.string()),
    joinedModels: z.array(z.string()),
    movedTrims: z.array(z.string()),
    joinedTrims: z.array(z.string()),
  })
  .meta({ id: 'Merge' })
export type Merge = z.infer<typeof Merge>

const manager = { service: 'catalog', access: 'manager', rate: 'everything' } as const
const errors = ['MINATO-1008', 'MINATO-4004'] as const
const changes = [...errors, 'MINATO-3001'] as const
const brand = z.strictObject({ id: Id })
const ofBrand = z.strictObject({ brandId: Id })
const model = z.strictObject({ brandId: Id, modelId: Id })
const trim = z.strictObject({ brandId: Id, trimId: Id })
const Into = z.strictObject({ into: Id })

export const uploadLogo = call({
  ...manager,
  ...PICTURE_UPLOAD,
  path: '/logo',
  summary: "Uploads a maker's logo, JPEG or PNG up to 1 MB; attach it by its id",
})

export const listBrands = call({
  ...manager,
  method: 'GET',
  path: '/brand',
  summary: 'Lists all makers with their numbers of models and cars',
  reply: z.array(Brand),
  errors: [],
})
export const createBrand = call({
  ...manager,
  method: 'POST',
  path: '/brand',
  summary: 'Creates a maker',
  isCreating: true,
  body: BrandFields,
  reply: Brand,
  status: 201,
  errors: changes,
})
export const getBrand = call({
  ...manager,
  method: 'GET',
  path: '/brand/{id}',
  summary: 'Returns one maker with its models',
  params: brand,
  reply: Brand.extend({ models: z.array(Model) }).meta({ id: 'BrandWithModels' }),
  errors: errors,
})
export const updateBrand = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{id}',
  summary: 'Updates a maker; its cars are found under a new name at once',
  isVersioned: true,
  params: brand,
  body: BrandFields,
  reply: Brand,
  errors: changes,
})
export const deleteBrand = call({
  ...manager,
  method: 'DELETE',
  path: '/brand/{id}',
  summary: 'Deletes a maker without cars, with its models and model codes',
  isVersioned: true,
  params: brand,
  reply: null,
  status: 204,
  errors: errors,
})
export const previewBrandMerge = call({
  ...manager,
  method: 'GET',
  path: '/brand/{id}/merge',
  summary: 'Previews the merge of a maker into another',
  params: brand,
  query: Into,
  reply: Merge,
  errors: errors,
})
export const mergeBrand = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{id}/merge',
  summary: 'Merges a maker into another: moves its models and cars, deletes it, and redirects its links',
  isVersioned: true,
  params: brand,
  body: Into,
  reply: Merge,
  errors: errors,
})

export const listModels = call({
  ...manager,
  method: 'GET',
  path: '/brand/{brandId}/model',
  summary: 'Lists the models of a maker',
  params: ofBrand,
  reply: z.array(Model),
  errors: errors,
})
export const createModel = call({
  ...manager,
  method: 'POST',
  path: '/brand/{id}/model',
  summary: 'Creates a model of a maker',
  isCreating: true,
  params: brand,
  body: ModelFields,
  reply: Model,
  status: 201,
  errors: changes,
})
export const getModel = call({
  ...manager,
  method: 'GET',
  path: '/brand/{brandId}/model/{modelId}',
  summary: 'Returns one model with its model codes',
  params: model,
  reply: Model.extend({ trims: z.array(Trim) }).meta({ id: 'ModelWithTrims' }),
  errors: errors,
})
export const updateModel = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{brandId}/model',
  summary: 'Updates the model named in the body',
  isVersioned: true,
  params: ofBrand,
  body: ModelFields.extend({ id: Id }),
  reply: Model,
  errors: changes,
})
export const deleteModel = call({
  ...manager,
  method: 'DELETE',
  path: '/brand/{brandId}/model/{modelId}',
  summary: 'Deletes a model without cars, with its model codes',
  isVersioned: true,
  params: model,
  reply: null,
  status: 204,
  errors: errors,
})
export const previewModelMerge = call({
  ...manager,
  method: 'GET',
  path: '/brand/{brandId}/model/{modelId}/merge',
  summary: 'Previews the merge of a model into another',
  params: model,
  query: Into,
  reply: Merge,
  errors: errors,
})
export const mergeModel = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{brandId}/model/{modelId}/merge',
  summary: 'Merges a model into another one of any maker: moves its model codes and cars, and deletes it',
  isVersioned: true,
  params: model,
  body: Into,
  reply: Merge,
  errors: errors,
})

export const listTrims = call({
  ...manager,
  method: 'GET',
  path: '/brand/{brandId}/model/{modelId}/trim',
  summary: 'Lists the model codes of a model',
  params: model,
  reply: z.array(Trim),
  errors: errors,
})
export const createTrim = call({
  ...manager,
  method: 'POST',
  path: '/brand/{brandId}/trim',
  summary: 'Creates a model code of the model named in the body',
  isCreating: true,
  params: ofBrand,
  body: TrimFields.extend({ modelId: Id }),
  reply: Trim,
  status: 201,
  errors: changes,
})
export const updateTrim = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{brandId}/trim',
  summary: 'Updates the model code named in the body',
  isVersioned: true,
  params: ofBrand,
  body: TrimFields.extend({ id: Id }),
  reply: Trim,
  errors: changes,
})
export const deleteTrim = call({
  ...manager,
  method: 'DELETE',
  path: '/brand/{brandId}/trim/{trimId}',
  summary: 'Deletes a model code without cars',
  isVersioned: true,
  params: trim,
  reply: null,
  status: 204,
  errors: errors,
})
export const previewTrimMerge = call({
  ...manager,
  method: 'GET',
  path: '/brand/{brandId}/trim/{trimId}/merge',
  summary: 'Previews the merge of a model code into another',
  params: trim,
  query: Into,
  reply: Merge,
  errors: errors,
})
export const mergeTrim = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{brandId}/trim/{trimId}/merge',
  summary: 'Merges a model code into another of the same maker: moves its cars, and deletes it',
  isVersioned: true,
  params: trim,
  body: Into,
  reply: Merge,
  errors: errors,
})
