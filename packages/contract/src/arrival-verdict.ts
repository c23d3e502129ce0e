import { z } from 'zod'
import { call } from './call.ts'
import { ImportRule } from './import-rules.ts'
import { VERDICT_STATES } from './enumerations.ts'
import { VERDICT_REASONS } from './inquiry-enumerations.ts'
import { Id, Text } from './primitives.ts'

/** Whether the car of an inquiry may be imported at its destination when it arrives (TRU-05). */

/** A calendar date at the destination: 2026-12-31. */
const Day = z.iso.date()

/** A verdict without the rules that decide. */
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

export const InquiryVerdict = VerdictShape.extend({
  /** ISO 3166 alpha-2. */
  country: z.string(),
  /** When the car is expected: by its voyage or shipping data, else if it were ordered today. Null: not known. */
  arrival: z.object({ from: Day, to: Day }).nullable(),
  /** The rules that decide. */
  rules: z.array(ImportRule),
}).meta({ id: 'InquiryVerdict' })
export type InquiryVerdict = z.infer<typeof InquiryVerdict>

export const getInquiryVerdict = call({
  service: 'main',
  access: 'customer',
  rate: 'everything',
  method: 'GET',
  path: '/inquiry/{id}/arrival-verdict',
  summary: 'Says whether the car may be imported at its destination when it is expected there, and by which rules',
  params: z.strictObject({ id: Id }),
  reply: InquiryVerdict,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

/** Of a proforma that is answered 409 IMPORT_REFUSED: a manager's reason to issue it. The buyer reads it in the event log. */
export const acceptsRefusedImport = { refusedImportReason: Text(1000).optional() }
