import { z } from 'zod'
import { AGREEMENT_FIELDS, COMPARED_KINDS } from './inquiry-enumerations.ts'
import { Id, Text } from './primitives.ts'

/** A field whose values differ between documents of an inquiry (TRU-11), with each document's value. */
export const DocumentDifference = z
  .object({
    field: z.enum(AGREEMENT_FIELDS),
    values: z.array(
      z.object({
        /** Null: the inquiry itself, or the document that was about to be issued. */
        documentId: Id.nullable(),
        kind: z.enum(COMPARED_KINDS),
        /** Number or file name; empty for the inquiry. */
        name: z.string(),
        /** As the document writes it; amounts of issued documents are whole US dollars. */
        value: z.string(),
        /** Page of an uploaded PDF, from 1. */
        page: z.int().nullable(),
        line: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'DocumentDifference' })
export type DocumentDifference = z.infer<typeof DocumentDifference>

export const ACCEPT_REASON_LIMIT = 1000
/** Of calls that are answered 409 DOCUMENTS_DIFFER: a manager's reason to go on; managers read it in the event log. */
export const acceptsDifferences = { acceptDifferencesReason: Text(ACCEPT_REASON_LIMIT).optional() }
