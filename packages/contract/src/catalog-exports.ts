import { z } from 'zod'
import { call } from './call.ts'
import { Id, narrowQuery } from './primitives.ts'

/** The lists of makers, models and model codes as managers save them (VEH-11). */

const file = {
  service: 'catalog',
  access: 'manager',
  rate: 'everything',
  method: 'GET',
  download: 'text/csv',
  reply: null,
} as const

export const exportBrands = call({
  ...file,
  path: '/brand/export',
  summary: 'Exports makers as spreadsheet-safe CSV, filtered and sorted as the list',
  query: z.strictObject(narrowQuery(['NAME', 'MODELS', 'CARS'])),
  errors: ['MINATO-1008'],
})
export const exportModels = call({
  ...file,
  path: '/brand/{brandId}/model/export',
  summary: "Exports a maker's models as spreadsheet-safe CSV, filtered and sorted as the list",
  params: z.strictObject({ brandId: Id }),
  query: z.strictObject(narrowQuery(['NAME', 'YEAR', 'TRIMS', 'CARS'])),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const exportTrims = call({
  ...file,
  path: '/brand/{brandId}/model/{modelId}/trim/export',
  summary: "Exports a model's model codes as spreadsheet-safe CSV, filtered and sorted as the list",
  params: z.strictObject({ brandId: Id, modelId: Id }),
  query: z.strictObject(narrowQuery(['NAME', 'YEAR', 'CARS'])),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
