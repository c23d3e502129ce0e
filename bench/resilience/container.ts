import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './product.ts'
import { atMost, zero, info } from './run.ts'
import type { Driver } from './run.ts'

const IMAGE = 'minato-hold'
const PAGES = ['/healthz', '/readyz', '/', '/search-result', '/api/vehicle/public/car']

/** Builds the image with Docker or Podman, sends requests to its container, stops it and inspects it. */
export const container: Driver = async (run) => {
  const tool = ['docker', 'podman'].find((program) => spawnSync(program, ['info']).status === 0)
  if (!tool) return { size: '', figures: [], notHere: 'needs Docker or Podman' }
  /** Returns the output of a command; with `mayFail` also that of a failed command. */
  const runCommand = (args: readonly string[], mayFail = false): string => {
    const { status, stdout, stderr, error } = spawnSync(tool, args, { encoding: 'utf8', maxBuffer: 64_000_000 })
    if (status === 0 || mayFail) return stdout
    throw new Error(`${tool} ${args.slice(0, 3).join(' ')}: ${error?.message ?? stderr.slice(-1200)}`)
  }
  runCommand(['build', '-f', 'deploy/containerfile', '-t', IMAGE, ROOT])
  const id = runCommand(['run', '-d', '-e', 'MINATO_DEMO=public', IMAGE]).trim()
  try {
    const until = Date.now() + 420_000
    const node = (code: string): string => runCommand(['exec', id, 'node', '-e', code], true).trim()
    const ask = (path: string): string =>
      node(
        `fetch('http://127.0.0.1:3000${path}', { headers: { 'tenant-id': 'staging' } }).then(async (answer) => console.log(answer.status, (await answer.text()).length))`,
      )
    while (!ask('/readyz').startsWith('200 ')) {
      if (Date.now() > until) throw new Error(`it is not ready: ${runCommand(['logs', '--tail', '30', id])}`)
      await sleep(1000)
    }
    const answers = PAGES.map(ask)
    run.say(answers.map((answer, i) => `${PAGES[i]}: ${answer}`).join(', '))
    const user = runCommand(['exec', id, 'id', '-un']).trim()
    const began = performance.now()
    runCommand(['stop', '-t', '40', id])
    const stopMs = performance.now() - began
    // Volumes are not part of the difference; a listed folder is the parent of a volume.
    const written = runCommand(['diff', id])
      .split('\n')
      .filter((line) => line.startsWith('A '))
    if (written.length) run.say(`written outside the volume: ${written.join(', ').slice(0, 600)}`)
    const [code, size] = [
      runCommand(['inspect', '-f', '{{.State.ExitCode}}', id]),
      runCommand(['image', 'inspect', '-f', '{{.Size}}', IMAGE]),
    ]
    return {
      size: `image built and run by ${tool}`,
      figures: [
        zero('answers that were not 200', answers.filter((answer) => !answer.startsWith('200 ')).length),
        zero('pages that show nothing', answers.filter((answer) => answer.endsWith(' 0')).length),
        zero('run as root', user === 'minato' ? 0 : 1),
        zero('exit code after SIGTERM', Number(code)),
        atMost('until it was gone', stopMs, 12_000, 'ms'),
        zero('written outside the volume', written.length),
        info('image', Number(size) / 1e6, 'MB'),
      ],
    }
  } finally {
    runCommand(['rm', '-f', '-v', id], true)
  }
}
