// Entry of the npm scripts on any Node from 20 on: installs outdated packages, then runs the script
// on Node 24.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isInstalled } from './installed.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${name}.ts`)
if (!name || !existsSync(script)) stop(`There is no script '${name ?? ''}'.`)

process.chdir(root)
if (!isInstalled(root)) await oneAtATime(join(root, '.cache', 'install.pid'), install)
if (Number.parseInt(process.versions.node, 10) >= 24) {
  process.argv.splice(1, 2, script)
  await import(pathToFileURL(script).href)
} else await runOn24()

async function install() {
  // Another process may have installed them during the wait.
  if (isInstalled(root)) return
  console.log(
    'Installing the packages (once, and again when package-lock.json changes; on a slow line some minutes without a word) …',
  )
  // The npm that runs this script, whichever version, on its own Node. The Node in node_modules is
  // replaced by this step.
  const npm = process.env.npm_execpath
  const [program, first] = npm?.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []]
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':')
  const code = await finish(program, [...first, 'ci', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
  }).catch((error) => stop(`npm could not be started (${error.message}): install Node.js with npm.`))
  if (code > 128) process.exit(code)
  if (code !== 0) {
    stop(
      'The packages could not be installed; npm says why above (no way to a registry, a full disk, no permission, or a package-lock.json that does not fit package.json).',
    )
  }
  if (!isInstalled(root)) stop('npm ended well, and yet packages are missing: remove node_modules and start again.')
}

async function runOn24() {
  // Not node_modules/.bin/node: npm 10 does not make that link.
  const node = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const guard = pathToFileURL(join(root, 'scripts', 'end-with-parent.mjs')).href
  const code = await finish(node, ['--import', guard, script, ...args], {
    // The channel carries no messages. When it breaks, this process was killed, and the child ends
    // too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  }).catch((error) =>
    stop(
      `No Node 24 for ${process.platform}-${process.arch} came with the packages (${error.message}): install Node 24 and start again.`,
    ),
  )
  process.exit(code)
}

/**
 * Runs a program to its end and forwards signals. Returns its exit code, 128 plus the signal's
 * number if a signal ended it.
 * @param {string} program
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
function finish(program, parameters, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd: root, ...options })
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
    const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const passed of signals) process.off(passed, pass)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL'])
    })
  })
}

/**
 * @param {string} line
 * @returns {never}
 */
function stop(line) {
  console.error(line)
  process.exit(1)
}
