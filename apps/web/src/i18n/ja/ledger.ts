import type { LedgerTexts } from '../en/ledger.ts'
import { formatFor, NB } from '../format.ts'

const { exactMoney, number } = formatFor('ja')

/** Faults of the server, kept here so that no page of the shop loads them. */
const SAID: Readonly<Record<string, string>> = {
  'This day is in the future': '未来の日付は指定できません',
  'This day is too long ago': '日付が古すぎます',
  'This currency has no decimals': 'この通貨に小数点以下は使えません',
  'The fees must be below the amount': '手数料は金額より小さくしてください',
  'Enter the exchange rate of this currency': 'この通貨の為替レートを入力してください',
  'Enter where the exchange rate comes from': '為替レートの出典を入力してください',
  'At this rate nothing is left': 'このレートでは換算額が0になります',
  'Choose another inquiry of this buyer': 'このバイヤーの別のお問い合わせを選択してください',
  'This inquiry is closed': 'このお問い合わせは終了しています',
}
const SAID_ABOUT: readonly (readonly [RegExp, (sum: string) => string])[] = [
  [/^This is more than the credit of \$([\d,.]+)$/, (sum) => `預り金（${sum}）を超えています`],
  [/^This is more than can be written off: \$([\d,.]+)$/, (sum) => `免除できる上限（${sum}）を超えています`],
]
/** A fault of the server in Japanese; undefined for one that the ledger does not have. */
export function ledgerFault(message: string): string | undefined {
  for (const [pattern, words] of SAID_ABOUT) {
    const [, sum] = pattern.exec(message) ?? []
    if (sum) return words(exactMoney(Number(sum.replaceAll(',', ''))))
  }
  return SAID[message]
}

export const ledger: LedgerTexts = {
  title: '入出金台帳',
  figures: { expected: '請求額', held: '入金額（返金控除後）', open: '未入金額', credit: '預り金' },
  states: {
    NOTHING_DUE: '請求なし',
    UNPAID: '未入金',
    PARTLY_PAID: '一部入金',
    PAID: '入金済み',
    OVERPAID: '過入金',
  },
  kinds: {
    EXPECTED: '請求',
    TRANSFER: '入金',
    REFUND: '返金',
    WRITE_OFF: '残額の免除',
    CREDIT_MOVED: '預り金の振替',
  },
  reversalOf: (kind) => `取り消し：${kind}`,
  sender: (name) => `送金人：${name}`,
  fees: (sum) => `銀行手数料${sum}`,
  rate: (currency, rate, source) => `1${NB}${currency} = $${number(rate)}（${source}）`,
  movedTo: (reference) => `お問い合わせNo.${NB}${reference}へ`,
  movedFrom: (reference) => `お問い合わせNo.${NB}${reference}から`,
  empty: '記録はまだありません。',
  failed: '記録を読み込めませんでした。',
  retry: '再試行',
  record: '入金を記録',
  refund: '返金を記録',
  writeOff: '残額を免除',
  move: '預り金を振替',
  reverse: '取り消し',
  reverseOne: (kind, sum) => `取り消し：${kind}、${sum}`,
  amount: '金額',
  currency: '通貨',
  fee: '差し引かれた銀行手数料',
  feeHint: '送金通貨で入力してください。バイヤーの支払い額に含まれます。',
  valueDate: '起算日',
  senderName: '送金人',
  exchangeRate: '為替レート',
  exchangeRateHint: (currency) => `1${NB}${currency}あたりの米ドル`,
  rateSource: 'レートの出典',
  rateSourceHint: '例：両替を行った銀行名',
  inDollars: (sum) => `${sum}として計上されます。`,
  reason: '理由',
  reasonHint: 'バイヤーも履歴で確認できます。',
  future: '未来の日付は指定できません',
  atMost: (sum) => `${sum}以下で入力してください。`,
  refundText: '送金済みの返金を記録します。この操作で送金は行われません。',
  writeOffText: 'この金額はバイヤーに請求されなくなります。設定した不足額の許容範囲を超える金額は免除できません。',
  moveText: '預り金は、振替先のお問い合わせの入金として扱われます。',
  target: '振替先のお問い合わせ',
  choose: 'お問い合わせを選択',
  noTarget: 'このバイヤーには、ほかに対応中のお問い合わせがありません。',
  loading: '読み込み中…',
  reverseTitle: 'この記録を取り消しますか？',
  reverseText: '取り消しの記録が台帳に追加されます。元の記録も残り、残高は再計算されます。',
  journal: {
    title: '入出金記録',
    text: '起算日が指定期間内にある台帳の全記録を、会計用にCSVで出力します。',
    from: '開始日',
    to: '終了日',
    order: '終了日は開始日以降にしてください',
    save: 'CSVをダウンロード',
    saved: '入出金記録を保存しました',
  },
}
