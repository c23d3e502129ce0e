import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, registerChild } from './product.ts'
import { atLeast, info } from './run.ts'
import type { Driver } from './run.ts'

/** G32: mutation testing. Code is changed in small ways, one at a time, and the tests must fail. */

interface Scope {
  name: string
  /** Files to mutate. */
  files: string
  /** Tests that must fail; few, because each mutant runs all of its tests. */
  tests: string[]
  /** Tests that need PostgreSQL. */
  onDatabase?: true
  /** The least score in percent; 85 without. */
  limit?: number
}

const SERVER = 'apps/server/src'
const MODULES = `${SERVER}/modules`
/** The rules: states, actions allowed in each, money. */
const RULES: Scope = {
  name: 'rules',
  files:
    'packages/domain/src/{inquiry-actions,inquiry-amounts,inquiry-offers,inquiry-progress,delivered,inquiries,pricing,quote,vehicles}.ts',
  tests: ['packages/domain/src/*.test.ts'],
}
/** Whether a car may be imported when it arrives (TRU-05). */
const VERDICT: Scope = {
  name: 'verdict',
  files: 'packages/domain/src/arrival-verdict.ts',
  tests: ['packages/domain/src/{arrival-verdict*,document-checklist}.test.ts'],
  limit: 90,
}
const ON_DATABASE: readonly Scope[] = [
  {
    name: 'access',
    files: `${SERVER}/platform/{auth/authorize,auth/csrf,rate-limit/counters,http/http-error}.ts`,
    tests: [`${SERVER}/platform/{auth/access,auth/csrf,rate-limit/counters,http/api}.test.ts`],
    onDatabase: true,
  },
  {
    name: 'reservations',
    files: `${MODULES}/inquiries/reservations/{reservation-job,end-reservation,car-lock,queue-view,reserve,schedule-job}.ts`,
    tests: [`${MODULES}/inquiries/reservations/reservations.test.ts`],
    onDatabase: true,
  },
  {
    name: 'password reset',
    files: `${MODULES}/users/{reset,codes,codes-store}.ts`,
    tests: [`${MODULES}/users/reset.test.ts`],
    onDatabase: true,
  },
]

const STRYKER = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const FOLDER = join(ROOT, '.cache/hold/mutation')

interface Mutant {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number } }
}
interface Score {
  seen: number
  all: number
  survivors: string[]
}

/** Mutants that no test runs count as survivors; mutants that do not compile are ignored. */
async function scoreOf(scope: Scope, say: (line: string) => void): Promise<Score> {
  mkdirSync(FOLDER, { recursive: true })
  const at = join(FOLDER, scope.name.replaceAll(' ', '-'))
  const tests = {
    include: scope.tests,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...(scope.onDatabase && { globalSetup: `${SERVER}/testing/postgres.ts` }),
  }
  writeFileSync(`${at}.vitest.mjs`, `export default ${JSON.stringify({ test: tests })}\n`)
  writeFileSync(
    `${at}.json`,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: `${at}.vitest.mjs`, related: false },
      mutate: [scope.files],
      // TypeScript 7 lacks the API with which Stryker would rewrite paths.
      tsconfigFile: 'none',
      ignorePatterns: ['.cache', 'apps/web', 'e2e', 'docs', 'deploy', 'dist', 'db/demo/generator'],
      coverageAnalysis: 'perTest',
      concurrency: 2,
      // On a shared machine a slow test would count as a killed mutant.
      timeoutMS: 20_000,
      timeoutFactor: 3,
      reporters: ['json'],
      jsonReporter: { fileName: `${at}.report.json` },
      tempDirName: `${at}.work`,
      warnings: false,
    }),
  )
  rmSync(`${at}.report.json`, { force: true })
  const child = registerChild(
    spawn(process.execPath, [STRYKER, 'run', `${at}.json`], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text = (text + part.toString()).slice(-3000)))
  await once(child, 'exit')
  rmSync(`${at}.work`, { recursive: true, force: true })
  if (!existsSync(`${at}.report.json`)) throw new Error(`Stryker gave no report of ${scope.name}: ${text}`)
  const { files } = JSON.parse(readFileSync(`${at}.report.json`, 'utf8')) as {
    files: Record<string, { mutants: Mutant[] }>
  }
  const score: Score = { seen: 0, all: 0, survivors: [] }
  for (const [file, { mutants }] of Object.entries(files))
    for (const { status, mutatorName, replacement = '', location } of mutants) {
      if (['Ignored', 'CompileError', 'RuntimeError'].includes(status)) continue
      score.all += 1
      if (status === 'Killed' || status === 'Timeout') score.seen += 1
      else
        score.survivors.push(
          `${file}:${location.start.line} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)} (${status})`,
        )
    }
  for (const survivor of score.survivors) say(survivor)
  return score
}

export const mutations: Driver = async (run) => {
  if (!existsSync(STRYKER)) return { size: '', figures: [], notHere: 'npm ci, with what is for development' }
  const scopes = run.isFull ? [RULES, VERDICT, ...ON_DATABASE] : [RULES, VERDICT]
  const scores: [Scope, Score][] = []
  for (const scope of scopes) {
    run.say(`${scope.name} …`)
    scores.push([scope, await scoreOf(scope, run.say)])
  }
  const all = scores.reduce((sum, [, score]) => sum + score.all, 0)
  return {
    size: `${all.toLocaleString('en')} changes in ${scopes.map(({ name }) => name).join(', ')}`,
    figures: scores.flatMap(([{ name, limit = 85 }, score]) => [
      atLeast(`${name}: changes that the tests see`, (100 * score.seen) / score.all, limit, '%'),
      info(`${name}: not seen`, score.all - score.seen),
    ]),
  }
}
