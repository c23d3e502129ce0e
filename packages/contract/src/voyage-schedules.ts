import { z } from 'zod'
import { call } from './call.ts'
import { Id } from './primitives.ts'
import { MovedInquiry, VoyageFields } from './voyages.ts'

/**
 * Sailing schedules of carriers: a file is read and compared with the voyages, shown, and then applied in one action
 * (decision 34). An import creates and changes voyages; it never deletes a voyage or a port call.
 */

export const SCHEDULE_BYTES = 5 * 1024 * 1024
export const SCHEDULE_LINES = 5000
export const SCHEDULE_VOYAGES = 300

/** What a column of the file holds. CALL: the arrival at one port. */
export const SCHEDULE_COLUMNS = [
  'VESSEL',
  'NUMBER',
  'VESSEL_AND_NUMBER',
  'CARRIER',
  'LOADING_PORT',
  'CUT_OFF',
  'DEPARTURE',
  'PORT',
  'ARRIVAL',
  'CALL',
] as const

/**
 * SHIFTED: the cells of a line are not below their columns. CONTRADICTION: lines of one voyage differ. FAR_DATE: more than
 * ten years away. AMBIGUOUS_PORT: several ports have this name. CALL_NOT_LISTED: a port of call that the voyage has and the file does not.
 * OTHER_LOADING_PORT: another port of loading, whose departure is not used.
 */
export const SCHEDULE_PROBLEMS = [
  'BAD_LINE',
  'SHIFTED',
  'MISSING',
  'NO_CUT_OFF',
  'NO_LOADING_PORT',
  'TOO_LONG',
  'BAD_DATE',
  'DATE_ORDER',
  'FAR_DATE',
  'CONTRADICTION',
  'UNKNOWN_PORT',
  'AMBIGUOUS_PORT',
  'NO_PORT_CALL',
  'ARRIVAL_BEFORE_DEPARTURE',
  'CUT_OFF_AFTER_DEPARTURE',
  'CALL_NOT_LISTED',
  'OTHER_LOADING_PORT',
] as const

export const ScheduleProblem = z
  .object({
    line: z.int(),
    /** The title of the column in the file; null if the problem concerns the whole line. */
    column: z.string().nullable(),
    code: z.enum(SCHEDULE_PROBLEMS),
    value: z.string(),
    /** Whether the voyage, or a line that names no voyage, is left out of the import for it. */
    isLeftOut: z.boolean(),
  })
  .meta({ id: 'ScheduleProblem' })
export type ScheduleProblem = z.infer<typeof ScheduleProblem>

const Fields = z.object({ ...VoyageFields.shape, carrier: z.string().nullable() })
const ScheduledVoyage = z.object({
  /** SAME: no difference from the stored voyage. */
  state: z.enum(['NEW', 'CHANGED', 'SAME']),
  line: z.int(),
  /** Of the voyage on file; null for a new one. */
  id: Id.nullable(),
  version: z.int().nullable(),
  before: Fields.nullable(),
  voyage: Fields,
  /** What the change means for the inquiries booked on it. */
  inquiries: z.array(MovedInquiry),
  /** Sent back to apply the change; null where no inquiry moves. */
  shown: z.string().nullable(),
})
export type ScheduledVoyage = z.infer<typeof ScheduledVoyage>

export const VoyageSchedule = z
  .object({
    columns: z.array(z.object({ title: z.string(), meaning: z.enum(SCHEDULE_COLUMNS), port: z.string().nullable() })),
    /** Titles of columns that are not used. */
    ignored: z.array(z.string()),
    voyages: z.array(ScheduledVoyage),
    /** Voyages with a fault. */
    leftOut: z.int(),
    /** Vessel and number of each voyage; lines without a voyage have no entry. */
    leftOutNames: z.array(z.string()),
    /** The first ones, in the order of the lines. */
    problems: z.array(ScheduleProblem),
    problemCount: z.int(),
  })
  .meta({ id: 'VoyageSchedule' })
export type VoyageSchedule = z.infer<typeof VoyageSchedule>

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const

export const previewSchedule = call({
  ...manager,
  method: 'POST',
  path: '/voyage-schedule/preview',
  summary: 'Reads a sailing schedule (CSV, XLSX) and compares it with the voyages; changes nothing',
  query: z.strictObject({
    /** Days from cut-off to departure, for new voyages without a cut-off in the file. */
    cutOffDays: z
      .string()
      .regex(/^\d{1,2}$/, 'must be a number of days')
      .transform(Number)
      .optional(),
  }),
  upload: 'file',
  isLong: true,
  reply: VoyageSchedule,
  errors: ['MINATO-1008', 'MINATO-5001'],
})

export const applySchedule = call({
  ...manager,
  method: 'POST',
  path: '/voyage-schedule',
  summary:
    'Creates and changes voyages, found by vessel and number, all or nothing; the same list again changes nothing',
  isCreating: true,
  isLong: true,
  body: z.strictObject({
    voyages: z
      .array(
        z.strictObject({
          voyage: VoyageFields,
          /** From the preview: of the voyage on file, null for a new one. */
          version: z.int().min(1).max(2_000_000_000).nullable(),
          /** From the preview; required where inquiries move. */
          shown: z
            .string()
            .regex(/^[\w-]{43}$/)
            .nullish(),
        }),
      )
      .min(1)
      .max(SCHEDULE_VOYAGES),
  }),
  reply: z.object({ created: z.int(), changed: z.int(), unchanged: z.int() }).meta({ id: 'AppliedSchedule' }),
  status: 201,
  errors: ['MINATO-1008', 'MINATO-3001'],
})
