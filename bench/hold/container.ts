import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { baseImage, ran, started, stepsOf, taken } from './containerfile.ts'
import type { Contained, Stage } from './containerfile.ts'
import { ROOT } from './product.ts'
import { atMost, none, told } from './run.ts'
import type { Driver } from './run.ts'

const NEEDED = ['debootstrap', 'unshare', 'nsenter', 'ip', 'chroot']
const isHere = (program: string): boolean =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, program)))

/** The container file, without a container daemon: its steps in a clean Debian, then its command, asked, stopped, and looked over. */
export const container: Driver = async (run) => {
  const away = NEEDED.filter((program) => !isHere(program))
  if (process.getuid?.() !== 0) return { size: '', figures: [], notHere: 'needs root, to have a root of its own' }
  if (away.length) return { size: '', figures: [], notHere: `apt-get install ${away.join(' ')}` }
  const folder = join(tmpdir(), 'minato-hold-image')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const base = baseImage('bookworm', run.say)
  const stage = taken(stepsOf(join(ROOT, 'deploy/containerfile')), base, folder, run.say)
  const leftByTheBuild = found(stage, ['-newer', join(base, 'ready'), '-path', './tmp/*'])
  const size = sizeOf(stage.root) - sizeOf(base)
  run.say(`${Math.round(size)} MB over its base: ${parts(stage)}`)

  // Unconfigured it refuses to start.
  stage.env['MINATO_DEMO'] = 'public'
  const stamp = join(folder, 'stamp')
  writeFileSync(stamp, '')
  const product = await started(stage)
  try {
    const began = performance.now()
    await untilHealthy(product, stage)
    const readyS = (performance.now() - began) / 1000
    const answers = ['/healthz', '/readyz', '/', '/search-result', '/api/vehicle/public/car'].map((path) =>
      asked(product, path),
    )
    for (const answer of answers) run.say(answer)
    const owner = product.beside(['id', '-un']).text.trim()
    const firstOwner = product.beside(['stat', '-c', '%U', '/proc/1']).text.trim()
    const { code, ms } = await product.end('SIGTERM')
    const written = found(stage, [
      '-newer',
      stamp,
      ...stage.volumes.flatMap((volume) => ['-not', '-path', `.${volume}*`]),
    ])
    if (written) run.say(`written outside the volume: ${written}`)
    if (code !== 0) run.say(product.said().slice(-2000))
    return {
      size: `${stepsOf(join(ROOT, 'deploy/containerfile')).length} steps, ready after ${Math.round(readyS)} s with its demonstration`,
      figures: [
        none('answers that were not 200', answers.filter((answer) => !answer.startsWith('200 ')).length),
        none('pages that show nothing', answers.filter((answer) => answer.includes('EMPTY')).length),
        none(
          'run as root',
          [owner, firstOwner].filter((name) => name !== stage.user || ['root', '0'].includes(name)).length,
        ),
        none('exit code after SIGTERM', code ?? 255),
        atMost('until it was gone', ms, 12_000, 'ms'),
        none('written outside the volume', lines(written)),
        none('left in /tmp by the build', lines(leftByTheBuild)),
        told('over the base', size, 'MB'),
      ],
    }
  } finally {
    await product.end('SIGKILL')
    ran('rm', ['-rf', folder])
  }
}

const lines = (text: string): number => text.split('\n').filter(Boolean).length
const found = ({ root }: Stage, words: readonly string[]): string =>
  ran('sh', [
    '-c',
    'cd "$1"; shift; find . -xdev -path ./proc -prune -o -path ./dev -prune -o -type f "$@" -print',
    'sh',
    root,
    ...words,
  ])
const sizeOf = (folder: string): number => Number(ran('du', ['-smx', folder]).split('\t')[0])
const parts = ({ root, workdir }: Stage): string =>
  ran('sh', [
    '-c',
    'cd "$1" && du -sm -- */ node_modules/*/ | sort -rn | head -9 | tr "\\t\\n" " ,"',
    'sh',
    join(root, workdir),
  ])

async function untilHealthy(product: Contained, stage: Stage): Promise<void> {
  const until = Date.now() + 420_000
  const isReady = `fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`
  while (product.beside(stage.health).status !== 0 || product.beside(['node', '-e', isReady]).status !== 0) {
    if (!product.isAlive() || Date.now() > until) throw new Error(`it is not healthy: ${product.said().slice(-1500)}`)
    await sleep(1000)
  }
}

/** Asked from inside, where its network is: '200 / <title>'. */
function asked(product: Contained, path: string): string {
  const words = `fetch('http://127.0.0.1:' + process.env.PORT + ${JSON.stringify(path)}, { headers: { 'tenant-id': 'staging' } }).then(async (answer) => {
    const text = await answer.text(); const title = /<title>([^<]*)/.exec(text);
    console.log(answer.status, ${JSON.stringify(path)}, title ? title[1] : text.length < 10 ? 'EMPTY' : text.length + ' signs') })`
  return product.beside(['node', '-e', words]).text.trim()
}
