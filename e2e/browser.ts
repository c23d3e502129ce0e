import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** The one without windows, as Playwright drives it: the same engine for three quarters of the work. */
const WINDOWLESS = 'chromium-headless-shell'
const ON_PATH = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** So long the windowless one is waited for where there is another. */
const PATIENCE_MS = 60_000

/** The program of a Chromium that is on this machine: `CHROMIUM`, the path, or what Playwright once loaded; null where none is. */
export function findBrowser(): string | null {
  const asked = process.env['CHROMIUM']
  if (asked) {
    if (isProgram(asked)) return asked
    throw new Error(`CHROMIUM names ${asked}, which is no program that can be run.`)
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [
    ...ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
    ...playwrightLoads(),
  ]
  return candidates.find(isProgram) ?? null
}

/**
 * Finds a browser or installs one (as root with apt-get: Debian's; else Playwright's own); throws one line that says what to do.
 * A machine of the project's CI is given the windowless one where it has another, because its time is counted.
 */
export function findOrInstallBrowser(say: (line: string) => void): string {
  const found = findBrowser()
  if (found && (!process.env['CI'] || process.env['CHROMIUM'] || found.endsWith(WINDOWLESS))) return found
  if (process.getuid?.() === 0 && runs('apt-get', ['--version'])) {
    say(`Installing Chromium for the tests (apt-get install ${WINDOWLESS}) …`)
    const aptGet = (...given: string[]) => runs('apt-get', ['-qq', ...given], found ? PATIENCE_MS : undefined)
    const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name)
    aptGet('update')
    if (!install(WINDOWLESS) && !found) install('chromium')
  } else if (!found) {
    say('Loading a Chromium for the tests (playwright-core install chromium) …')
    runs(process.execPath, [
      join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'cli.js'),
      'install',
      'chromium',
    ])
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium and none could be installed: install it (Debian: apt-get install chromium), or name its program in CHROMIUM.',
  )
}

/** Starts the browser without a window, cut off from everything but what a test visits. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('There is no Chromium here: "npm test" installs one.')
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ]
  // Chromium's sandbox refuses to work for root, and shared memory is small in containers.
  if (process.getuid?.() === 0) args.push('--no-sandbox', '--disable-dev-shm-usage')
  return chromium.launch({ executablePath, args })
}

function playwrightLoads(): string[] {
  const cache =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright')
  if (!existsSync(cache)) return []
  const loads = readdirSync(cache)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort()
    .reverse()
  return loads.flatMap((name) =>
    ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux/headless_shell'].map((program) =>
      join(cache, name, program),
    ),
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function runs(program: string, args: string[], timeout?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  return spawnSync(program, args, { stdio: [...stdio], env, ...(timeout && { timeout }) }).status === 0
}
