import { STATEMENT_LINES } from '@minato/contract/bank-statements'
import { dateOf, needsOrder, orderOf, readTable } from '../../vehicles/import/file/service.ts'
import { canBeIn, columnsOf, currencyIn, decimalOf, directionOf, withoutCurrency } from './csv-columns.ts'
import type { ColumnName } from './csv-columns.ts'
import { centsOf, createCollector, StatementRefused } from './statement.ts'
import type { ReadStatement } from './statement.ts'

/** The header is among the first rows; banks write account and period above it. */
const HEAD = 40

/** Reads a bank's CSV file or workbook. `fallback`: the account's currency, used where no column has one. */
export async function readCsv(bytes: Uint8Array, fallback: string): Promise<ReadStatement> {
  const collector = createCollector('CSV')
  const rows: { line: number; cells: string[] }[] = []
  let columns: Map<ColumnName, number[]> | undefined
  let headerRow: readonly string[] = []
  let rowCount = 0
  for await (const batch of readTable(bytes))
    for (const { line, cells, fault } of batch) {
      rowCount++
      if (!columns) {
        columns = columnsOf(cells) ?? undefined
        headerRow = cells
        if (!columns && rowCount > HEAD) throw new StatementRefused('columns')
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
  const named = (['currency', 'amount', 'credit', 'debit'] as const).map((name) => cell(headerRow, name))
  // A type column may hold anything; 'Debit' beside unsigned amounts is the direction.
  const isTyped =
    places.has('amount') &&
    rows.some(({ cells }) => directionOf(cell(cells, 'type'))) &&
    !rows.some(({ cells }) => /[-−]/.test(amountIn(cells)))
  const direction = places.has('direction') ? 'direction' : isTyped ? 'type' : undefined
  const headCurrency = named.map(currencyIn).find(Boolean)
  for (const { line, cells } of rows) {
    const written = amountIn(cells)
    const day = dateIn(cells)
    // Sums and notes below the table have no date.
    if (!day && !written) continue
    const ownCurrency = cell(cells, 'currency')
    const currency = currencyIn(ownCurrency.toUpperCase()) ?? currencyIn(written) ?? headCurrency ?? fallback
    const amount = withoutCurrency(written).replace(/^--/, '-')
    // Without cents anywhere, '1.234' may be either.
    const isUnclear = decimal === null && /\d[.,]\d{3}(?!\d)/.test(amount) && currency !== 'JPY'
    const cents = isUnclear ? 'BAD_AMOUNT' : centsOf(amount, decimal ?? (/,\d{3}(?!\d)/.test(amount) ? '.' : ','))
    const entry = {
      account: cell(cells, 'account'),
      currency,
      valueDate: dateOf(day, order === 'MONTH_FIRST'),
      text: cell(cells, 'text'),
      sender: cell(cells, 'sender'),
      bankId: cell(cells, 'bankId'),
    }
    const sign = direction && directionOf(cell(cells, direction))
    if (typeof cents === 'string') collector.add(line, entry, cents, written)
    else if (sign === null || (sign === 'IN' && cents < 0))
      collector.add(line, entry, 'DIRECTION', direction ? cell(cells, direction) : '')
    else if (
      withoutCurrency(ownCurrency.toUpperCase()).trim() !== '' ||
      ![ownCurrency, written, ...named].every((one) => canBeIn(currency, one))
    )
      collector.add(line, entry, 'CURRENCY', `${written} ${ownCurrency}`)
    else if (order === null && needsOrder(day)) collector.add(line, entry, 'DATE_ORDER', day)
    else collector.add(line, entry, sign === 'OUT' ? -Math.abs(cents) : cents, written)
  }
  return collector.read
}
