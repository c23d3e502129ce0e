import { z } from 'zod'
import { call } from './call.ts'
import { DocumentDifference } from './document-agreement-shapes.ts'
import { CHECK_STATES, COMPARED_KINDS } from './inquiry-enumerations.ts'
import { Party } from './inquiries-shapes.ts'
import { Id, Instant } from './primitives.ts'

/** Whether the documents of an inquiry agree (TRU-11), for managers. */

export const DocumentAgreement = z
  .object({
    differences: z.array(DocumentDifference),
    /** Every document that counts, and how far it was checked. */
    documents: z.array(
      z.object({ id: Id, kind: z.enum(COMPARED_KINDS), name: z.string(), state: z.enum(CHECK_STATES) }),
    ),
    /** Differences that managers accepted, newest first; null where the reason was removed with the buyer's data. */
    accepted: z.array(z.object({ at: Instant, by: Party.nullable(), step: z.string(), reason: z.string().nullable() })),
  })
  .meta({ id: 'DocumentAgreement' })
export type DocumentAgreement = z.infer<typeof DocumentAgreement>

export const getDocumentAgreement = call({
  service: 'main',
  access: 'manager',
  rate: 'everything',
  method: 'GET',
  path: '/inquiry/{id}/document-agreement',
  summary: 'Compares the documents of the inquiry: differences, what was checked, and what managers accepted',
  params: z.strictObject({ id: Id }),
  reply: DocumentAgreement,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
