import { z } from 'zod'
import { CHECKLIST_STATES, SHIPPING_DOCUMENTS } from './inquiry-enumerations.ts'
import { Id, Instant } from './primitives.ts'

/** The documents of an inquiry, and the checklist of those that the buyer needs (TRU-11). */

/** A document of an inquiry; its content is fetched by its id. */
export const InquiryDocument = z
  .object({
    id: Id,
    type: z.string().nullable(),
    name: z.string().nullable(),
    createdAt: Instant.nullable(),
    /** Bytes. */
    size: z.int().nullable(),
  })
  .meta({ id: 'InquiryDocument' })

/** The documents that the buyer needs at the destination, according to the import rule in force (TRU-11). */
export const DocumentChecklist = z
  .object({
    /** ISO 3166 alpha-2. */
    country: z.string(),
    /** False if the country has no list on file: then the lines are the usual documents. */
    isOnFile: z.boolean(),
    lines: z.array(
      z.object({
        kind: z.enum(SHIPPING_DOCUMENTS),
        state: z.enum(CHECKLIST_STATES),
        document: InquiryDocument.nullable(),
        /** For an inspection certificate: the bodies whose certificate is accepted. */
        inspectionBodies: z.array(z.string()),
        courier: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        sentOn: z.iso.date().nullable(),
        receivedAt: Instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'DocumentChecklist' })
export type DocumentChecklist = z.infer<typeof DocumentChecklist>
