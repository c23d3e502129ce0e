import { z } from 'zod'
import { call } from './call.ts'
import { BODY_TYPES } from './enumerations.ts'
import { Id, LocaleQuery, pageOf, PageQuery, QueryFlag } from './primitives.ts'
import { VehicleReply } from './vehicles.ts'

/** The cars of an import: in the preview and after the run. */

const one = z.strictObject({ id: Id })
const manager = { service: 'vehicle', access: 'manager', rate: 'everything' } as const
const errors = ['MINATO-1008', 'MINATO-4004'] as const

/**
 * The fields that buyers ask for first. A car without a price is not published. A year of
 * manufacture replaces a missing year of registration.
 */
export const PREVIEW_FIELDS = [
  'price',
  'chassis',
  'firstRegistration',
  'mileage',
  'engineSize',
  'transmissionType',
  'fuelType',
  'color',
  'steering',
  'bodyType',
  'cubicMeter',
] as const
/** A car as it would be after the import, with its existing pictures. */
export const PreviewedCar = z
  .object({
    line: z.int(),
    change: z.enum(['new', 'changed', 'unchanged']),
    brand: z.string(),
    model: z.string(),
    /** Null for a new car. */
    reference: z.string().nullable(),
    missing: z.array(z.enum(PREVIEW_FIELDS)),
    /** Whole US dollars, without the markup. */
    basePrice: z.int().nullable(),
    car: VehicleReply.pick({
      status: true,
      grade: true,
      firstRegistration: true,
      manufacture: true,
      specification: true,
      utils: true,
      price: true,
      images: true,
      numberOfImages: true,
    }).required(),
  })
  .meta({ id: 'PreviewedCar' })
export type PreviewedCar = z.infer<typeof PreviewedCar>
export const ImportPreview = z
  .object({
    items: z.array(PreviewedCar),
    /** Markups in force that are added to prices of the file. */
    markups: z.array(z.object({ bodyType: z.enum(BODY_TYPES), percentage: z.number() })),
  })
  .meta({ id: 'ImportPreview' })
export type ImportPreview = z.infer<typeof ImportPreview>
export const previewImport = call({
  ...manager,
  method: 'GET',
  path: '/car/import/{id}/preview',
  summary: 'Previews the first cars of the file after the import',
  params: one,
  reply: ImportPreview,
  errors: errors,
})

/** Why an undo keeps a car; `number`: another car has its former stock or chassis number. */
export const KEPT_FOR = [
  'deleted',
  'archived',
  'edited',
  'pictures',
  'costs',
  'inquiry',
  'catalogue',
  'number',
] as const

/** A car of a run; `path` leads to its page, null where the car is gone. */
export const ImportedCar = z
  .object({
    id: Id,
    reference: z.string(),
    name: z.string(),
    path: z.string().nullable(),
    isMade: z.boolean(),
    /** Left unchanged by the undo, because it had been edited since. */
    isKept: z.boolean(),
    /** Null if the car is not kept, or the undo is older than this field. */
    keptFor: z.enum(KEPT_FOR).nullable(),
  })
  .meta({ id: 'ImportedCar' })
export type ImportedCar = z.infer<typeof ImportedCar>
export const listImportedCars = call({
  ...manager,
  method: 'GET',
  path: '/car/import/{id}/car',
  summary: 'Lists the cars that a run created or changed',
  params: one,
  query: z.strictObject({ ...PageQuery, kept: QueryFlag.optional() }),
  reply: pageOf(ImportedCar),
  errors: errors,
})

/** Limit of the kept cars that the preview of an undo lists. */
export const UNDO_CARS = 50
export const UndoPreview = z
  .object({ deleted: z.int(), restored: z.int(), kept: z.int(), items: z.array(ImportedCar) })
  .meta({ id: 'UndoPreview' })
export type UndoPreview = z.infer<typeof UndoPreview>
export const previewUndo = call({
  ...manager,
  method: 'GET',
  path: '/car/import/{id}/undo',
  summary: 'Counts the cars that an undo would delete, restore and keep, and lists the kept ones',
  params: one,
  reply: UndoPreview,
  errors: errors,
})

export const importTemplate = call({
  ...manager,
  method: 'GET',
  path: '/car/import/template',
  summary: 'Downloads an import template with columns and two example cars',
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']), ...LocaleQuery }),
  download: 'application/octet-stream',
  reply: null,
  errors: ['MINATO-1008'],
})
