import { tradeNames } from '@minato/domain/trade-names-ja'
import type { TradeNames } from '../en/names.ts'

export const names: TradeNames = {
  ...tradeNames,
  bodyType: {
    'PICK-UP': 'ピックアップ',
    SEDAN: 'セダン',
    HATCH: 'ハッチバック',
    COUPE: 'クーペ',
    CROSSOVER: 'クロスオーバー',
    CONVERTIBLE: 'オープンカー',
    LIMOUSINE: 'リムジン',
    SUV: 'SUV',
    CUV: '小型クロスオーバー（CUV）',
    VAN: 'バン',
    WAGON: 'ワゴン',
    TRUCK: 'トラック',
    BUS: 'バス',
  },
  sort: {
    'YEAR.DESC': '年式の新しい順',
    'YEAR.ASC': '年式の古い順',
    'PRICE.ASC': 'FOB価格の安い順',
    'PRICE.DESC': 'FOB価格の高い順',
    'TOTAL.ASC': '総額の安い順',
    'TOTAL.DESC': '総額の高い順',
    'MILEAGE.ASC': '走行距離の少ない順',
    'MILEAGE.DESC': '走行距離の多い順',
  },
  view: {
    front34: '左前',
    side: '側面',
    rear34: '左後ろ',
    front: '正面',
    rear: '後面',
    interior: '内装',
    odometer: '走行距離計',
  },
}
