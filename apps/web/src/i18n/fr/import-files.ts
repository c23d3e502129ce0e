import { formatFor, pluralFor } from '../format.ts'
import type { ImportFilesTexts, PreviewField } from '../en/import-files.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')
const NB = '\u00a0'

const missing: Record<PreviewField, string> = {
  price: 'prix',
  chassis: 'châssis',
  firstRegistration: 'année',
  mileage: 'kilométrage',
  engineSize: 'cylindrée',
  transmissionType: 'boîte de vitesses',
  fuelType: 'carburant',
  color: 'couleur',
  steering: 'côté du volant',
  bodyType: 'carrosserie',
  cubicMeter: 'volume (m³)',
}

export const importFiles: ImportFilesTexts = {
  rejected: {
    empty: (name) => `${name} est vide.`,
    type: (name) =>
      `${name} n’est ni un fichier CSV ni un fichier Excel (.xlsx). Enregistrez la liste en CSV ou en classeur Excel (.xlsx), puis envoyez-la.`,
    size: (name, megabytes) => `${name} dépasse ${megabytes}${NB}Mo. Divisez-le en plusieurs fichiers.`,
  },
  template: {
    label: `Ou partez d’un modèle avec deux voitures d’exemple${NB}:`,
    fileName: 'modele-import',
    formats: { csv: 'Modèle CSV', xlsx: 'Modèle Excel' },
  },
  preview: {
    title: 'Aperçu',
    note: (count, all) =>
      `${plural(count, 'La première voiture', `Les ${number(count)} premières voitures`)} sur ${number(all)}${NB}${plural(all, 'ligne', 'lignes')}, comme les acheteurs les verront`,
    none: 'Aucune ligne du fichier n’a encore été reconnue comme une voiture. Choisissez les colonnes de la marque et du modèle.',
    more: (count) => `Afficher ${number(count)}${NB}voitures`,
    fewer: 'Afficher moins',
    line: (line) => `Ligne ${number(line)}`,
    changes: {
      new: 'Nouvelle voiture',
      changed: 'Modifie une voiture du stock',
      unchanged: 'Déjà en stock, sans changement',
    },
    missing: (fields) => `Il manque${NB}: ${fields.map((field) => missing[field]).join(', ')}`,
    markup: (base, bodyType, percentage) =>
      `${base} dans le fichier, plus la majoration de ${number(percentage)}${NB}% (${bodyType})`,
    complete: 'Rien d’important ne manque',
  },
  rate: {
    label: (currency) => `${currency} pour un dollar américain`,
    needed: 'Sans ce taux, les prix dans cette monnaie ne peuvent pas être importés.',
    enter: (currency) => `Saisir le taux de ${currency}`,
  },
  byCommand: 'Ligne de commande',
  undoCatalogue:
    'Les marques, modèles et codes modèle qu’il a ajoutés seront également supprimés, sauf s’ils sont utilisés ailleurs.',
  removedEntries: (count) =>
    count === 1
      ? 'Une marque, un modèle ou un code modèle a été supprimé du catalogue.'
      : `${number(count)}${NB}marques, modèles ou codes modèle ont été supprimés du catalogue.`,
}
