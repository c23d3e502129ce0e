import { z } from 'zod'
import { DocumentDifference } from './document-agreement-shapes.ts'

/** The error catalogue (API-07). A known code is the error; anything else is GENERIC_ERROR. */
export const ERRORS = {
  'MINATO-1008': { status: 400, message: 'The request is not valid' },
  'MINATO-3001': { status: 409, message: 'This already exists' },
  'MINATO-3003': { status: 409, message: 'This email already exists' },
  'UUM-3001': { status: 409, message: 'This email already exists' },
  'MINATO-4004': { status: 404, message: 'Not found' },
  'MINATO-5001': { status: 503, message: 'A part that this depends on does not answer; please try again' },
  'VEHICLE-3000': { status: 409, message: 'This change of status is not allowed' },
  'VEHICLE-3001': { status: 400, message: 'Trim, model and brand do not belong together' },
  'VEHICLE-3002': { status: 400, message: 'A rule for prices or images was violated' },
  'VEHICLE-3003': { status: 409, message: 'A car with this chassis number already exists' },
} as const
export type ErrorCode = keyof typeof ERRORS

/** Names of the generic errors by status; any other status carries the raw message. */
export const GENERIC_MESSAGES: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
}

export const FieldFault = z.object({ path: z.string(), message: z.string() })
export type FieldFault = z.infer<typeof FieldFault>

export const ErrorReply = z
  .object({
    code: z.string(),
    message: z.string(),
    status: z.int(),
    body: z.array(FieldFault).optional(),
    reason: z.object({ code: z.string(), message: z.string() }).optional(),
    current: z.unknown().optional(),
    differences: z.array(DocumentDifference).optional(),
  })
  .meta({
    id: 'Error',
    description:
      'Every error has this shape. `body` lists the invalid fields. `reason` says why an action is not allowed now. `current` is the current state after an edit conflict. `differences` are those between documents that block a step.',
  })
export type ErrorReply = z.infer<typeof ErrorReply>
