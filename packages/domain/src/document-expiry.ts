import { isoDate, lastOfMonth, firstOfMonth } from './calendar-days.ts'
import { foldText } from './document-values.ts'
import type { TextCell } from './document-text.ts'
import { MONTHS } from './moments.ts'

/** The expiry date stated in an uploaded document (TRU-10). */

const LABEL =
  /(?:VALID(?:ITY)?\s*(?:UNTIL|TILL|TO|UP TO|THROUGH)|(?:DATE OF )?EXPIR(?:Y|ES|ATION)(?:\s*DATE|\s*ON)?|VALABLE JUSQU'?\s*AU|(?:DATE D')?EXPIR(?:ATION|E)(?:\s*LE)?|FIN DE VALIDITE)\s*[:：=.-]?\s*/
const MONTH_NAMES = [...MONTHS.en, ...MONTHS.fr].map((name, at) => [foldText(name), (at % 12) + 1] as const)
const monthNamed = (text: string): number | undefined =>
  text.length < 3
    ? undefined
    : MONTH_NAMES.find(([name]) => name === text || (text.length < 5 && name.startsWith(text)))?.[1]

const DATES: readonly [RegExp, (parts: readonly string[]) => readonly [string, number | undefined, string]][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/, ([y = '', m, d = '']) => [y, Number(m), d]],
  // Day first, as the trade writes it.
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/, ([d = '', m, y = '']) => [y, Number(m), d]],
  [/^(\d{1,2})(?:ST|ND|RD|TH|ER)?[ -]([A-Z]+)\.?,?[ -](\d{4})/, ([d = '', m = '', y = '']) => [y, monthNamed(m), d]],
  [/^([A-Z]+)\.? (\d{1,2})(?:ST|ND|RD|TH)?,? (\d{4})/, ([m = '', d = '', y = '']) => [y, monthNamed(m), d]],
]

/** YYYY-MM-DD at the start of a folded text; null without a date that exists. */
function dateAt(text: string): string | null {
  for (const [pattern, parse] of DATES) {
    const found = pattern.exec(text)
    if (!found) continue
    const [year, month, date] = parse(found.slice(1))
    if (!month || month > 12) return null
    const day = firstOfMonth(Number(year), month) + Number(date) - 1
    return Number(date) > 0 && day <= lastOfMonth(Number(year), month) ? isoDate(day) : null
  }
  return null
}

/** The earliest end of a validity: beside its label, in the next cell, or below. Null where the text names none. */
export function expiryIn(cells: readonly TextCell[]): string | null {
  const dates = cells.flatMap((cell, at) => {
    const folded = foldText(cell.text)
    const label = LABEL.exec(folded)
    if (!label) return []
    const adjacentDate = dateAt(folded.slice(label.index + label[0].length))
    const near = cells.filter(
      (one, i) => one.page === cell.page && ((one.line === cell.line && i === at + 1) || one.line === cell.line + 1),
    )
    return adjacentDate ?? near.flatMap(({ text }) => dateAt(foldText(text)) ?? [])[0] ?? []
  })
  return dates.toSorted()[0] ?? null
}
