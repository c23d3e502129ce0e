import { formatFor, NB } from './format.ts'

const { number } = formatFor('en')

/** The shipping of an inquiry, as the buyer sees it. */
export const shipping = {
  title: 'Shipping',
  departure: 'Expected departure',
  arrival: 'Expected arrival',
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
}
export type ShippingTexts = typeof shipping
