import type { DashboardTexts } from '../en/dashboard.ts'
import { formatFor } from '../format.ts'

const { number, yearMonth } = formatFor('ja')

export const dashboard: DashboardTexts = {
  title: 'ダッシュボード',
  asOf: (when) => `${when}時点`,
  csv: 'CSV',
  chartOf: (what) => `${what}のグラフ。数値は下の表をご覧ください。`,
  urgent: { title: '至急のお問い合わせ' },
  numbers: '数値を表示',
  cars: '台数',
  value: '価格',
  total: '合計',
  status: { title: 'ステータス別の在庫', head: 'ステータス' },
  age: {
    title: '在庫日数別の在庫',
    note: '車両を追加してからの日数',
    head: '日数',
    range: (from, to) => (to === null ? `${number(from)}日以上` : `${number(from)}〜${number(to)}日`),
    drafts: '下書き',
    offered: '掲載中',
  },
  stock: {
    title: '月別の掲載・売約台数',
    month: '月',
    published: '掲載',
    sold: '売約',
  },
  sales: {
    title: '月別の売上・粗利',
    sales: '売上',
    margin: '粗利',
    known: '原価入力済み',
    knownOf: (known, sold) => `${number(sold)}台中${number(known)}台`,
    note: '粗利は、原価が入力された売約済みの車だけで計算しています。',
  },
  makers: { title: 'メーカー別の在庫', head: 'メーカー' },
  steps: {
    title: '段階別のお問い合わせ',
    note: '各段階の平均日数です。対応中のものと、過去1年以内に次の段階へ進んだものを集計しています。',
    head: '段階',
    open: '対応中',
    days: '経過日数',
    took: '所要日数',
    of: (count) => `${number(count)}件の平均`,
  },
  waiting: {
    title: '対応待ちが長いお問い合わせ',
    note: '返信や次の対応を、待ち時間の長い順に表示しています。',
    inquiry: 'お問い合わせ',
    buyer: 'バイヤー',
    next: '次の対応',
    since: '待ち開始',
    days: '日数',
    none: '対応待ちのお問い合わせはありません。',
    all: 'すべてのお問い合わせ',
  },
  unasked: {
    title: '閲覧のみでお問い合わせのない車',
    note: '掲載中の車を閲覧数の多い順に表示しています',
    car: '車両',
    views: '閲覧数',
    days: '日数',
    none: '閲覧された車には、すべてお問い合わせがあります。',
  },
  /** '2026-06'. */
  month: (month) => {
    const [year, inYear] = month.split('-').map(Number)
    return year && inYear ? yearMonth({ year, month: inYear }) : month
  },
}
