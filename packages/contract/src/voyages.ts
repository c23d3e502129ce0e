import { z } from 'zod'
import { VerdictShape } from './arrival-verdict.ts'
import { call } from './call.ts'
import { Inquiry } from './inquiries-shapes.ts'
import { Id, Instant, LocaleQuery, Name } from './primitives.ts'

/** Voyages, their bookings, and the effects of a changed voyage (TRU-10). */

/** A calendar date: 2026-12-31. */
const Day = z.iso
  .date({ error: 'must be a date', abort: true })
  .refine((day) => day >= '1970' && day < '2101', 'must be a date from 1970 to 2100')

const shape = {
  vessel: Name(120),
  /** The carrier's number of the voyage. */
  number: Name(60),
  carrier: Name(120).nullable(),
  loadingPort: Name(120),
  /** The last day on which cars are accepted, in Japan. */
  cutOff: Day,
  /** ETD. */
  departure: Day,
}
const PortCall = z.strictObject({
  portId: Id,
  /** ETA. */
  arrival: Day,
})

export const VoyageFields = z
  .strictObject({ ...shape, carrier: shape.carrier.default(null), portCalls: z.array(PortCall).max(30) })
  .superRefine(({ cutOff, departure, portCalls }, context) => {
    const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (cutOff > departure) fault(['cutOff'], 'The cut-off cannot be after the departure')
    for (const [at, { portId, arrival }] of portCalls.entries()) {
      if (arrival < departure) fault(['portCalls', at, 'arrival'], 'The ship cannot arrive before it departs')
      if (portCalls.findIndex((one) => one.portId === portId) < at)
        fault(['portCalls', at, 'portId'], 'The ship already calls at this port')
    }
  })
export type VoyageFields = z.output<typeof VoyageFields>

export const Voyage = z
  .object({
    ...shape,
    id: Id,
    portCalls: z.array(z.object({ ...PortCall.shape, name: z.string(), country: z.string() })),
    /** Inquiries that are booked on it, also those whose car it has delivered. */
    booked: z.int(),
    version: z.int(),
  })
  .meta({ id: 'Voyage' })
export type Voyage = z.infer<typeof Voyage>

const Verdict = VerdictShape.extend({
  /** The versions of the import rules that decide. */
  rules: z.array(z.object({ id: Id, version: z.int() })),
})
const moved = z.object({ from: Day.nullable(), to: Day })

/** What a change of its voyage means for an inquiry. */
export const MovedInquiry = z
  .object({
    id: Id,
    reference: z.string(),
    car: z.string(),
    buyer: z.string(),
    port: z.string(),
    /** The country of import, ISO 3166 alpha-2. */
    country: z.string(),
    departure: moved,
    arrival: moved,
    verdict: z.object({ before: Verdict.nullable(), after: Verdict }),
    /** What ends before the new arrival: a reservation, or an uploaded document by the date that it states. */
    expiring: z.array(z.object({ kind: z.enum(['RESERVATION', 'DOCUMENT']), name: z.string(), until: Day })),
    isAtRisk: z.boolean(),
  })
  .meta({ id: 'MovedInquiry' })
export type MovedInquiry = z.infer<typeof MovedInquiry>

export const VoyageChange = z
  .object({
    /** Empty where no inquiry's dates or ship change. Those at risk come first. */
    inquiries: z.array(MovedInquiry),
    /** Sent back with the change: it is applied only while it has the consequences that were shown. */
    shown: z.string(),
  })
  .meta({ id: 'VoyageChange' })
export type VoyageChange = z.infer<typeof VoyageChange>

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const
const one = z.strictObject({ id: Id })
const faults = ['MINATO-1008', 'MINATO-4004'] as const
const TAKEN = ['MINATO-1008', 'MINATO-3001'] as const

export const listVoyages = call({
  ...manager,
  method: 'GET',
  path: '/voyage',
  summary: 'Lists the voyages, latest departure first; with an inquiry, those that it can be booked on now',
  query: z.strictObject({ inquiryId: Id.optional() }),
  reply: z.array(Voyage),
  errors: faults,
})
export const getVoyage = call({
  ...manager,
  method: 'GET',
  path: '/voyage/{id}',
  summary: 'Returns a voyage with its port calls',
  params: one,
  reply: Voyage,
  errors: faults,
})
export const createVoyage = call({
  ...manager,
  method: 'POST',
  path: '/voyage',
  summary: 'Creates a voyage',
  isCreating: true,
  body: VoyageFields,
  reply: Voyage,
  status: 201,
  errors: TAKEN,
})
export const previewVoyageChange = call({
  ...manager,
  method: 'POST',
  path: '/voyage/{id}/preview',
  summary: 'Shows what a change of a voyage means for the inquiries booked on it; changes nothing',
  isLong: true,
  params: one,
  body: VoyageFields,
  reply: VoyageChange,
  errors: faults,
})
export const updateVoyage = call({
  ...manager,
  method: 'PUT',
  path: '/voyage/{id}',
  summary: 'Changes a voyage, moves the inquiries booked on it, and sends each buyer one message',
  isVersioned: true,
  isLong: true,
  params: one,
  body: z.strictObject({
    voyage: VoyageFields,
    /** From the preview; required where inquiries move. */
    shown: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  }),
  reply: Voyage,
  errors: [...TAKEN, 'MINATO-4004'],
})
export const deleteVoyage = call({
  ...manager,
  method: 'DELETE',
  path: '/voyage/{id}',
  summary: 'Deletes a voyage on which no inquiry is booked and that has carried no car',
  isVersioned: true,
  params: one,
  reply: null,
  status: 204,
  errors: faults,
})
export const BookedCar = z
  .object({
    inquiryId: Id,
    /** Number of the inquiry. */
    reference: z.string(),
    carReference: z.string(),
    /** Maker, model and grade. */
    car: z.string(),
    buyer: z.string(),
    portOfDischarge: z.string(),
  })
  .meta({ id: 'BookedCar' })
export const listBookedCars = call({
  ...manager,
  method: 'GET',
  path: '/voyage/{id}/loading-list',
  summary: 'Lists the cars booked on a voyage, by port of discharge',
  params: one,
  reply: z.array(BookedCar),
  errors: faults,
})
export const exportLoadingList = call({
  ...manager,
  method: 'GET',
  path: '/voyage/{id}/loading-list/export',
  summary: 'Exports the cars booked on a voyage as spreadsheet-safe CSV',
  download: 'text/csv',
  params: one,
  reply: null,
  errors: faults,
})
const loadingListFile = {
  ...manager,
  method: 'GET',
  params: one,
  query: z.strictObject(LocaleQuery),
  reply: null,
  errors: faults,
} as const
export const exportLoadingWorkbook = call({
  ...loadingListFile,
  path: '/voyage/{id}/loading-list/xlsx',
  summary: 'Exports the cars booked on a voyage as a workbook (XLSX)',
  download: 'application/octet-stream',
})
export const exportLoadingPdf = call({
  ...loadingListFile,
  path: '/voyage/{id}/loading-list/pdf',
  summary: 'Exports the loading list of a voyage as PDF, by port of discharge',
  download: 'application/pdf',
})

/** A voyage whose cut-off is ahead, as the shop shows it. */
export const Sailing = z
  .object({
    vessel: z.string(),
    number: z.string(),
    loadingPort: z.string(),
    cutOff: Day,
    departure: Day,
    portCalls: z.array(z.object({ name: z.string(), arrival: Day })),
  })
  .meta({ id: 'Sailing' })
export type Sailing = z.infer<typeof Sailing>
export const listSailings = call({
  service: 'main',
  access: 'visitor',
  rate: 'everything',
  method: 'GET',
  path: '/public/sailing',
  summary: 'Lists the next three sailings that still take cars, to a port or to any',
  query: z.strictObject({ portId: Id.optional() }),
  reply: z.array(Sailing),
  errors: ['MINATO-1008'],
})

const booking = {
  ...manager,
  path: '/inquiry/{inquiryId}/voyage/{id}',
  isVersioned: true,
  params: z.strictObject({ inquiryId: Id, id: Id }),
  reply: Inquiry,
  errors: faults,
} as const
export const bookVoyage = call({
  ...booking,
  method: 'PUT',
  summary: "Books a purchase on a voyage until the cut-off; the version is the inquiry's",
})
export const cancelBooking = call({
  ...booking,
  method: 'DELETE',
  summary: "Cancels the booking and clears ship and dates; the version is the inquiry's",
})

/** An arrival date of an inquiry with the verdict of that time. */
export const ArrivalEntry = z
  .object({
    recordedAt: Instant,
    departure: Day,
    arrival: Day,
    previousArrival: Day.nullable(),
    verdict: Verdict.nullable(),
  })
  .meta({ id: 'ArrivalEntry' })
export type ArrivalEntry = z.infer<typeof ArrivalEntry>
export const listArrivals = call({
  ...manager,
  method: 'GET',
  path: '/inquiry/{inquiryId}/arrival',
  summary: 'Lists the arrival dates of a booked inquiry with the verdict at that time, oldest first',
  params: z.strictObject({ inquiryId: Id }),
  reply: z.array(ArrivalEntry),
  errors: faults,
})
