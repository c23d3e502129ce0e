import type { ShippingFormTexts } from '../en/shipping-form.ts'

export const shippingForm: ShippingFormTexts = {
  title: '船積み情報',
  netWeight: '正味重量',
  grossWeight: '総重量',
  companyShipping: '船会社',
  shipName: '本船',
  cfs: 'CFS',
  voyage: '航海番号',
  billOfLading: 'B/L番号',
  containers: 'コンテナ番号',
  portOfLoading: '積出港',
  estimatedDepartureDate: '出港予定日',
  estimatedArrivalDate: '到着予定日',
  ofVoyage:
    '本船・積出港・日程は、ブッキング済みの航海の内容です。変更するには、航海を編集するか、ブッキングを取り消してください。',
  order: '到着日は出港日以降にしてください',
  weights: '総重量は正味重量以上にしてください',
  some: '1項目以上入力してください',
  save: '船積み情報を保存',
  later: '船積み情報は、購入の確定後に入力できます。',
}
