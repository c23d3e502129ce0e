import type { ImportField } from '@minato/contract/import-fields'

/**
 * `refused`: the row is not imported. `partial`: it is imported without this unreadable value. `flagged`: it is
 * imported unchanged and should be checked.
 */
export type Severity = 'refused' | 'partial' | 'flagged'

/** Code → severity, English, French. `{value}` is the cell, `{detail}` is added by the rule. */
const PROBLEMS = {
  'missing-brand': ['refused', 'no maker', 'pas de marque'],
  'missing-model': ['refused', 'no model', 'pas de modèle'],
  'not-in-catalogue': [
    'refused',
    "'{detail}' is not in the catalogue, and was not to be added",
    '« {detail} » n’est pas au catalogue, et ne devait pas y être ajouté',
  ],
  'not-a-car': [
    'refused',
    "'{value}' is not a road vehicle that is sold here",
    "« {value} » n'est pas un véhicule routier vendu ici",
  ],
  'engine-not-a-car': [
    'refused',
    "an engine of {detail} cc is no car's",
    "un moteur de {detail} cm³ n'est pas celui d'une voiture",
  ],
  'price-not-positive': ['refused', 'the price must be greater than 0', 'le prix doit être supérieur à 0'],
  'price-absurd': ['refused', 'a price of {detail} USD cannot be meant', 'un prix de {detail} USD est impossible'],
  'no-rate': [
    'refused',
    'the price is in {detail} and no rate is given: say how many {detail} make 1 USD',
    'le prix est en {detail} sans taux : dites combien de {detail} font 1 USD',
  ],
  'unknown-currency': ['refused', "'{value}' is no currency that is known", "« {value} » n'est pas une monnaie connue"],
  'chassis-twice': [
    'refused',
    'this chassis number is already on line {detail}',
    'ce numéro de châssis figure déjà à la ligne {detail}',
  ],
  'id-twice': ['refused', 'this number is already on line {detail}', 'ce numéro figure déjà à la ligne {detail}'],
  'car-twice': ['refused', 'this is the car of line {detail}', "c'est la voiture de la ligne {detail}"],
  'unclosed-quote': [
    'refused',
    'a quotation mark is opened here and never closed',
    "un guillemet est ouvert ici et n'est jamais fermé",
  ],
  'cell-too-long': ['refused', 'a cell is longer than {detail} characters', 'une cellule dépasse {detail} caractères'],
  'row-too-long': [
    'refused',
    'the line is too long to be a row of the table',
    'la ligne est trop longue pour être une ligne du tableau',
  ],
  'too-many-cells': [
    'refused',
    'the row has {detail}: a separator inside a value that is not in quotation marks?',
    'la ligne a {detail} : un séparateur dans une valeur sans guillemets ?',
  ],
  'cut-off': ['refused', 'the file ends in the middle of this row', 'le fichier se termine au milieu de cette ligne'],

  unreadable: ['partial', "'{value}' cannot be read: left empty", '« {value} » est illisible : laissé vide'],
  'unknown-word': [
    'partial',
    "'{value}' is not a word that is known here: left empty",
    "« {value} » n'est pas un mot connu ici : laissé vide",
  ],
  'out-of-range': ['partial', '{detail} is out of range: left empty', '{detail} est hors limites : laissé vide'],
  'no-equivalent': [
    'partial',
    "there is no entry for '{value}': left empty",
    "il n'existe pas d'entrée pour « {value} » : laissé vide",
  ],
  'chassis-masked': [
    'partial',
    "'{value}' is masked: not a chassis number",
    '« {value} » est masqué : pas un numéro de châssis',
  ],
  'chassis-incomplete': [
    'partial',
    "'{value}' has no serial number: not a chassis number",
    "« {value} » n'a pas de numéro de série : pas un numéro de châssis",
  ],
  'year-impossible': [
    'partial',
    'the year {detail} is not possible: left empty',
    "l'année {detail} n'est pas possible : laissé vide",
  ],
  'engine-zero': ['partial', '0 is no engine size: left empty', "0 n'est pas une cylindrée : laissé vide"],
  'price-on-request': ['partial', "no price, but '{value}'", 'pas de prix, mais « {value} »'],
  'mileage-not-known': ['partial', "'{value}': the mileage is not known", '« {value} » : kilométrage inconnu'],
  'text-cut': ['partial', 'cut to {detail} characters', 'coupé à {detail} caractères'],
  'short-row': ['partial', 'the row ends early: {detail}', 'la ligne est trop courte : {detail}'],

  'mileage-high': ['flagged', '{detail} km is unusually much', '{detail} km est inhabituellement élevé'],
  'engine-large': ['flagged', '{detail} cc is unusually large', '{detail} cm³ est inhabituellement grand'],
  'engine-small': ['flagged', '{detail} cc is unusually small', '{detail} cm³ est inhabituellement petit'],
  'year-old': ['flagged', '{detail} is unusually old', '{detail} est inhabituellement ancien'],
  'registered-before-made': [
    'flagged',
    'registered in {detail}, before it was made',
    'immatriculée en {detail}, avant sa fabrication',
  ],
  'fuel-unusual': ['flagged', "'{value}' is rare in this file", '« {value} » est rare dans ce fichier'],
  'semi-automatic': ['flagged', "'{value}' is taken as automatic", '« {value} » est pris comme automatique'],
  'price-low': [
    'flagged',
    '{detail} USD is unusually low for a car',
    '{detail} USD est inhabituellement bas pour une voiture',
  ],
  'price-high': [
    'flagged',
    '{detail} USD is unusually high for a car',
    '{detail} USD est inhabituellement élevé pour une voiture',
  ],
  'price-far-out': [
    'flagged',
    '{detail} USD is far outside the prices of this file',
    '{detail} USD est très éloigné des prix de ce fichier',
  ],
  'mileage-doubtful': [
    'flagged',
    "'{value}': the mileage is marked as doubtful",
    '« {value} » : kilométrage signalé comme douteux',
  ],

  'row-twice': [
    'flagged',
    'the row is the same as line {detail}: both are one car',
    'la ligne est identique à la ligne {detail} : c’est une seule voiture',
  ],
  'similar-name': [
    'flagged',
    "'{value}' is a new name, similar to '{detail}'",
    '« {value} » est un nom nouveau, proche de « {detail} »',
  ],
  'left-alone': ['flagged', 'the car is {detail}: left as it is', 'la voiture est {detail} : laissée telle quelle'],
  'column-twice': [
    'partial',
    "the column is not read: {field} is read from '{detail}'",
    "la colonne n'est pas lue : {field} se lit dans « {detail} »",
  ],
  'note-line': ['flagged', "not a row of the table: '{value}'", 'pas une ligne du tableau : « {value} »'],
  'note-lines-more': [
    'flagged',
    '{detail} more lines are not rows of the table',
    '{detail} autres lignes ne sont pas des lignes du tableau',
  ],
  'damaged-text': [
    'partial',
    'some characters of the file are damaged; they stand as \uFFFD',
    'certains caractères du fichier sont abîmés ; ils apparaissent comme \uFFFD',
  ],
} as const satisfies Record<string, readonly [Severity, string, string]>

export type ProblemCode = keyof typeof PROBLEMS

/** A problem of a cell (`field`), a row, or the file (`line` null). `value` is the cell, cut at 80 characters. */
export type ImportProblem = {
  line: number | null
  column: string | null
  field: ImportField | null
  code: ProblemCode
  severity: Severity
  message: string
  messageFr: string
  value: string | null
  detail: string | null
}

/** The subject of a problem; `detail` fills the message. */
export type ProblemSubject = {
  line: number | null
  column?: string | null
  field?: ImportField | null
  value?: string | null
  detail?: string | number | null
}

export const VALUE_CHARACTERS = 80

/** A cell as it can be stored: PostgreSQL's JSON accepts no NUL and no lone surrogate. */
export const shownValue = (value: string, characters = VALUE_CHARACTERS): string => {
  const part = value.length <= characters ? value : `${value.slice(0, characters - 1)}…`
  return part.replace(/\p{Cc}/gu, ' ').toWellFormed()
}

export const severityOf = (code: ProblemCode): Severity => PROBLEMS[code][0]

/** A detail that is a word has one text per language. */
const DETAILS: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  RESERVED: ['reserved', 'réservée'],
  SOLD: ['sold', 'vendue'],
  ARCHIVED: ['archived', 'archivée'],
}

/** French typography: no-break spaces before double punctuation and within quotation marks. */
export const bound = (french: string): string => french.replace(/ (?=[:;?!»%])|(?<=«) /g, '\u00a0')

/** A problem with its messages in both languages, each beginning with its column. */
export const problemOf = (code: ProblemCode, about: ProblemSubject): ImportProblem => {
  const value = about.value == null ? null : shownValue(about.value)
  const column = about.column ?? null
  const detail = about.detail == null ? null : shownValue(String(about.detail))
  const sentence = (text: string, colon: string, language: 0 | 1) => {
    const filled = text
      .replaceAll('{value}', () => value ?? '')
      .replaceAll('{field}', () => about.field ?? '')
      .replaceAll('{detail}', () => DETAILS[detail ?? '']?.[language] ?? detail ?? '')
    return column === null ? filled : `${column}${colon}${filled}`
  }
  return {
    line: about.line,
    column,
    field: about.field ?? null,
    code,
    severity: severityOf(code),
    message: sentence(PROBLEMS[code][1], ': ', 0),
    messageFr: sentence(bound(PROBLEMS[code][2]), '\u00a0: ', 1),
    value,
    detail,
  }
}
