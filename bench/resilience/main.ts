import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { linesOf } from '../result-table.ts'
import { killChildren } from '../children.ts'
import { loadDriver, GOALS } from './goals.ts'
import type { Goal } from './goals.ts'
import { cleanUp } from './product.ts'
import type { Outcome } from './run.ts'
import { runTests } from './tests.ts'

/**
 * `npm run resilience [-- G10 G21 …] [--full] [--json=FILE]`: checks the resilience goals one after
 * another.
 */

type State = 'holds' | 'fails' | 'not here'
interface Row {
  id: string
  what: string
  state: State
  size: string
  seconds: number
  date: string
  /** Runnable programs at the start; above the number of cores the times mean little. */
  others: number
  figures: Outcome['figures']
  note?: string
}

const say = (line: string): void => void process.stderr.write(`  ${line}\n`)

async function measure(goal: Goal, isFull: boolean): Promise<Row> {
  const began = performance.now()
  const others = Math.round((loadavg()[0] ?? 0) * 10) / 10
  const row = (state: State, rest: Partial<Row>): Row => ({
    id: goal.id,
    what: goal.what,
    state,
    size: '',
    figures: [],
    seconds: Math.round((performance.now() - began) / 1000),
    date: new Date().toISOString().slice(0, 10),
    others,
    ...rest,
  })
  try {
    const { size, figures, notHere } = await ('files' in goal
      ? runTests(goal, isFull, say)
      : (await loadDriver(goal))({ isFull, say }))
    if (notHere) return row('not here', { size, figures, note: notHere })
    return row(figures.length && figures.every(({ isMet }) => isMet) ? 'holds' : 'fails', { size, figures })
  } catch (error) {
    return row('fails', { note: String((error as Error).stack ?? error).slice(0, 1500) })
  } finally {
    killChildren()
    await cleanUp()
  }
}

const HEAD = ['goal', 'figure', 'value', 'limit', '', 'state', 's', 'load', 'size']

function linesFor(row: Row): string[][] {
  const first = [
    row.id,
    row.what,
    '',
    '',
    '',
    row.state,
    String(row.seconds),
    String(row.others),
    row.size || (row.note ?? '').split('\n')[0] || '',
  ]
  return [
    first,
    ...row.figures.map(({ what, value, unit = '', limit = '', isMet }) => [
      '',
      `  ${what}`,
      `${value.toLocaleString('en')}${unit && ` ${unit}`}`,
      limit,
      limit ? (isMet ? '✓' : '✗') : '',
      '',
      '',
      '',
      '',
    ]),
  ]
}

const USAGE = `Usage: npm run resilience -- [GOAL …] [--full] [--json[=FILE]]
  Runs goals one after another, each of which says what must hold under attack, fault or load, and prints what was measured
  beside its limit. Ends with 1 where one fails. Without a name all of them: about 20 minutes on two quiet cores.
  --full        the sizes that the limits speak of, in place of short ones (days)
  --json=FILE   the table as JSON too; without a file JSON alone on standard output
Goals, and the limits of their full size:
`

function usage(): string {
  const width = Math.max(...GOALS.map(({ id }) => id.length))
  return `${USAGE}${GOALS.map(({ id, what, limit }) => `  ${id.padEnd(width)}  ${what}: ${limit}\n`).join('')}`
}

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.some((word) => word === '--help' || word === '-h')) return void process.stdout.write(usage())
  const isFull = args.includes('--full')
  const json = args.find((word) => word.startsWith('--json'))
  const requestedIds = args.filter((word) => !word.startsWith('--')).map((word) => word.toUpperCase())
  const unknown = [
    ...requestedIds.filter((id) => !GOALS.some((goal) => goal.id === id)),
    ...args.filter((word) => word.startsWith('--') && word !== '--full' && !word.startsWith('--json')),
  ]
  if (unknown.length)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. Goals are ${GOALS.map(({ id }) => id).join(', ')}; options --full --json[=FILE] --help.`,
    )
  const rows: Row[] = []
  for (const goal of GOALS) {
    if (requestedIds.length && !requestedIds.includes(goal.id)) continue
    process.stderr.write(`${goal.id} ${goal.what}\n`)
    const row = await measure(goal, isFull)
    rows.push(row)
    process.stderr.write(`${linesOf(linesFor(row), [0, 1, 4, 5, 8])}\n${row.note ? `${row.note}\n` : ''}`)
  }
  const table = linesOf([HEAD, ...rows.flatMap(linesFor)], [0, 1, 4, 5, 8])
  if (json) {
    const text = `${JSON.stringify(rows, null, 1)}\n`
    if (json.includes('=')) writeFileSync(json.slice('--json='.length), text)
    else process.stdout.write(text)
  }
  if (json !== '--json') process.stdout.write(`${table}\n`)
  process.exitCode = rows.some(({ state }) => state === 'fails') ? 1 : 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    killChildren()
    void cleanUp().finally(() => process.exit(130))
  })

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  },
)
