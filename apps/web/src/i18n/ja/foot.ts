import type { FootTexts } from '../en/foot.ts'

const DAYS = ['日曜', '月曜', '火曜', '水曜', '木曜', '金曜', '土曜']

export const foot: FootTexts = {
  placed: (line) => line,
  headOffice: '本社',
  quickMenu: 'クイックメニュー',
  support: 'カスタマーサポート',
  hours: '営業時間（日本時間）',
  days: (from, to) => (from === to ? DAYS[from] : `${DAYS[from]}〜${DAYS[to]}`) ?? '',
  closed: '休業',
  prices: '価格は米ドル表示です。FOBは、日本の積出港での本船渡し価格です。',
  fraud: '当社がメッセージで振込先口座の変更をお願いすることはありません。',
  legal: { terms: '販売規約', privacy: 'プライバシーポリシー', cookies: 'Cookieポリシー' },
}
