import { z } from 'zod'
import { call } from './call.ts'
import { AnyText, Id, Instant, pageOf, PageQuery, Text } from './primitives.ts'

/** The CSRF token, and the audit log. */

export const issueToken = call({
  service: 'session',
  access: 'visitor',
  rate: 'everything',
  method: 'POST',
  path: '/csrf',
  summary: 'Sets the cookie XSRF-TOKEN, to be sent as header X-XSRF-TOKEN with every changing call',
  isTokenless: true,
  reply: null,
  status: 204,
  errors: [],
})

/** One change of one record. Fields are named as the database names them, in camel case ('facts.phone' within one); unknown or absent is null. */
export const AuditEntry = z
  .object({
    id: z.int(),
    at: Instant,
    actor: z.object({ kind: z.enum(['person', 'client']), id: Id }),
    /** The call by which it was done: 'PUT /api/main/brand/{id}'. */
    call: z.string(),
    /** The record as people know it: 'car', 'port', 'brand'. */
    entity: z.string(),
    entityId: z.string().nullable(),
    /** The changed part of the record: 'car' itself, or its 'sheet' or 'image'. */
    part: z.string(),
    operation: z.enum(['created', 'changed', 'deleted']),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

const AuditCriteria = z.strictObject({
  entity: Text(40).optional(),
  entityId: Text(100).optional(),
  /** Id of a person or an API client. */
  actor: Id.optional(),
  /** Part of a name of the record: reference, chassis number, name, email or number. */
  queryText: AnyText(200).optional(),
  /** Included. */
  from: Instant.optional(),
  /** Left out. */
  to: Instant.optional(),
})
const auditCall = { service: 'main', access: 'manager', isForPeople: true, rate: 'everything', method: 'GET' } as const
export const listAudit = call({
  ...auditCall,
  path: '/audit',
  summary: 'Lists the audit log, newest first',
  query: z.strictObject({ ...PageQuery, ...AuditCriteria.shape }),
  reply: pageOf(AuditEntry)
    .extend({
      /** Names of the ids on this page, as far as their records still exist. */
      names: z.record(z.string(), z.string()),
    })
    .meta({ id: 'AuditPage' }),
  errors: ['MINATO-1008'],
})
export const exportAudit = call({
  ...auditCall,
  path: '/audit/export',
  summary: 'Exports the audit log as spreadsheet-safe CSV, one row per change, unlimited',
  query: AuditCriteria,
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})
