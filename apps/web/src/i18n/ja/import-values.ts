import { formatFor } from '../format.ts'
import type { ImportValueTexts } from '../en/import-values.ts'

const { number } = formatFor('ja')
const rows = (count: number): string => `${number(count)}行`

export const importValues: ImportValueTexts = {
  title: '不明な値と名前',
  note: (empty, newNames) =>
    [
      empty > 0 && `読み替え先を選択しない場合、${number(empty)}件の値は空欄になります。`,
      newNames > 0 &&
        `登録済みの名前に似た新しい名前が${number(newNames)}件あります。登録済みの名前を選択しない場合、新規作成されます。`,
      empty + newNames === 0 && 'すべての値を読み取れます。',
    ]
      .filter(Boolean)
      .join(''),
  kept: '選択内容は、同じ見出しの次のファイルにも使われます。',
  acceptAll: (count) => `候補${number(count)}件をすべて採用`,
  acceptOne: '候補を採用',
  accept: '採用',
  acceptOf: (value) => `「${value}」の候補を採用`,
  apply: '読み替えを適用',
  applying: '適用中…',
  undo: '変更を元に戻す',
  column: (field, label) => `${field}（列「${label}」）`,
  value: 'ファイルの値',
  rows: '該当行',
  rowsOf: rows,
  meaning: '読み替え先',
  state: '状態',
  /** `list`: line numbers. */
  lines: (list) => `${list}行目`,
  meaningOf: (value, field) => `「${value}」の読み替え先（${field}）`,
  choose: '読み替え先を選択',
  type: '読み替え先の値を入力',
  leaveEmpty: '空欄にする',
  suggestion: (meaning) => `候補：${meaning}`,
  createNew: '新規作成',
  createsNew: '新規作成の予定',
  chosen: '選択済み',
  unsaved: '選択済み（未適用）',
  empty: '空欄',
  others: (count) => `このほか${rows(count)}の値も空欄になります。エラー一覧で確認できます。`,
  leftOut: {
    title: '取り込まれないもの',
    none: 'すべての列と値が取り込まれます。',
    columns: '列',
    values: '空欄になる値',
    ofColumn: (label, count) => (count === undefined ? label : `${label}：${number(count)}件の値`),
    ofValue: (field, value, count) => `${field}「${value}」：${rows(count)}`,
    newNames: '確認が必要な新しい名前',
    ofNewName: (field, value, known, count) => `${field}「${value}」（${known}に類似）：${rows(count)}`,
    otherValues: (field, count) => `${field}のその他の値：${rows(count)}`,
    more: (count) => `ほか${number(count)}件`,
    review: '値を確認',
    reviewNames: '名前を確認',
  },
  file: {
    title: 'マッピングファイル',
    hint: '列・値・単位の設定を保存したファイルです。ほかのファイルやコマンドラインでの取り込みに使えます。',
    save: 'マッピングをダウンロード（JSON）',
    load: 'マッピングファイルを使用',
    loaded: 'マッピングを読み込みました。適用するには、ファイルをもう一度読み取ってください。',
    unused: (names) => `このファイルでは使用されません：${names}`,
    wrong: 'マッピングファイルではありません。この画面でダウンロードしたJSONファイルを選択してください。',
  },
}
