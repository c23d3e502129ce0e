import { formatFor, NB } from '../format.ts'
import type { QuestionTexts } from '../en/import-question.ts'

const { number } = formatFor('fr')
const quoted = (text: string): string => `«${NB}${text}${NB}»`

export const question: QuestionTexts = {
  count: (columns) =>
    columns === 1
      ? 'Une colonne attend votre réponse. D’ici là, elle n’est pas lue.'
      : `${number(columns)}${NB}colonnes attendent votre réponse. D’ici là, elles ne sont pas lues.`,
  is: (field) => `S’agit-il de ${quoted(field)}${NB}?`,
  what: `Que contient cette colonne${NB}?`,
  why: {
    unknown: (percent) =>
      percent === 0
        ? 'Ce nom de colonne n’est pas reconnu.'
        : `Ce nom de colonne n’est pas reconnu${NB}; ${number(Math.round(percent))}${NB}% de ses valeurs pourraient convenir.`,
    name: () => 'Ses valeurs ne correspondent pas à son nom.',
    stock: () => 'Ses valeurs ne ressemblent pas à celles de votre stock.',
  },
  yes: 'Oui',
  yesFor: (column, field) => `Oui, ${quoted(column)} est ${quoted(field)}`,
  no: 'Ignorer la colonne',
  noFor: (column) => `Ignorer la colonne ${quoted(column)}`,
}
