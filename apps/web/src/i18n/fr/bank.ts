import type { BankTexts } from '../en/bank.ts'

export const bank: BankTexts = {
  title: 'Notre compte',
  holder: 'Titulaire du compte',
  bank: 'Banque',
  branch: 'Agence',
  bankAddress: 'Adresse de la banque',
  swift: 'Code SWIFT (BIC)',
  accountNumber: 'Numéro de compte',
  currency: 'Devise',
}
