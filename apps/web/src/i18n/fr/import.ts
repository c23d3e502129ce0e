import { formatFor, NB, pluralFor } from '../format.ts'
import type { ImportTexts } from '../en/import.ts'
import { question } from './import-question.ts'

const plural = pluralFor('fr')
const { number } = formatFor('fr')
const rows = (count: number): string => `${number(count)}${NB}${plural(count, 'ligne', 'lignes')}`
const cars = (count: number): string => `${number(count)}${NB}${plural(count, 'voiture', 'voitures')}`
const quoted = (text: Params[string] | undefined): string => `«${NB}${text}${NB}»`

type Params = Readonly<Record<string, string | number | boolean | null>>
const shown = (value: Params[string] | undefined): string => number(Math.round(Number(value ?? 0) * 10) / 10)
const spread = ({ middle, low, high }: Params): string =>
  middle === null
    ? ''
    : ` Ses valeurs tournent autour de ${shown(middle)}, la plupart de ${shown(low)} à ${shown(high)}.`
const reasons: Readonly<Record<string, string>> = {
  said: 'selon votre choix',
  name: 'd’après son nom',
  values: 'd’après ses valeurs',
  column: 'sauf indication contraire de la colonne de la monnaie',
  yen: 'son nom est japonais et ses montants sont typiques du yen',
}
const before = ({ hasChassis }: Params): string => (hasChassis ? 'à leur châssis s’il est donné, sinon ' : '')

const guesses: Readonly<Record<string, (params: Params) => string>> = {
  encoding: ({ encoding }) => `Le texte est lu en ${encoding}.`,
  sheets: ({ sheet }) => `Seule la feuille ${quoted(sheet)} est lue.`,
  'no-header': () => `Le fichier n’a pas d’en-tête${NB}: ses colonnes sont reconnues à leurs valeurs.`,
  'header-line': ({ line }) =>
    `L’en-tête est à la ligne${NB}${shown(line)}${NB}; les lignes précédentes sont ignorées.`,
  'header-unknown': () => `Aucune colonne de cet en-tête n’est reconnue${NB}: choisissez les champs ci-dessous.`,
  'only-year': ({ column }) =>
    `${quoted(column)} est la seule année du fichier${NB}: elle est prise pour l’année de première immatriculation.`,
  'year-in-name': ({ column }) =>
    `Aucune colonne ne donne l’année. Elle est lue dans ${quoted(column)}, comme année de première immatriculation.`,
  'engine-in-name': ({ column }) =>
    `Aucune colonne ne donne la cylindrée. Elle est lue dans ${quoted(column)}, en litres.`,
  'brand-by-model': () =>
    `Aucune colonne ne donne la marque${NB}: elle se déduit du modèle, si une seule marque a un tel modèle.`,
  'day-first': ({ column }) => `${quoted(column)}${NB}: jour avant mois, supposé, car aucune date ne le montre.`,
  'month-first': ({ column }) => `${quoted(column)}${NB}: mois avant jour, d’après ses valeurs.`,
  'semi-automatic': ({ value, column }) => `${quoted(value)} dans ${quoted(column)} est pris pour automatique.`,
  pictures: ({ column }) =>
    `${quoted(column)} contient des adresses d’images. Rien n’est téléchargé depuis une adresse d’un fichier${NB}: ajoutez les images aux voitures.`,
  litres: ({ column, ...more }) => `${quoted(column)} est en litres.${spread(more)}`,
  distance: ({ column, unit, reason, factor, isInThousands, isSmall, ...more }) => {
    const words = unit === 'mi' ? 'miles' : 'kilomètres'
    const times = isInThousands ? ', en milliers' : Number(factor) > 1 ? `, fois ${shown(factor)}` : ''
    const why =
      reason === 'assumed' ? `supposé, car aucune unité n’est indiquée.${spread(more)}` : `${reasons[String(reason)]}.`
    return `${quoted(column)} est en ${words}${times}${NB}: ${why}${isSmall ? ` C’est peu${NB}: s’agit-il de milliers${NB}?` : ''}`
  },
  money: ({ column, currency, reason, rate, isHigh, ...more }) => {
    const why =
      reason === 'assumed'
        ? `supposé, car rien dans le fichier ne nomme de monnaie.${spread(more)}${isHigh ? ` C’est beaucoup pour des dollars${NB}: s’agit-il d’une autre monnaie${NB}?` : ''}`
        : `${reasons[String(reason)]}.`
    const tail =
      rate === null
        ? ' Sans taux, aucune ligne ne peut être importée.'
        : currency === 'USD'
          ? ''
          : ` Taux${NB}: ${number(Number(rate))} pour un dollar.`
    return `${quoted(column)} est en ${currency === 'USD' ? 'dollars américains' : currency}${NB}: ${why}${tail}`
  },
  'known-by-row': ({ reason, column, count, ...more }) => {
    const why: Readonly<Record<string, string>> = {
      none: 'Aucune colonne ne donne de numéro propre à la source.',
      counter: `${quoted(column)} ne fait que compter les lignes, et changerait si la liste était triée autrement.`,
      repeated: `${quoted(column)} se répète sur ${rows(Number(count))}.`,
      nameless: `${quoted(column)} permettrait d’identifier les voitures si vous nommez la source.`,
    }
    return `${why[String(reason)] ?? ''} Les voitures sont reconnues ${before(more)}au contenu de leur ligne${NB}: une ligne qui change est une nouvelle voiture.`
  },
  'known-by-number': ({ column, source, ...more }) =>
    `Les voitures sont reconnues ${before(more)}à ${quoted(column)} de la source ${quoted(source)}.`,
}

export const imports: ImportTexts = {
  title: 'Importer des voitures',
  vehicles: 'Véhicules',
  steps: 'Étapes de l’import',
  step: { file: 'Fichier', columns: 'Colonnes', check: 'Contrôle', run: 'Importation' },
  file: {
    title: 'Une liste de voitures',
    drop: 'Déposez un fichier ici',
    choose: 'Choisir un fichier',
    hint: `CSV ou Excel (.xlsx), jusqu’à 50${NB}Mo. Les colonnes et les mots du métier sont reconnus en anglais, français, japonais, russe et arabe. Rien n’est encore écrit.`,
    sending: (percent) => `Envoi … ${percent}${NB}%`,
    reading: 'Lecture …',
    cancel: 'Annuler',
    one: 'Un fichier à la fois.',
    arrived: 'Le fichier est envoyé. Retrouvez-le sous Importer, Fichiers importés.',
    lost: 'Le fichier n’a pas pu être envoyé',
    another: 'Un autre fichier',
  },
  past: {
    title: 'Fichiers importés',
    note: `Un import peut être annulé pendant 90${NB}jours.`,
    empty: 'Aucun fichier pour l’instant.',
    file: 'Fichier',
    by: 'Par',
    when: 'Envoyé',
    state: 'État',
    rows: 'Lignes',
    made: 'Nouvelles',
    changed: 'Modifiées',
    refused: 'Refusées',
    former: 'ancien responsable',
  },
  states: {
    READY: 'Pas encore importé',
    CHECKING: 'Contrôle en cours',
    RUNNING: 'Import en cours',
    DONE: 'Importé',
    CANCELLED: 'Arrêté',
    FAILED: 'Échoué',
    UNDOING: 'Annulation en cours',
    UNDONE: 'Annulé',
  },
  working: (percent, done, total) =>
    `${percent}${NB}%, ${number(done)} sur ${rows(total)}. Vous pouvez quitter cette page. L’import continue.`,
  waiting: 'Démarrage imminent. Vous pouvez quitter cette page.',
  undoing: 'Annulation de l’import en cours. Vous pouvez quitter cette page.',
  stop: 'Arrêter',
  stopping: 'Arrêt …',
  counts: {
    title: 'Aperçu',
    done: 'Résultats',
    rows: 'Lignes',
    made: 'Nouvelles voitures',
    changed: 'Voitures modifiées',
    unchanged: 'Voitures inchangées',
    partial: 'Avec une valeur vide',
    refused: 'Refusées',
  },
  status: {
    title: 'État',
    check: (count) => `Contrôler ${rows(count)}`,
    again: 'Contrôler de nouveau',
    run: (count) => `Importer ${cars(count)}`,
    nothing: `Rien à importer${NB}: toutes les voitures sont à jour.`,
    none: 'Aucune ligne ne peut être importée. Choisissez les champs ci-dessous, ou corrigez le fichier.',
    blocked:
      'Certaines lignes ont des erreurs. Corrigez-les et renvoyez le fichier, ou n’importez que les lignes valables.',
    unread: 'Vos modifications ne sont pas encore appliquées.',
    bad: 'Si des lignes ont des erreurs',
    whole: 'Ne rien importer',
    good: 'N’importer que les lignes valables',
    catalogue: 'Créer les marques et modèles manquants',
    catalogueHint: 'Crée aussi les codes modèle. Sinon, les lignes concernées figurent parmi les erreurs.',
    publish: 'Publier immédiatement',
    publishHint:
      'Seulement les voitures avec un prix, avec une illustration en attendant les photos. Sinon, ce sont des brouillons.',
    discard: 'Supprimer le fichier',
    discardTitle: `Supprimer ce fichier${NB}?`,
    discardText: (name) => `${name} n’a pas été importé${NB}: aucune voiture n’est modifiée.`,
    undo: 'Annuler cet import',
    undoTitle: `Annuler cet import${NB}?`,
    undoText: (deleted, restored) =>
      [
        deleted > 0 &&
          `${cars(deleted)} ${plural(deleted, 'créée par cet import sera supprimée', 'créées par cet import seront supprimées')}.`,
        restored > 0 &&
          `${cars(restored)} ${plural(restored, 'retrouvera ses valeurs précédentes', 'retrouveront leurs valeurs précédentes')}.`,
        deleted + restored === 0 && 'Il n’y a rien à annuler.',
      ]
        .filter(Boolean)
        .join(' '),
    undoFailed: 'L’aperçu n’a pas pu être chargé.',
    undoKept: (count) => `${cars(count)} ${plural(count, 'restera inchangée', 'resteront inchangées')}${NB}:`,
    undoMore: (count) => `et ${number(count)} ${plural(count, 'autre', 'autres')}`,
    undoVerb: 'Annuler l’import',
    undone: (count) => `Import annulé pour ${cars(count)}.`,
    kept: (count) =>
      `${cars(count)} ${plural(count, 'a été conservée', 'ont été conservées')}${NB}: la liste ci-dessous indique pourquoi.`,
    other: 'Un autre import est en cours. Vous pourrez lancer celui-ci quand il sera terminé.',
    stale: `Une autre personne a changé ces paramètres. Vos modifications sont conservées${NB}: vérifiez-les, puis appliquez à nouveau.`,
    stopped: 'Import arrêté. Les lignes déjà importées sont conservées, mais vous pouvez les annuler.',
    stoppedWhole: 'Import arrêté. Rien n’a été importé.',
    sent: (who, when) => `Envoyé par ${who}, ${when}.`,
    seeDrafts: 'Voir les brouillons',
    seeCars: 'Voir les voitures',
  },
  columns: {
    question,
    title: 'Colonnes',
    markups: (low, high) =>
      `Les acheteurs voient ce prix augmenté de la majoration de la carrosserie, actuellement ${low === high ? `${number(low)}${NB}%` : `de ${number(low)} à ${number(high)}${NB}%`}.`,
    seeMarkups: 'Voir les majorations',
    note: (known, total) => `${number(known)} sur ${number(total)} associées. Les colonnes non associées d’abord.`,
    column: 'Colonne',
    samples: 'Exemples',
    field: 'Champ',
    sure: 'Fiabilité',
    levels: { said: 'Choisi par vous', high: 'Élevée', middle: 'Moyenne', low: 'Faible' },
    leaveOut: 'Non importée',
    takenFrom: (field, other) => `${field} se lisait dans ${quoted(other)}, qui n’est plus importée.`,
    save: 'Appliquer',
    saving: 'Application …',
    discard: 'Réinitialiser',
    remembered: 'Réglages repris du dernier fichier ayant cet en-tête.',
    empty: 'vide',
    fieldOf: (column) => `Champ de ${quoted(column)}`,
  },
  reading: {
    title: 'Paramètres de lecture',
    kind: { csv: 'Texte', xlsx: 'Classeur Excel' },
    sheet: 'Feuille',
    currency: 'Monnaie des prix',
    asInFile: 'Comme dans le fichier',
    rateHint: `Combien en font 1${NB}USD${NB}: 150 pour le yen, 0,79 pour la livre.`,
    rateFault: 'Un nombre supérieur à 0',
    distance: 'Unité des distances',
    km: 'En kilomètres',
    mi: 'En miles',
    source: 'Nom de la source',
    sourceHint: 'Les voitures d’une source sont reconnues à leur numéro de stock.',
    guesses: 'Hypothèses',
    notes: 'Remarques sur le fichier',
  },
  problems: {
    title: 'Problèmes',
    note: (count) => `${number(count)}${NB}${plural(count, 'problème', 'problèmes')}`,
    none: `Aucun problème${NB}: chaque ligne peut être importée.`,
    nothing: 'Aucun problème ne correspond à ces filtres.',
    cut: (listed, all) =>
      `Seuls les ${number(listed)} premiers problèmes sur ${number(all)} sont listés ici. Le fichier CSV les contient tous.`,
    severity: 'Gravité',
    any: 'Toutes',
    severities: { refused: 'Ligne refusée', partial: 'Valeur laissée vide', flagged: 'À vérifier' },
    field: 'Champ',
    anyField: 'Tous les champs',
    line: 'Ligne',
    what: 'Problème',
    export: 'Télécharger toutes les erreurs (CSV)',
  },
  cars: {
    title: 'Voitures importées',
    car: 'Voiture',
    reference: 'Référence',
    what: 'Résultat',
    made: 'Nouvelle',
    changed: 'Modifiée',
    kept: 'Conservée',
    because: (car, reason) => `${car}${NB}: ${reason}`,
    keptFor: {
      deleted: 'supprimée depuis l’import',
      archived: 'archivée depuis l’import',
      edited: 'modifiée depuis l’import',
      pictures: 'photos ajoutées depuis l’import',
      costs: 'coûts d’achat saisis depuis l’import',
      inquiry: 'fait l’objet d’une demande',
      catalogue: 'son ancien code modèle n’existe plus',
      number: 'son ancien numéro de stock ou de châssis est celui d’une autre voiture',
    },
    gone: 'Supprimée',
  },
  fields: {
    brand: 'Marque',
    model: 'Modèle',
    name: 'Marque et modèle ensemble',
    modelYear: 'Millésime',
    trim: 'Code modèle',
    registrationMonth: 'Mois d’immatriculation',
    manufactureMonth: 'Mois de fabrication',
    price: 'Prix',
    currency: 'Monnaie',
    dimension: 'Longueur × largeur × hauteur',
    tires: 'Pneus, deux essieux',
    location: 'Lieu',
    id: 'N° de stock de la source',
  },
  groups: {
    car: 'Voiture',
    specification: 'Caractéristiques',
    price: 'Prix',
    dimensions: 'Dimensions',
    place: 'Lieu',
    kit: 'Lot de bord',
    inspection: 'Fiche d’inspection',
    equipment: 'Équipement',
  },
  guesses,
}
