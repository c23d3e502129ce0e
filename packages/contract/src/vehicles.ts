import { z } from 'zod'
import { call } from './call.ts'
import { FieldsQuery, Id, Instant, pageOf, Text, Integer } from './primitives.ts'
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
/** For managers: from CODE_2 on with internal fields. */
export const VehicleReply = PublicVehicleReply.extend({ office: VehicleOffice.optional() }).meta({ id: 'VehicleReply' })
export type VehicleReply = z.infer<typeof VehicleReply>
const VehiclePage = pageOf(VehicleReply).extend(textParts).meta({ id: 'VehiclePage' })
export type VehiclePage = z.infer<typeof VehiclePage>

const Count = z.object({ numberOfCar: Integer(0, 2_000_000_000) })
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
  summary: 'Lists cars on sale or reserved by criteria, newest first by default',
  query: list,
  reply: PublicVehiclePage,
  errors: ['MINATO-1008'],
})
export const getPublicCar = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/{id}',
  summary: 'Returns one car on sale or reserved',
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
  summary: 'Counts public cars for these criteria',
  query: Criteria,
  reply: Count,
  errors: ['MINATO-1008'],
})
export const countPublicCarsOfBrand = call({
  ...visitor,
  method: 'GET',
  path: '/public/brand/{brandId}/car/count',
  summary: 'Counts visible cars of a maker',
  params: z.strictObject({ brandId: Id }),
  reply: z.object({ numberOfCarByBrand: Integer(0, 2_000_000_000) }),
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const countBestDealsOfWeek = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/best-deal-of-current-week/count',
  summary: 'Counts best deals of the last seven days',
  reply: z.object({ numberOfBestDealOfCurrentWeek: Integer(0, 2_000_000_000) }),
  errors: [],
})
export const countNewArrivalsOfWeek = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/new-arrival-of-current-week/count',
  summary: 'Counts cars published in the last seven days',
  reply: z.object({ newArrivalCarNumberOfCurrentWeek: Integer(0, 2_000_000_000) }),
  errors: [],
})
export const getPublicFacets = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/facet',
  summary: 'Counts cars for every filter option',
  query: Criteria,
  reply: Facets,
  errors: ['MINATO-1008'],
})
export const suggest = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/suggestion',
  summary: 'Suggests makers, models, references and query texts for a text',
  query: z.strictObject({ queryText: Text(200) }),
  reply: z.array(Suggestion),
  errors: ['MINATO-1008'],
})
export const listSimilarCars = call({
  ...visitor,
  method: 'GET',
  path: '/public/car/{id}/similar',
  summary: 'Lists up to five visible similar cars',
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
  summary: "Returns a sold car's description and sale date, with up to ten similar cars",
  params: z.strictObject({ reference: Text(40) }),
  reply: SoldVehicle,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

export const listCars = call({
  ...manager,
  method: 'GET',
  path: '/car',
  summary: 'Lists cars of every status except archived, or archived ones only',
  query: officeList,
  reply: VehiclePage,
  errors: ['MINATO-1008'],
})
export const getCar = call({
  ...manager,
  method: 'GET',
  path: '/car/{id}',
  summary: 'Returns one car of any status',
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

export const ImagePlace = z.strictObject({ id: Id, index: Integer(0, 200) })
export const addCarImages = call({
  ...manager,
  method: 'POST',
  path: '/car/{id}/images',
  summary: 'Attaches uploaded pictures to a car, by ids in order or with an index each',
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
  summary: 'Reorders all pictures of a car',
  params: car,
  body: z.array(ImagePlace).min(1).max(200),
  reply: z.array(Image),
  errors: ['MINATO-1008', 'MINATO-4004', 'VEHICLE-3002'],
})
export const deleteCarImage = call({
  ...manager,
  method: 'DELETE',
  path: '/car/{car-id}/image/{image-id}',
  summary: 'Detaches a picture from a car',
  params: z.strictObject({ 'car-id': Id, 'image-id': Id }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004', 'VEHICLE-3002'],
})
