import { z } from 'zod'
import { BrandFields, ModelFields, TrimFields } from './catalog.ts'
import { call } from './call.ts'
import { Id, Whole } from './primitives.ts'
import { Image } from './vehicles-shapes.ts'

/** Calls of managers for makers, models and model codes (CAT-01, CAT-02, CAT-04). */

const Count = Whole(0, 2_000_000_000)
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
const faults = ['MINATO-1008', 'MINATO-4004'] as const
const changes = [...faults, 'MINATO-3001'] as const
const brand = z.strictObject({ id: Id })
const ofBrand = z.strictObject({ brandId: Id })
const model = z.strictObject({ brandId: Id, modelId: Id })
const trim = z.strictObject({ brandId: Id, trimId: Id })
const Into = z.strictObject({ into: Id })

export const uploadLogo = call({
  ...manager,
  method: 'POST',
  path: '/logo',
  summary: "A maker's logo: a JPEG or PNG of at most 1 MB; a maker takes it by its id",
  rate: 'upload',
  upload: 'file',
  isCreating: true,
  reply: Image,
  status: 201,
  errors: ['MINATO-1008', 'VEHICLE-3002', 'MINATO-5001'],
})

export const listBrands = call({
  ...manager,
  method: 'GET',
  path: '/brand',
  summary: 'All makers, with how many models and cars they have',
  reply: z.array(Brand),
  errors: [],
})
export const createBrand = call({
  ...manager,
  method: 'POST',
  path: '/brand',
  summary: 'A new maker',
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
  summary: 'One maker with its models',
  params: brand,
  reply: Brand.extend({ models: z.array(Model) }).meta({ id: 'BrandWithModels' }),
  errors: faults,
})
export const updateBrand = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{id}',
  summary: 'What is said of a maker; under a new name its cars are found at once',
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
  summary: 'A maker without cars goes, and its models and model codes with it',
  isVersioned: true,
  params: brand,
  reply: null,
  status: 204,
  errors: faults,
})
export const previewBrandMerge = call({
  ...manager,
  method: 'GET',
  path: '/brand/{id}/merge',
  summary: 'What merging a maker into another would do',
  params: brand,
  query: Into,
  reply: Merge,
  errors: faults,
})
export const mergeBrand = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{id}/merge',
  summary: 'All models and cars of a maker go to another, and it is no more; what led to it leads there',
  isVersioned: true,
  params: brand,
  body: Into,
  reply: Merge,
  errors: faults,
})

export const listModels = call({
  ...manager,
  method: 'GET',
  path: '/brand/{brandId}/model',
  summary: 'The models of a maker',
  params: ofBrand,
  reply: z.array(Model),
  errors: faults,
})
export const createModel = call({
  ...manager,
  method: 'POST',
  path: '/brand/{id}/model',
  summary: 'A new model of a maker',
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
  summary: 'One model with its model codes',
  params: model,
  reply: Model.extend({ trims: z.array(Trim) }).meta({ id: 'ModelWithTrims' }),
  errors: faults,
})
export const updateModel = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{brandId}/model',
  summary: 'What is said of the model that the body names',
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
  summary: 'A model without cars goes, and its model codes with it',
  isVersioned: true,
  params: model,
  reply: null,
  status: 204,
  errors: faults,
})
export const previewModelMerge = call({
  ...manager,
  method: 'GET',
  path: '/brand/{brandId}/model/{modelId}/merge',
  summary: 'What merging a model into another would do',
  params: model,
  query: Into,
  reply: Merge,
  errors: faults,
})
export const mergeModel = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{brandId}/model/{modelId}/merge',
  summary: 'All model codes and cars of a model go to another, of whichever maker, and it is no more',
  isVersioned: true,
  params: model,
  body: Into,
  reply: Merge,
  errors: faults,
})

export const listTrims = call({
  ...manager,
  method: 'GET',
  path: '/brand/{brandId}/model/{modelId}/trim',
  summary: 'The model codes of a model',
  params: model,
  reply: z.array(Trim),
  errors: faults,
})
export const createTrim = call({
  ...manager,
  method: 'POST',
  path: '/brand/{brandId}/trim',
  summary: 'A new model code of the model that the body names',
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
  summary: 'What is said of the model code that the body names',
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
  summary: 'A model code without cars goes',
  isVersioned: true,
  params: trim,
  reply: null,
  status: 204,
  errors: faults,
})
export const previewTrimMerge = call({
  ...manager,
  method: 'GET',
  path: '/brand/{brandId}/trim/{trimId}/merge',
  summary: 'What merging a model code into another would do',
  params: trim,
  query: Into,
  reply: Merge,
  errors: faults,
})
export const mergeTrim = call({
  ...manager,
  method: 'PUT',
  path: '/brand/{brandId}/trim/{trimId}/merge',
  summary: 'All cars of a model code go to another of the same maker, and it is no more',
  isVersioned: true,
  params: trim,
  body: Into,
  reply: Merge,
  errors: faults,
})
