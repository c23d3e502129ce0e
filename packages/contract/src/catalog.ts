import { z } from 'zod'
import { call } from './call.ts'
import { FieldsQuery, Id, Name, Text, Integer } from './primitives.ts'

/** Brand → model → trim (CAT-01). A trim is a model code. */

const Description = Text(2000).nullable().default(null)
const Year = Integer(1900, 2100).nullable().default(null)
export const BrandFields = z.strictObject({
  name: Name(60),
  description: Description,
  logo: Id.nullable().default(null),
})
export type BrandFields = z.output<typeof BrandFields>
export const ModelFields = z.strictObject({ name: Name(80), modelYear: Year, description: Description })
export type ModelFields = z.output<typeof ModelFields>
export const TrimFields = z.strictObject({ name: Name(60), trimYear: Year })
export type TrimFields = z.output<typeof TrimFields>

/** `logo` is the folder of its picture (see `pictureAddress`); `numberOfCar` counts what visitors see. */
export const PublicBrand = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    logo: z.string().nullable(),
    numberOfCar: z.int().min(0),
  })
  .meta({ id: 'PublicBrand' })
export type PublicBrand = z.infer<typeof PublicBrand>
export const PublicModel = z
  .object({
    id: Id,
    name: z.string(),
    modelYear: z.int().nullable(),
    description: z.string().nullable(),
    numberOfCar: z.int().min(0),
  })
  .meta({ id: 'PublicModel' })
export type PublicModel = z.infer<typeof PublicModel>

const visitor = { service: 'main', access: 'visitor', rate: 'everything' } as const
export const listPublicBrands = call({
  ...visitor,
  method: 'GET',
  path: '/brand',
  summary: 'Lists all makers with their number of visible cars',
  query: z.strictObject(FieldsQuery),
  reply: z.array(PublicBrand.partial().required({ id: true, name: true })),
  errors: ['MINATO-1008'],
})
export const listPublicModels = call({
  ...visitor,
  method: 'GET',
  path: '/brand/{brandId}/model',
  summary: 'Lists the models of a maker',
  params: z.strictObject({ brandId: Id }),
  query: z.strictObject(FieldsQuery),
  reply: z.array(PublicModel.partial().required({ id: true, name: true })),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
