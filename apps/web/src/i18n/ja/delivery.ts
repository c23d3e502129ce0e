import type { DeliveryTexts } from '../en/delivery.ts'
import { formatFor, NB } from '../format.ts'

const { date, exactMoney, number } = formatFor('ja')
const percent = (value: number) => `${number(value)}%`
const cubic = (value: number) => `${number(value)}${NB}m³`

export const delivery: DeliveryTexts = {
  country: '国',
  port: '港',
  choosePort: '港を選択',
  countryFirst: '先に国を選択してください',
  percent,
  reckon: '価格を表示',
  lines: '価格の内訳',
  fob: '車両価格、FOB',
  onBoard: '日本の積出港での本船渡し',
  freight: '運賃',
  freightBy: (volume, tariff, since) =>
    `${cubic(volume)} × ${exactMoney(tariff)}${since ? `、${date(since)}からの運賃表` : ''}`,
  volume: (volume) => `容積${cubic(volume)}`,
  noVolume: '車の容積が未登録です',
  inspection: '輸出前検査',
  beforeShip: '仕向国で必要な場合',
  feeOf: (since) => (since ? `${date(since)}からの検査料` : '港ごとの検査料'),
  notAsked: 'この港では不要',
  insurance: '海上保険',
  insuranceBy: (rate) => `車両価格と運賃の${percent(rate)}`,
  byPort: '港による',
  without: 'なし',
  total: (type) => `合計（${type}）`,
  japan: '日本',
  chooseFirst: '国と港を選択すると、内訳が表示されます。',
  sameNumbers: 'お問い合わせにはこの価格が使われます。',
  askUs: 'お問い合わせください。車を計測し、運賃をお見積もりします。',
  title: '車の送り先はどこですか？',
  explained: 'すべての車に、この港までの総額（車両価格・運賃・検査・海上保険）が表示されます。',
  show: (port) => `${port}までの価格を表示`,
  showPrices: '価格を表示',
  forget: 'FOB価格のみを表示',
}
