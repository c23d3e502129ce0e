import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { findOrInstallBrowser } from '../e2e/browser.ts'
import { exitCode, startNode } from './child.ts'
import { addUp, type Counts, describeFailures, readCounts } from './test-counts.ts'
import { startEngine } from './test-engine.ts'
import { buildWeb } from './web-build.ts'

// npm test [-- --quick] [--engine=server15] [FILE…]: rules, tests, build, browser tests; closes with the line that CI reads.
// --quick: the rules, all tests without a database, and the server's tests that changes since the last commit affect.
const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const engine = args.find((arg) => arg.startsWith('--engine='))?.slice('--engine='.length)
const files = args.filter((arg) => !arg.startsWith('--engine=') && arg !== '--quick')
const names = files.filter((file) => !file.startsWith('-'))
const wantsE2e = !isQuick && (names.length === 0 || names.some((name) => name.includes('e2e')))
const wantsOther = names.length === 0 || names.some((name) => !name.includes('e2e'))

const results = mkdtempSync(join(tmpdir(), 'minato-test-results-'))
const counts: Counts[] = []
let running: ChildProcess | null = null
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isEnding = true
    running?.kill(signal)
  })
}

/** Runs one part of the suite on Node; true if it succeeded. */
async function run(argv: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  if (isEnding) return false
  running = startNode(argv, env)
  return (await exitCode(running)) === 0
}

const failedParts: string[] = []
const failedTests: string[] = []

/** A part without a test file counts only when it fails. */
function note(part: string, isGood: boolean): void {
  if (isGood) return
  failedParts.push(part)
  counts.push({ passed: 0, failed: 1, skipped: 0 })
}

async function runVitest(projects: string[], env: NodeJS.ProcessEnv, more: string[] = []): Promise<void> {
  const output = join(results, `${projects.join('-')}.json`)
  const flags = [
    ...projects.map((name) => `--project=${name}`),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ]
  const isGood = await run(['node_modules/vitest/vitest.mjs', 'run', ...flags, ...more, ...files], env)
  const report = readText(output)
  counts.push(readCounts(report, isGood))
  failedTests.push(...describeFailures(report))
}

async function runE2e(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const browser = findOrInstallBrowser((line) => console.log(line))
    await buildWeb()
    await runVitest(['e2e'], { ...env, CHROMIUM: browser })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    note('the browser or the build', false)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

let stopEngine = async (): Promise<void> => {}
try {
  if (names.length === 0) note('npm run check', await run(['scripts/check.ts']))
  const started = engine ? await startEngine(engine) : null
  if (started) stopEngine = started.stop
  const env = started ? { TEST_DATABASE_URL: started.url } : {}
  if (wantsOther && isQuick) {
    await runVitest(['plain'], env)
    if (!isEnding) await runVitest(['server'], env, ['--changed'])
  } else if (wantsOther) await runVitest(['plain', 'server'], env)
  if (wantsE2e && !isEnding) await runE2e(env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  note('the start of the tests', false)
} finally {
  await stopEngine()
  rmSync(results, { recursive: true, force: true })
}

const { passed, failed, skipped } = addUp(counts)
for (const part of failedParts) console.log(`Failed, see above: ${part}`)
for (const test of failedTests) console.log(`Failed: ${test}`)
if (passed + failed === 0) console.log('No test ran.')
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failed > 0 || passed === 0 || isEnding ? 1 : 0)
