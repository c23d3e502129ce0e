import { STATEMENT_LINES } from '@minato/contract/bank-statements'
import { readTable } from '../../vehicles/import/file/service.ts'
import { columnsOf, currencyIn, dateOf, decimalOf, orderOf } from './csv-columns.ts'
import type { ColumnName } from './csv-columns.ts'
import { centsOf, createCollector, StatementRefused } from './statement.ts'
import type { ReadStatement } from './statement.ts'

/** The header is among the first rows; banks write account and period above it. */
const HEAD = 40

/** Reads a bank's CSV file or workbook. `fallback`: the currency of the account, where no column says it. */
export async function readCsv(bytes: Uint8Array, fallback: string): Promise<ReadStatement> {
  const collector = createCollector('CSV')
  const rows: { line: number; cells: string[] }[] = []
  let columns: Map<ColumnName, number[]> | undefined
  let headCurrency: string | undefined
  let seen = 0
  for await (const batch of readTable(bytes))
    for (const { line, cells, fault } of batch) {
      seen++
      if (!columns) {
        columns = columnsOf(cells) ?? undefined
        headCurrency = cells.map(currencyIn).find(Boolean)
        if (!columns && seen > HEAD) throw new StatementRefused('columns')
      } else if (fault) collector.problem(line, 'BAD_LINE', cells.join(' '))
      else if (cells.some((cell) => cell.trim() !== '')) {
        rows.push({ line, cells })
        if (rows.length > STATEMENT_LINES) throw new StatementRefused('long')
      }
    }
  if (!columns) throw new StatementRefused('columns')
  const places = columns
  const cell = (cells: readonly string[], name: ColumnName): string =>
    (places.get(name) ?? []).map((at) => cells[at]?.trim() ?? '').filter(Boolean).join(' ') // prettier-ignore
  const dateIn = (cells: readonly string[]): string => cell(cells, 'valueDate') || cell(cells, 'date')
  const amountIn = (cells: readonly string[]): string =>
    cell(cells, 'amount') || cell(cells, 'credit') || (cell(cells, 'debit') && `-${cell(cells, 'debit')}`)
  const order = orderOf(rows.map(({ cells }) => dateIn(cells)))
  const decimal = decimalOf(rows.map(({ cells }) => amountIn(cells)))
  const [first] = rows
  if (first && order === null && /^\d{1,2}[/.-]/.test(dateIn(first.cells)))
    collector.problem(first.line, 'DATE_ORDER', dateIn(first.cells))
  for (const { line, cells } of rows) {
    const written = amountIn(cells)
    // Sums and notes below the table have no date.
    if (!dateIn(cells) && !written) continue
    const currency = cell(cells, 'currency') || currencyIn(written) || headCurrency || fallback
    const amount = written.replace(/[A-Z]{3}|[$€£¥円]/g, '').replace(/^--/, '-')
    // Without cents anywhere, '1.234' may be either.
    const isUnclear = decimal === null && /\d[.,]\d{3}(?!\d)/.test(amount) && currency !== 'JPY'
    const cents = isUnclear ? 'BAD_AMOUNT' : centsOf(amount, decimal ?? (/,\d{3}(?!\d)/.test(amount) ? '.' : ','))
    const entry = {
      account: cell(cells, 'account'),
      currency,
      valueDate: dateOf(dateIn(cells), order === 'MONTH_FIRST'),
      text: cell(cells, 'text'),
      sender: cell(cells, 'sender'),
      bankId: cell(cells, 'bankId'),
    }
    collector.add(line, entry, cents, written)
  }
  return collector.read
}
