import type { ArrivalTexts } from '../en/arrival.ts'
import { formatFor } from '../format.ts'

const { date, number } = formatFor('ja')

const arriving = (isShipment: boolean) => (isShipment ? '船積み' : '到着')

export const arrival: ArrivalTexts = {
  filter: (country) => `輸入規制：${country}`,
  options: { ALLOWED: '輸入可', AT_RISK: '要注意', REFUSED: '輸入不可', UNKNOWN: '未確認' },
  states: {
    ALLOWED: (country) => `輸入可：${country}`,
    AT_RISK: (country, days) => `要注意：${country}${days === null ? '' : `（期限から最大${number(days)}日のずれ）`}`,
    REFUSED: (country) => `輸入不可：${country}`,
    UNKNOWN: (country) => `輸入規制未確認：${country}`,
  },
  window: (from, to) => `本日注文した場合の到着予定：${date(from)}〜${date(to)}`,
  allowed: ({ lastDay, firstDay, isShipment }) =>
    lastDay
      ? `${date(lastDay)}までに${arriving(isShipment)}すれば輸入できます。`
      : firstDay
        ? `${date(firstDay)}以降の${arriving(isShipment)}であれば輸入できます。`
        : 'この車に年式の制限はありません。',
  ruleChanges: ({ lastDay, firstDay }) =>
    lastDay
      ? `輸入規制が変わります。${date(lastDay)}までの到着が必要です。`
      : firstDay
        ? `輸入規制が変わります。${date(firstDay)}以降の到着が必要です。`
        : '輸入規制が変わります。',
  reasons: {
    NOT_ALLOWED: ({ country }) => `${country}では中古車の輸入が認められていません。`,
    STEERING: ({ country }) => `この車のハンドル位置では${country}に輸入できません。`,
    TOO_OLD: ({ lastDay, isShipment }, isRefused) =>
      !lastDay
        ? '年式が古く、輸入できません。'
        : isRefused
          ? `${date(lastDay)}より後の${arriving(isShipment)}では、年式が古く輸入できません。`
          : `${date(lastDay)}までの${arriving(isShipment)}が必要です。それ以降は年式が古く輸入できません。`,
    TOO_NEW: ({ firstDay, isShipment }) =>
      firstDay
        ? `年式が新しいため、${date(firstDay)}以降の${arriving(isShipment)}が必要です。`
        : '年式が新しく、輸入できません。',
    NO_RULE: ({ country }) => `${country}の輸入規制は登録されていません。現地の税関にご確認ください。`,
    CONTRADICTED: () => '情報源の内容が一致していません。注文前に現地の税関にご確認ください。',
    CAR_DATE_MISSING: () => '年式制限の判定に必要な日付が登録されていません。お問い合わせください。',
    STEERING_MISSING: () => 'ハンドル位置が登録されていません。お問い合わせください。',
    NO_ARRIVAL_DATE: () => '輸送日数が不明です。お問い合わせください。',
  },
  details: '詳細と出典',
  source: (hosts, reviewed) => `出典：${hosts}（最終確認日：${date(reviewed)}）`,
  noGuarantee: '輸入規制は変更されることがあります。最終的な判断は現地の税関が行います。',
}
