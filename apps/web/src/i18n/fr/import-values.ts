import { formatFor, pluralFor } from '../format.ts'
import type { ImportValueTexts } from '../en/import-values.ts'

const NB = '\u00a0'
const plural = pluralFor('fr')
const { number } = formatFor('fr')
const quoted = (text: string): string => `«${NB}${text}${NB}»`
const rows = (count: number): string => `${number(count)}${NB}${plural(count, 'ligne', 'lignes')}`
const values = (count: number): string => `${number(count)}${NB}${plural(count, 'valeur', 'valeurs')}`

export const importValues: ImportValueTexts = {
  title: 'Valeurs et noms inconnus',
  note: (empty, newNames) =>
    [
      empty > 0 &&
        `${values(empty)} ${plural(empty, 'restera vide', 'resteront vides')} si vous ne choisissez pas de signification.`,
      newNames > 0 &&
        `${number(newNames)}${NB}${plural(newNames, 'nouveau nom ressemble à un nom connu et sera créé', 'nouveaux noms ressemblent à des noms connus et seront créés')} si vous ne choisissez pas le nom connu.`,
      empty + newNames === 0 && 'Toutes les valeurs sont associées.',
    ]
      .filter(Boolean)
      .join(' '),
  kept: 'Vos choix sont conservés pour le prochain fichier ayant cet en-tête.',
  acceptAll: (count) => `Accepter les ${number(count)} suggestions`,
  acceptOne: 'Accepter la suggestion',
  accept: 'Accepter',
  acceptOf: (value) => `Accepter la suggestion pour ${quoted(value)}`,
  apply: 'Appliquer les significations',
  applying: 'Application …',
  undo: 'Annuler les modifications',
  column: (field, label) => `${field}, colonne ${quoted(label)}`,
  value: 'Valeur du fichier',
  rows: 'Dans le fichier',
  rowsOf: rows,
  meaning: 'Signification',
  state: 'État',
  /** `list`: line numbers. */
  lines: (list, count) => `${plural(count, 'ligne', 'lignes')} ${list}`,
  meaningOf: (value, field) => `Signification de ${quoted(value)} (${field})`,
  choose: 'Choisir une signification',
  type: 'Saisir la valeur à lire',
  leaveEmpty: 'Laisser vide',
  suggestion: (meaning) => `Suggestion${NB}: ${meaning}`,
  createNew: 'Créer ce nom',
  createsNew: 'Sera créé comme nouveau nom',
  chosen: 'Votre choix',
  unsaved: 'Choisi, pas encore appliqué',
  empty: 'Laissé vide',
  others: (count) => `D’autres valeurs, dans ${rows(count)}, restent vides. Elles figurent dans la liste des erreurs.`,
  leftOut: {
    title: 'Non importé',
    none: 'Toutes les colonnes et valeurs du fichier sont importées.',
    columns: 'Colonnes',
    values: 'Valeurs laissées vides',
    ofColumn: (label, count) => (count === undefined ? label : `${label}${NB}: ${values(count)}`),
    ofValue: (field, value, count) => `${field} ${quoted(value)}${NB}: ${rows(count)}`,
    newNames: 'Nouveaux noms à vérifier',
    ofNewName: (field, value, known, count) => `${field} ${quoted(value)}, proche de ${known}${NB}: ${rows(count)}`,
    otherValues: (field, count) => `${field}, autres valeurs${NB}: ${rows(count)}`,
    more: (count) => `et ${number(count)} de plus`,
    review: 'Vérifier les valeurs',
    reviewNames: 'Vérifier les noms',
  },
  file: {
    title: 'Fichier de correspondance',
    hint: 'Il contient vos colonnes, valeurs et unités, pour un autre fichier ou pour la ligne de commande.',
    save: 'Télécharger la correspondance (JSON)',
    load: 'Utiliser un fichier de correspondance',
    loaded: 'La correspondance est chargée. Relisez le fichier pour l’appliquer.',
    unused: (names) => `Non utilisé pour ce fichier${NB}: ${names}.`,
    wrong: 'Ce n’est pas un fichier de correspondance. Choisissez un fichier JSON téléchargé ici.',
  },
}
