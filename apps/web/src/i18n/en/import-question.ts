import { formatFor } from '../format.ts'

const { number } = formatFor('en')

/**
 * Question about a column that is skipped until answered. `percent`: share of values that fit; 0 without a
 * suggestion.
 */
export const question = {
  count: (columns: number) =>
    columns === 1
      ? 'One column needs your answer. Until then it is not read.'
      : `${number(columns)} columns need your answer. Until then they are not read.`,
  is: (field: string) => `Is this “${field}”?`,
  what: 'What is this column?',
  why: {
    unknown: (percent: number) =>
      percent === 0
        ? 'Its name is not known here.'
        : `Its name is not known here; ${number(Math.round(percent))}% of its values could be this.`,
    name: () => 'Its values do not match its name.',
    stock: () => 'Its values are unlike those of your stock.',
  },
  yes: 'Yes',
  yesFor: (column: string, field: string) => `Yes, “${column}” is “${field}”`,
  no: 'Leave out',
  noFor: (column: string) => `Leave out “${column}”`,
}
export type QuestionTexts = typeof question
