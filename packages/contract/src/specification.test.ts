import { z } from 'zod'
import { expect, test } from 'vitest'
import { nameOf } from './call.ts'
import type { Access, Call } from './call.ts'
import { BrandFields, ModelFields, TrimFields } from './catalog.ts'
import { Brand, Model, Trim } from './catalog-office.ts'
import { calls } from './calls.ts'
import * as enumerations from './enumerations.ts'
import { EQUIPPED, RATINGS } from './sheet-enumerations.ts'
import { INQUIRY_STATES, INQUIRY_STATUSES } from './inquiry-enumerations.ts'
import { InquiryDocument } from './document-checklist-shapes.ts'
import { Buyer, Inquiry, Message } from './inquiries-shapes.ts'
import { ShippingFields } from './shipping-shapes.ts'
import { InquiryCounts } from './inquiries.ts'
import { Country } from './places.ts'
import { Inspection, Port } from './ports.ts'
import { Money } from './primitives.ts'
import { Markup, MarkupValue } from './pricing.ts'
import { Review } from './reviews.ts'
import { Criteria, OrderAndPage, StatusCriteria } from './search.ts'
import { Registration } from './users-shapes.ts'
import * as vehicles from './vehicles-shapes.ts'

/** Sections 3, 7 and 9 of the specification, line by line, against the contract. */

/** Section 3: an entity, its shape, and the fields that the specification names. */
const ENTITIES: readonly (readonly [string, z.ZodObject, string])[] = [
  ['Brand', Brand, 'id name description logo'],
  ['Model', Model, 'id name modelYear description brand'],
  ['Trim', Trim, 'id name trimYear model'],
  ['Image', vehicles.Image, 'id index isExternal url'],
  ['Money', Money, 'value currency'],
  [
    'Vehicle',
    vehicles.Vehicle,
    'id itemId reference baseReference trim firstRegistration publicationDate location specification equipmentFeedback inspectorFeedback equipKit utils status images price previousPrice isBestDeal isExternal grade statusHistories',
  ],
  ['Vehicle.trim', vehicles.VehicleTrim, 'id name model'],
  ['Vehicle.trim.model', vehicles.VehicleTrim.shape.model, 'id name brand'],
  ['Location', vehicles.Location, 'country city street district'],
  [
    'Specification',
    vehicles.Specification,
    'chassis mileage engineCode seatBeltYear fuelType engineSize transmissionType driveType doors numberSeat color steering',
  ],
  ['Equipped kit', vehicles.EquipKit, 'jack repairKit spareKey toolKit'],
  [
    'Inspector feedback',
    vehicles.InspectorFeedback,
    'engine exhaustGas radiator interiorSmell warningLight transmission windshield',
  ],
  [
    'Equipment feedback',
    vehicles.EquipmentFeedback,
    'abs airBag airConditioning hid cdPlayer cassetteStereo cdChanger centralLocking keylessEntry leatherSeat powerMirror powerWindow powerSteering sunRoof',
  ],
  ['Utils', vehicles.Utils, 'type dimension cubicMeter frontTireSize rearTireSize'],
  ['Dimension', vehicles.Dimension, 'length width height'],
  ['Port', Port, 'id name country city description tariff inspections'],
  ['Port.tariff', Port.shape.tariff, 'productId value'],
  ['Inspection', Inspection, 'productId type amount'],
  [
    'Inquiry',
    Inquiry,
    'id reference amountFOB fretAmount warranty inspections finalDestination car port owner status statusHistories createdAt isProcessed isArchived isCarReserved invoice receipts extraDocuments shippingData',
  ],
  ['Inquiry.owner', Inquiry.shape.owner, 'id firstname lastname'],
  ['Inquiry.statusHistories', Inquiry.shape.statusHistories.element, 'time status'],
  ['Invoice', Inquiry.shape.invoice.unwrap(), 'id finalInvoiceId discount isActivateDiscount customerInformation'],
  ['Buyer', Buyer, 'firstname lastname city postalCode country phoneNumber email'],
  ['Buyer.phoneNumber', Buyer.shape.phoneNumber.unwrap(), 'countryCode number'],
  [
    'Shipping data',
    ShippingFields,
    'netWeight grossWeight companyShipping shipName cfs estimatedArrivalDate estimatedDepartureDate portOfLoading',
  ],
  ['Message', Message, 'id owner content time readBy'],
  ['Document', InquiryDocument, 'id type name createdAt size'],
  ['Markup', Markup, 'id categoryId values'],
  ['Markup.values', MarkupValue, 'percentage effectiveTime createdAt'],
  ['Customer', Registration, 'firstname lastname email password countryOfResidence phoneNumber civility'],
  [
    'Review',
    Review,
    'customerName country purchasedCarBrand purchasedCarModel comment productImage reply isPublished seller',
  ],
  ['Country', Country, 'id name callingCode alpha2code alpha3code'],
  [
    'Inquiry counts',
    InquiryCounts,
    'numberOfInquiry numberOfUnreadInquiry numberOfReadInquiry numberOfArchivedInquiry unRead',
  ],
  [
    'Search criteria',
    z.object({ ...Criteria.shape, ...StatusCriteria.shape, ...OrderAndPage.shape }),
    'brand queryText category priceStart priceEnd yearStart yearEnd model mileageStart mileageEnd engineSizeStart engineSizeEnd numberSeat color doors steering driveType engineCode transmissionType fuelType bestDeal page limit isArchived statuses order.field order.direction',
  ],
  ['Brand fields', BrandFields, 'name description logo'],
  ['Model fields', ModelFields, 'name modelYear description'],
  ['Trim fields', TrimFields, 'name trimYear'],
]

test.each(ENTITIES)('[F27 API-12] %s has the fields of section 3', (_, shape, fields) => {
  expect(Object.keys(shape.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
})

/** Section 3, enumerations: a constant and the values that the specification names. */
const ENUMERATIONS: readonly (readonly [string, readonly string[], string])[] = [
  ['body categories', enumerations.BODY_TYPES, 'PICK-UP SEDAN HATCH COUPE CROSSOVER CONVERTIBLE LIMOUSINE SUV CUV VAN'],
  ['colours', enumerations.COLORS, 'RED GREEN PINK BLUE YELLOW WHITE BLACK PURPLE ORANGE GRAY BROWN PEARL SILVER'],
  ['drive types', enumerations.DRIVE_TYPES, '2WD 4WD'],
  ['steering', enumerations.STEERINGS, 'RIGHT LEFT'],
  ['transmission', enumerations.TRANSMISSION_TYPES, 'AUTOMATIC MANUAL'],
  ['fuels', enumerations.FUEL_TYPES, 'ESSENCE DIESEL'],
  ['sort fields', enumerations.SORT_FIELDS, 'YEAR MILEAGE PRICE'],
  ['sort directions', enumerations.SORT_DIRECTIONS, 'ASC DESC'],
  ['inquiry list filters', INQUIRY_STATES, 'UNREAD READ ARCHIVED ALL'],
  ['extraction codes', enumerations.EXTRACTION_CODES, 'CODE_1 CODE_2 CODE_3 CODE_4'],
  ['vehicle statuses', enumerations.VEHICLE_STATUSES, 'DRAFT PUBLISHED RESERVED SOLD ARCHIVED'],
  ['inquiry statuses', INQUIRY_STATUSES, 'NEGOTIATION INVOICE_ISSUED PAYMENT_PROOF PURCHASE_CONFIRMED SALE_FINALIZED'],
  ['inspections', enumerations.INSPECTION_TYPES, 'PRE_EXPORT'],
  ['kit', EQUIPPED, 'EQUIPPED NOT_EQUIPPED'],
  ['ratings', RATINGS, 'GOOD MEDIUM BAD'],
]

test.each(ENUMERATIONS)('[F27 API-12] %s have the values of the specification', (_, values, named) => {
  expect(values).toEqual(expect.arrayContaining(named.split(' ')))
})

/** Section 7: method, path and who may call. Names in braces are compared by their place alone. */
const CALLS: readonly (readonly [access: Access, call: string])[] = [
  ['customer', 'GET /api/userinfo'],
  ['visitor', 'POST /api/logout'],
  ['visitor', 'POST /api/csrf'],
  ['visitor', 'POST /api/main/registration'],
  ['visitor', 'GET /api/main/brand'],
  ['visitor', 'GET /api/main/brand/{brandId}/model'],
  ['visitor', 'GET /api/main/published-comment'],
  ['visitor', 'GET /api/main/port'],
  ['manager', 'POST /api/main/port'],
  ['visitor', 'GET /api/main/port/{id}'],
  ['manager', 'PUT /api/main/port/{id}'],
  ['manager', 'PUT /api/main/product/{id}/tariff'],
  ['visitor', 'GET /api/main/country/{country}/port'],
  ['visitor', 'GET /api/main/port/{id}/country-served'],
  ['manager', 'POST /api/main/port/{id}/country-served'],
  ['manager', 'PUT /api/main/port/{id}/country-served'],
  ['manager', 'POST /api/main/port/{id}/inspection'],
  ['manager', 'PUT /api/main/port/{id}/inspection'],
  ['manager', 'DELETE /api/main/port/{id}/inspection'],
  ['customer', 'GET /api/main/user/{user-id}/inquiry'],
  ['manager', 'GET /api/main/inquiry'],
  ['customer', 'POST /api/main/inquiry'],
  ['visitor', 'POST /api/main/public/inquiry'],
  ['customer', 'GET /api/main/inquiry/count'],
  ['customer', 'GET /api/main/inquiry/{id}'],
  ['manager', 'PUT /api/main/inquiry/{id}'],
  ['manager', 'PUT /api/main/inquiry/{id}/archive'],
  ['manager', 'PUT /api/main/inquiry/{id}/restore'],
  ['manager', 'PUT /api/main/inquiry/{id}/process'],
  ['customer', 'GET /api/main/inquiry/{id}/message'],
  ['customer', 'POST /api/main/inquiry/{id}/message'],
  ['manager', 'POST /api/main/inquiry/{id}/invoice/generate'],
  ['manager', 'POST /api/main/inquiry/{id}/invoice'],
  ['manager', 'POST /api/main/inquiry/{id}/final-invoice'],
  ['manager', 'POST /api/main/inquiry/{inquiryId}/receipt/{receiptId}'],
  ['customer', 'POST /api/main/inquiry/{inquiryId}/extra-document/{extraDocumentId}'],
  ['manager', 'PUT /api/main/inquiry/{inquiryId}/confirm-purchase'],
  ['manager', 'PUT /api/main/inquiry/{inquiryId}/accept-payment-proof'],
  ['customer', 'PUT /api/main/user/{userId}/message/{messageId}/read'],
  ['manager', 'POST /api/main/inquiry/{inquiryId}/reserve'],
  ['manager', 'DELETE /api/main/inquiry/{inquiryId}/reserve'],
  ['manager', 'PUT /api/main/inquiry/{inquiryId}/shipping'],
  ['visitor', 'POST /api/main/user/reset-password'],
  ['visitor', 'PUT /api/main/user/reset-password'],
  ['manager', 'GET /api/pricing/product/{productId}/quantity/{quantity}/price'],
  ['manager', 'POST /api/pricing/product/{productId}/price'],
  ['manager', 'GET /api/pricing/category/{categoryId}/markup'],
  ['manager', 'POST /api/pricing/markup/{markupId}/value'],
  ['manager', 'GET /api/vehicle/car'],
  ['manager', 'POST /api/vehicle/car'],
  ['manager', 'GET /api/vehicle/car/{id}'],
  ['manager', 'PUT /api/vehicle/car/{id}'],
  ['manager', 'GET /api/vehicle/car/reference/{reference}'],
  ['visitor', 'GET /api/vehicle/public/car'],
  ['visitor', 'GET /api/vehicle/public/car/{id}'],
  ['visitor', 'GET /api/vehicle/public/car/reference/{reference}'],
  ['visitor', 'GET /api/vehicle/public/car/count'],
  ['visitor', 'GET /api/vehicle/public/brand/{brandId}/car/count'],
  ['visitor', 'GET /api/vehicle/public/car/best-deal-of-current-week/count'],
  ['visitor', 'GET /api/vehicle/public/car/new-arrival-of-current-week/count'],
  ['manager', 'PUT /api/vehicle/car/{id}/best-deal'],
  ['manager', 'PUT /api/vehicle/car/{id}/best-deal/revert'],
  ['manager', 'PUT /api/vehicle/car/{id}/archive'],
  ['manager', 'PUT /api/vehicle/car/{id}/draft'],
  ['manager', 'PUT /api/vehicle/car/{id}/sold'],
  ['manager', 'PUT /api/vehicle/car/{id}/publish'],
  ['manager', 'POST /api/vehicle/car/import'],
  ['manager', 'POST /api/vehicle/car/{id}/images'],
  ['manager', 'PUT /api/vehicle/car/{id}/images/reorganize'],
  ['manager', 'DELETE /api/vehicle/car/{car-id}/image/{image-id}'],
  ['manager', 'PUT /api/vehicle/car/{carId}/trim/{trimId}'],
  ['manager', 'GET /api/catalog/brand'],
  ['manager', 'POST /api/catalog/brand'],
  ['manager', 'GET /api/catalog/brand/{id}'],
  ['manager', 'PUT /api/catalog/brand/{id}'],
  ['manager', 'GET /api/catalog/brand/{brandId}/model'],
  ['manager', 'PUT /api/catalog/brand/{brandId}/model'],
  ['manager', 'GET /api/catalog/brand/{brandId}/model/{modelId}'],
  ['manager', 'POST /api/catalog/brand/{id}/model'],
  ['manager', 'GET /api/catalog/brand/{brandId}/model/{modelId}/trim'],
  ['manager', 'POST /api/catalog/brand/{brandId}/trim'],
  ['manager', 'PUT /api/catalog/brand/{brandId}/trim'],
  ['visitor', 'GET /api/map/country/{countryId}/city/search'],
  ['visitor', 'GET /api/map/country'],
  ['customer', 'GET /api/archiving/document/{id}/content'],
  ['customer', 'POST /api/archiving/document'],
]
const placed = (name: string): string => name.replaceAll(/\{[^}]*\}/g, '{}')
const served = new Map(Object.values(calls).map((call: Call) => [placed(nameOf(call)), call]))

test.each(CALLS)('[F27 API-14] a %s may call %s', (access, name) => {
  expect(served.get(placed(name))?.access).toBe(access)
})

/** Section 7: names of body and query fields. */
const BODIES: readonly (readonly [name: string, given: unknown])[] = [
  ['PUT /api/main/product/{id}/tariff', { value: 90, currency: 'USD' }],
  ['POST /api/main/port/{id}/country-served', ['KE', 'UG']],
  ['PUT /api/main/port/{id}/country-served', 'KE'],
  ['POST /api/main/user/reset-password', { email: 'buyer@example.com' }],
  ['POST /api/pricing/product/{productId}/price', { value: 8000 }],
  ['POST /api/pricing/markup/{markupId}/value', { effectiveTime: '2026-12-01T00:00:00Z', percentage: 10 }],
  [
    'PUT /api/vehicle/car/{id}/best-deal',
    { previousPrice: { value: 9000, currency: 'USD' }, newPrice: { value: 8000, currency: 'USD' } },
  ],
  ['POST /api/vehicle/car/{id}/images', ['0190d2a4-0000-7000-8000-000000000001']],
  ['POST /api/vehicle/car/{id}/images', [{ id: '0190d2a4-0000-7000-8000-000000000001', index: 0 }]],
  ['POST /api/main/inquiry/{id}/invoice', undefined],
]
test.each(BODIES)('[F27 API-12] %s takes the body of the specification', (name, given) => {
  expect(served.get(placed(name))?.body?.safeParse(given).error?.issues).toBeUndefined()
})

/** Section 9: constants that the contract holds. */
const CONSTANTS: readonly (readonly [string, unknown, unknown])[] = [
  ['engine sizes, cc', enumerations.ENGINE_SIZE_OPTIONS, [660, 1000, 1300, 1500, 2000, 2500, 3000, 4000]],
  [
    'mileages, km',
    enumerations.MILEAGE_OPTIONS,
    [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200].map((thousands) => thousands * 1000),
  ],
  ['doors', enumerations.DOOR_OPTIONS, [2, 3, 4, 5]],
  ['seats', enumerations.SEAT_OPTIONS, [2, 4, 6, 7, 8, 10, 15, 19, 20, 30, 40]],
  ['image size, bytes', enumerations.IMAGE_BYTES_LIMIT, 1024 * 1024],
]
test.each(CONSTANTS)('[F27] %s are those of section 9', (_, value, expected) => {
  expect(value).toEqual(expected)
})
