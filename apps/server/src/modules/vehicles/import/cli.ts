import type { UnreadColumn } from '@minato/contract/import-choices'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { assertKnownTenant, withOpenContext } from '../../../platform/process/command.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { guessText } from './guesses.ts'
import { parseMapping } from './mapping.ts'
import type { ImportMapping } from './mapping.ts'
import type { ImportProblem } from './problems.ts'
import { readImport } from './read.ts'
import type { ImportReading } from './read.ts'
import { ImportRefused } from './import-refused.ts'
import { runByCommand } from './run-by-command.ts'
import { runImport } from './run-import.ts'
import { stockProfile } from './stock-profile-store.ts'
import type { ImportOutcome } from './run-import.ts'

const USAGE = `Usage: npm run import -- FILE [options]     (npm run -s import … where standard output is read by a program)
  --map FILE     a mapping in JSON: { "columns": { "Header": "field" }, "values": { "field": { "cell": "meaning" } }, "currency": "GBP",
                 "rate": 0.79, "distance": "mi" }; the screen of an import saves one
  --tenant ID    whose stock (default: staging)
  --dry-run      read and compare, write nothing
  --good-rows    import the good rows of a file that has bad ones
  --known-only   refuse rows whose brand, model or trim the catalogue does not have, instead of adding it
  --publish      visible at once, with marked illustrations until photographs come
  --json         nothing but the report on standard output: { rows, imported, unchanged, partial, refused }`
/** Number of problems that are listed; the rest are counted. */
const NAMED = 40

const printLine = (line = ''): void => void process.stderr.write(`${line}\n`)

async function main(): Promise<number> {
  const { file, options } = readArguments()
  const mapping = options.map === undefined ? {} : await readMapping(options.map)
  const outcome = await withOpenContext(async (context) => {
    await assertKnownTenant(context, options.tenant)
    const stock = await stockProfile(context, options.tenant)
    const reading = await readImport({ path: resolve(file) }, { mapping, stock })
    describe(file, reading)
    if (options['dry-run']) describeUnread(await reading.unreadValues())
    const problems = new Map<string, { first: ImportProblem[]; count: number }>()
    let lastProgressAt = Date.now()
    const runOptions = {
      goodRows: options['good-rows'],
      publish: options.publish,
      knownOnly: options['known-only'],
      onProblem: (problem: ImportProblem) => note(problems, problem),
      onProgress: (rows: number) => {
        if (Date.now() - lastProgressAt < 1000) return
        lastProgressAt = Date.now()
        printLine(`  ${rows.toLocaleString('en')} of ${reading.rowCount.toLocaleString('en')} rows`)
      },
    }
    const result = options['dry-run']
      ? await runImport(context, options.tenant, reading, { ...runOptions, dryRun: true })
      : await runByCommand(context, options.tenant, resolve(file), reading, mapping, runOptions)
    name(problems)
    return result
  })
  return report(outcome, options)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        tenant: { type: 'string', default: 'staging' },
        'dry-run': { type: 'boolean', default: false },
        'good-rows': { type: 'boolean', default: false },
        publish: { type: 'boolean', default: false },
        'known-only': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) throw new StartupError(USAGE)
    const [file, ...others] = positionals
    if (file === undefined || others.length)
      throw new Error(file === undefined ? 'Which file?' : `One file at a time, not also ${others.join(', ')}`)
    return { file, options: values as Required<typeof values> & { map?: string } }
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(`${(error as Error).message}\n${USAGE}`)
  }
}

async function readMapping(path: string): Promise<ImportMapping> {
  const text = await readFile(resolve(path), 'utf8').catch((error: Error) => {
    throw new StartupError(`The mapping file cannot be opened: ${error.message}`)
  })
  try {
    return parseMapping(JSON.parse(text))
  } catch (error) {
    throw error instanceof SyntaxError ? new StartupError(`The mapping file is no JSON: ${error.message}`) : error
  }
}

/** Prints how the file is read, before anything is written. */
function describe(file: string, reading: ImportReading): void {
  const kind =
    reading.format === 'xlsx'
      ? `Excel workbook, sheet '${reading.sheet}'`
      : `text, ${reading.encoding}, divided by ${JSON.stringify(reading.delimiter)}`
  printLine(`${file}: ${reading.rowCount.toLocaleString('en')} rows (${kind})`)
  const width = Math.max(...reading.columns.map(({ header }) => header.length))
  for (const { index, header, field, why } of reading.columns) {
    const filled = (reading.filled[index] ?? 0).toLocaleString('en')
    printLine(`  ${header.padEnd(width)}  ${field ?? `(not read, ${filled} cells)`}  ${why}`)
  }
  for (const guess of reading.guesses) printLine(`  Guessed: ${guessText(guess)}`)
  for (const problem of reading.problems) printLine(`  ${linePrefix(problem)}${problem.message}`)
}

/** Prints which values stay empty, which names are new though similar to known ones, and which the mapping translates, with their counts. */
function describeUnread(columns: readonly UnreadColumn[]): void {
  const number = (value: number): string => value.toLocaleString('en')
  const proposals: NonNullable<ImportMapping['values']> = {}
  for (const { label, field, values, others } of columns) {
    for (const { value, count, lines, proposal, isMapped, isNewName } of values.slice(0, NAMED)) {
      const where = `${number(count)} rows (line ${lines.join(', ')}${count > lines.length ? ', …' : ''})`
      const undecided = isNewName ? 'created as a new name' : 'left empty'
      const meaning = isMapped ? 'as the mapping says' : proposal === null ? undecided : `${undecided}; ${proposal}?`
      printLine(`  ${label}: ${JSON.stringify(value)} in ${where}: ${meaning}`)
    }
    const more = values.slice(NAMED).reduce((sum, { count }) => sum + count, others)
    if (more > 0) printLine(`  ${label}: other values in ${number(more)} rows: left empty`)
    const proposed = values.flatMap(({ value, proposal }): [string, string][] =>
      proposal === null ? [] : [[value, proposal]],
    )
    if (proposed.length > 0) proposals[field] = Object.fromEntries(proposed)
  }
  if (Object.keys(proposals).length > 0)
    printLine(`  To read them as proposed, add this to the mapping file: "values": ${JSON.stringify(proposals)}`)
}

const linePrefix = ({ line }: ImportProblem): string => (line === null ? '' : `line ${line}: `)

function note(problems: Map<string, { first: ImportProblem[]; count: number }>, problem: ImportProblem): void {
  const entry = problems.get(problem.code) ?? { first: [], count: 0 }
  entry.count++
  if (entry.first.length < NAMED) entry.first.push(problem)
  problems.set(problem.code, entry)
}

function name(problems: Map<string, { first: ImportProblem[]; count: number }>): void {
  const weight = { refused: 0, flagged: 1, partial: 2 }
  const sorted = [...problems.values()].sort(
    (a, b) => weight[a.first[0]?.severity ?? 'partial'] - weight[b.first[0]?.severity ?? 'partial'],
  )
  for (const { first, count } of sorted) {
    for (const problem of first) printLine(`  ${problem.severity}: ${linePrefix(problem)}${problem.message}`)
    if (count > first.length) printLine(`  … and ${(count - first.length).toLocaleString('en')} more of this kind`)
  }
}

type ReportOptions = { json: boolean; 'dry-run': boolean; 'good-rows': boolean; publish: boolean }
function report({ written, isBlocked, ...counts }: ImportOutcome, options: ReportOptions): number {
  const { rows, imported, unchanged, partial, refused } = counts
  const isStopped = isBlocked && !options['good-rows']
  if (isStopped)
    printLine('Nothing is written: correct the rows named above, or import the good ones with --good-rows.')
  if (options['dry-run'])
    printLine(`Nothing was written (dry run). ${isStopped ? 'With --good-rows' : 'An import'} would do this:`)
  const number = (value: number): string => value.toLocaleString('en')
  const sums = `${number(rows)} rows: ${number(imported)} imported (${number(partial)} of them with a value left empty), ${number(unchanged)} unchanged, ${number(refused)} refused`
  if (options.json) process.stdout.write(`${JSON.stringify({ rows, imported, unchanged, partial, refused })}\n`)
  else printLine(sums)
  if (written && !options.publish && imported > 0)
    printLine(
      'They are drafts, which visitors do not see; the back office can undo the import. The same command with --publish shows those that have a price.',
    )
  return written || (options['dry-run'] && !isStopped) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof StartupError || error instanceof ImportRefused || error instanceof HttpError)) throw error
  printLine(error.message)
  process.exitCode = 1
}
