import type { EffectsTexts } from '../en/effects.ts'
import { formatFor, NB, pluralFor } from '../format.ts'

const { money, number } = formatFor('fr')
const plural = pluralFor('fr')
const cars = (count: number) => `${number(count)}${NB}${plural(count, 'voiture', 'voitures')}`

export const effects: EffectsTexts = {
  title: 'Vérifier les effets de cette modification',
  apply: 'Appliquer la modification',
  again: 'Les effets ont changé depuis l’ouverture de cette liste. Vérifiez-les de nouveau.',
  looking: 'Calcul de l’effet …',
  prices: (count, seen) =>
    count === 0
      ? 'Aucun prix ne change.'
      : `${number(count)}${NB}prix ${plural(count, 'change', 'changent')}, dont ${number(seen)} ${plural(seen, 'visible', 'visibles')} par les visiteurs.`,
  pricesTo: (count, port) =>
    count === 0 ? `Aucun prix rendu à ${port} ne change.` : `Le prix rendu à ${port} change pour ${cars(count)}.`,
  insuredPrices: (count, port) =>
    `Le prix rendu change pour ${cars(count)}. Montants indiqués pour ${port}, le port au fret le plus élevé.`,
  sum: (before, after) => `Total${NB}: ${money(before)} actuellement, ${money(after)} après la modification.`,
  largest: 'Plus grands changements',
  examples: 'Exemples',
  inquiry: 'Demande',
  before: 'Actuellement',
  after: 'Après modification',
  quotes: (count, invoices) =>
    [
      `${number(count)}${NB}${plural(count, 'demande en cours garde son devis', 'demandes en cours gardent leur devis')}. Un nouveau devis serait différent.`,
      invoices > 0 &&
        `${number(invoices)}${NB}${plural(invoices, 'proforma émise reste inchangée', 'proformas émises restent inchangées')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  verdicts: (count) =>
    count === 0
      ? 'Aucune voiture ne change de verdict d’importation.'
      : `${cars(count)} ${plural(count, 'change', 'changent')} de verdict d’importation.`,
  verdictChange: (country, before, after, count) => `${country}${NB}: ${before} → ${after}, ${cars(count)}`,
  inquiryVerdicts: (count) =>
    `${number(count)}${NB}${plural(count, 'demande en cours change', 'demandes en cours changent')} de verdict d’importation.`,
  more: (count) => `${number(count)}${NB}${plural(count, 'autre', 'autres')} dans la liste complète.`,
  download: 'Télécharger la liste complète (CSV)',
  undo: 'Annuler',
  undone: 'Modification annulée',
  changedSince: 'Cet élément a été modifié depuis. La modification ne peut plus être annulée.',
}
