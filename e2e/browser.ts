import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** Chromium without windows, as Playwright drives it: the same engine with three quarters of the work. */
const WINDOWLESS = 'chromium-headless-shell'
const ON_PATH = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Maximum installation time of the windowless browser if another one exists. */
const PATIENCE_MS = 60_000

/**
 * The path of a Chromium on this machine: from `CHROMIUM`, the PATH, or Playwright's download; null
 * if there is none.
 */
function findBrowser(): string | null {
  const configured = process.env['CHROMIUM']
  if (configured) {
    if (isProgram(configured)) return configured
    throw new Error(`CHROMIUM names ${configured}, which is no program that can be run.`)
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [
    ...ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
    ...playwrightBrowsers(),
  ]
  return candidates.find(isProgram) ?? null
}

/**
 * Finds a browser or installs one (as root with apt-get: Debian's; else Playwright's own).
 * A CI machine gets the windowless one even if it has another, because its time is counted.
 * @throws Error with one line of instructions.
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

/** Starts a headless browser without network access except to the tested product. */
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
  // Chromium's sandbox does not work as root, and shared memory is small in containers.
  if (process.getuid?.() === 0) args.push('--no-sandbox', '--disable-dev-shm-usage')
  return chromium.launch({ executablePath, args })
}

function playwrightBrowsers(): string[] {
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
