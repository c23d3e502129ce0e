import { formatFor } from '../format.ts'
import type { VoyageScheduleTexts } from '../en/voyage-schedule.ts'

const { date, number } = formatFor('ja')
const inquiries = (count: number) => `お問い合わせ${number(count)}件`
const changed = (what: string, from: string | null, to: string): string =>
  from !== null && from !== to ? `${what}：${date(from)} → ${date(to)}` : `${what}：${date(to)}`

/** Faults of the server, by its words. */
const FAULTS: Record<string, string> = {
  'The file is empty': 'ファイルが空です。',
  'A schedule may have at most 5 MB': 'スケジュールは5 MBまでです。',
  'A schedule may have at most 5,000 lines and 300 voyages: split it':
    'スケジュールは5,000行、300航海までです。ファイルを分割してください。',
  'This is not a schedule in CSV or XLSX': 'CSVまたはXLSX形式のスケジュールではありません。',
  'No columns for vessel, voyage number, ETD and the arrivals were found':
    '本船名、航海番号、ETD、到着日の列が見つかりません。',
  'This schedule moves more than 1,000 inquiries: import it in parts':
    'このスケジュールで日程が変わるお問い合わせが1,000件を超えています。分けて取り込んでください。',
  'This file takes too much time or memory to be read': 'ファイルが大きすぎるか複雑なため、読み取れません。',
}
export const scheduleFault = (words: string): string | undefined => FAULTS[words]

export const voyageSchedule: VoyageScheduleTexts = {
  open: 'スケジュールを取り込む',
  title: 'スケジュールの取り込み',
  file: 'ファイル',
  drop: '船会社のスケジュールをここにドロップ',
  choose: 'ファイルを選択',
  formats: 'CSVまたはXLSX、5 MBまで。',
  layouts: '寄港地ごとに1行、または航海ごとに1行で港ごとに1列の形式に対応しています。',
  one: 'ファイルは1つずつ選択してください。',
  reading: 'スケジュールを読み取り中…',
  columns: '認識した列',
  column: (title, meaning) => `${title} → ${meaning}`,
  ignored: (titles) => `使用しない列：${titles}`,
  meanings: {
    VESSEL: '本船名',
    NUMBER: '航海番号',
    VESSEL_AND_NUMBER: '本船名と航海番号',
    CARRIER: '船会社',
    LOADING_PORT: '積出港',
    CUT_OFF: 'カット日',
    DEPARTURE: 'ETD',
    PORT: '寄港地',
    ARRIVAL: 'ETA',
    CALL: 'ETA',
  },
  callAt: (port) => `${port}のETA`,
  problemsTitle: (count) => `ファイルに${number(count)}件の問題があります`,
  leftOut: (count, names) =>
    `${number(count)}件の航海は取り込まれません${names && `：${names}`}。ファイルを修正して選択し直すか、残りを取り込んでください。`,
  place: (line, column) => (column === null ? `${number(line)}行目` : `${number(line)}行目「${column}」`),
  problem: (place, words, value) => (value ? `${place}：${words}（${value}）` : `${place}：${words}`),
  more: (count) => `ほか${number(count)}件`,
  problems: {
    BAD_LINE: 'この行を読み取れません',
    SHIFTED: 'セルと列の位置がずれています',
    MISSING: '値がありません',
    NO_CUT_OFF: '新しい航海ですが、カット日がありません',
    NO_LOADING_PORT: '新しい航海ですが、積出港がありません',
    TOO_LONG: '文字数が多すぎます',
    BAD_DATE: '日付ではありません',
    DATE_ORDER: '日と月を判別できません。2027-06-12の形式で入力してください',
    FAR_DATE: '10年以上離れた日付です',
    CONTRADICTION: '同じ航海の別の行と矛盾しています',
    UNKNOWN_PORT: '登録されていない港のため、この寄港は取り込まれません',
    AMBIGUOUS_PORT: '同じ名前の港が複数あるため、この寄港は取り込まれません。港名に国名を付けてください',
    NO_PORT_CALL: '登録されている港への寄港がありません',
    ARRIVAL_BEFORE_DEPARTURE: '到着日が出港日より前です',
    CUT_OFF_AFTER_DEPARTURE: 'カット日が出港日より後です',
    CALL_NOT_LISTED: 'この港はファイルにありません。寄港はそのまま残ります',
    OTHER_LOADING_PORT: 'この航海の別の積出港です。この出港日は使用されません',
  },
  noCutOff: {
    title: 'カット日',
    text: (names) => `カット日のない新しい航海があります：${names}。出港の何日前に搬入を締め切るかを設定してください。`,
    days: '出港までの日数',
    submit: 'カット日を設定',
  },
  result: '航海',
  counts: (added, changed_, same) => `新規${number(added)}件、変更${number(changed_)}件、変更なし${number(same)}件`,
  nothing: 'このファイルの航海はすべて登録済みです。取り込むものはありません。',
  noneRead: 'このファイルには取り込める航海がありません。',
  moves: (count) =>
    `${inquiries(count)}の日程が変わります。各バイヤーに、航海ごとにお問い合わせのメッセージとメールが1通ずつ送信されます。`,
  atRisk: (count) => `要注意${number(count)}件`,
  states: { NEW: '新規', CHANGED: '変更', SAME: '変更なし' },
  cutOff: (from, to) => changed('カット日', from, to),
  departure: (from, to) => changed('出港', from, to),
  arrival: (port, from, to) => changed(port, from, to),
  loadingPort: (port) => `${port}発`,
  apply: (count) => `${number(count)}件の航海を取り込む`,
  again: 'このプレビューを開いた後に、航海またはブッキングが変更されました。もう一度確認してください。',
  applied: (added, changed_) => `スケジュールを取り込みました：新規${number(added)}件、変更${number(changed_)}件`,
  otherFile: '別のファイルを選択',
}
