import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { newActor, poolOf } from './actors.ts'
import { sendRequest, TENANT_HEADER } from './http.ts'
import { newFolder, openDatabase, startProduct, stockFolder, registerChild } from './product.ts'
import { atLeast, zero, info } from './run.ts'
import type { Driver } from './run.ts'
import { targetsOf } from './scan-targets.ts'
import type { Target } from './scan-targets.ts'

/**
 * Omitted wapiti modules: nikto and wapp download their lists; buster guesses names, which a page
 * that answers every address confirms; brute_login_form tries the passwords of forms, which pages
 * without scripts do not have (G04 and the tests count attempts).
 */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,ssrf,xss,xxe'
/** Accepted findings with their reasons (docs/resilience.md). */
const ACCEPTED: readonly RegExp[] = [
  // The policy's `frame-ancestors 'none'` does this in every supported browser; G31 checks for one
  // of the two.
  /X-Frame-Options is not set/,
  // Browsers have removed the header; where one still has it, it opened holes itself.
  /X-XSS-Protection is not set/,
  // Sent when the product's address is https (security-headers.ts); over HTTP, as here, it has no
  // effect.
  /Strict-Transport-Security is not set/,
]
const isHere = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/**
 * Runs a scanner to its end and returns its output. The scanner keeps its state in a folder of this
 * run.
 */
async function scan(program: string, args: string[], home: string, mostMs: number): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: home, LANG: 'C.UTF-8' }
  const child = registerChild(spawn(program, args, { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] }))
  let text = ''
  const onData = (part: Buffer): void => void (text = (text + part.toString()).slice(-400_000))
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
  const timer = setTimeout(() => child.kill('SIGTERM'), mostMs)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(timer)
  if (code !== 0) throw new Error(`${program} did not come to its end (${code ?? 'too late'}): ${text.slice(-800)}`)
  return text
}

interface Found {
  method: string
  path: string
  info: string
  parameter: string
}

/** Runs wapiti over the pages and calls as one person; returns its findings by class. */
async function crawl(origin: string, who: Record<string, string>, starts: string[], isFull: boolean, trap: string) {
  const home = await newFolder()
  const report = join(home, 'report.json')
  const seconds = isFull ? 600 : 25
  await scan(
    'wapiti',
    [
      '-u',
      `${origin}/`,
      '-m',
      MODULES,
      '-f',
      'json',
      '-o',
      report,
      '--flush-session',
      '--no-bugreport',
      '-v',
      '0',
      '--max-scan-time',
      String(seconds),
      '--max-attack-time',
      String(isFull ? 300 : 10),
      '-d',
      '4',
      '--max-links-per-page',
      '40',
      '--max-files-per-dir',
      isFull ? '60' : '12',
      '-t',
      '15',
      '--endpoint',
      trap,
      ...Object.entries(who).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      ...starts.flatMap((url) => ['-s', origin + url]),
    ],
    home,
    isFull ? 7_200_000 : 400_000,
  )
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    'vulnerabilities' | 'anomalies',
    Record<string, Found[]>
  >
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, all]) =>
    all.map(
      ({ method, path, parameter, info: detail }) => `wapiti, ${kind}: ${method} ${path} ${parameter}: ${detail}`,
    ),
  )
}

/** Runs sqlmap at each target. Headers are tried once, because they are the same for every call. */
async function inject(origin: string, targets: readonly Target[], isFull: boolean) {
  const home = await newFolder()
  const list = join(home, 'targets')
  const results = join(home, 'results')
  mkdirSync(results)
  writeFileSync(list, `${targets.map(({ url }) => origin + url).join('\n')}\n`)
  const text = await scan(
    'sqlmap',
    [
      '-m',
      list,
      '--batch',
      '--disable-coloring',
      '--output-dir',
      home,
      '--results-file',
      join(results, 'found.csv'),
      ...(isFull
        ? ['--level', '3', '--risk', '2', '--time-sec', '3']
        : ['--level', '1', '--risk', '1', '--dbms', 'PostgreSQL', '--technique', 'BEUT', '--time-sec', '2']),

      '--skip',
      'user-agent,referer,host,cookie',
      '-H',
      `${TENANT_HEADER}: staging`,
      '--timeout',
      '20',
      '--retries',
      '1',
      '--skip-waf',
      '--answers',
      'follow=N,crack=N,dict=N,other DBMSes=Y,extending=Y,reduce=N',
    ],
    home,
    isFull ? 14_400_000 : 400_000,
  )
  const rows = readdirSync(results).flatMap((name) =>
    readFileSync(join(results, name), 'utf8').trim().split('\n').slice(1),
  )
  const tried = text.match(/does not seem to be injectable|' is vulnerable/g)?.length ?? 0
  return { found: rows.filter(Boolean).map((row) => `sqlmap: ${row}`), tried }
}

/** The product's own count of its answers, by status. */
async function answersOf(origin: string): Promise<Map<number, number>> {
  const { text } = await sendRequest(origin, { path: '/metrics' })
  const counts = new Map<number, number>()
  for (const [, status, count] of text.matchAll(/^minato_request_seconds_count\{.*status="(\d+)".*\} (\d+)$/gm))
    counts.set(Number(status), (counts.get(Number(status)) ?? 0) + Number(count))
  return counts
}

/** G28: Debian's scanners against the shipped product. */
export const scanners: Driver = async (run) => {
  const missing = ['wapiti', 'sqlmap'].filter((program) => !isHere(program))
  if (missing.length) return { size: '', figures: [], notHere: `apt-get install ${missing.join(' ')}` }
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const product = await startProduct({ env: { DATABASE_URL: engine.url, MINATO_DATA: folder } })
  // Trap: every request that the product can be made to send arrives here.
  let visits = 0
  const trap = createServer((_, answer) => void (visits++, answer.end('{}'))).listen(0, '127.0.0.1')
  await once(trap, 'listening')
  const trapAt = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/`

  const targets = await targetsOf(product.origin)
  // One parameter of each kind of read call, and every free-text field.
  const SHORT =
    /queryText|queryString|fieldsToExtract|order\.field|public\/car\?(?:brand|priceEnd|category)=|quote\?.*locale|\*/
  const chosen = run.isFull ? targets : targets.filter(({ url }) => SHORT.test(url))
  const db = poolOf(engine.url)
  const people = [
    { [TENANT_HEADER]: 'staging' },
    ...(run.isFull ? [(await newActor(db, 'CUSTOMER')).headers, (await newActor(db, 'SALES_MANAGER')).headers] : []),
  ]
  const starts = ['/search-result', '/fr', ...chosen.filter(({ isAddress }) => !isAddress).map(({ url }) => url)]
  const findings: string[] = []
  for (const who of people)
    findings.push(...(await crawl(product.origin, who, starts.slice(0, run.isFull ? 200 : 20), run.isFull, trapAt)))
  const crawled = [...(await answersOf(product.origin)).values()].reduce((sum, times) => sum + times, 0)
  run.say(`wapiti is through; ${visits} visits of its own to the trap`)
  const { found, tried } = await inject(product.origin, chosen, run.isFull)
  const seen = [...new Set([...findings, ...found])]
  const bad = seen.filter((finding) => !ACCEPTED.some((meant) => meant.test(finding)))
  for (const finding of seen) run.say(finding)
  const answers = await answersOf(product.origin)
  run.say(`answers: ${JSON.stringify(Object.fromEntries(answers))}`)
  await product.end('SIGTERM')
  trap.close()
  await db.close()
  await engine.stop()
  const count = (is: (status: number) => boolean): number =>
    [...answers].reduce((sum, [status, times]) => sum + (is(status) ? times : 0), 0)
  return {
    size: `${count(() => true).toLocaleString('en')} requests, ${chosen.length} of ${targets.length} targets, wapiti as ${people.length}`,
    figures: [
      zero('findings', bad.length),
      info('asked for and not given, for a reason', seen.length - bad.length),
      zero(
        '5xx',
        count((status) => status >= 500),
      ),
      // Rate-limited requests would hide findings.
      zero(
        'turned away by a limit',
        count((status) => status === 429),
      ),
      atLeast('requests of wapiti', crawled, 500 * people.length),
      atLeast('parameters that sqlmap tried', tried, chosen.length / 2),
    ],
  }
}
