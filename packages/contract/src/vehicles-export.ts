import { z } from 'zod'
import { call } from './call.ts'
import { LOCALES } from './enumerations.ts'
import { Chosen } from './vehicles-office.ts'

/** Columns of the managers' list that an export of chosen cars can have. */
export const EXPORT_COLUMNS = [
  'reference',
  'vehicle',
  'code',
  'chassis',
  'registered',
  'mileage',
  'engine',
  'drive',
  'fuel',
  'price',
  'base',
  'cost',
  'margin',
  'markup',
  'days',
  'views',
  'inquiries',
  'status',
  'pictures',
  'changed',
  'published',
] as const
export type ExportColumn = (typeof EXPORT_COLUMNS)[number]

export const exportChosenCars = call({
  service: 'vehicle',
  access: 'manager',
  rate: 'everything',
  method: 'POST',
  path: '/car/export',
  summary: 'Exports selected cars and columns as spreadsheet-safe CSV with headings in the locale',
  body: z.strictObject({
    chosen: Chosen,
    columns: z.array(z.enum(EXPORT_COLUMNS)).min(1).max(EXPORT_COLUMNS.length),
    locale: z.enum(LOCALES).default('en'),
  }),
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})
