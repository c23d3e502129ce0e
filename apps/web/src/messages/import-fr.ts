import { formatFor, NB, pluralFor } from './format.ts'
import type { ImportTexts } from './import-en.ts'
import { question } from './import-question-fr.ts'

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
  said: 'comme vous le dites',
  name: 'd’après son nom',
  values: 'd’après ses valeurs',
  column: 'là où la colonne de la monnaie ne dit rien d’autre',
  yen: 'son nom est japonais et ses chiffres sont ceux de yens',
}
const before = ({ hasChassis }: Params): string => (hasChassis ? 'à leur châssis s’il est donné, sinon ' : '')

const guesses: Readonly<Record<string, (params: Params) => string>> = {
  encoding: ({ encoding }) => `Le texte est lu en ${encoding}.`,
  sheets: ({ sheet }) => `La feuille ${quoted(sheet)} est lue, et aucune autre.`,
  'no-header': () => `Le fichier n’a pas d’en-tête${NB}: ses colonnes se reconnaissent à leurs valeurs.`,
  'header-line': ({ line }) => `L’en-tête est à la ligne${NB}${shown(line)}${NB}; ce qui précède est laissé de côté.`,
  'header-unknown': () => `Aucune colonne de cet en-tête n’est connue${NB}: nommez-les ci-dessous.`,
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
      reason === 'assumed' ? `supposé, car rien ne nomme d’unité.${spread(more)}` : `${reasons[String(reason)]}.`
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
          : ` À ${number(Number(rate))} pour un dollar.`
    return `${quoted(column)} est en ${currency === 'USD' ? 'dollars américains' : currency}${NB}: ${why}${tail}`
  },
  'known-by-row': ({ reason, column, count, ...more }) => {
    const why: Readonly<Record<string, string>> = {
      none: 'Aucune colonne ne donne de numéro propre à la source.',
      counter: `${quoted(column)} ne fait que compter les lignes, et changerait si la liste était triée autrement.`,
      repeated: `${quoted(column)} se répète sur ${rows(Number(count))}.`,
      nameless: `${quoted(column)} permettrait de reconnaître une voiture, si la source avait un nom.`,
    }
    return `${why[String(reason)] ?? ''} Les voitures se reconnaissent ${before(more)}au contenu de leur ligne${NB}: une ligne qui change est une nouvelle voiture.`
  },
  'known-by-number': ({ column, source, ...more }) =>
    `Les voitures se reconnaissent ${before(more)}à ${quoted(column)} de la source ${quoted(source)}.`,
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
    arrived: `La liste est arrivée${NB}; elle est sous Importer, Fichiers jusqu’ici.`,
    lost: 'La liste n’a pas été prise',
    another: 'Un autre fichier',
  },
  past: {
    title: 'Fichiers jusqu’ici',
    note: `Ce qu’un import a fait peut être défait pendant 90${NB}jours.`,
    empty: 'Aucun fichier n’a encore été envoyé.',
    file: 'Fichier',
    by: 'Par',
    when: 'Envoyé',
    state: 'État',
    rows: 'Lignes',
    made: 'Nouvelles',
    changed: 'Modifiées',
    refused: 'Refusées',
    former: 'quelqu’un qui n’est plus là',
  },
  states: {
    READY: 'Pas encore importé',
    CHECKING: 'Contrôle en cours',
    RUNNING: 'Import en cours',
    DONE: 'Importé',
    CANCELLED: 'Arrêté',
    FAILED: 'Échoué',
    UNDOING: 'En train d’être défait',
    UNDONE: 'Défait',
  },
  working: (percent, done, total) =>
    `${percent}${NB}%, ${number(done)} sur ${rows(total)}. Vous pouvez quitter cette page${NB}: le travail continue.`,
  waiting: 'Cela commence dans un instant. Vous pouvez quitter cette page.',
  undoing: 'Ce que l’import a fait est en train d’être défait. Vous pouvez quitter cette page.',
  stop: 'Arrêter',
  stopping: 'Arrêt …',
  counts: {
    title: 'Ce que deviennent les lignes',
    done: 'Ce que sont devenues les lignes',
    rows: 'Lignes',
    made: 'Nouvelles voitures',
    changed: 'Voitures modifiées',
    unchanged: 'Déjà ainsi',
    partial: 'Avec une valeur laissée vide',
    refused: 'Refusées',
  },
  status: {
    title: 'État',
    check: (count) => `Contrôler ${rows(count)}`,
    again: 'Contrôler de nouveau',
    run: (count) => `Importer ${cars(count)}`,
    nothing: `Rien à importer${NB}: toutes les voitures sont déjà ainsi.`,
    none: 'Aucune ligne n’est une voiture qui puisse être prise. Nommez les colonnes, ou corrigez le fichier.',
    blocked:
      'Des lignes fautives font obstacle. Corrigez-les et renvoyez le fichier, ou ne prenez que les bonnes lignes.',
    unread: 'Vos modifications ne sont pas encore lues.',
    bad: 'Lignes fautives',
    whole: 'Tout ou rien',
    good: 'Ne prendre que les bonnes lignes',
    catalogue: 'Ajouter ce qui manque au catalogue',
    catalogueHint: 'Marques, modèles et codes modèle du fichier. Sinon, leurs lignes sont fautives, nommées une à une.',
    publish: 'Visibles tout de suite par les visiteurs',
    publishHint:
      'Les voitures qui ont un prix, avec une illustration signalée en attendant les photos. Sinon, ce sont des brouillons.',
    discard: 'Jeter le fichier',
    discardTitle: `Jeter ce fichier${NB}?`,
    discardText: (name) => `${name} n’a pas été importé${NB}: aucune voiture n’est touchée.`,
    undo: 'Défaire cet import',
    undoTitle: `Défaire cet import${NB}?`,
    undoText: (made, changed) =>
      [
        made > 0 && `${cars(made)} ${plural(made, 'créée par lui est supprimée', 'créées par lui sont supprimées')}.`,
        changed > 0 &&
          `${cars(changed)} ${plural(changed, 'modifiée par lui retrouve ce qu’elle avait', 'modifiées par lui retrouvent ce qu’elles avaient')}.`,
        'Ce que quelqu’un a modifié depuis reste tel quel.',
      ]
        .filter(Boolean)
        .join(' '),
    undoVerb: 'Défaire',
    undone: (count) => `${cars(count)} ${plural(count, 'remise', 'remises')} en l’état d’avant.`,
    kept: (count) =>
      `${cars(count)} ${plural(count, 'laissée telle quelle', 'laissées telles quelles')}, car quelqu’un y a touché${NB}: ${plural(count, 'elle est nommée', 'elles sont nommées')} ci-dessous.`,
    other: 'Un autre import est en cours. Celui-ci pourra partir quand il sera terminé.',
    stale: `Quelqu’un d’autre a changé la lecture de ce fichier. Vos propres modifications tiennent toujours${NB}: regardez, puis relisez.`,
    stopped: 'Arrêté. Ce qui était déjà pris reste, et peut être défait.',
    stoppedWhole: 'Arrêté. Rien n’a été écrit.',
    sent: (who, when) => `Envoyé par ${who}, ${when}.`,
    seeDrafts: 'Voir les brouillons',
    seeCars: 'Voir les voitures',
  },
  columns: {
    question,
    title: 'Colonnes',
    note: (known, total) =>
      `${number(known)} sur ${number(total)} sont lues. Celles qui ne le sont pas viennent en premier.`,
    column: 'Colonne',
    samples: 'Ses cellules',
    field: 'Prise pour',
    sure: 'Certitude',
    levels: { said: 'Dit par vous', high: 'Sûr', middle: 'Probable', low: 'Supposé' },
    leaveOut: 'Non lue',
    takenFrom: (field, other) => `${field} se lisait dans ${quoted(other)}, qui est maintenant laissée de côté.`,
    save: 'Lire ainsi',
    saving: 'Lecture …',
    discard: 'Comme avant',
    remembered: 'Lu comme le dernier fichier qui avait cet en-tête.',
    empty: 'vide',
    fieldOf: (column) => `Pour quoi ${quoted(column)} est prise`,
  },
  reading: {
    title: 'Comment il est lu',
    kind: { csv: 'Texte', xlsx: 'Classeur Excel' },
    sheet: 'Feuille',
    currency: 'Monnaie des prix',
    asInFile: 'Comme le dit le fichier',
    rateHint: `Combien en font 1${NB}USD${NB}: 150 pour le yen, 0,79 pour la livre.`,
    rateFault: 'Un nombre supérieur à 0',
    distance: 'Unité des distances',
    km: 'En kilomètres',
    mi: 'En miles',
    source: 'Nom de la source',
    sourceHint: 'Les voitures d’une source se reconnaissent à leur numéro dans sa liste.',
    guesses: 'Ce que le fichier ne dit pas, et qui est pris ainsi',
    notes: 'Ce qui se remarque dans le fichier',
  },
  problems: {
    title: 'Ce qui ne va pas',
    note: (count) => `${number(count)}${NB}${plural(count, 'ligne', 'lignes')} de cette liste`,
    none: `Tout va bien${NB}: chaque ligne peut être prise entière.`,
    nothing: 'Rien de cette sorte.',
    cut: (listed, all) =>
      `Seuls les ${number(listed)} premiers problèmes sur ${number(all)} sont listés ici. Le fichier CSV les contient tous.`,
    severity: 'Gravité',
    any: 'Toutes',
    severities: { refused: 'Ligne refusée', partial: 'Valeur laissée vide', flagged: 'À vérifier' },
    field: 'Champ',
    anyField: 'Tous les champs',
    line: 'Ligne',
    what: 'Ce qui ne va pas',
    value: 'On y lit',
    export: 'Télécharger toutes les erreurs (CSV)',
  },
  cars: {
    title: 'Ses voitures',
    car: 'Voiture',
    reference: 'Référence',
    what: 'Ce qu’elle est devenue',
    made: 'Nouvelle',
    changed: 'Modifiée',
    kept: 'Laissée telle quelle',
    gone: 'Supprimée',
    onlyKept: 'Seulement celles laissées telles quelles',
    all: 'Toutes',
  },
  fields: {
    brand: 'Marque',
    model: 'Modèle',
    name: 'Marque et modèle ensemble',
    modelYear: 'Millésime',
    trim: 'Code modèle',
    grade: 'Finition',
    chassis: 'Châssis',
    firstRegistration: 'Première immatriculation',
    registrationMonth: 'Mois d’immatriculation',
    manufacture: 'Fabrication',
    manufactureMonth: 'Mois de fabrication',
    seatBeltYear: 'Ceintures, année',
    mileage: 'Kilométrage',
    engineSize: 'Cylindrée',
    engineCode: 'Code moteur',
    transmissionType: 'Boîte de vitesses',
    driveType: 'Roues motrices',
    steering: 'Volant',
    fuelType: 'Carburant',
    color: 'Couleur',
    doors: 'Portes',
    numberSeat: 'Places',
    bodyType: 'Carrosserie',
    price: 'Prix',
    currency: 'Monnaie',
    length: 'Longueur',
    width: 'Largeur',
    height: 'Hauteur',
    dimension: 'Longueur × largeur × hauteur',
    cubicMeter: 'Volume, en m³',
    tires: 'Pneus, deux essieux',
    frontTireSize: 'Pneus avant',
    rearTireSize: 'Pneus arrière',
    country: 'Parc, pays',
    city: 'Ville',
    street: 'Rue',
    district: 'Quartier',
    location: 'Lieu de toute sorte',
    id: 'Numéro dans la liste de la source',
  },
  groups: {
    car: 'Voiture',
    specification: 'Caractéristiques',
    price: 'Prix',
    dimensions: 'Mesures',
    place: 'Lieu',
    kit: 'Lot de bord',
    inspection: 'Fiche d’inspection',
    equipment: 'Équipement',
  },
  guesses,
}
