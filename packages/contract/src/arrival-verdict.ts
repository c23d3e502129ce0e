import { z } from 'zod'
import { call } from './call.ts'
import { Country, ImportRule } from './import-rules.ts'
import { VERDICT_STATES } from './enumerations.ts'
import { VERDICT_REASONS } from './inquiry-enumerations.ts'
import { Id, Instant, REQUIRED, Text } from './primitives.ts'

/** Whether the car of an inquiry may be imported at its destination when it arrives (TRU-05). */

/** A calendar date at the destination: 2026-12-31. */
const Day = z.iso.date()

/** A verdict without the rules it is based on. */
export const VerdictShape = z.object({
  state: z.enum(VERDICT_STATES),
  /** Null where the car is allowed. */
  reason: z.enum(VERDICT_REASONS).nullable(),
  /** The last day on which the car may arrive (or be shipped), and the first; null without such a limit. */
  lastDay: Day.nullable(),
  firstDay: Day.nullable(),
  /** AT_RISK only: by how many days the arrival may miss the limit. */
  days: z.int().nullable(),
})

/** Where the expected arrival comes from: the ship of the inquiry, or the days at sea of the rule. */
const ARRIVAL_BASES = ['SHIPPING', 'TRANSIT_DAYS'] as const

export const InquiryVerdict = VerdictShape.extend({
  /** ISO 3166 alpha-2. */
  country: z.string(),
  /** When the car is expected: by its voyage or shipping data, else if it were ordered today. Null: not known. */
  arrival: z.object({ from: Day, to: Day }).nullable(),
  /** Null: the arrival is not known. Sailings that were scheduled on a past day are not kept. */
  arrivalBasis: z.enum(ARRIVAL_BASES).nullable(),
  /** The day in Japan on which this is the verdict. */
  day: Day,
  /** The rules that the verdict is based on. */
  rules: z.array(ImportRule),
}).meta({ id: 'InquiryVerdict' })
export type InquiryVerdict = z.infer<typeof InquiryVerdict>

/** A past moment: the verdict uses the rules and events recorded until then. Default: now. */
const at = Instant.optional()
export const getInquiryVerdict = call({
  service: 'main',
  access: 'customer',
  rate: 'everything',
  method: 'GET',
  path: '/inquiry/{id}/arrival-verdict',
  summary: 'Says whether the car may be imported at its destination when it is expected there, and by which rules',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ at }),
  reply: InquiryVerdict,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

export const getVerdictOfCar = call({
  service: 'main',
  access: 'manager',
  rate: 'everything',
  method: 'GET',
  path: '/arrival-verdict',
  summary: 'Says whether a car may be imported into a country, now or by the rules on file at a past moment',
  query: z
    .strictObject({
      carId: Id,
      /** ISO 3166 alpha-2. Default: the country of the port. */
      country: Country.optional(),
      portId: Id.optional(),
      at,
    })
    .superRefine(({ country, portId }, context) => {
      if (country === undefined && portId === undefined)
        context.addIssue({ code: 'custom', path: ['country'], message: REQUIRED })
    }),
  reply: InquiryVerdict,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

/** A manager's reason to issue a proforma despite 409 IMPORT_REFUSED. The buyer can read it in the event log. */
export const acceptsRefusedImport = { refusedImportReason: Text(1000).optional() }
