import type { EffectsTexts } from '../en/effects.ts'
import { formatFor } from '../format.ts'

const { money, number } = formatFor('ja')
const cars = (count: number) => `${number(count)}台`

export const effects: EffectsTexts = {
  title: 'この変更の影響を確認',
  apply: '変更を適用',
  again: '一覧を開いた後に影響が変わりました。もう一度確認してください。',
  looking: '影響を確認中…',
  prices: (count, seen) =>
    count === 0
      ? '変わる価格はありません。'
      : `${number(count)}件の価格が変わります。うち${number(seen)}件は訪問者に表示されています。`,
  pricesTo: (count, port) =>
    count === 0 ? `${port}までの総額が変わる車はありません。` : `${cars(count)}の${port}までの総額が変わります。`,
  insuredPrices: (count, port) => `${cars(count)}の総額が変わります。以下は、運賃が最も高い${port}までの総額です。`,
  sum: (before, after) => `合計：現在${money(before)}、変更後${money(after)}`,
  largest: '変動の大きいもの',
  examples: '例',
  inquiry: 'お問い合わせ',
  before: '現在',
  after: '変更後',
  quotes: (count, invoices) =>
    [
      `対応中のお問い合わせ${number(count)}件の見積もりは変わりません。見積もりを取り直すと金額が変わります。`,
      invoices > 0 && `発行済みのプロフォーマインボイス${number(invoices)}件は変わりません。`,
    ]
      .filter(Boolean)
      .join(''),
  verdicts: (count) => (count === 0 ? '輸入可否が変わる車はありません。' : `${cars(count)}の輸入可否が変わります。`),
  verdictChange: (country, before, after, count) => `${country}：${before} → ${after}（${cars(count)}）`,
  inquiryVerdicts: (count) => `対応中のお問い合わせ${number(count)}件の輸入可否が変わります。`,
  more: (count) => `残り${number(count)}件は全件の一覧で確認できます。`,
  download: '全件の一覧をダウンロード（CSV）',
  undo: '元に戻す',
  undone: '変更を元に戻しました',
  changedSince: 'その後に変更されたため、元に戻せません。',
}
