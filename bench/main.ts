import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readArguments } from './arguments.ts'
import { ask, ASK, askText } from './first-inquiry.ts'
import { openBench } from './bench.ts'
import type { Bench } from './bench.ts'
import { bulkOfCars } from './bulk.ts'
import { carsByText, facets, filteredCars, managersList, newestCars, oneCar } from './calls.ts'
import { cellScores, cellScoreText, LISTS } from './import-accuracy.ts'
import { killChildren } from './children.ts'
import { CACHE, openData } from './data.ts'
import type { Data } from './data.ts'
import { entry, ENTRY, entryText } from './car-entry.ts'
import { FILE, fileRun, fileRunText } from './file.ts'
import { importFile } from './import.ts'
import type { Row } from './measure.ts'
import { pages } from './pages.ts'
import { papers } from './documents.ts'
import { people, PEOPLE_IDS } from './people.ts'
import { pictures } from './picture.ts'
import { PROCESSES, processes, processText } from './processes.ts'
import { profilesOf } from './profile.ts'
import { reservations } from './reservations.ts'
import { starts } from './start.ts'
import { previews } from './previews.ts'
import { LEGEND, tableOf } from './result-table.ts'
import { talk } from './conversation.ts'
import { visible } from './visibility-delay.ts'
import { web, WEB_IDS } from './web.ts'
import type { WebRows } from './web.ts'
import { bytesTableOf, WEB_LEGEND, webTableOf } from './web-table.ts'
import { buildWeb } from '../scripts/web-build.ts'

/**
 * Measures the product's speed beside its limits: `npm run bench -- B1 B4 web --cars=2400,100000
 * --json`.
 */

type Scenario = (bench: Bench, earlier: readonly Row[]) => Promise<Row[]>
const SCENARIOS: Record<string, Scenario> = {
  B1: newestCars,
  B2: filteredCars,
  B3: carsByText,
  B4: facets,
  B5: oneCar,
  B6: pages,
  B7: managersList,
  B8: talk,
  B9: importFile,
  B10: pictures,
  B11: papers,
  B12: starts,
  B13: visible,
  B14: bulkOfCars,
  B15: previews,
  G21: reservations,
}
/** Independent of the number of cars; they run with the first size. */
const ONCE = new Set(['B8', 'B9', 'B10', 'B11', 'B12', 'G21'])
const ROUNDS = 2
const WEB_ROUNDS = 5

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Closes what is open, after success or failure. */
let data: Data | undefined
async function close(): Promise<void> {
  killChildren()
  await data?.close()
}

async function main(): Promise<void> {
  const options = readArguments(
    process.argv.slice(2),
    [...Object.keys(SCENARIOS), ...WEB_IDS, ...PEOPLE_IDS, ASK, ENTRY, FILE, PROCESSES, LISTS],
    {
      web: WEB_IDS,
      people: PEOPLE_IDS,
      processes: [PROCESSES],
    },
  )
  // Needs neither pages nor a server.
  if (options.scenarios.length === 1 && options.scenarios[0] === LISTS) {
    const scores = await cellScores()
    return void process.stdout.write(`${options.json ? JSON.stringify(scores, null, 1) : cellScoreText(scores)}\n`)
  }
  const isRequested = (id: string): boolean => !options.scenarios.length || options.scenarios.includes(id)
  const profile = options.profile ? resolve(CACHE, 'profiles') : undefined
  await mkdir(profile ?? CACHE, { recursive: true })
  // Measures the pages as built from the current sources. The build's output must not reach stdout,
  // which is the table's.
  console.log = console.error
  await buildWeb()
  const rows: Row[] = []
  let seen: WebRows = { figures: [], bytes: [] }
  const dependsOnSize = Object.keys(SCENARIOS).some((id) => isRequested(id) && !ONCE.has(id))
  const entered = isRequested(ENTRY) ? await entry(say) : undefined
  const filed = isRequested(FILE) ? await fileRun(say) : undefined
  const inquired = isRequested(ASK) ? await ask() : undefined
  const started = isRequested(PROCESSES)
    ? await processes(options.sizes[0] ?? 2400, options.seconds, options.rounds ?? ROUNDS, say)
    : undefined
  const others = options.scenarios.filter((id) => ![ASK, ENTRY, FILE, PROCESSES, LISTS].includes(id))
  const sizes =
    (entered || filed || inquired || started) && !others.length && options.scenarios.length ? [] : options.sizes
  for (const size of dependsOnSize ? sizes : sizes.slice(0, 1)) {
    data = await openData(size, say)
    try {
      const bench = await openBench({ data, seconds: options.seconds, rounds: options.rounds ?? ROUNDS, profile, say })
      for (const [id, scenario] of Object.entries(SCENARIOS)) {
        if (!isRequested(id)) continue
        if (ONCE.has(id) && size !== options.sizes[0]) continue
        const found = await scenario(bench, rows)
        rows.push(...found)
        if (found.length) say(tableOf(found))
      }
      const webIds = WEB_IDS.filter(isRequested)
      if (webIds.length && size === options.sizes[0]) seen = await web(bench, webIds, options.rounds ?? WEB_ROUNDS)
      const peopleIds = PEOPLE_IDS.filter(isRequested)
      if (peopleIds.length && size === options.sizes[0])
        seen.figures.push(...(await people(bench, peopleIds, options.rounds ?? WEB_ROUNDS)))
      await bench.close()
      if (profile) say(await profilesOf(profile))
    } finally {
      await close()
    }
  }
  const tables = [
    ...(rows.length ? [tableOf(rows), LEGEND] : []),
    ...(entered ? [entryText(entered)] : []),
    ...(filed ? [fileRunText(filed)] : []),
    ...(inquired ? [askText(inquired)] : []),
    ...(started ? [processText(started)] : []),
    ...(seen.figures.length ? [webTableOf(seen.figures)] : []),
    ...(seen.bytes.length ? [bytesTableOf(seen.bytes)] : []),
    ...(seen.figures.length + seen.bytes.length ? [WEB_LEGEND] : []),
  ]
  process.stdout.write(
    options.json
      ? `${JSON.stringify([...rows, ...seen.figures, ...seen.bytes, ...(entered ? [entered] : []), ...(filed ? [filed] : []), ...(inquired ?? []), ...(started ?? [])], null, 1)}\n`
      : `${tables.join('\n\n')}\n`,
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(130)))

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String((error as Error).stack ?? error)}\n`)
    process.exit(1)
  },
)
