import { z } from 'zod'
import { call } from './call.ts'
import { DOCUMENT_BYTES_LIMIT, DOCUMENT_TYPES } from './enumerations.ts'
import { Id, Instant, Integer } from './primitives.ts'

/** Documents of inquiries (DOC-01): uploaded first, then attached by id. */

export const Document = z
  .object({
    id: Id,
    type: z.enum(DOCUMENT_TYPES),
    name: z.string(),
    createdAt: Instant,
    /** Bytes. */
    size: Integer(1, DOCUMENT_BYTES_LIMIT),
  })
  .meta({ id: 'Document' })
export type Document = z.infer<typeof Document>

/** The body is the file, and `Content-Type` one of the five types; 415 if the bytes are of another type. */
export const uploadDocument = call({
  service: 'archiving',
  access: 'customer',
  rate: 'upload',
  method: 'POST',
  path: '/document',
  summary: 'Uploads a file up to 10 MB for an inquiry; attach it by its id within a day, or it is deleted',
  isCreating: true,
  takes: DOCUMENT_TYPES,
  query: z.strictObject({
    /** The sender's file name: shown, never used as a path. */
    name: z.string().max(1000).optional(),
    /** The inquiry that it is for. Without one, the first that it is put into. */
    inquiryId: Id.optional(),
  }),
  reply: Document,
  status: 201,
  errors: ['MINATO-1008', 'MINATO-4004', 'MINATO-5001'],
})

/** A download with the document's type; `Range` and `If-Range` are honoured. */
export const getDocumentContent = call({
  service: 'archiving',
  access: 'customer',
  rate: 'everything',
  method: 'GET',
  path: '/document/{id}/content',
  summary: 'Downloads a document, for both parties of its inquiry; never cached',
  params: z.strictObject({ id: Id }),
  download: 'application/octet-stream',
  reply: null,
  errors: ['MINATO-1008', 'MINATO-4004', 'MINATO-5001'],
})
