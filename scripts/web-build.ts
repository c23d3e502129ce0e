import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { END_WITH_PARENT } from './child.ts'
import { oneAtATime } from './one-at-a-time.mjs'

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps', 'web')
const stamp = join(web, 'dist', '.built-from')
// Written by the build itself, or not used by any page.
const LEFT_OUT = /^(dist|node_modules|\..*)$|\.gen\.ts$|\.test\.tsx?$/

/**
 * Builds the pages if their sources have changed since the last build.
 * @throws if the build fails.
 */
export async function buildWeb({ always = false } = {}): Promise<void> {
  if (!always && isCurrent()) return
  await oneAtATime(join(root, '.cache', 'build.pid'), async () => {
    const source = sourceHash()
    if (!always && isCurrent()) return
    console.log('Building the pages …')
    // An interrupted build must not look complete.
    rmSync(stamp, { force: true })
    await runVite()
    assertAllStyleSheets()
    writeFileSync(stamp, source)
  })
}

function isCurrent(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === sourceHash()
  } catch {
    return false
  }
}

/** Hashes contents, not times: a fresh clone and a copy give the same hash. */
function sourceHash(): string {
  const hash = createHash('sha256')
  const add = (path: string) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  const walk = (folder: string): void => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      if (LEFT_OUT.test(entry.name)) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else add(path)
    }
  }
  walk('apps/web')
  walk('packages')
  add('package-lock.json')
  return hash.digest('hex')
}

/**
 * Asserts that every style sheet the server inlines also exists in the client build under the same
 * name.
 */
function assertAllStyleSheets(): void {
  const served = new Set(readdirSync(join(web, 'dist', 'client', 'assets')))
  const folder = join(web, 'dist', 'server', 'assets')
  for (const file of readdirSync(folder))
    for (const [, sheet = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/\/assets\/([\w.-]+\.css)\b/g))
      if (!served.has(sheet)) throw new Error(`The server's ${file} names ${sheet}, which no browser is served.`)
}

function runVite(): Promise<void> {
  const output: Buffer[] = []
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, program, 'build', '--logLevel=warn'], {
    cwd: web,
    // Otherwise Vite uses React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The pages could not be built.\n${Buffer.concat(output).toString().trim()}`))
    })
  })
}
