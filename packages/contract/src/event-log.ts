import { z } from 'zod'
import { call } from './call.ts'
import { LOCALES } from './enumerations.ts'
import { RecordEntry } from './inquiries-shapes.ts'
import { Id } from './primitives.ts'

/** The event log of an inquiry (TRU-01): to be read, and as a signed copy to be kept and checked. */

const customer = { service: 'main', access: 'customer', rate: 'everything' } as const
const one = z.strictObject({ id: Id })
const errors = ['MINATO-1008', 'MINATO-4004'] as const

export const getEventLog = call({
  ...customer,
  method: 'GET',
  path: '/inquiry/{id}/record',
  summary: 'Lists all events of an inquiry, oldest first, the same for both parties',
  params: one,
  reply: z.array(RecordEntry),
  errors: errors,
})
export const exportEventLog = call({
  ...customer,
  method: 'GET',
  path: '/inquiry/{id}/record/export',
  summary: 'Exports the event log, signed by the server; verify it by npm run verify-deal',
  params: one,
  reply: z.record(z.string(), z.unknown()),
  errors: errors,
})

export const getSignedCopy = call({
  ...customer,
  method: 'GET',
  path: '/inquiry/{id}/record/copy',
  summary: 'Exports the event log as PDF with the signed data attached; npm run verify-deal verifies both',
  params: one,
  query: z.strictObject({ locale: z.enum(LOCALES).default('en') }),
  download: 'application/pdf',
  reply: null,
  errors: errors,
})

export const getEventLogKey = call({
  service: 'main',
  access: 'visitor',
  rate: 'everything',
  method: 'GET',
  path: '/deal-record-key',
  summary: "Returns the public key that verifies this server's event log exports",
  reply: z.object({ publicKey: z.string() }),
  errors: [],
})
