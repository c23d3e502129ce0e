import type { PastVerdictTexts } from '../en/past-verdict.ts'
import { formatFor } from '../format.ts'

const { date, number } = formatFor('ja')

export const pastVerdict: PastVerdictTexts = {
  open: '過去の時点の輸入可否を見る',
  day: '日付',
  title: (day) => `${date(day)}時点の輸入可否`,
  rule: (version, recordedAt) => `輸入規制のバージョン${number(version)}（${date(recordedAt)}登録）`,
  SHIPPING: '到着予定：その時点で履歴にあった船積み情報によります。',
  TRANSIT_DAYS: '到着予定：輸入規制に登録された輸送日数によります。過去の出港予定は保存されていません。',
  car: '車の情報は現在のものです。',
  failed: '輸入可否を読み込めませんでした。',
  again: '再試行',
  outOfRange: 'この日付の輸入可否の判定はありません。お問い合わせの受付日から今日までの日付を選択してください。',
}
