import { formatFor, NB } from '../format.ts'

const { number } = formatFor('en')

/** The shipping of an inquiry, as the buyer sees it. */
export const shipping = {
  title: 'Shipping',
  portOfLoading: 'Port of loading',
  company: 'Shipping company',
  ship: 'Ship',
  voyage: 'Voyage number',
  billOfLading: 'Bill of lading number',
  containers: 'Container numbers',
  cfs: 'CFS',
  netWeight: 'Net weight',
  grossWeight: 'Gross weight',
  kg: (value: string) => `${value}${NB}kg`,
  earlier: (count: number) => `Earlier arrival dates (${number(count)})`,
  said: (day: string, arrival: string) => `On ${day}: ${arrival}`,
  unknown: 'not known',
  timeline: {
    label: 'Timeline of the voyage',
    departure: (port: string | null) => (port ? `Departure, ${port}` : 'Departure'),
    arrival: (port: string) => `Arrival, ${port}`,
    expected: (day: string) => `expected ${day}`,
    notKnown: 'date to follow',
    moved: (earlier: string) => `Date changed (was ${earlier})`,
    next: {
      BEFORE: 'Next: the car is loaded. If a date changes, we tell you here and by email.',
      AT_SEA: 'Next: the crossing. Choose a clearing agent and prepare your documents for customs.',
      ARRIVING: 'Next: unloading and customs. Your agent needs the bill of lading to collect the car.',
      DELIVERED: 'The car has been delivered.',
    },
  },
}
export type ShippingTexts = typeof shipping
