import { formatFor, pluralFor } from './format.ts'
import type { ImportFilesTexts } from './import-files-en.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')
const NB = '\u00a0'

export const importFiles: ImportFilesTexts = {
  rejected: {
    empty: (name) => `${name} est vide.`,
    type: (name) =>
      `${name} n’est ni un fichier CSV ni un fichier Excel (.xlsx). Enregistrez la liste en CSV ou en classeur Excel (.xlsx), puis envoyez-la.`,
    size: (name, megabytes) => `${name} dépasse ${megabytes}${NB}Mo. Divisez-le en plusieurs fichiers.`,
  },
  rate: {
    label: (currency) => `${currency} pour un dollar américain`,
    needed: 'Sans ce taux, les prix dans cette monnaie ne peuvent pas être importés.',
    enter: (currency) => `Saisir le taux de ${currency}`,
  },
  byCommand: 'Ligne de commande',
  undoCatalogue:
    'Les marques, modèles et codes modèle qu’il a ajoutés sont supprimés aussi, sauf si autre chose les utilise.',
  removedEntries: (count) =>
    `${number(count)}${NB}${plural(count, 'entrée (marque, modèle ou code modèle) supprimée', 'entrées (marques, modèles et codes modèle) supprimées')} du catalogue.`,
}
