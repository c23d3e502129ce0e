import { z } from 'zod'
import { call } from './call.ts'
import { Currency, Field, ImportChoices, Label, UnreadColumn, Values } from './import-choices.ts'
import { ColumnQuestion } from './import-columns.ts'
import { Id, Instant, LocaleQuery, pageOf, PageQuery } from './primitives.ts'

/** Dealers' files (VEH-09): sent, read, mapped, weighed, taken in by a job that can be watched and stopped, and taken back. */

const one = z.strictObject({ id: Id })
const manager = { service: 'vehicle', access: 'manager', rate: 'everything' } as const
const errors = ['MINATO-1008', 'MINATO-4004'] as const

/** So many problems of a file are kept one by one; all are counted. */
export const IMPORT_PROBLEMS = 50_000

export const IMPORT_STATES = [
  'READY',
  'CHECKING',
  'RUNNING',
  'DONE',
  'CANCELLED',
  'FAILED',
  'UNDOING',
  'UNDONE',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const ImportColumn = z
  .object({
    label: Label,
    field: Field.nullable(),
    /** 0 to 1. */
    confidence: z.number(),
    /** A person's word, and no guess. */
    isSaid: z.boolean(),
    samples: z.array(z.string()),
    /** Number of rows with a value in this column; missing for older uploads. */
    filled: z.int().optional(),
    question: ColumnQuestion.optional(),
  })
  .meta({ id: 'ImportColumn' })
export type ImportColumn = z.infer<typeof ImportColumn>

export const IMPORT_SEVERITIES = ['refused', 'partial', 'flagged'] as const
/** `message` starts with the column; `detail` holds the parameters of the code. */
export const ImportProblem = z
  .object({
    line: z.int().nullable(),
    column: Label.nullable(),
    field: Field.nullable(),
    code: z.string(),
    severity: z.enum(IMPORT_SEVERITIES),
    value: z.string().nullable(),
    detail: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'ImportProblem' })
export type ImportProblem = z.infer<typeof ImportProblem>

export const ImportReading = z
  .object({
    format: z.enum(['csv', 'xlsx']),
    encoding: z.string().nullable(),
    delimiter: z.string().nullable(),
    sheet: z.string().nullable(),
    sheets: z.array(z.string()),
    /** Null where the file has no header. */
    headerLine: z.int().nullable(),
    columns: z.array(ImportColumn),
    /** Values of the read columns that are left empty, or that the mapping gives a meaning. */
    values: z.array(UnreadColumn),
    /** Currencies of the prices other than USD, as far as the sample shows them. */
    currencies: z.array(Currency).optional(),
    /** Decisions that the file does not state. */
    guesses: z.array(
      z.object({
        code: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      }),
    ),
    /** Notes about the file as a whole. */
    notes: z.array(ImportProblem),
    /** The columns are read as a person had them read the last time a file had this header. */
    isRemembered: z.boolean(),
  })
  .meta({ id: 'ImportReading' })
export type ImportReading = z.infer<typeof ImportReading>

/**
 * Counts of rows: new cars, changed cars (also newly published), unchanged cars, and rows that gave
 * no car.
 */
export const ImportCounts = z
  .object({
    rows: z.int(),
    made: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** New or changed cars without a value that the file has and could not be read. */
    partial: z.int(),
    refused: z.int(),
  })
  .meta({ id: 'ImportCounts' })
export type ImportCounts = z.infer<typeof ImportCounts>

export const ImportSummary = z
  .object({
    id: Id,
    version: z.int(),
    state: z.enum(IMPORT_STATES),
    fileName: z.string(),
    fileBytes: z.int(),
    /** `id` is null for a run by the command line. */
    by: z.object({ kind: z.enum(['person', 'client', 'command']), id: Id.nullable() }),
    createdAt: Instant,
    checkedAt: Instant.nullable(),
    startedAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    rows: z.int(),
    /** Rows that the present or last work has gone through. */
    rowsDone: z.int(),
    isStopping: z.boolean(),
    /** Counts of the check, or of the run once it has finished. */
    counts: ImportCounts.nullable(),
    /** Bad rows block the others: nothing is written unless the good rows may be imported alone. */
    isBlocked: z.boolean(),
    failure: z.string().nullable(),
    /** `catalogueEntries`: makers, models and model codes of the run that were removed, since nothing else used them. */
    undone: z.object({ at: Instant, cars: z.int(), kept: z.int(), catalogueEntries: z.int() }).nullable(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'ImportSummary' })
export type ImportSummary = z.infer<typeof ImportSummary>

export const ImportReply = ImportSummary.extend({
  choices: ImportChoices,
  reading: ImportReading,
  problemCounts: z.array(
    z.object({ severity: z.enum(IMPORT_SEVERITIES), code: z.string(), field: Field.nullable(), count: z.int() }),
  ),
}).meta({ id: 'ImportReply' })
export type ImportReply = z.infer<typeof ImportReply>

export const importCars = call({
  ...manager,
  method: 'POST',
  path: '/car/import',
  summary:
    'Uploads a list of cars, CSV or XLSX up to 50 MB, optionally gzipped; returns how it is read and changes no car',
  rate: 'import',
  query: z.strictObject(LocaleQuery),
  upload: 'file',
  isCreating: true,
  isLong: true,
  reply: ImportReply,
  status: 201,
  errors: ['MINATO-1008'],
})

export const listImports = call({
  ...manager,
  method: 'GET',
  path: '/car/import',
  summary: 'Lists uploaded files, newest first',
  query: z.strictObject({ ...PageQuery, ...LocaleQuery }),
  reply: pageOf(ImportSummary),
  errors: ['MINATO-1008'],
})
export const getImport = call({
  ...manager,
  method: 'GET',
  path: '/car/import/{id}',
  summary: 'Returns a file with its mapping, progress and results',
  params: one,
  query: z.strictObject(LocaleQuery),
  reply: ImportReply,
  errors: errors,
})
export const mapImport = call({
  ...manager,
  method: 'PUT',
  path: '/car/import/{id}',
  summary: 'Changes how a file is read; the next file with this header uses the same mapping',
  isVersioned: true,
  isLong: true,
  params: one,
  query: z.strictObject(LocaleQuery),
  body: ImportChoices.extend({ values: Values.default({}) }),
  reply: ImportReply,
  errors: errors,
})

const importCall = {
  ...manager,
  method: 'PUT',
  params: one,
  query: z.strictObject(LocaleQuery),
  reply: ImportReply,
  status: 202,
  errors: errors,
} as const
export const checkImport = call({
  ...importCall,
  path: '/car/import/{id}/check',
  summary: 'Checks every row against the stock, as a job; changes nothing',
})
export const runImport = call({
  ...importCall,
  path: '/car/import/{id}/run',
  summary: 'Imports the rows, as a job; 409 while another import is running',
})
export const stopImport = call({
  ...importCall,
  path: '/car/import/{id}/stop',
  summary: 'Stops the job; imported rows stay and can be undone',
})
export const undoImport = call({
  ...importCall,
  path: '/car/import/{id}/undo',
  summary: 'Undoes a run, as a job, for every car not edited since',
})
export const discardImport = call({
  ...manager,
  method: 'DELETE',
  path: '/car/import/{id}',
  summary: 'Deletes a file that was not imported',
  params: one,
  reply: null,
  status: 204,
  errors: errors,
})

const problemsQuery = {
  severity: z.enum(IMPORT_SEVERITIES).optional(),
  code: z.string().max(40).optional(),
  field: Field.optional(),
  ...LocaleQuery,
}
export const listImportProblems = call({
  ...manager,
  method: 'GET',
  path: '/car/import/{id}/problem',
  summary: 'Lists problems of the file by line and field, up to a limit',
  params: one,
  query: z.strictObject({ ...problemsQuery, ...PageQuery }),
  reply: pageOf(ImportProblem),
  errors: errors,
})
export const exportImportProblems = call({
  ...manager,
  method: 'GET',
  path: '/car/import/{id}/problem/export',
  summary: "Exports all problems as CSV, also those beyond the list's limit",
  params: one,
  query: z.strictObject(problemsQuery),
  download: 'text/csv',
  reply: null,
  errors: errors,
})
