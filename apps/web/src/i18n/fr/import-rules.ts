import { formatFor, NB, pluralFor } from '../format.ts'
import type { ImportRulesTexts } from '../en/import-rules.ts'

const { date, number } = formatFor('fr')
const plural = pluralFor('fr')
const years = (age: number) => `${number(age)} ${plural(age, 'an', 'ans')}`
const SINCE = {
  FIRST_REGISTRATION: 'depuis la première immatriculation',
  MANUFACTURE: 'depuis la fabrication',
}

export const importRules: ImportRulesTexts = {
  title: 'Règles d’importation',
  note: 'Les acheteurs voient sur chaque voiture si elle peut être importée à leur destination. Sans règle, la boutique indique que rien n’est confirmé.',
  search: 'Rechercher un pays',
  count: (count) => `${number(count)} ${plural(count, 'règle', 'règles')}`,
  none: 'Aucune règle d’importation pour l’instant.',
  noneFound: 'Aucun pays ne correspond à votre recherche.',
  add: 'Ajouter une règle',
  addDefaults: 'Ajouter les règles par défaut',
  added: (count) =>
    count === 0
      ? 'Chaque pays a déjà une règle'
      : `${number(count)} ${plural(count, 'règle ajoutée', 'règles ajoutées')}. Vérification recommandée.`,
  edit: 'Modifier',
  editTitle: (country) => `Modifier la règle${NB}: ${country}`,
  review: 'Marquer comme vérifiée',
  remove: 'Supprimer',
  showHistory: 'Historique',
  removedVersion: 'supprimée',
  recorded: (version, on, by) => `Version ${number(version)}, ${date(on)}${by ? `, ${by}` : ''}`,
  saved: 'Règle enregistrée',
  reviewed: 'Règle marquée comme vérifiée',
  removed: 'Règle supprimée',
  removeTitle: (country) => `Supprimer la règle${NB}: ${country}${NB}?`,
  removeText: 'Les voitures ne seront plus comparées à cette règle. Ses versions sont conservées.',
  overdue: 'Non vérifiée depuis plus de 180 jours',
  contradicted: 'Contredit une autre règle',
  reviewedOn: (on) => `Vérifiée le ${date(on)}`,
  validity: (from, until) =>
    from && until
      ? `Valable du ${date(from)} au ${date(until)}`
      : from
        ? `Valable à partir du ${date(from)}`
        : until
          ? `Valable jusqu’au ${date(until)}`
          : '',
  forAll: 'Tous les véhicules',
  notAllowed: 'Importation interdite',
  noAgeLimit: 'Pas de limite d’âge',
  ageIs: (from, to, basis) =>
    `${from === null ? `${years(to ?? 0)} au plus` : to === null ? `${years(from)} au moins` : `De ${number(from)} à ${years(to)}`} ${SINCE[basis]}`,
  steeringIs: { RIGHT: 'volant à droite', LEFT: 'volant à gauche', ANY: 'volant à droite ou à gauche' },
  confidences: { HIGH: 'élevée', MEDIUM: 'moyenne', LOW: 'faible' },
  confidenceIs: (level) => `Fiabilité${NB}: ${level}`,
  unknown: 'Non connu',
  country: 'Pays',
  bodyTypes: 'Carrosseries',
  fuelTypes: 'Énergies',
  scopeHint:
    'Si rien n’est coché, la règle vaut pour tous les véhicules. Une règle plus précise l’emporte sur la règle générale.',
  isAllowed: 'Importation de voitures d’occasion autorisée',
  yes: 'Oui',
  no: 'Non',
  maxAge: 'Âge maximal',
  minAge: 'Âge minimal',
  ageHint: `En années${NB}; laissez vide s’il n’y a pas de limite.`,
  years: 'ans',
  ageBasis: 'Âge compté depuis',
  ageBases: { FIRST_REGISTRATION: 'Première immatriculation', MANUFACTURE: 'Fabrication' },
  ageStart: 'Début du décompte',
  ageStarts: {
    MONTH: 'le mois même',
    YEAR: 'le 1er janvier de la même année',
    NEXT_YEAR: 'le 1er janvier de l’année suivante',
  },
  ageMoment: 'Âge mesuré',
  ageMoments: { ARRIVAL: 'à l’arrivée', SHIPMENT: 'à l’embarquement', LANDING_PERMIT: 'au permis de débarquement' },
  steering: 'Volant',
  steerings: { RIGHT: 'À droite seulement', LEFT: 'À gauche seulement', ANY: 'Indifférent' },
  inspectionBodies: 'Organismes d’inspection acceptés',
  inspectionHint: `Séparez les noms par des virgules. Écrivez «${NB}aucun${NB}» si aucune inspection n’est exigée${NB}; laissez vide si vous ne savez pas.`,
  noInspection: 'aucun',
  documents: 'Documents dont l’acheteur a besoin',
  documentsHint:
    'Si rien n’est coché, les demandes affichent les documents habituels et indiquent qu’aucune liste n’est enregistrée.',
  transitFrom: 'Transport le plus court',
  transitTo: 'Transport le plus long',
  days: 'jours',
  noteEn: 'Remarque en anglais',
  noteFr: 'Remarque en français',
  validFrom: 'Valable à partir du',
  validUntil: 'Valable jusqu’au',
  source: 'Sources',
  sourceHint: 'Adresse web ou nom de la publication.',
  sourceDate: 'Date de la source',
  confidence: 'Fiabilité',
  submit: 'Enregistrer la règle',
}
