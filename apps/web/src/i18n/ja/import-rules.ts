import { formatFor } from '../format.ts'
import type { ImportRulesTexts } from '../en/import-rules.ts'

const { date, number } = formatFor('ja')
const SINCE = { FIRST_REGISTRATION: '初度登録から', MANUFACTURE: '製造から' }

export const importRules: ImportRulesTexts = {
  title: '輸入規制',
  note: 'バイヤーには、仕向国に輸入できるかどうかが車両ごとに表示されます。規制が未登録の国では「未確認」と表示されます。',
  search: '国を検索',
  count: (count) => `${number(count)}件`,
  none: '輸入規制はまだありません。',
  noneFound: '検索に一致する国はありません。',
  add: '規制を追加',
  addDefaults: '標準の規制を追加',
  added: (count) =>
    count === 0 ? 'すべての国に規制が登録されています' : `規制を${number(count)}件追加しました。内容をご確認ください。`,
  edit: '編集',
  editTitle: (country) => `${country}の規制を編集`,
  review: '確認済みにする',
  remove: '削除',
  showHistory: '履歴',
  removedVersion: '削除',
  recorded: (version, on, by) => `バージョン${number(version)}、${date(on)}${by ? `、${by}` : ''}`,
  saved: '規制を保存しました',
  reviewed: '確認済みにしました',
  removed: '規制を削除しました',
  removeTitle: (country) => `${country}の規制を削除しますか？`,
  removeText: '輸入可否の判定に使われなくなります。過去のバージョンは残ります。',
  overdue: '180日以上確認されていません',
  contradicted: 'ほかの規制と矛盾しています',
  reviewedOn: (on) => `確認日：${date(on)}`,
  validity: (from, until) =>
    from && until
      ? `適用期間：${date(from)}〜${date(until)}`
      : from
        ? `適用期間：${date(from)}から`
        : until
          ? `適用期間：${date(until)}まで`
          : '',
  forAll: 'すべての車両',
  notAllowed: '輸入不可',
  noAgeLimit: '年数制限なし',
  ageIs: (from, to, basis) =>
    `${SINCE[basis]}${from === null ? `${number(to ?? 0)}年以内` : to === null ? `${number(from)}年以上` : `${number(from)}〜${number(to)}年`}`,
  steeringIs: { RIGHT: '右ハンドル', LEFT: '左ハンドル', ANY: '左右どちらのハンドルも可' },
  confidences: { HIGH: '高', MEDIUM: '中', LOW: '低' },
  confidenceIs: (level) => `信頼度：${level}`,
  unknown: '不明',
  country: '国',
  bodyTypes: 'ボディタイプ',
  fuelTypes: '燃料',
  scopeHint: '選択しない場合、すべての車両に適用されます。対象を絞った規制は、全般の規制より優先されます。',
  isAllowed: '中古車を輸入できる',
  yes: 'はい',
  no: 'いいえ',
  maxAge: '上限年数',
  minAge: '下限年数',
  ageHint: '年数で入力します。制限がない場合は空欄にしてください。',
  years: '年',
  ageBasis: '年数の基準',
  ageBases: { FIRST_REGISTRATION: '初度登録', MANUFACTURE: '製造' },
  ageStart: '起算日',
  ageStarts: { MONTH: 'その月', YEAR: 'その年の1月1日', NEXT_YEAR: '翌年の1月1日' },
  ageMoment: '年数の判定時点',
  ageMoments: { ARRIVAL: '到着時', SHIPMENT: '船積時', LANDING_PERMIT: '陸揚許可時' },
  steering: 'ハンドル位置',
  steerings: { RIGHT: '右ハンドルのみ', LEFT: '左ハンドルのみ', ANY: '制限なし' },
  inspectionBodies: '認められる検査機関',
  inspectionHint:
    '複数ある場合は「、」またはカンマで区切ります。検査が不要な場合は「なし」、不明な場合は空欄にしてください。',
  noInspection: 'なし',
  documents: 'バイヤーに必要な書類',
  documentsHint: '選択しない場合、お問い合わせには一般的な書類と、一覧が未登録である旨が表示されます。',
  transitFrom: '最短輸送日数',
  transitTo: '最長輸送日数',
  days: '日',
  noteEn: '備考（英語）',
  noteFr: '備考（フランス語）',
  validFrom: '適用開始日',
  validUntil: '適用終了日',
  source: '出典',
  sourceHint: 'URLまたは資料名。',
  sourceDate: '出典の日付',
  confidence: '信頼度',
  submit: '規制を保存',
}
