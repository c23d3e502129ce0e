/** The bank account, for signed-in users. */
export const bank = {
  title: 'Our account',
  holder: 'Account holder',
  bank: 'Bank',
  branch: 'Branch',
  bankAddress: 'Address of the bank',
  swift: 'SWIFT (BIC)',
  accountNumber: 'Account number',
  currency: 'Currency',
}
export type BankTexts = typeof bank
