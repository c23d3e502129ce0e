import type { MarkupsTexts } from '../en/markups.ts'
import { formatFor } from '../format.ts'

const { number } = formatFor('ja')
const percent = (value: number) => `${number(value)}%`

export const markups: MarkupsTexts = {
  title: 'マークアップ',
  note: 'ボディタイプごとに、基本価格に上乗せして訪問者に表示します。',
  percent,
  since: (date) => `${date}から適用中`,
  from: (value, date) => `${date}から${percent(value)}`,
  cars: (count) => `掲載中${number(count)}台`,
  change: '変更',
  changeOf: (name) => `${name}のマークアップを変更`,
  versions: (count) => `過去の設定${number(count)}件`,
  cancel: '予定を取り消す',
  cancelOf: (value, date) => `${date}からの${percent(value)}を取り消す`,
  cancelled: '変更予定を取り消しました',
  percentage: 'マークアップ（%）',
  percentageHint: '−100より大きく1,000以下、小数点以下2桁まで',
  startField: '適用開始日時',
  startHint: '空欄の場合はすぐに適用します。日本時間（JST）です。',
  unseen: '影響が下に表示されるまでお待ちください。',
  failed: '影響を計算できませんでした。もう一度お試しください。',
  submit: 'マークアップを設定',
  set: (name, value) => `${name}：${percent(value)}を適用しました`,
  planned: (name, value, date) => `${name}：${date}から${percent(value)}を適用します`,
}
