import { bound } from './problems.ts'

/** Why a file cannot be read, in English and French. `{…}` is filled in. */
const REFUSALS = {
  'file-not-found': ['The file {name} cannot be opened: {why}.', 'Le fichier {name} ne peut pas être ouvert.'],
  'empty-file': ['The file is empty.', 'Le fichier est vide.'],
  'file-too-big': [
    'The file has {size} MB; at most {limit} MB are taken. Split it.',
    'Le fichier fait {size} Mo ; {limit} Mo au plus sont acceptés. Divisez-le.',
  ],
  'too-heavy': ['The file is larger than {limit} MB. Split it.', 'Le fichier dépasse {limit} Mo. Divisez-le.'],
  'not-a-list': [
    'This is {what}, not a list of cars. Save the list as CSV or as an Excel workbook (.xlsx) and send that.',
    "C'est {what}, pas une liste de voitures. Enregistrez la liste en CSV ou en classeur Excel (.xlsx) et envoyez-la.",
  ],
  'broken-xlsx': [
    'The Excel workbook cannot be read: {why}. Open it in Excel, save it again and send that.',
    'Le classeur Excel est illisible. Ouvrez-le dans Excel, enregistrez-le à nouveau et envoyez-le.',
  ],
  'unpacks-too-big': [
    'The Excel workbook unpacks to more than {limit} MB. Save it as CSV, or split it.',
    'Le classeur Excel fait plus de {limit} Mo une fois décompressé. Enregistrez-le en CSV ou divisez-le.',
  ],
  'no-such-sheet': [
    'The workbook has no sheet called {name}; it has {others}.',
    "Le classeur n'a pas de feuille {name} ; il a {others}.",
  ],
  'no-columns': [
    'No table was found in the file: it has no two columns divided by comma, semicolon, tab or bar.',
    "Aucun tableau dans le fichier : on n'y trouve pas deux colonnes séparées par virgule, point-virgule, tabulation ou barre.",
  ],
  'no-header': [
    'The columns of the file are not recognised as those of a list of cars (brand, model, year, price …). First line with content: {found}. Put a line above the cars that names them.',
    'Les colonnes du fichier ne sont pas celles d’une liste de voitures (marque, modèle, année, prix …). Première ligne : {found}. Ajoutez au-dessus des voitures une ligne qui les nomme.',
  ],
  'no-rows': ['The file has a header and no rows.', 'Le fichier a un en-tête et aucune ligne.'],
  'too-many-columns': [
    'The table has {count} columns; at most {limit} are taken.',
    'Le tableau a {count} colonnes ; {limit} au plus sont acceptées.',
  ],
  'too-many-rows': [
    'The file has more than {limit} rows. Split it.',
    'Le fichier a plus de {limit} lignes. Divisez-le.',
  ],
  'broken-quotes': [
    'The quotation marks of the file are broken in so many places that it cannot be read; the first is on line {line}.',
    'Les guillemets du fichier sont défaits à tant d’endroits qu’il est illisible ; le premier est à la ligne {line}.',
  ],
  'over-limits': [
    'The file {name} takes too much time or memory to be read. Copy the cars into a new workbook, or save them as CSV, and send that.',
    'La lecture du fichier {name} demande trop de temps ou de mémoire. Copiez les voitures dans un nouveau classeur, ou enregistrez-les en CSV, et envoyez-le.',
  ],
  'bad-mapping': ['The mapping is not usable: {why}.', 'La correspondance est inutilisable : {why}.'],
} as const

export type RefusalCode = keyof typeof REFUSALS

/** Parameters of a message; a pair has one text per language. */
export type RefusalParams = Record<string, string | number | readonly [en: string, fr: string]>

const fill = (text: string, params: RefusalParams, language: 0 | 1) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return typeof value === 'object' ? value[language] : String(value)
  })

/** The whole file cannot be read and nothing was imported. The only error that the reader throws on purpose. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
  readonly code: RefusalCode
  readonly params: RefusalParams
  readonly messageFr: string

  constructor(code: RefusalCode, params: RefusalParams = {}) {
    super(fill(REFUSALS[code][0], params, 0))
    this.code = code
    this.params = params
    this.messageFr = fill(bound(REFUSALS[code][1]), params, 1)
  }
}
