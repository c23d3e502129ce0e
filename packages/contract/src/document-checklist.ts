import { z } from 'zod'
import { call } from './call.ts'
import { Inquiry } from './inquiries-shapes.ts'
import { CHECKLIST_ACTIONS, SHIPPING_DOCUMENTS } from './inquiry-enumerations.ts'
import { Id, Name, REQUIRED } from './primitives.ts'

/** Steps of the document checklist of an inquiry (TRU-11). */

const PARCEL = ['courier', 'trackingNumber', 'sentOn'] as const
/** ASSIGN requires the document, SEND the data of the parcel; other actions accept neither. */
const Marks = z
  .strictObject({
    action: z.enum(CHECKLIST_ACTIONS),
    kinds: z.array(z.enum(SHIPPING_DOCUMENTS)).min(1).max(SHIPPING_DOCUMENTS.length),
    /** A document that was added to the inquiry. */
    documentId: Id.optional(),
    courier: Name(60).optional(),
    trackingNumber: Name(60).optional(),
    sentOn: z.iso.date('must be a date').optional(),
  })
  .superRefine((marks, context) => {
    const needed = marks.action === 'ASSIGN' ? ['documentId'] : marks.action === 'SEND' ? PARCEL : []
    for (const name of ['documentId', ...PARCEL] as const) {
      const [isNeeded, isGiven] = [needed.some((one) => one === name), marks[name] !== undefined]
      if (isNeeded === isGiven) continue
      const message = isNeeded ? REQUIRED : 'This value is not allowed for this action'
      context.addIssue({ code: 'custom', path: [name], message })
    }
    if (marks.action === 'ASSIGN' && marks.kinds.length > 1)
      context.addIssue({ code: 'custom', path: ['kinds'], message: 'Choose one kind of document' })
  })

export const markDocuments = call({
  service: 'main',
  access: 'customer',
  rate: 'everything',
  method: 'PUT',
  path: '/inquiry/{id}/document-checklist',
  summary: 'Moves documents of the checklist one step forward or back; buyers can only confirm the receipt',
  isVersioned: true,
  params: z.strictObject({ id: Id }),
  body: Marks,
  reply: Inquiry,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
