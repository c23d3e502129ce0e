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
  needsTwo:
    'An invoice names this consignee. Another one is proposed first: a second manager approves it or, with one manager alone, it takes effect after a waiting time. The buyer gets an email.',
  propose: 'Propose another consignee',
  sendProposal: 'Propose this consignee',
  onDocuments: 'A change of the consignee is pending. These documents keep the consignee printed on them.',
  /** To the buyer. */
  proposed: {
    title: 'New consignee proposed',
    waits: (when: string) => `Nothing changes unless a second manager of ours approves it by ${when}.`,
    effective: (when: string) => `Takes effect on ${when}.`,
    confirmed: 'You confirmed this consignee.',
    ask: 'Confirm it only if you asked for it. It then takes effect with the approval, without a waiting time.',
    askNow: 'Confirm it only if you asked for it. It then takes effect at once.',
    confirm: 'Confirm the consignee',
    confirmTitle: 'Confirm this consignee?',
    confirmText: 'New documents will name this consignee, who can collect the car.',
    reject: 'Reject',
    rejectTitle: 'Reject this consignee?',
    rejectText: 'The consignee stays as it is. If you did not ask for this change, call us.',
  },
}
export type ConsigneeTexts = typeof consignee
