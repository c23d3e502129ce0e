/** The form of the shipping details. */
export const shippingForm = {
  title: 'Shipping',
  netWeight: 'Net weight',
  grossWeight: 'Gross weight',
  companyShipping: 'Shipping company',
  shipName: 'Ship',
  cfs: 'CFS',
  voyage: 'Voyage number',
  billOfLading: 'Bill of lading number',
  containers: 'Container numbers',
  portOfLoading: 'Port of loading',
  estimatedDepartureDate: 'Expected departure',
  estimatedArrivalDate: 'Expected arrival',
  ofVoyage: 'The booked voyage sets ship, port and dates. To change them, change the voyage or cancel the booking.',
  order: 'The arrival cannot be before the departure',
  weights: 'The gross weight cannot be less than the net weight',
  some: 'Fill in at least one field',
  save: 'Save the shipping details',
  later: 'You can enter the shipping details once the purchase is confirmed.',
}
export type ShippingFormTexts = typeof shippingForm
