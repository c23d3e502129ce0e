import type { DealEvent, DealEventKind, DealEvents } from '@minato/domain/deal-events'
import type { DealState } from '@minato/domain/inquiries'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { DataOf, Template } from '../../../platform/mail/letters/letters.ts'
import { linkTo, managersOf, partiesOf } from '../../users/parties/service.ts'
import type { Ask, PartyOfDeal } from '../../users/parties/service.ts'
import { cardsOfDeals } from '../../vehicles/service.ts'
import { queueMessagesMail } from '../messages/messages-queue.ts'
import type { LockedDeal } from './service.ts'

/** Which mails an event brings with it (INQ-10): queued in its transaction, and told once whatever happens then. */

export type Reader = 'BUYER' | 'SELLER'
/** What every letter of a deal names. */
export interface DealFacts {
  name: string
  reference: string
  /** 'Toyota Corolla Fielder 1.5 G'. */
  car: string
  link: string
}
type DealTemplate = { [T in Template]: DataOf<T> extends DealFacts ? T : never }[Template]

interface DealLetter {
  to: Reader
  template: DealTemplate
  more: object
}
const letter = <T extends DealTemplate>(
  to: Reader,
  template: T,
  more: Omit<DataOf<T>, keyof DealFacts>,
): DealLetter => ({ to, template, more })

/** `state` is the deal after the event. */
type Tell<K extends DealEventKind> = (
  data: DealEvents[K],
  told: { state: DealState; side: DealEvent['side']; at: string },
) => DealLetter | null

/** The letters by the events that they tell of. Messages are told of together, later, and only if nobody reads them. */
const LETTERS: { [K in DealEventKind]?: Tell<K> } = {
  OPENED: (_, { side }) =>
    side === 'BUYER' ? letter('SELLER', 'inquiryCame', {}) : letter('BUYER', 'inquiryOpened', {}),
}

export async function tell(context: Context, tx: Transaction, deal: LockedDeal, event: DealEvent): Promise<void> {
  if (event.kind === 'MESSAGE') return queueMessagesMail(tx, deal, event)
  const told = (LETTERS[event.kind] as Tell<DealEventKind> | undefined)?.(event.data, { ...event, state: deal.state })
  if (told) await mailDeal(context, tx, deal, told.to, told.template, told.more, `event ${event.seq}`)
}

/** Mails a side of the deal. `about`: what it tells of, once to each reader. */
export async function mailDeal(
  context: Context,
  tx: Transaction,
  { id, state }: Pick<LockedDeal, 'id' | 'state'>,
  to: Reader,
  template: DealTemplate,
  more: object,
  about: string,
): Promise<void> {
  const { tenant } = tx
  const car = await carNameOf(context, tenant, state.carId)
  for (const reader of await readersOf(tx, state, to)) {
    const { locale, email } = reader
    if (!email || reader.isGone) continue
    const facts: DealFacts = {
      name: reader.firstname,
      reference: state.reference,
      car,
      link: linkTo(context, tenant, locale, `/inquiries/${id}`),
    }
    const data = { ...facts, ...more } as DataOf<typeof template>
    await sendMail(tx, {
      to: email,
      locale,
      template,
      data,
      personId: reader.id,
      key: `deal ${id} ${about} ${reader.id}`,
    })
  }
}

/** The buyer, or the deal's manager; without one who is at work, all of them. */
async function readersOf(tx: Transaction, { ownerId, managerId }: DealState, to: Reader): Promise<PartyOfDeal[]> {
  const ask: Ask = (statement) => tx.rows(statement)
  if (to === 'BUYER') return [...(await partiesOf(ask, tx.tenant, [ownerId])).values()]
  const managers = await managersOf(ask, tx.tenant)
  const own = managers.filter(({ id }) => id === managerId)
  return own.length ? own : managers
}

async function carNameOf(context: Context, tenant: string, carId: string): Promise<string> {
  const car = (await cardsOfDeals(context, tenant, [carId])).get(carId)
  return [car?.trim?.model.brand.name, car?.trim?.model.name, car?.grade].filter(Boolean).join(' ')
}
