import { eventTexts } from '@minato/domain/event-texts-en'
import { formatFor, pluralFor } from '../format.ts'

const { number } = formatFor('en')
const plural = pluralFor('en')

/** The event log of an inquiry. */
export const record = {
  ...eventTexts,
  title: 'Event log',
  count: (count: number) => `${number(count)} ${plural(count, 'event', 'events')}`,
  all: (count: number) => `Show all ${number(count)}`,
  same: {
    BUYER: 'This is the history of your inquiry. Nothing in it can be changed or removed.',
    SELLER: 'The buyer sees this log without internal steps. Nothing in it can be changed or removed.',
  },
  /** A link from an event to the import verdict of its day. */
  verdictThen: 'Import verdict on this date',
  save: 'Download the signed copy (PDF)',
  saveData: 'Signed data (JSON)',
  you: 'You',
  sides: { BUYER: 'Buyer', SYSTEM: 'Automatic' },
}
