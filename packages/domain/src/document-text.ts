import type { AgreementField, ComparedKind } from '@minato/contract/enumerations'
import type { StatedValue } from './document-agreement.ts'
import { amountIn, currencyIn, foldChassis, foldText, valueKey, yearIn } from './document-values.ts'

/** Reads labelled values from the text of an uploaded document (TRU-11). */

/** Adjoining text on one line of a page. `x`: points from the left edge. */
export interface TextCell {
  page: number
  /** From 1, top to bottom. */
  line: number
  x: number
  text: string
}

type Label = { field: AgreementField; pattern: RegExp }
const NUMBER = String.raw`(?:\s*(?:NO|NUMBER|NUM|NUMERO|NR|N°|#)\.?)?`
/** On folded text: upper case, without accents. The first that matches names the value. */
const LABELS: readonly Label[] = [
  {
    field: 'chassis',
    pattern: new RegExp(
      String.raw`(?:N°|NO\.?|NUMERO)\s*(?:DE\s*)?(?:CHASSIS|SERIE|VIN)|(?:CHASSIS|FRAME|VIN|SERIAL)(?:\s*/\s*(?:VIN|FRAME|CHASSIS))?${NUMBER}|車台番号`,
    ),
  },
  { field: 'consignee', pattern: /CONSIGNEE(?:'?S NAME| NAME)?|DESTINATAIRE|CONSIGNATAIRE|荷受人/ },
  {
    field: 'registrationYear',
    pattern:
      /(?:DATE OF |YEAR OF )?(?:1ST|FIRST) REGISTRATION(?: DATE| YEAR)?|(?:DATE|ANNEE) DE (?:PREMIERE )?(?:IMMATRICULATION|MISE EN CIRCULATION)|初度登録年月/,
  },
  {
    field: 'manufactureYear',
    pattern:
      /(?:YEAR|DATE) OF (?:MANUFACTURE|PRODUCTION|CONSTRUCTION)|(?:MANUFACTUR(?:E|ED|ING)|PRODUCTION) (?:YEAR|DATE)|ANNEE DE (?:FABRICATION|CONSTRUCTION)/,
  },
  { field: 'year', pattern: /MODEL YEAR|YEAR(?: OF MAKE| MODEL)?|ANNEE(?:[- ]MODELE)?/ },
  {
    field: 'portOfDischarge',
    pattern: /PORT OF (?:DISCHARGE|UNLOADING)|(?:DISCHARGE|UNLOADING) PORT|POD|PORT DE (?:DECHARGEMENT|DEBARQUEMENT)/,
  },
  {
    field: 'vessel',
    pattern:
      /(?:NAME OF |OCEAN |CARRYING )?(?:VESSEL|SHIP)(?:'?S NAME| NAME)?(?:\s*(?:&|AND|\/)\s*VOY(?:AGE)?(?: NO\.?)?)?|(?:NOM DU )?NAVIRE|船名/,
  },
  { field: 'fob', pattern: /(?:TOTAL )?FOB(?: VALUE| PRICE| AMOUNT)?|VALEUR FOB|PRIX FOB/ },
  { field: 'freight', pattern: /(?:OCEAN |SEA )?FREIGHT(?: CHARGES?| AMOUNT)?|FRET(?: MARITIME)?/ },
  { field: 'insurance', pattern: /(?:MARINE )?INSURANCE(?: PREMIUM)?|ASSURANCE(?: MARITIME)?/ },
  {
    field: 'total',
    pattern:
      /GRAND TOTAL|TOTAL (?:AMOUNT|PRICE|VALUE|INVOICE VALUE|C&F|CFR|CIF)|TOTAL|INVOICE (?:TOTAL|VALUE|AMOUNT)|(?:CIF|C&F|CFR) (?:VALUE|PRICE)|MONTANT TOTAL|TOTAL (?:GENERAL|A PAYER)|VALEUR CIF/,
  },
]
const AT_START = LABELS.map(({ field, pattern }) => ({
  field,
  // The label ends the cell, or a mark or a value follows it; in running text it is no label.
  pattern: new RegExp(
    String.raw`^(?:\(?\d{1,2}[.)]\s*)?(?:${pattern.source})(?:\s*\([^)]*\))?\s*(?<mark>[:：=]|\.(?=\s)|-(?=\s)|$|\s)\s*`,
  ),
}))
/** Headings of other boxes of a form, which are no values. */
const OTHER_LABEL =
  /^(?:NOTIFY|VOYAGE|VOY\b|PLACE OF|PORT OF|SHIPPER|EXPORTER|FORWARD|MARKS|B\/L|BILL OF|BOOKING|DATE\b|PRE-?CARRIAGE|DESCRIPTION|CONTAINER|SEAL|GROSS|NET W|MEASUREMENT|ENGINE|COLOU?R|FINAL DEST|FLAG|FREIGHT (?:PAYABLE|&|AND)|LIEU|EXPEDITEUR|CHARGEUR|PORT DE|POIDS|COULEUR)/
const AMOUNTS: readonly AgreementField[] = ['fob', 'freight', 'insurance', 'total']

const CHASSIS = /[A-Z]{1,6}[A-Z0-9]{0,6}\s?-\s?[0-9]{4,8}|\b(?=[A-Z0-9]*\d)[A-HJ-NPR-Z0-9]{17}\b/g
/** '5,000.00', also with a currency on either side; never a weight, a volume or a count. */
const UNIT = String.raw`(?:US\s?\$|[$¥€£円]|(?:USD|JPY|EUR|GBP|KES|UGX|TZS|ZAR|ZMW|AED|CNY|XOF|XAF|CDF)|(?:US )?DOLLARS?.*)`
const AMOUNT = new RegExp(String.raw`^${UNIT}?\s*\d[\d.,' ]*\d(?:\.-)?\s*${UNIT}?$`)
const NOT_NAMED = /^(?:TO (?:THE )?ORDER|SAME AS|AS ABOVE|A ORDRE|N\/A|-+$)/

/** What a value of the field looks like in this text; null where the text is none. */
function valueIn(field: AgreementField, text: string, isMarked: boolean): string | null {
  const folded = foldText(text)
  if (!folded) return null
  if (field === 'chassis') {
    const [found] = folded.match(CHASSIS) ?? (isMarked ? (folded.match(/^(?=.*\d)[A-Z0-9][A-Z0-9 -]{4,18}/) ?? []) : [])
    return found?.trim() ?? null
  }
  if (field === 'registrationYear' || field === 'manufactureYear' || field === 'year')
    return /^[^A-Z]*(?:[A-Z]{3,9}[ .,/-]*)?\d/.test(folded) ? yearIn(text) : null
  if (AMOUNTS.includes(field)) return AMOUNT.test(folded) && (amountIn(text) ?? 0) >= 10_000 ? text.trim() : null
  if (!isMarked || NOT_NAMED.test(folded) || folded.length > 100 || !/\p{L}{2}/u.test(folded)) return null
  return text.trim()
}

const labelAt = (text: string) => {
  const folded = foldText(text)
  for (const { field, pattern } of AT_START) {
    const found = pattern.exec(folded)
    // Folding keeps the length of Latin text; where it does not, the value is cut from the folded text.
    if (found)
      return {
        field,
        rest: (folded.length === text.trim().length ? text.trim() : folded).slice(found[0].length),
        isMarked: (found.groups?.['mark'] ?? '').trim() !== '',
      }
  }
  return null
}

/** Largest distance of a value from its label: lines below, points beside. */
const BELOW_LINES = 2
const BESIDE = 40

type Line = readonly TextCell[]
const lineKey = (page: number, line: number): string => `${page} ${line}`
/** Lines by page and number, their cells from left to right. */
function linesOf(cells: readonly TextCell[]): Map<string, Line> {
  const lines = Map.groupBy(cells, ({ page, line }) => lineKey(page, line))
  for (const line of lines.values()) line.sort((a, b) => a.x - b.x)
  return lines
}
/** The first cell of a line for which this holds; it holds for all cells right of that one. */
function firstFrom(line: Line, predicate: (x: number) => boolean): TextCell | undefined {
  let [low, high] = [0, line.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (predicate(line[middle]?.x ?? Infinity)) high = middle
    else low = middle + 1
  }
  return line[low]
}

/** The value of a label: after it, else right of it, else below it. */
function valueOf(lines: ReadonlyMap<string, Line>, at: TextCell): (StatedValue & { text: string }) | null {
  const label = labelAt(at.text)
  if (!label) return null
  const { field, rest, isMarked } = label
  const placed = (value: string, { page, line, text }: TextCell) => ({ field, value, page, line, text })
  if (rest) {
    const inlineValue = valueIn(field, rest, isMarked)
    return inlineValue === null ? null : placed(inlineValue, at)
  }
  const rightCell = firstFrom(lines.get(lineKey(at.page, at.line)) ?? [], (x) => x > at.x)
  const cellsBelow = Array.from({ length: BELOW_LINES }, (_, i) =>
    firstFrom(lines.get(lineKey(at.page, at.line + i + 1)) ?? [], (x) => x >= at.x - BESIDE),
  ).find((cell) => cell && cell.x <= at.x + BESIDE)
  for (const next of [rightCell, cellsBelow]) {
    if (!next || labelAt(next.text) || OTHER_LABEL.test(foldText(next.text))) continue
    const value = valueIn(field, next.text, true)
    if (value !== null) return placed(value, next)
  }
  return null
}

/** A label within a longer line, as in 'CHASSIS NO: … ENGINE NO: …'. */
const split = (cell: TextCell): TextCell[] =>
  cell.text
    .split(
      /\s{3,}|\s[|;]\s|(?<=\S)\s+(?=(?:chassis|frame|vin|engine|colou?r|year|first registration|n° de (?:châssis|moteur))\b[^:]{0,20}:)/i,
    )
    .filter((text) => text.trim())
    .map((text) => ({ ...cell, text }))

/** At most two signs apart: mistyped rather than another number. */
export function isNearlySame(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return (row[b.length] ?? 0) <= 2
}

const KINDS: readonly [kind: ComparedKind, title: RegExp][] = [
  ['BILL_OF_LADING', /BILL OF LADING|SEA ?WAYBILL|CONNAISSEMENT/],
  ['EXPORT_CERTIFICATE', /EXPORT (?:CERTIFICATE|DECLARATION|PERMIT)|DEREGISTRATION|CERTIFICAT D'EXPORTATION|輸出/],
  ['INSPECTION_CERTIFICATE', /INSPECTION|ROADWORTH|CERTIFICAT DE CONFORMITE/],
  ['INSURANCE_CERTIFICATE', /INSURANCE (?:CERTIFICATE|POLICY)|CERTIFICATE OF (?:MARINE )?INSURANCE|POLICE D'ASSURANCE/],
  ['RECEIPT', /^RECEIPT|OFFICIAL RECEIPT|^RECU\b/],
  ['INVOICE', /INVOICE|FACTURE/],
]
const TITLE_LINES = 12
const TITLE_CELLS = 100

/** The kind of a document, from the title on its first page; `OTHER` without a known title. */
export function kindOf(cells: readonly TextCell[]): ComparedKind {
  const headCells = cells
    .slice(0, TITLE_CELLS)
    .filter(({ page, line }) => page === 1 && line <= TITLE_LINES)
    .map(({ text }) => foldText(text))
  return KINDS.find(([, title]) => headCells.some((text) => title.test(text)))?.[0] ?? 'OTHER'
}

/** Their amounts are fees, insured values or part payments, not those of the sale. */
const WITHOUT_AMOUNTS: readonly ComparedKind[] = ['INSPECTION_CERTIFICATE', 'INSURANCE_CERTIFICATE', 'RECEIPT']

/** Text beyond these limits is not compared: a document of the trade has a small part of it. */
export const TEXT_LIMITS = { cells: 5000, characters: 200_000, valuesOfField: 20 }

/**
 * What an uploaded document states; null where it is too long, or states too many different values, to be compared. `chassis`:
 * numbers of our own documents; a number in the text that is nearly one of them counts without a label. Amounts in another
 * currency than US dollars state the currency where the document is an invoice, and nothing elsewhere: customs papers of Japan
 * are in yen.
 */
export function statedIn(
  documentCells: readonly TextCell[],
  chassis: readonly string[],
  kind: ComparedKind = kindOf(documentCells),
): StatedValue[] | null {
  if (documentCells.reduce((sum, { text }) => sum + text.length, 0) > TEXT_LIMITS.characters) return null
  const cells = documentCells.flatMap(split)
  if (cells.length > TEXT_LIMITS.cells) return null
  const lines = linesOf(cells)
  const knownChassis = chassis.map(foldChassis)
  const stated = new Map<string, StatedValue>()
  const counts = new Map<AgreementField, number>()
  for (const cell of cells)
    for (const one of statedAt(lines, cell, knownChassis, kind)) {
      const { field, value } = one
      const key = `${field} ${valueKey(field, value)}`
      if (stated.has(key)) continue
      const count = (counts.get(field) ?? 0) + 1
      if (count > TEXT_LIMITS.valuesOfField) return null
      counts.set(field, count)
      stated.set(key, one)
    }
  return [...stated.values()]
}

/** What one cell states: the value of its label, and numbers that are nearly a known chassis number. */
function statedAt(
  lines: ReadonlyMap<string, Line>,
  cell: TextCell,
  known: readonly string[],
  kind: ComparedKind,
): StatedValue[] {
  const stated: StatedValue[] = []
  const found = valueOf(lines, cell)
  if (found && AMOUNTS.includes(found.field)) {
    const { text, ...value } = found
    const currency = currencyIn(text) ?? currencyIn(cell.text) ?? 'USD'
    if (!WITHOUT_AMOUNTS.includes(kind) && currency === 'USD') stated.push(value)
    else if (kind === 'INVOICE') stated.push({ ...value, field: 'currency', value: currency })
  } else if (found) {
    const { field, value, page, line } = found
    stated.push({ field, value, page, line })
  }
  for (const number of foldText(cell.text).match(CHASSIS) ?? [])
    if (known.some((one) => isNearlySame(one, foldChassis(number))))
      stated.push({ field: 'chassis', value: number, page: cell.page, line: cell.line })
  return stated
}
