import type { BankTexts } from '../en/bank.ts'

export const bank: BankTexts = {
  title: '当社の口座',
  holder: '口座名義',
  bank: '銀行名',
  branch: '支店名',
  bankAddress: '銀行住所',
  swift: 'SWIFTコード（BIC）',
  accountNumber: '口座番号',
  currency: '通貨',
}
