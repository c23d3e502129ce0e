import type { EstimatedCostsTexts } from '../en/estimated-costs.ts'
import { formatFor, NB, pluralFor } from '../format.ts'

const { date, number } = formatFor('fr')
const plural = pluralFor('fr')

export const estimatedCosts: EstimatedCostsTexts = {
  title: 'Frais estimés à destination',
  apart: 'Hors facture. Vous les payez à des tiers à destination, et nous ne les garantissons pas.',
  apartManager: 'Hors facture et hors total. L’acheteur les paie à des tiers à destination.',
  kinds: {
    DUTY: 'Droits et taxes',
    PORT: 'Frais portuaires',
    CLEARING: 'Dédouanement',
    INLAND: 'Transport intérieur',
  },
  range: (low, high) => `${low} à ${high}`,
  percent: (range) => `${range}${NB}% du prix avec fret et assurance`,
  asOf: (day, source, version) => `Au ${date(day)}, version ${number(version)}${NB}: ${source}`,
  unknown: 'Inconnu',
  unknownText: 'Nous n’avons pas d’estimation pour cette destination.',
  note: 'Les acheteurs voient ces fourchettes dans leur demande et sous la proforma, toujours à part de ce que vous garantissez.',
  count: (count) => `${number(count)} ${plural(count, 'estimation', 'estimations')}`,
  none: `Aucune estimation pour l’instant. Les acheteurs voient «${NB}inconnu${NB}».`,
  add: 'Ajouter une estimation',
  edit: 'Modifier',
  editTitle: (what) => `Modifier l’estimation${NB}: ${what}`,
  remove: 'Supprimer',
  removeTitle: (what) => `Supprimer l’estimation${NB}: ${what}${NB}?`,
  removeText: `Les acheteurs verront «${NB}inconnu${NB}». Les documents déjà émis ne changent pas.`,
  saved: 'Estimation enregistrée',
  removed: 'Estimation supprimée',
  submit: 'Enregistrer',
  country: 'Pays',
  kind: 'Type de frais',
  basis: 'Exprimé en',
  bases: { AMOUNT: 'Montant', PERCENT: 'Pourcentage du prix avec fret et assurance' },
  low: 'Minimum',
  high: 'Maximum',
  order: 'Le maximum ne doit pas être inférieur au minimum',
  currency: 'Devise',
  currencyHint: 'Trois lettres, comme USD ou KES. Inutile pour un pourcentage.',
  currencyRule: 'Indiquez un code de devise à trois lettres',
  source: 'Source de l’estimation',
  sourceHint: 'Adresse ou nom de la publication',
  sourceDate: 'Date de la source',
}
