import { formatFor } from '../format.ts'
import type { ImportTexts } from '../en/import.ts'
import { question } from './import-question.ts'

const { number } = formatFor('ja')
const rows = (count: number): string => `${number(count)}行`
const cars = (count: number): string => `${number(count)}台`

type Params = Readonly<Record<string, string | number | boolean | null>>
const shown = (value: Params[string] | undefined): string => number(Math.round(Number(value ?? 0) * 10) / 10)
const spread = ({ middle, low, high }: Params): string =>
  middle === null ? '' : `代表的な値は${shown(middle)}、多くは${shown(low)}〜${shown(high)}です。`
const reasons: Readonly<Record<string, string>> = {
  said: '選択した設定',
  name: '列名から判定',
  values: '値から判定',
  column: '通貨の列に別の指定がない場合',
  yen: '列名が日本語で、金額も円として標準的なため',
}
const before = ({ hasChassis }: Params): string => (hasChassis ? '、車台番号があれば車台番号で、なければ' : '')

const guesses: Readonly<Record<string, (params: Params) => string>> = {
  encoding: ({ encoding }) => `文字コードを${encoding}として読み取ります。`,
  sheets: ({ sheet }) => `シート「${sheet}」だけを読み取ります。`,
  'no-header': () => '見出し行がないため、値から列を判定します。',
  'header-line': ({ line }) => `見出しは${shown(line)}行目です。それより前の行は無視されます。`,
  'header-unknown': () => '見出しから判定できる列がありません。下で項目を選択してください。',
  'only-year': ({ column }) => `年を表す列は「${column}」だけです。初度登録年として使用します。`,
  'year-in-name': ({ column }) => `年の列がありません。「${column}」から初度登録年を読み取ります。`,
  'engine-in-name': ({ column }) => `排気量の列がありません。「${column}」からリットル単位で読み取ります。`,
  'brand-by-model': () => 'メーカーの列がありません。そのモデルのメーカーが1社に限られる場合、モデルから判定します。',
  'day-first': ({ column }) => `「${column}」は日・月の順として読み取ります（順序を判定できる日付がないため推定）。`,
  'month-first': ({ column }) => `「${column}」は月・日の順として読み取ります（値から判定）。`,
  'semi-automatic': ({ value, column }) => `「${column}」の「${value}」はオートマチックとして読み取ります。`,
  pictures: ({ column }) =>
    `「${column}」には画像のURLが含まれています。画像はダウンロードされないため、車両ごとに追加してください。`,
  litres: ({ column, ...more }) => `「${column}」はリットル単位です。${spread(more)}`,
  distance: ({ column, unit, reason, factor, isInThousands, isSmall, ...more }) => {
    const words = unit === 'mi' ? 'マイル' : 'キロメートル'
    const times = isInThousands ? '千' : Number(factor) > 1 ? `${shown(factor)}倍して` : ''
    const why = reason === 'assumed' ? '単位の記載がないため推定' : reasons[String(reason)]
    return `「${column}」は${times}${words}単位として読み取ります（${why}）。${reason === 'assumed' ? spread(more) : ''}${isSmall ? '値が小さいようです。千単位ではありませんか？' : ''}`
  },
  money: ({ column, currency, reason, rate, isHigh, ...more }) => {
    const why = reason === 'assumed' ? '通貨の記載がないため推定' : reasons[String(reason)]
    const doubt =
      reason === 'assumed' ? `${spread(more)}${isHigh ? '米ドルとしては高額です。別の通貨ではありませんか？' : ''}` : ''
    const tail =
      rate === null
        ? 'レートを入力しないと、どの行も取り込めません。'
        : currency === 'USD'
          ? ''
          : `レート：1米ドル＝${number(Number(rate))} ${currency}。`
    return `「${column}」は${currency === 'USD' ? '米ドル' : currency}として読み取ります（${why}）。${doubt}${tail}`
  },
  'known-by-row': ({ reason, column, count, ...more }) => {
    const why: Readonly<Record<string, string>> = {
      none: '提供元の在庫番号の列がありません。',
      counter: `「${column}」は単なる連番で、リストを並べ替えると変わります。`,
      repeated: `「${column}」は${rows(Number(count))}で重複しています。`,
      nameless: `提供元の名前を入力すると、「${column}」で車両を識別できます。`,
    }
    return `${why[String(reason)] ?? ''}車両は${before(more)}行の内容で識別するため、内容が変わった行は新しい車両になります。`
  },
  'known-by-number': ({ column, source, ...more }) =>
    `車両は${before(more)}提供元「${source}」の「${column}」で識別します。`,
}

export const imports: ImportTexts = {
  title: '車両の取り込み',
  vehicles: '車両',
  steps: '取り込みの手順',
  step: { file: 'ファイル', columns: '列の割り当て', check: 'チェック', run: '取り込み' },
  file: {
    title: '車両リスト',
    drop: 'ここにファイルをドロップ',
    choose: 'ファイルを選択',
    hint: 'CSVまたはExcel（.xlsx）、50 MBまで。列名と業界用語は、英語・フランス語・日本語・ロシア語・アラビア語に対応しています。この時点ではまだ登録されません。',
    sending: (percent) => `アップロード中… ${percent}%`,
    reading: '読み取り中…',
    cancel: 'キャンセル',
    one: 'ファイルは1つずつ選択してください。',
    arrived: 'アップロードが完了しました。「車両の取り込み」の「取り込んだファイル」から確認できます。',
    lost: 'ファイルをアップロードできませんでした',
    another: '別のファイル',
  },
  past: {
    title: '取り込んだファイル',
    note: '取り込みは90日以内であれば元に戻せます。',
    empty: 'ファイルはまだありません。',
    file: 'ファイル',
    by: '担当者',
    when: 'アップロード日時',
    state: '状態',
    rows: '行数',
    made: '新規',
    changed: '変更',
    refused: '取り込み不可',
    former: '以前の担当者',
  },
  states: {
    READY: '未取り込み',
    CHECKING: 'チェック中',
    RUNNING: '取り込み中',
    DONE: '取り込み済み',
    CANCELLED: '停止',
    FAILED: '失敗',
    UNDOING: '元に戻しています',
    UNDONE: '元に戻しました',
  },
  working: (percent, done, total) =>
    `${percent}%（${rows(total)}中${rows(done)}）。このページを離れても取り込みは続きます。`,
  waiting: 'まもなく開始します。このページを離れても問題ありません。',
  undoing: '取り込みを元に戻しています。このページを離れても問題ありません。',
  stop: '停止',
  stopping: '停止中…',
  counts: {
    title: 'プレビュー',
    done: '結果',
    rows: '行数',
    made: '新規の車両',
    changed: '変更のある車両',
    unchanged: '変更のない車両',
    partial: '空欄の値あり',
    refused: '取り込み不可',
  },
  status: {
    title: '状態',
    check: (count) => `${rows(count)}をチェック`,
    again: '再チェック',
    run: (count) => `${cars(count)}を取り込む`,
    nothing: '取り込むものはありません。すべての車両が最新です。',
    none: '取り込める行がありません。下で項目を選択するか、ファイルを修正してください。',
    blocked: 'エラーのある行があります。修正してもう一度アップロードするか、有効な行だけを取り込んでください。',
    unread: '変更はまだ適用されていません。',
    bad: 'エラーのある行がある場合',
    whole: '何も取り込まない',
    good: '有効な行だけ取り込む',
    catalogue: '未登録のメーカー・モデルを作成',
    catalogueHint: '型式も作成されます。オフの場合、未登録の名前がある行はエラーになります。',
    publish: 'すぐに掲載',
    publishHint: '価格のある車両のみ掲載され、写真を追加するまではイラストが表示されます。それ以外は下書きになります。',
    discard: 'ファイルを削除',
    discardTitle: 'このファイルを削除しますか？',
    discardText: (name) => `${name}は取り込まれていません。車両は変更されません。`,
    undo: 'この取り込みを元に戻す',
    undoTitle: 'この取り込みを元に戻しますか？',
    undoText: (deleted, restored) =>
      [
        deleted > 0 && `この取り込みで作成された${cars(deleted)}は削除されます。`,
        restored > 0 && `この取り込みで変更された${cars(restored)}は取り込み前の内容に戻ります。`,
        deleted + restored === 0 && '元に戻すものはありません。',
      ]
        .filter(Boolean)
        .join(''),
    undoFailed: 'プレビューを読み込めませんでした。',
    undoKept: (count) => `次の${cars(count)}は変更されません：`,
    undoMore: (count) => `ほか${cars(count)}`,
    undoVerb: '元に戻す',
    undone: (count) => `${cars(count)}の取り込みを元に戻しました。`,
    kept: (count) => `${cars(count)}は元に戻していません。理由は下の一覧でご確認ください。`,
    other: '別の取り込みを実行中です。完了後に開始できます。',
    stale: 'ほかの担当者がこの設定を変更しました。入力内容は残っています。確認して、もう一度適用してください。',
    stopped: '停止しました。取り込み済みの行は残り、元に戻すこともできます。',
    stoppedWhole: '停止しました。何も取り込まれていません。',
    sent: (who, when) => `アップロード：${who}、${when}`,
    seeDrafts: '下書きを表示',
    seeCars: '車両を表示',
  },
  columns: {
    question,
    title: '列の割り当て',
    markups: (low, high) =>
      `バイヤーには、この価格にボディタイプ別のマークアップ（現在${low === high ? `${number(low)}%` : `${number(low)}〜${number(high)}%`}）を加えた金額が表示されます。`,
    seeMarkups: 'マークアップを表示',
    note: (known, total) =>
      `${number(total)}列中${number(known)}列を割り当て済み。未割り当ての列から順に表示しています。`,
    column: '列',
    samples: '値の例',
    field: '項目',
    sure: '確度',
    levels: { said: '選択済み', high: '高', middle: '中', low: '低' },
    leaveOut: '取り込まない',
    takenFrom: (field, other) => `「${other}」を取り込まない設定にしたため、${field}が読み取れなくなりました。`,
    save: '適用',
    saving: '適用中…',
    discard: 'リセット',
    remembered: '同じ見出しの前回のファイルの設定を引き継ぎました。',
    empty: '空欄',
    fieldOf: (column) => `「${column}」の項目`,
  },
  reading: {
    title: '読み取り設定',
    kind: { csv: 'テキスト', xlsx: 'Excelブック' },
    sheet: 'シート',
    currency: '価格の通貨',
    asInFile: 'ファイルの表記どおり',
    rateHint: '1米ドルあたりの金額（例：円は150、ポンドは0.79）。',
    rateFault: '0より大きい数値を入力してください',
    distance: '距離の単位',
    km: 'キロメートル',
    mi: 'マイル',
    source: '提供元の名前',
    sourceHint: '提供元の車両は在庫番号で識別されます。',
    guesses: '推定した内容',
    notes: 'ファイルに関する注意',
  },
  problems: {
    title: '問題',
    note: (count) => `${number(count)}件`,
    none: '問題はありません。すべての行を取り込めます。',
    nothing: '条件に一致する問題はありません。',
    cut: (listed, all) =>
      `全${number(all)}件のうち最初の${number(listed)}件を表示しています。CSVファイルにはすべて含まれます。`,
    severity: '重要度',
    any: 'すべて',
    severities: { refused: '取り込み不可の行', partial: '空欄になる値', flagged: '要確認' },
    field: '項目',
    anyField: 'すべての項目',
    line: '行',
    what: '問題',
    export: 'すべてのエラーをダウンロード（CSV）',
  },
  cars: {
    title: '取り込んだ車両',
    car: '車両',
    reference: '管理番号',
    what: '結果',
    made: '新規',
    changed: '変更',
    kept: '維持',
    because: (car, reason) => `${car}：${reason}`,
    keptFor: {
      deleted: '取り込み後に削除',
      archived: '取り込み後にアーカイブ',
      edited: '取り込み後に編集',
      pictures: '取り込み後に写真を追加',
      costs: '取り込み後に仕入れ費用を入力',
      inquiry: 'お問い合わせあり',
      catalogue: '以前の型式が存在しない',
      number: '以前の在庫番号または車台番号を別の車両が使用中',
    },
    gone: '削除済み',
  },
  fields: {
    brand: 'メーカー',
    model: 'モデル',
    name: 'メーカーとモデル（1列）',
    modelYear: 'モデルイヤー',
    trim: '型式',
    registrationMonth: '初度登録月',
    manufactureMonth: '製造月',
    price: '価格',
    currency: '通貨',
    dimension: '全長×全幅×全高',
    tires: 'タイヤ（前後）',
    location: '保管場所',
    id: '提供元の在庫番号',
  },
  groups: {
    car: '車両',
    specification: '仕様',
    price: '価格',
    dimensions: '寸法',
    place: '保管場所',
    kit: '付属品',
    inspection: '検査シート',
    equipment: '装備',
  },
  guesses,
}
