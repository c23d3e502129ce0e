import { z } from 'zod'
import { call } from './call.ts'
import { FieldsQuery, Id, Instant, pageOf, Text, Whole } from './primitives.ts'
import {
  Criteria,
  Facets,
  OfficeOrderAndPage,
  OrderAndPage,
  QueryTextPart,
  StatusCriteria,
  Suggestion,
  OfficeCriteria,
} from './search.ts'
import { Image, Specification, Utils, Vehicle, VehicleOffice } from './vehicles-shapes.ts'

/** The calls of the vehicle service (VEH-04, VEH-05, VEH-08). */

/**
 * The fields of a reply depend on the extraction code (API-06), so everything but the identity is
 * optional. Visitors get at most CODE_3, with the middle of the chassis masked.
 */
const PublicVehicleReply = Vehicle.partial()
  .required({ id: true, reference: true })
  .extend({ specification: Specification.partial().optional(), utils: Utils.partial().optional() })
  .meta({ id: 'PublicVehicleReply' })
/** How the query text was read, where there is one. */
const textParts = { textParts: z.array(QueryTextPart).optional() }
const PublicVehiclePage = pageOf(PublicVehicleReply).extend(textParts).meta({ id: 'PublicVehiclePage' })
/** The same to managers: from CODE_2 on with what is theirs alone. */
export const VehicleReply = PublicVehicleReply.extend({ office: VehicleOffice.optional() }).meta({ id: 'VehicleReply' })
export type VehicleReply = z.infer<typeof VehicleReply>
const VehiclePage = pageOf(VehicleReply).extend(textParts).meta({ id: 'VehiclePage' })
export type VehiclePage = z.infer<typeof VehiclePage>

const Count = z.object({ numberOfCar: Whole(0, 2_000_000_000) })
const car = z.strictObject({ id: Id })
const list = z.strictObject({ ...Criteria.shape, ...StatusCriteria.shape, ...OrderAndPage.shape, ...FieldsQuery })
const officeList = z.strictObject({ ...list.shape, ...OfficeCriteria.shape, ...OfficeOrderAndPage.shape })
export type VehicleListQuery = z.output<typeof officeList>

const visitor = { service: 'vehicle', access: 'visitor', rate: 'search' } as const
const manager = { service: 'vehicle', access: 'manager', rate: 'everything' } as const

export const listPublicCars = call({
  ...visitor,
  method: 'GET',
  path: '/public/car',
  summary: 'Cars on sale or reserved, by criteria; newest first without an order',
  query: list,
  reply: PublicVehiclePage,
  errors: ['MINATO-1008'],
})
export const getPublicCar = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/{id}',
  summary: 'One car on sale or reserved',
  params: car,
  query: z.strictObject(FieldsQuery),
  reply: PublicVehicleReply,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const getPublicCarByReference = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/reference/{reference}',
  summary: 'The same, by its reference',
  params: z.strictObject({ reference: Text(40) }),
  query: z.strictObject(FieldsQuery),
  reply: PublicVehicleReply,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const countPublicCars = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/count',
  summary: 'How many cars the public list holds for these criteria',
  query: Criteria,
  reply: Count,
  errors: ['MINATO-1008'],
})
export const countPublicCarsOfBrand = call({
  ...visitor,
  method: 'GET',
  path: '/public/brand/{brandId}/car/count',
  summary: 'How many visible cars a maker has',
  params: z.strictObject({ brandId: Id }),
  reply: z.object({ numberOfCarByBrand: Whole(0, 2_000_000_000) }),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const countBestDealsOfWeek = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/best-deal-of-current-week/count',
  summary: 'Best deals set within the last seven days',
  reply: z.object({ numberOfBestDealOfCurrentWeek: Whole(0, 2_000_000_000) }),
  errors: [],
})
export const countNewArrivalsOfWeek = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/new-arrival-of-current-week/count',
  summary: 'Cars published within the last seven days',
  reply: z.object({ newArrivalCarNumberOfCurrentWeek: Whole(0, 2_000_000_000) }),
  errors: [],
})
export const getPublicFacets = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/facet',
  summary: 'Live counts beside every filter option',
  query: Criteria,
  reply: Facets,
  errors: ['MINATO-1008'],
})
export const suggest = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/suggestion',
  summary: 'Makers, models, references and query texts that the text may mean',
  query: z.strictObject({ queryText: Text(200) }),
  reply: z.array(Suggestion),
  errors: ['MINATO-1008'],
})
export const listSimilarCars = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/{id}/similar',
  summary: 'Up to five visible cars near this one',
  params: car,
  query: z.strictObject(FieldsQuery),
  reply: z.array(PublicVehicleReply),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
/**
 * The page of a sold car (VEH-03): what it was and when it was sold, without price, chassis,
 * pictures or documents.
 */
const SoldVehicle = z
  .object({
    ...Vehicle.pick({ reference: true, trim: true, grade: true, firstRegistration: true, manufacture: true }).shape,
    specification: Specification.omit({ chassis: true, engineCode: true }).partial(),
    utils: Utils.pick({ type: true }),
    soldAt: Instant.nullable(),
    similar: z.array(PublicVehicleReply),
  })
  .meta({ id: 'SoldVehicle' })
export type SoldVehicle = z.infer<typeof SoldVehicle>
export const getSoldCar = call({
  ...visitor,
  method: 'GET',
  path: '/public/sold-car/{reference}',
  summary: 'That a car is sold, when, what it was, and up to ten like it',
  params: z.strictObject({ reference: Text(40) }),
  reply: SoldVehicle,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

export const listCars = call({
  ...manager,
  method: 'GET',
  path: '/car',
  summary: 'Every status except archived, or only archived',
  query: officeList,
  reply: VehiclePage,
  errors: ['MINATO-1008'],
})
export const getCar = call({
  ...manager,
  method: 'GET',
  path: '/car/{id}',
  summary: 'One car, whatever its status',
  params: car,
  query: z.strictObject(FieldsQuery),
  reply: VehicleReply,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const getCarByReference = call({
  ...manager,
  method: 'GET',
  path: '/car/reference/{reference}',
  summary: 'The same, by its reference',
  params: z.strictObject({ reference: Text(40) }),
  query: z.strictObject(FieldsQuery),
  reply: VehicleReply,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

export const ImagePlace = z.strictObject({ id: Id, index: Whole(0, 200) })
export const addCarImages = call({
  ...manager,
  method: 'POST',
  path: '/car/{id}/images',
  summary: 'Put uploaded pictures onto a car, by their ids in order or with an index each',
  isCreating: true,
  params: car,
  body: z
    .array(z.union([Id, ImagePlace]))
    .min(1)
    .max(100),
  reply: z.array(Image),
  status: 201,
  errors: ['MINATO-1008', 'MINATO-4004', 'VEHICLE-3002'],
})
export const reorganizeCarImages = call({
  ...manager,
  method: 'PUT',
  path: '/car/{id}/images/reorganize',
  summary: 'The order of the pictures, all of them',
  params: car,
  body: z.array(ImagePlace).min(1).max(200),
  reply: z.array(Image),
  errors: ['MINATO-1008', 'MINATO-4004', 'VEHICLE-3002'],
})
export const deleteCarImage = call({
  ...manager,
  method: 'DELETE',
  path: '/car/{car-id}/image/{image-id}',
  summary: 'Take a picture off a car',
  params: z.strictObject({ 'car-id': Id, 'image-id': Id }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004', 'VEHICLE-3002'],
})
