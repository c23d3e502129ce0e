import { formatFor, NB, pluralFor } from '../format.ts'
import type { MarkupsTexts } from '../en/markups.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')
const percent = (value: number) => `${number(value)}${NB}%`

export const markups: MarkupsTexts = {
  title: 'Majorations',
  note: 'Ajoutées aux prix de base avant que les visiteurs les voient, par carrosserie.',
  percent,
  since: (date) => `depuis le ${date}`,
  from: (value, date) => `${percent(value)} à partir du ${date}`,
  cars: (count) => `${number(count)}${NB}${plural(count, 'voiture', 'voitures')} en vente`,
  change: 'Changer',
  changeOf: (name) => `Changer la majoration${NB}: ${name}`,
  versions: (count) => `${number(count)} ${plural(count, 'antérieure', 'antérieures')}`,
  cancel: 'Annuler',
  cancelOf: (value, date) => `Annuler ${percent(value)} à partir du ${date}`,
  cancelled: 'Le changement est annulé',
  percentage: 'Majoration',
  percentageHint: `Plus de −100, 1${NB}000 au plus, deux décimales.`,
  startField: 'En vigueur à partir du',
  startHint: 'Laissez vide pour commencer maintenant. Heure du Japon (JST).',
  unseen: 'Attendez que l’effet soit affiché ci-dessous.',
  failed: 'Impossible de calculer l’effet. Réessayez.',
  submit: 'Fixer la majoration',
  set: (name, value) => `${name}${NB}: ${percent(value)} dès maintenant`,
  planned: (name, value, date) => `${name}${NB}: ${percent(value)} à partir du ${date}`,
}
