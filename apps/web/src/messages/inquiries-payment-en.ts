/** The payment step and the consignee of an inquiry, as both sides see them. */
export const payment = {
  title: 'Pay by bank transfer',
  amount: 'Amount',
  account: 'Account number',
  holder: 'Account holder',
  bank: 'Bank',
  bankAddress: 'Bank address',
  swift: 'SWIFT (BIC)',
  reference: 'Reference to give',
  due: (when: string) => `Pay by ${when}.`,
  reserved: (when: string) => `The car is reserved for you until ${when}.`,
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  copied: (what: string) => `${what} copied`,
  byHand: 'Select the text and copy it.',
  invoice: 'Download the invoice (PDF)',
  compare: 'These details are also on the invoice. Do not pay to any other account.',
}
export type PaymentTexts = typeof payment

export const consignee = {
  title: 'Consignee and delivery address',
  missing: {
    BUYER: 'Tell us who receives the car, and where. It is printed on all documents.',
    SELLER: 'The buyer has not entered a delivery address yet.',
  },
  enter: 'Enter the consignee',
  change: 'Change the consignee',
  fixed: 'It is printed on the invoice. To change it, write to us.',
  correct: 'Edit the consignee',
  firstname: 'First name',
  lastname: 'Last name or company',
  address: 'Delivery address',
  city: 'City',
  postalCode: 'Postal code, if any',
  country: 'Country',
  callingCode: 'Calling code',
  phone: 'Phone number',
  phoneHint: 'The shipping agent calls this number on arrival.',
  email: 'Email, if any',
  save: 'Save the consignee',
}
export type ConsigneeTexts = typeof consignee
