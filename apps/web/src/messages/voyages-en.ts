import { formatFor, NB, pluralFor } from './format.ts'

const { date, number } = formatFor('en')
const plural = pluralFor('en')
const inquiries = (count: number) => `${number(count)} ${plural(count, 'inquiry', 'inquiries')}`

/** Voyages: list, form, and what a change means for the inquiries booked on it. */
export const voyages = {
  title: 'Voyages',
  add: 'New voyage',
  create: 'Create the voyage',
  made: 'Voyage created',
  query: 'Vessel, number or port',
  empty: 'No voyages yet. Add the voyages you book cars on.',
  nothing: 'No voyages match this vessel, number or port.',
  nameOf: (vessel: string, voyage: string) => `${vessel} ${voyage}`,
  vessel: 'Vessel',
  number: 'Voyage number',
  carrier: 'Shipping company',
  loadingPort: 'Port of loading',
  cutOff: 'Cut-off',
  cutOffHint: 'Last day on which the port accepts cars, in Japan. Bookings close after it.',
  departure: 'Expected departure (ETD)',
  departs: 'Departure',
  calls: 'Ports of call',
  callsHint: 'Only inquiries to these ports can be booked.',
  noCalls: 'No port of call yet: no inquiry can be booked.',
  call: (name: string, day: string) => `${name}, ${date(day)}`,
  port: (nth: number) => `Port ${number(nth)}`,
  arrival: (nth: number) => `Expected arrival (ETA) ${number(nth)}`,
  addCall: 'Add a port of call',
  removeCall: (nth: number) => `Remove port ${number(nth)}`,
  booked: 'Booked',
  closed: 'closed',
  details: 'Details',
  save: 'Save',
  saved: 'Saved',
  moved: (count: number) => `Saved. ${inquiries(count)} updated, buyers informed.`,
  loadingList: 'Loading list',
  loadingListText: (count: number) => `${number(count)} ${plural(count, 'car is', 'cars are')} booked on this voyage.`,
  download: (format: string) => `Download the loading list as ${format}`,
  remove: 'Delete the voyage',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'No inquiry is booked on it.',
  removed: 'Voyage deleted',
  hasBookings:
    'A voyage that has carried cars cannot be deleted. If cars are only booked, cancel their bookings first.',
  change: {
    title: (count: number) => `This change affects ${inquiries(count)}`,
    text: 'Each buyer gets one message in the inquiry and one email, in the buyer’s language.',
    atRisk: (count: number) => `${number(count)} at risk`,
    noneAtRisk: 'None at risk: every car can still be imported, and no document expires before the arrival.',
    apply: 'Save and inform buyers',
    again: 'Bookings or import rules have changed since you opened this list. Check it again.',
    departure: (from: string | null, to: string) =>
      from && from !== to ? `Departure ${date(from)} → ${date(to)}` : `Departure ${date(to)}`,
    arrival: (from: string | null, to: string) =>
      from && from !== to ? `Arrival ${date(from)} → ${date(to)}` : `Arrival ${date(to)}`,
    lastDay: (day: string) => `last day ${date(day)}`,
    firstDay: (day: string) => `first day ${date(day)}`,
    reservationEnds: (day: string) => `The reservation ends on ${date(day)}.`,
    documentExpires: (name: string, day: string) => `Expires on ${date(day)}: ${name}`,
    inquiry: (reference: string) => `N°${NB}${reference}`,
  },
  booking: {
    title: 'Book on a voyage',
    voyage: 'Voyage',
    none: 'No voyage still open for booking calls at this port.',
    seeAll: 'Open the voyages',
    choice: (vessel: string, voyage: string, departs: string, arrives: string) =>
      `${vessel} ${voyage}: departs ${date(departs)}, arrives ${date(arrives)}`,
    cutOff: (day: string) => `Cut-off: ${date(day)}`,
    note: 'Ship and dates then follow the voyage. The buyer gets an email.',
    book: 'Book',
    cancel: 'Cancel the booking',
    isBooked: 'The inquiry is booked on this voyage:',
    loading: 'Loading the voyages…',
  },
}
export type VoyagesTexts = typeof voyages
