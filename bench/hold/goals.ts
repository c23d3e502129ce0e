import type { Driver } from './run.ts'

/** The resilience goals (docs/resilience.md): what holds each, and how much of it is done in the short way and the full. */

interface Named {
  id: string
  what: string
  limit: string
}
/** Held by tests of the suite. */
export interface TestGoal extends Named {
  kind: 'test'
  /** A vitest pattern of titles; all of the files without one. */
  titles?: string
  files: readonly string[]
  projects?: readonly string[]
  /** So many must pass: a renamed test is not taken for a goal that holds. */
  atLeast: number
  /** The environment of a short and of a full run. */
  short?: Record<string, string>
  full?: Record<string, string>
}
/** Held by a driver of its own. */
export interface DriveGoal extends Named {
  kind: 'drive'
  driver: () => Promise<Driver>
}
export type Goal = TestGoal | DriveGoal

const SERVER = 'apps/server/src'
const PLATFORM = `${SERVER}/platform`

export const GOALS: readonly Goal[] = [
  {
    id: 'G01',
    what: 'public search, 20 a page',
    limit: '≥ 400 a second, p99 ≤ 150 ms, 0 but 200, 5 min',
    kind: 'drive',
    driver: async () => (await import('./load-goals.ts')).publicSearch,
  },
  {
    id: 'G02',
    what: 'pages, home and cars, both languages',
    limit: '≥ 120 a second, p99 ≤ 300 ms',
    kind: 'drive',
    driver: async () => (await import('./load-goals.ts')).shownPages,
  },
  {
    id: 'G03',
    what: 'soak',
    limit: '60 a second, 8 h: 0 5xx, memory + ≤ 15 %, files and connections flat, loop p99 ≤ 50 ms',
    kind: 'drive',
    driver: async () => (await import('./load-goals.ts')).soak,
  },
  {
    id: 'G04',
    what: 'a storm of sign-ins',
    limit: '200 a second: ≤ 30 signed in, the rest 429 or 503; search p99 ≤ 250 ms',
    kind: 'drive',
    driver: async () => (await import('./sign-ins.ts')).signInStorm,
  },
  {
    id: 'G05',
    what: 'overload',
    limit: '5 × capacity, 60 s: only 200, 429, 503; accepted p99 ≤ 1 s; calm ≤ 10 s after',
    kind: 'drive',
    driver: async () => (await import('./load-goals.ts')).overload,
  },
  {
    id: 'G06',
    what: 'uploads of photographs',
    limit: '1,000 × 1 MB, 4 at once: all stored, p95 ≤ 700 ms, ≤ 450 MB',
    kind: 'drive',
    driver: async () => (await import('./pictures.ts')).uploads,
  },
  {
    id: 'G07',
    what: 'slow clients',
    limit: '500 of each, 240 s: probes ≥ 99 %, cut ≤ 30 s',
    kind: 'drive',
    driver: async () => (await import('./slow-clients.ts')).slowClients,
  },
  {
    id: 'G08',
    what: 'invoices as PDF',
    limit: '500, 4 at once: p95 ≤ 400 ms, main loop ≤ 50 ms late',
    kind: 'drive',
    driver: async () =>
      (await import('./bench-goal.ts')).benchGoal('B11', ['--cars=2400', '--rounds=1'], ['--cars=10000', '--rounds=4']),
  },
  {
    id: 'G10',
    what: 'the app is killed under writes',
    limit: '100 kills: 0 acknowledged writes lost, keys act once, ready ≤ 3 s',
    kind: 'drive',
    driver: async () => (await import('./kills.ts')).appKilled,
  },
  {
    id: 'G11',
    what: 'PostgreSQL is killed under writes',
    limit: '50 kills: 0 lost, 503 with Retry-After meanwhile, again ≤ 10 s, the app never ends',
    kind: 'drive',
    driver: async () => (await import('./kills.ts')).databaseKilled,
  },
  {
    id: 'G12',
    what: 'both are killed, and a migration',
    limit: '25 + 25 kills: as above; a migration goes on or is absent',
    kind: 'drive',
    driver: async () => (await import('./kills.ts')).bothKilled,
  },
  {
    id: 'G13',
    what: 'connections to PostgreSQL are cut',
    limit: '2,000 cuts: 0 ends, 0 wrong reads, no dealer sees another’s',
    kind: 'drive',
    driver: async () => (await import('./links.ts')).connectionsCut,
  },
  {
    id: 'G14',
    what: 'faults on the lines to PostgreSQL, mail, bucket, provider',
    limit: 'every request ends ≤ 10 s, 0 duplicates',
    kind: 'drive',
    driver: async () => (await import('./links.ts')).linksFaulty,
  },
  {
    id: 'G15',
    what: 'the disk is full',
    limit: 'files and database: clean 503 or 507, recovers by itself, no half files',
    kind: 'drive',
    driver: async () => (await import('./disk.ts')).diskFull,
  },
  {
    id: 'G16',
    what: 'clocks that jump',
    limit: 'no ended session, code or reservation revives: the database’s clock is the authority',
    kind: 'test',
    files: [`${PLATFORM}/clocks`, `${SERVER}/modules/users/sessions`, `${SERVER}/modules/inquiries/reservations`],
    titles: 'G16|clock|idle|ends by itself|at its end',
    atLeast: 8,
  },
  {
    id: 'G17',
    what: 'the mail server is away',
    limit: '1 h: 0 mails lost, ≤ 1 duplicate, request p99 + ≤ 10 %',
    kind: 'drive',
    driver: async () => (await import('./mails.ts')).mailAway,
  },
  {
    id: 'G18',
    what: 'SIGTERM under load',
    limit: '50 stops: 0 failures under way, end ≤ 10 s',
    kind: 'drive',
    driver: async () => (await import('./stops.ts')).stoppedUnderLoad,
  },
  {
    id: 'G19',
    what: 'backup and restore',
    limit: 'the same to the byte, files too',
    kind: 'test',
    files: [`${SERVER}/platform/backup`, `${SERVER}/modules/documents/bucket.test.ts`],
    titles: 'G19',
    atLeast: 3,
  },
  {
    id: 'G20',
    what: 'processes are killed inside jobs',
    limit: '200 kills: every effect once, leases taken over ≤ 60 s',
    kind: 'drive',
    driver: async () => (await import('./mails.ts')).jobsKilled,
  },
  {
    id: 'G21',
    what: 'two hundred reserve one car',
    limit: '500 rounds: 1 winner, the rest 409, 0 5xx, p99 ≤ 2 s',
    kind: 'drive',
    driver: async () =>
      (await import('./bench-goal.ts')).benchGoal(
        'G21',
        ['--cars=2400', '--rounds=3'],
        ['--cars=10000', '--rounds=20'],
      ),
  },
  {
    id: 'G22',
    what: 'histories against a model',
    limit: '10,000 × ≤ 40 steps, 3 actors: equal to the reference',
    kind: 'test',
    files: [`${SERVER}/modules/inquiries/reservations/model.test.ts`],
    titles: 'G22',
    atLeast: 1,
    full: { MODEL_RUNS: '10000', MODEL_STEPS: '40' },
  },
  {
    id: 'G23',
    what: 'one change by eight clients',
    limit: '1,000 rounds: 1 event, 1 mail',
    kind: 'drive',
    driver: async () => (await import('./transitions.ts')).sameTransition,
  },
  {
    id: 'G24',
    what: 'the API is fuzzed from its contract',
    limit: '1,000,000 requests: 0 5xx, off schema, invalid accepted, other dealer’s, leaks',
    kind: 'drive',
    driver: async () => (await import('./fuzz.ts')).apiFuzz,
  },
  {
    id: 'G25',
    what: 'who may call what',
    limit: 'every call × roles × whose: as the contract says',
    kind: 'test',
    files: [`${PLATFORM}/access.test.ts`, `${PLATFORM}/csrf.test.ts`, `${PLATFORM}/strangers.test.ts`],
    atLeast: 13,
  },
  {
    id: 'G26',
    what: 'mutated pictures',
    limit: '20,000: 0 crashes, 0 over 5 s, 0 stored that are none, memory + ≤ 150 MB',
    kind: 'drive',
    driver: async () => (await import('./pictures.ts')).mutatedPictures,
  },
  {
    id: 'G27',
    what: 'hostile text in a browser',
    limit: '0 scripts run, 0 5xx, exact round trip',
    kind: 'test',
    files: ['e2e/hostile.e2e.ts', 'e2e/hostile-stored.e2e.ts'],
    atLeast: 8,
    projects: ['e2e'],
    full: { HOSTILE_ALL: '1' },
  },
  {
    id: 'G28',
    what: 'scanners',
    limit: 'wapiti, sqlmap: 0 findings',
    kind: 'drive',
    driver: async () => (await import('./scanners.ts')).scanners,
  },
  {
    id: 'G29',
    what: 'parsers',
    limit: '10,000,000 executions: 0 exceptions, none over 100 ms',
    kind: 'drive',
    driver: async () => (await import('./parsers.ts')).parsers,
  },
  {
    id: 'G30',
    what: 'a malicious OpenID provider',
    limit: '25 of 25 bad replies refused',
    kind: 'test',
    files: [`${SERVER}/modules/users/sign-in/hostile-provider.test.ts`],
    titles: 'G30',
    atLeast: 25,
  },
  {
    id: 'G31',
    what: 'headers, cookies, keeping',
    limit: 'every route × status as a passive scanner wants it',
    kind: 'drive',
    driver: async () => (await import('./headers.ts')).headersEverywhere,
  },
  {
    id: 'G32',
    what: 'mutation score',
    limit: '≥ 85 % in access, money, state, reservation, reset',
    kind: 'drive',
    driver: async () => (await import('./mutation.ts')).mutations,
  },
  {
    id: 'G33',
    what: 'dependencies',
    limit: '0 high or critical; none older than it may be',
    kind: 'drive',
    driver: async () => (await import('./dependencies.ts')).dependencies,
  },
  {
    id: 'G34',
    what: 'inventory',
    limit: 'every route has schema, access, rate class and tenant, or the start fails',
    kind: 'test',
    files: [`${SERVER}/platform/api.test.ts`, `${SERVER}/platform/inventory.test.ts`],
    titles: 'API-01|API-02|API-08|API-14',
    atLeast: 5,
  },
  {
    id: 'G35',
    what: 'hostile files of twelve kinds are uploaded',
    limit: '200 files: /healthz ≤ 100 ms, 0 crashes, 0 5xx',
    kind: 'drive',
    driver: async () => (await import('./hostile-files.ts')).hostileUploads,
  },
  {
    id: 'CONTAINER',
    what: 'deploy/containerfile in a clean Debian',
    limit: 'builds, answers, a page, ends by SIGTERM ≤ 12 s, nothing written outside the volume',
    kind: 'drive',
    driver: async () => (await import('./container.ts')).container,
  },
  {
    id: 'UNITS',
    what: 'deploy/*.service under a systemd, set up by the lines of docs/running.md',
    limit: 'every step; ready again ≤ 10 s after kill -9 and ≤ 15 s after its database; a failed backup rings',
    kind: 'drive',
    driver: async () => (await import('./units.ts')).units,
  },
]
