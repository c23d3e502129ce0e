import { formatFor } from '../format.ts'
import type { ImportFilesTexts, PreviewField } from '../en/import-files.ts'

const { number } = formatFor('ja')

const missing: Record<PreviewField, string> = {
  price: '価格',
  chassis: '車台番号',
  firstRegistration: '年式',
  mileage: '走行距離',
  engineSize: '排気量',
  transmissionType: 'トランスミッション',
  fuelType: '燃料',
  color: '車体色',
  steering: 'ハンドル位置',
  bodyType: 'ボディタイプ',
  cubicMeter: '容積（m³）',
}

export const importFiles: ImportFilesTexts = {
  rejected: {
    empty: (name) => `${name}は空のファイルです。`,
    type: (name) =>
      `${name}はCSVまたはExcel（.xlsx）ファイルではありません。CSVまたはExcelブック（.xlsx）で保存し直してください。`,
    size: (name, megabytes) => `${name}は${megabytes} MBを超えています。複数のファイルに分割してください。`,
  },
  template: {
    label: 'テンプレートから作成することもできます（記入例2台分つき）：',
    fileName: 'import-template',
    formats: { csv: 'CSVテンプレート', xlsx: 'Excelテンプレート' },
  },
  preview: {
    title: 'プレビュー',
    note: (count, all) => `全${number(all)}行のうち最初の${number(count)}台。バイヤーにはこのように表示されます`,
    none: '車両として読み取れる行がありません。メーカーとモデルの列を選択してください。',
    more: (count) => `${number(count)}台を表示`,
    fewer: '表示を減らす',
    line: (line) => `${number(line)}行目`,
    changes: { new: '新しい車両として追加', changed: '在庫の車両を更新', unchanged: '在庫にあり、変更なし' },
    missing: (fields) => `未入力：${fields.map((field) => missing[field]).join('、')}`,
    markup: (base, bodyType, percentage) =>
      `ファイルの価格${base}にマークアップ${number(percentage)}%（${bodyType}）を加算`,
    complete: '主な項目はすべて入力済み',
  },
  rate: {
    label: (currency) => `1米ドルあたりの${currency}`,
    needed: '入力しないと、この通貨の価格は取り込めません。',
    enter: (currency) => `${currency}のレートを入力`,
  },
  byCommand: 'コマンドライン',
  undoCatalogue: 'この取り込みで追加されたメーカー・モデル・型式も、ほかで使われていなければ削除されます。',
  removedEntries: (count) => `メーカー・モデル・型式${number(count)}件をカタログから削除しました。`,
}
