import type { OffersTexts } from '../en/inquiries-offers.ts'
import { formatFor } from '../format.ts'

const { number } = formatFor('ja')

export const offers: OffersTexts = {
  title: 'オファー',
  note: '車両価格のみ（FOB）',
  delivered: (total, port, type) => `${port}まで${total}（${type}）`,
  totalAtOurOffer: (price, total) => `提示中のオファー（車両価格${price}）での合計：${total}`,
  byYou: '自分のオファー',
  by: { BUYER: 'バイヤーのオファー', SELLER: '当社のオファー', SYSTEM: '自動' },
  states: {
    ACCEPTED: '承諾済み',
    REFUSED: '辞退',
    COUNTERED: 'カウンターオファーあり',
    LAPSED: '期限切れ',
    WITHDRAWN: '取り下げ',
  },
  openUntil: (when) => `有効期限：${when}`,
  newTotal: (port, total) => `この価格での${port}までの合計：${total}`,
  accept: (amount) => `${amount}で承諾`,
  refuse: '辞退',
  make: { BUYER: 'オファーを出す', SELLER: 'オファーを出す' },
  counter: 'カウンターオファーを出す',
  amount: '車両価格、FOB（米ドル）',
  amountHint: '運賃と保険を除く金額を、1ドル単位で入力してください。',
  tooMuch: (asked) => `表示価格（${asked}）以下で入力してください。`,
  notAnAmount: '1ドル単位の整数で入力してください。',
  tooLittle: '1ドル以上で入力してください。',
  holds: '有効期間',
  days: (count) => `${number(count)}日間`,
  send: 'オファーを送信',
  withdraw: 'オファーを取り下げ',
  low: { title: 'この低い価格を適用しますか？', confirm: 'この価格を適用' },
}
