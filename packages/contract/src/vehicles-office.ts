import { z } from 'zod'
import { BULK_LIMIT } from './bulk-limit.ts'
import { call } from './call.ts'
import { FieldFault } from './errors.ts'
import { HS_CODE, HS_CODE_FAULT } from './hs-code.ts'
import { Id, Instant, Money, pageOf, PageQuery, QueryFlag, Text, Integer } from './primitives.ts'
import { Others } from './reservations.ts'
import { Criteria, Facets, OfficeCriteria, StatusCriteria } from './search.ts'
import { Specification, VehicleFields } from './vehicles-shapes.ts'
import { ImagePlace, VehicleReply } from './vehicles.ts'

/** Calls of managers for cars (VEH-02, VEH-04, VEH-06, VEH-07, VEH-10 to VEH-12). Prices are base prices. */

const car = z.strictObject({ id: Id })
const manager = { service: 'vehicle', access: 'manager', rate: 'everything' } as const
const errors = ['MINATO-1008', 'MINATO-4004'] as const

/** A new car: the required fields of the specification, and any other known field. */
export const NewVehicle = z.strictObject({
  ...VehicleFields.partial().shape,
  trimId: Id,
  specification: Specification.partial().required({ chassis: true, mileage: true }),
  price: Money,
  images: z.array(ImagePlace).min(1, 'You have forgotten to insert images!').max(100),
})
export type NewVehicle = z.infer<typeof NewVehicle>

export const createCar = call({
  ...manager,
  method: 'POST',
  path: '/car',
  summary: 'Creates a car as a draft',
  isCreating: true,
  body: NewVehicle,
  reply: VehicleReply,
  status: 201,
  errors: [...errors, 'VEHICLE-3001', 'VEHICLE-3002', 'VEHICLE-3003'],
})

/** Every group that is sent is written whole; `trimId` moves the car to another model code. */
export const VehicleChange = VehicleFields.partial().extend({ trimId: Id.optional() })
export const updateCar = call({
  ...manager,
  method: 'PUT',
  path: '/car/{id}',
  summary: 'Updates a car, except its prices, pictures and status',
  isVersioned: true,
  params: car,
  body: VehicleChange,
  reply: VehicleReply,
  errors: [...errors, 'VEHICLE-3001', 'VEHICLE-3003'],
})
export const moveCarToTrim = call({
  ...manager,
  method: 'PUT',
  path: '/car/{carId}/trim/{trimId}',
  summary: 'Moves a car to another model code',
  isVersioned: true,
  params: z.strictObject({ carId: Id, trimId: Id }),
  reply: VehicleReply,
  errors: [...errors, 'VEHICLE-3001'],
})

const statusCall = {
  ...manager,
  method: 'PUT',
  params: car,
  reply: VehicleReply,
  errors: [...errors, 'VEHICLE-3000', 'VEHICLE-3002'],
} as const
export const publishCar = call({
  ...statusCall,
  path: '/car/{id}/publish',
  summary: 'Publishes a car',
  /** Shows marked illustrations for a car without photographs. */
  query: z.strictObject({ withIllustrations: QueryFlag.optional() }),
})
export const markCarSold = call({
  ...statusCall,
  path: '/car/{id}/sold',
  summary: 'Marks a car as sold; notifies, keeps or closes its inquiries',
  body: Others,
})
export const returnCarToDraft = call({ ...statusCall, path: '/car/{id}/draft', summary: 'Makes a car a draft' })
export const archiveCar = call({
  ...statusCall,
  path: '/car/{id}/archive',
  summary: 'Archives a car',
})

export const setBestDeal = call({
  ...manager,
  method: 'PUT',
  path: '/car/{id}/best-deal',
  summary: 'Sets a best deal below the current price; 0 cancels it',
  params: car,
  body: z.strictObject({ previousPrice: Money, newPrice: Money }),
  reply: VehicleReply,
  errors: [...errors, 'VEHICLE-3002'],
})
export const revertBestDeal = call({
  ...manager,
  method: 'PUT',
  path: '/car/{id}/best-deal/revert',
  summary: 'Restores the price from before the best deal',
  params: car,
  reply: VehicleReply,
  errors: [...errors, 'VEHICLE-3002'],
})

/** Cost of a car (VEH-12), for managers only: whole yen, `rate` in yen per dollar. No `hsCode`: by rule. */
export const Purchase = z
  .strictObject({
    auction: Text(80).nullable(),
    lot: Text(40).nullable(),
    date: z.iso.date().nullable(),
    cost: Integer(0, 2_000_000_000).nullable(),
    inlandCost: Integer(0, 2_000_000_000).nullable(),
    repairCost: Integer(0, 2_000_000_000).nullable(),
    otherCost: Integer(0, 2_000_000_000).nullable(),
    rate: z.number().min(1).max(1000).nullable(),
    hsCode: z.string().trim().regex(HS_CODE, HS_CODE_FAULT).nullable().optional(),
  })
  .meta({ id: 'Purchase' })
export type Purchase = z.infer<typeof Purchase>
/** `cost` and `margin` in whole dollars at the car's present price; null where something is missing. `version` 0: never written. */
export const PurchaseReply = z
  .object({
    purchase: Purchase,
    totalYen: z.int().nullable(),
    cost: z.int().nullable(),
    margin: z.int().nullable(),
    marginPercent: z.number().nullable(),
    version: z.int().min(0),
  })
  .meta({ id: 'PurchaseReply' })
export type PurchaseReply = z.infer<typeof PurchaseReply>
export const getPurchase = call({
  ...manager,
  method: 'GET',
  path: '/car/{id}/purchase',
  summary: "Returns a car's cost and its margin at the current price",
  params: car,
  reply: PurchaseReply,
  errors: errors,
})
export const updatePurchase = call({
  ...manager,
  method: 'PUT',
  path: '/car/{id}/purchase',
  summary: 'Updates where a car was bought and what it cost',
  isVersioned: true,
  params: car,
  body: Purchase,
  reply: PurchaseReply,
  errors: errors,
})

/** Which cars the managers' list shows. */
export const OfficeListCriteria = z.strictObject({
  ...Criteria.shape,
  ...StatusCriteria.shape,
  ...OfficeCriteria.shape,
})

/** Cars by their ids, or whatever a list holds for these criteria. */
export const Chosen = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(BULK_LIMIT) }),
  z.strictObject({ criteria: z.record(z.string().max(60), z.string().max(400)) }),
])
export const BULK_ACTIONS = ['publish', 'sold', 'draft', 'archive', 'price', 'delete'] as const
export const Bulk = z.strictObject({
  action: z.enum(BULK_ACTIONS),
  chosen: Chosen,
  /** For `price`: per cent up or down, one decimal. */
  percentage: z.number().min(-90).max(500).optional(),
  /** For `sold`: what becomes of open inquiries on the cars; kept without it. */
  others: z.enum(['KEEP', 'CLOSE']).optional(),
  /** For `publish`. */
  withIllustrations: z.boolean().optional(),
})
export type Bulk = z.infer<typeof Bulk>

/** The result for one car: done, or the reason why not; base prices where they change. */
export const BulkItem = z
  .object({
    id: Id,
    reference: z.string(),
    name: z.string(),
    refusal: FieldFault.shape.message.nullable(),
    price: Money.nullable(),
    newPrice: Money.nullable(),
    /** In a preview: what visitors see, with the markup. */
    visitorPrice: Money.optional(),
    newVisitorPrice: Money.optional(),
  })
  .meta({ id: 'BulkItem' })
export type BulkItem = z.infer<typeof BulkItem>
export const BulkReport = z
  .object({
    /** Null for a preview. */
    id: Id.nullable(),
    action: z.enum(BULK_ACTIONS),
    at: Instant,
    total: z.int(),
    done: z.int(),
    refused: z.int(),
    /** When it was undone, with the number of cars left unchanged because they had been edited since. */
    undoneAt: Instant.nullable(),
    keptAsChanged: z.int(),
    items: pageOf(BulkItem),
  })
  .meta({ id: 'BulkReport' })
export type BulkReport = z.infer<typeof BulkReport>

export const previewBulk = call({
  ...manager,
  method: 'POST',
  path: '/bulk/preview',
  summary: 'Previews a bulk action; changes nothing',
  body: Bulk,
  reply: BulkReport,
  errors: ['MINATO-1008'],
})
export const runBulk = call({
  ...manager,
  method: 'POST',
  path: '/bulk',
  isLong: true,
  summary: 'Runs an action on up to 10,000 cars; returns reasons of skipped cars',
  isCreating: true,
  body: Bulk,
  reply: BulkReport,
  status: 201,
  errors: ['MINATO-1008'],
})
export const getBulk = call({
  ...manager,
  method: 'GET',
  path: '/bulk/{id}',
  summary: 'Returns the results of a bulk action by car',
  params: car,
  query: z.strictObject({ ...PageQuery, refused: QueryFlag.optional() }),
  reply: BulkReport,
  errors: errors,
})
export const undoBulk = call({
  ...manager,
  method: 'PUT',
  path: '/bulk/{id}/undo',
  isLong: true,
  summary: 'Undoes a bulk action for every car not changed since',
  params: car,
  reply: BulkReport,
  errors: errors,
})

export const exportCars = call({
  ...manager,
  method: 'GET',
  path: '/car/export',
  summary: 'Exports a list as spreadsheet-safe CSV, one row per car, unlimited',
  query: OfficeListCriteria,
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})

export const countCarsByStatus = call({
  ...manager,
  method: 'GET',
  path: '/car/count',
  summary: "Counts matching cars by status (the list's tabs)",
  query: z.strictObject({ ...Criteria.shape, ...OfficeCriteria.shape }),
  reply: z.record(z.enum(['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED']), z.int()),
  errors: ['MINATO-1008'],
})
export const getFacets = call({
  ...manager,
  method: 'GET',
  path: '/car/facet',
  summary: "Counts cars for every filter option of the managers' list",
  query: OfficeListCriteria,
  reply: Facets,
  errors: ['MINATO-1008'],
})
/** A car seen by a visitor: counted once a visit and day, for the managers' lists. */
export const countView = call({
  service: 'vehicle',
  access: 'visitor',
  rate: 'everything',
  method: 'POST',
  path: '/public/car/{id}/view',
  summary: "Counts a visitor's view of a car's page",
  isTokenless: true,
  params: car,
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
