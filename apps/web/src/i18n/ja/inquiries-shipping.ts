import type { ShippingTexts } from '../en/inquiries-shipping.ts'
import { formatFor, NB } from '../format.ts'

const { number } = formatFor('ja')

export const shipping: ShippingTexts = {
  title: '船積み',
  portOfLoading: '積出港',
  company: '船会社',
  ship: '本船',
  voyage: '航海番号',
  billOfLading: 'B/L番号',
  containers: 'コンテナ番号',
  cfs: 'CFS',
  netWeight: '正味重量',
  grossWeight: '総重量',
  kg: (value) => `${value}${NB}kg`,
  earlier: (count) => `以前の到着予定日（${number(count)}件）`,
  said: (day, arrival) => `${day}時点：${arrival}`,
  unknown: '未定',
  timeline: {
    label: '輸送の日程',
    departure: (port) => (port ? `出港：${port}` : '出港'),
    arrival: (port) => `到着：${port}`,
    expected: (day) => `${day}予定`,
    notKnown: '日程未定',
    moved: (earlier) => `日程変更（変更前：${earlier}）`,
    next: {
      BEFORE: '次は船積みです。日程が変わった場合は、この画面とメールでお知らせします。',
      AT_SEA: '航海中です。通関業者を手配し、通関に必要な書類をご準備ください。',
      ARRIVING: '次は荷揚げと通関です。車の引き取りには船荷証券（B/L）が必要です。',
      DELIVERED: '車の引き渡しが完了しました。',
    },
  },
}
