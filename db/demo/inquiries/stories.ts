import { INQUIRY_SOURCES, SHIPPING_DOCUMENTS } from '@minato/contract/inquiry-enumerations'
import { z } from 'zod'
import people from './people.json' with { type: 'json' }
import { LIMITED_PORTS } from './voyages.ts'
import stories from './stories.json' with { type: 'json' }

/** Fictional buyers, quick replies and inquiry histories of the demonstration. */

export const QUICK_REPLIES = people.quickReplies

const Buyer = z.strictObject({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string().length(2),
  locale: z.enum(['en', 'fr']),
})
export const BUYERS: Record<string, z.infer<typeof Buyer>> = z.record(z.string(), Buyer).parse(people.buyers)

/** Hours before the start. */
const hours = z.number()
const Step = z.discriminatedUnion('does', [
  z.strictObject({ hours, does: z.enum(['ask', 'answer']), text: z.string() }),
  z.strictObject({
    hours,
    does: z.enum(['read', 'process', 'archive', 'askReservation', 'deliver', 'prove', 'proposeConsignee']),
  }),
  z.strictObject({ hours, does: z.enum(['generate', 'issue', 'accept', 'confirm', 'lading', 'final']) }),
  z.strictObject({ hours, does: z.literal('book'), port: z.enum(LIMITED_PORTS) }),
  z.strictObject({ hours, does: z.literal('offer'), by: z.enum(['BUYER', 'SELLER']), percent: z.number() }),
  z.strictObject({ hours, does: z.literal('reserve'), forHours: z.number() }),
  z.strictObject({ hours, does: z.literal('receipt'), share: z.number() }),
  /** `missing`: dollars missing from the total; `fees`: the bank fees among them. */
  z.strictObject({ hours, does: z.literal('transfer'), missing: z.number(), fees: z.number() }),
  z.strictObject({ hours, does: z.literal('ship'), name: z.string(), departs: z.number(), arrives: z.number() }),
  z.strictObject({ hours, does: z.literal('document'), kind: z.enum(SHIPPING_DOCUMENTS) }),
  /** `parcel`: courier and tracking number of sent documents. */
  z.strictObject({
    hours,
    does: z.literal('mark'),
    action: z.enum(['CHECK', 'SEND', 'RECEIVE']),
    kinds: z.array(z.enum(SHIPPING_DOCUMENTS)),
    parcel: z.strictObject({ courier: z.string(), trackingNumber: z.string() }).optional(),
  }),
  z.strictObject({ hours, does: z.literal('lose'), reason: z.string() }),
])
export type Step = z.infer<typeof Step>

const Story = z.strictObject({
  /** One of `BUYERS`, or amina, the buyer whose sign-in the start prints. */
  who: z.enum([...Object.keys(people.buyers), 'amina']),
  source: z.enum(INQUIRY_SOURCES),
  /** Index of a chosen car; two inquiries may be about the same car. */
  car: z.int(),
  port: z.string(),
  /** Hours before the start at which the inquiry was created, with this first message. */
  opened: hours,
  asks: z.string(),
  /** In chronological order, in the buyer's language. */
  steps: z.array(Step),
})
export type Story = z.infer<typeof Story>

export const STORIES: readonly Story[] = z.array(Story).parse(stories)
