import type { Row } from './measure.ts'

/** The table in human-readable form. */
export function tableOf(rows: readonly Row[]): string {
  const head = [
    '',
    'scenario',
    'cars',
    '',
    'rps',
    'p50',
    'p99',
    'alone p50/p99',
    'steady p99',
    'errors',
    'CPU Node',
    'CPU PG',
    'limit',
    'its rps',
    'its CPU',
    'ratio',
    'by CPU',
    'L3 tps',
    'arrive at',
  ]
  return linesOf([head, ...rows.map(cells)], [0, 1, 3, 12, 18])
}

/** Aligns cells in columns: texts to the left, figures to the right. */
export function linesOf(lines: readonly (readonly string[])[], texts: readonly number[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? '')].length)))
  const isText = (column: number): boolean => texts.includes(column)
  return lines
    .map((line) =>
      line
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cells(row: Row): string[] {
  const { limit, alone } = row
  return [
    row.id,
    row.what,
    row.size.toLocaleString('en'),
    row.state,
    whole(row.rps) + (row.isSenderBusy ? '*' : '') + (row.isDisturbed ? '~' : ''),
    ms(row.p50),
    ms(row.p99),
    alone ? `${ms(alone.p50)}/${ms(alone.p99)}` : '–',
    ms(row.steadyP99),
    String(row.errors),
    fine(row.nodeMs),
    fine(row.postgresMs),
    limit?.name ?? '–',
    limit ? whole(limit.rps) : '–',
    limit ? fine(limit.nodeMs + limit.postgresMs) : '–',
    share(row.ratio),
    share(row.cpuRatio),
    whole(row.l3),
    `${row.aim}${row.met === undefined ? '' : row.met ? ' ✓' : ' ✗'}`.trim(),
  ]
}

const whole = (value: number): string => (Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en'))
const ms = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0))
const fine = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(3))
const share = (value: number): string => (Number.isNaN(value) ? '–' : `${Math.round(value * 100)} %`)

export const LEGEND = [
  'rps, p50 and p99 (ms) at 20 connections, medians of turns with the limit; alone: one connection; steady: 200 requests a second. CPU in ms a request, Node and PostgreSQL apart.',
  'L1 the same bytes from memory, L2 one plain statement under the same tenant guard, L3 pgbench with that statement, L4 COPY of the same rows, L5 the same HTML from memory.',
  '* the process that sends the load was at its end: ours and the limit may both be faster. ~ other programs took over 12 % of the machine in every turn.',
].join('\n')
