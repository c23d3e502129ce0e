import { formatFor } from '../format.ts'
import type { QuestionTexts } from '../en/import-question.ts'

const { number } = formatFor('ja')

export const question: QuestionTexts = {
  count: (columns) => `${number(columns)}列の確認が必要です。回答するまで取り込まれません。`,
  is: (field) => `「${field}」の列ですか？`,
  what: '何の列ですか？',
  why: {
    unknown: (percent) =>
      percent === 0
        ? '列名から判定できません。'
        : `列名から判定できませんが、値の${number(Math.round(percent))}%がこの項目に当てはまります。`,
    name: () => '列名と値が一致しません。',
    stock: () => '値の傾向が現在の在庫と異なります。',
  },
  yes: 'はい',
  yesFor: (column, field) => `はい、「${column}」は「${field}」です`,
  no: '取り込まない',
  noFor: (column) => `「${column}」を取り込まない`,
}
