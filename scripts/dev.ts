import type { ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { exitCode, startNode } from './child.ts'

// Restarts the server when its sources change. Pages reload by themselves, because Vite runs inside
// the server.
const root = join(import.meta.dirname, '..')
const WATCHED = ['apps/server/src', 'packages', 'db']
const IRRELEVANT = /(^|\/)node_modules\/|\.test\.tsx?$|~$|\.sw.$|(^|\/)\./

let server: ChildProcess | null = null
let isEnding = false
let isStale = false

async function serve(): Promise<void> {
  while (!isEnding) {
    isStale = false
    const child = startNode(['apps/server/src/main.ts'], { NODE_ENV: 'development' })
    server = child
    const code = await exitCode(child)
    server = null
    if (isEnding || isStale) continue
    console.log(`The server ended (${code}); it starts again when a file changes`)
    await changed()
  }
}

let notifyChanged = () => {}
const changed = () => new Promise<void>((resolve) => (notifyChanged = resolve))

/** Stops the server gracefully; kills it after ten seconds. */
function stop(): void {
  const child = server
  if (!child || child.killed) return
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  child.once('close', () => clearTimeout(killTimer))
}

let restartTimer: NodeJS.Timeout | undefined
for (const folder of WATCHED) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || IRRELEVANT.test(file)) return
    clearTimeout(restartTimer)
    // An editor writes a file in several steps, and a checkout writes many files.
    restartTimer = setTimeout(() => {
      console.log(`${folder}/${file} changed`)
      isStale = true
      stop()
      notifyChanged()
    }, 100)
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isEnding = true
    stop()
    notifyChanged()
  })
}

await serve()
// The file watchers would keep this process alive.
process.exit(0)
