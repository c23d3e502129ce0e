import { formatFor, NB, pluralFor } from '../format.ts'
import type { VoyageScheduleTexts } from '../en/voyage-schedule.ts'

const { date, number } = formatFor('fr')
const plural = pluralFor('fr')
const voyages = (count: number) => `${number(count)}${NB}${plural(count, 'voyage', 'voyages')}`
const inquiries = (count: number) => `${number(count)}${NB}${plural(count, 'demande', 'demandes')}`

/** Faults of the server, by its words. */
const FAULTS: Record<string, string> = {
  'The file is empty': 'Le fichier est vide.',
  'A schedule may have at most 5 MB': 'Un calendrier peut faire 5 Mo au plus.',
  'A schedule may have at most 5,000 lines and 300 voyages: split it':
    'Le calendrier est limité à 5 000 lignes et 300 voyages. Divisez le fichier.',
  'This is not a schedule in CSV or XLSX': 'Ce fichier n’est pas un calendrier CSV ou XLSX.',
  'No columns for vessel, voyage number, ETD and the arrivals were found':
    'Aucune colonne de navire, de numéro de voyage, d’ETD et d’arrivée n’a été trouvée.',
  'This schedule moves more than 1,000 inquiries: import it in parts':
    'Ce calendrier déplace plus de 1 000 demandes. Importez-le en plusieurs fois.',
  'This file takes too much time or memory to be read': 'La lecture de ce fichier demande trop de temps ou de mémoire.',
}
export const scheduleFault = (words: string): string | undefined => FAULTS[words]

export const voyageSchedule: VoyageScheduleTexts = {
  open: 'Importer un calendrier',
  title: 'Importer un calendrier',
  file: 'Fichier',
  drop: 'Déposez ici le calendrier de la compagnie maritime',
  choose: 'Choisir un fichier',
  formats: 'CSV ou XLSX, 5 Mo au plus.',
  layouts: 'Une ligne par escale, ou une ligne par voyage avec une colonne par port.',
  one: 'Choisissez un seul fichier à la fois.',
  reading: 'Lecture du calendrier…',
  columns: 'Colonnes reconnues',
  column: (title, meaning) => `${title} → ${meaning}`,
  ignored: (titles) => `Non utilisées${NB}: ${titles}`,
  meanings: {
    VESSEL: 'navire',
    NUMBER: 'numéro de voyage',
    VESSEL_AND_NUMBER: 'navire et numéro de voyage',
    CARRIER: 'compagnie maritime',
    LOADING_PORT: 'port de chargement',
    CUT_OFF: 'clôture',
    DEPARTURE: 'départ (ETD)',
    PORT: 'escale',
    ARRIVAL: 'arrivée (ETA)',
    CALL: 'arrivée (ETA)',
  },
  callAt: (port) => `arrivée à ${port}`,
  problemsTitle: (count) => `${number(count)}${NB}${plural(count, 'problème', 'problèmes')} dans le fichier`,
  leftOut: (count, names) =>
    `${voyages(count)} ${plural(count, 'écarté', 'écartés')}${names && `${NB}: ${names}`}. Corrigez le fichier et choisissez-le de nouveau, ou importez le reste.`,
  place: (line, column) => (column === null ? `Ligne ${number(line)}` : `Ligne ${number(line)}, ${column}`),
  problem: (place, words, value) => (value ? `${place}${NB}: ${words} (${value})` : `${place}${NB}: ${words}`),
  more: (count) => `et ${number(count)} de plus`,
  problems: {
    BAD_LINE: 'cette ligne est illisible',
    SHIFTED: 'les cellules ne sont pas sous leurs colonnes',
    MISSING: 'une valeur manque',
    NO_CUT_OFF: 'la clôture manque, et le voyage est nouveau',
    NO_LOADING_PORT: 'le port de chargement manque, et le voyage est nouveau',
    TOO_LONG: 'ce texte est trop long',
    BAD_DATE: 'ce n’est pas une date',
    DATE_ORDER: 'jour et mois ne peuvent pas être distingués. Écrivez les dates sous la forme 2027-06-12',
    FAR_DATE: 'cette date est éloignée de plus de dix ans',
    CONTRADICTION: 'diffère d’une autre ligne de ce voyage',
    UNKNOWN_PORT: 'ne fait pas partie de vos ports, l’escale est écartée',
    AMBIGUOUS_PORT: 'plusieurs de vos ports portent ce nom, l’escale est écartée. Ajoutez le pays au nom',
    NO_PORT_CALL: 'le voyage ne fait escale dans aucun de vos ports',
    ARRIVAL_BEFORE_DEPARTURE: 'l’arrivée précède le départ',
    CUT_OFF_AFTER_DEPARTURE: 'la clôture suit le départ',
    CALL_NOT_LISTED: 'le fichier n’indique pas ce port. L’escale est conservée',
    OTHER_LOADING_PORT: 'autre port de chargement de ce voyage. Son départ n’est pas pris en compte',
  },
  noCutOff: {
    title: 'Dates de clôture',
    text: (names) =>
      `Certains nouveaux voyages n’ont pas de date de clôture${NB}: ${names}. Indiquez combien de jours avant le départ ils cessent d’accepter des voitures.`,
    days: 'Jours avant le départ',
    submit: 'Fixer les clôtures',
  },
  result: 'Voyages à importer',
  counts: (added, changed_, same) =>
    `${number(added)} ${plural(added, 'nouveau', 'nouveaux')}, ${number(changed_)} ${plural(changed_, 'modifié', 'modifiés')}, ${number(same)} sans changement`,
  nothing: 'Tous les voyages du fichier sont déjà enregistrés. Il n’y a rien à importer.',
  noneRead: 'Aucun voyage de ce fichier ne peut être importé.',
  moves: (count) =>
    `${inquiries(count)} ${plural(count, 'change', 'changent')} de dates. Chaque acheteur reçoit un message dans sa demande et un e-mail par voyage.`,
  atRisk: (count) => `${number(count)} à risque`,
  states: { NEW: 'Nouveau', CHANGED: 'Modifié', SAME: 'Sans changement' },
  cutOff: (from, to) => changed('Clôture', from, to),
  departure: (from, to) => changed('Départ', from, to),
  arrival: (port, from, to) => changed(port, from, to),
  loadingPort: (port) => `de ${port}`,
  apply: (count) => `Importer ${voyages(count)}`,
  again: 'Les voyages ou les affectations ont changé entre-temps. Vérifiez de nouveau l’aperçu.',
  applied: (added, changed_) =>
    `Calendrier importé${NB}: ${number(added)} ${plural(added, 'nouveau', 'nouveaux')}, ${number(changed_)} ${plural(changed_, 'modifié', 'modifiés')}`,
  otherFile: 'Choisir un autre fichier',
}
const changed = (what: string, from: string | null, to: string): string =>
  from !== null && from !== to ? `${what} ${date(from)} → ${date(to)}` : `${what} ${date(to)}`
