import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ROOT, track } from './product.ts'

/** The steps of a container file, taken in a folder that is the root of a process: what is run is the file itself. */

export interface Step {
  word: string
  rest: string
}
export interface Stage {
  root: string
  name: string
  workdir: string
  user: string
  env: Record<string, string>
  volumes: string[]
  health: string[]
  command: string[]
}

export function stepsOf(file: string): Step[] {
  return readFileSync(file, 'utf8')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
      return { word: word.toUpperCase(), rest }
    })
}

/** A program to its end; throws with what it said at last. */
export function ran(program: string, words: readonly string[], env?: Record<string, string>): string {
  const { status, stdout, stderr, error } = spawnSync(program, [...words], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    ...(env && { env }),
  })
  if (status === 0) return stdout
  throw new Error(`${program} ${words.slice(0, 3).join(' ')} …: ${error?.message ?? `${stdout}${stderr}`.slice(-1200)}`)
}

/** Takes all steps, each stage in a copy of `base`; gives the last stage. */
export function taken(steps: readonly Step[], base: string, folder: string, say: (line: string) => void): Stage {
  const stages: Stage[] = []
  let stage: Stage | undefined
  for (const { word, rest } of steps) {
    say(`${word} ${rest.slice(0, 110)}`)
    if (word === 'FROM') {
      const [, name = String(stages.length)] = /\sAS\s+(\w+)/i.exec(rest) ?? []
      const root = join(folder, name)
      ran('cp', ['-a', base, root])
      stage = { root, name, workdir: '/', user: 'root', env: {}, volumes: [], health: [], command: [] }
      stages.push(stage)
      continue
    }
    if (!stage) throw new Error(`${word} before FROM`)
    take(stage, { word, rest }, stages)
  }
  if (!stage) throw new Error('no FROM')
  return stage
}

function take(stage: Stage, { word, rest }: Step, stages: readonly Stage[]): void {
  const inside = (path: string): string => join(stage.root, resolve(stage.workdir, path))
  switch (word) {
    case 'WORKDIR':
      stage.workdir = rest
      return void mkdirSync(inside(rest), { recursive: true })
    case 'COPY': {
      const [, from, paths = ''] = /^(?:--from=(\w+)\s+)?(.*)$/.exec(rest) ?? []
      const sources = paths.split(/\s+/)
      const to = inside(sources.pop() ?? '')
      if (!from) return copyContext(to)
      const other = stages.find(({ name }) => name === from)
      for (const source of sources) {
        mkdirSync(dirname(to), { recursive: true })
        const path = join(other?.root ?? '', source)
        ran('cp', existsSync(to) ? ['-a', `${path}/.`, to] : ['-a', path, to])
      }
      return
    }
    case 'RUN':
      return void ran(...within(stage, ['/bin/sh', '-c', rest], networkEnv()))
    case 'USER':
      stage.user = rest
      return
    case 'ENV':
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name] = value
      return
    case 'VOLUME':
      stage.volumes.push(rest)
      return
    case 'HEALTHCHECK':
      stage.health = JSON.parse(rest.replace(/^.*?CMD\s+/, '')) as string[]
      return
    case 'CMD':
      stage.command = JSON.parse(rest) as string[]
      return
    case 'EXPOSE':
      return
    default:
      throw new Error(`${word}: a step that nothing takes here`)
  }
}

/** The context as a builder would send it: without what `.containerignore` names. */
function copyContext(to: string): void {
  const ignored = readFileSync(join(ROOT, '.containerignore'), 'utf8').split('\n').filter(Boolean)
  const excludes = ignored.map((one) => `--exclude=${one.startsWith('**/') ? one.slice(3) : `./${one}`}`)
  mkdirSync(to, { recursive: true })
  ran('sh', [
    '-c',
    'a=$1 b=$2; shift 2; tar -C "$a" -cf - "$@" . | tar --no-same-owner -C "$b" -xf -',
    'sh',
    ROOT,
    to,
    ...excludes,
  ])
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** How this machine reaches the registry; nothing of it stays in the image. */
function networkEnv(): Record<string, string> {
  const told = (name: string): string => spawnSync('npm', ['config', 'get', name], { encoding: 'utf8' }).stdout.trim()
  return { npm_config_registry: told('registry'), NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt' }
}

const userOf = ({ user }: Stage): string[] => (user === 'root' ? [] : [`--userspec=${user}:${user}`])
const envOf = (stage: Stage, more: Record<string, string> = {}): string[] =>
  Object.entries({ PATH, HOME: stage.user === 'root' ? '/root' : '/', ...stage.env, ...more }).map(
    ([name, value]) => `${name}=${value}`,
  )
const chrooted = (stage: Stage, command: readonly string[], more?: Record<string, string>): string[] => [
  'chroot',
  ...userOf(stage),
  stage.root,
  '/usr/bin/env',
  '-i',
  `--chdir=${stage.workdir}`,
  ...envOf(stage, more),
  ...command,
]

const MOUNTED = 'mount -t proc proc "$1/proc"; mount --rbind /dev "$1/dev"'
function within(stage: Stage, command: readonly string[], more: Record<string, string>): [string, string[]] {
  const words = ['-m', '-p', '-f', '--kill-child', 'sh', '-c', `${MOUNTED}; shift; exec "$@"`, 'sh', stage.root]
  return ['unshare', [...words, ...chrooted(stage, command, more)]]
}

export interface Contained {
  /** Runs a command beside it, in its root, network and user; what it wrote. */
  beside(command: readonly string[]): { status: number | null; text: string }
  said(): string
  isAlive(): boolean
  /** Sends the signal to its first process; its exit code and the milliseconds until it was gone. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
}

/** The image's command as the first process of its own network, processes and mounts. */
export async function started(stage: Stage): Promise<Contained> {
  const child: ChildProcess = track(
    spawn(
      'unshare',
      [
        '-m',
        '-p',
        '-n',
        '-f',
        '--kill-child',
        'sh',
        '-c',
        `ip link set lo up; ${MOUNTED}; shift; exec "$@"`,
        'sh',
        stage.root,
        ...chrooted(stage, stage.command),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    ),
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (text = (text + part.toString()).slice(-20_000)))
  const first = (): string =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0] ?? ''
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null
  return {
    said: () => text,
    isAlive,
    beside(command) {
      const { status, stdout, stderr } = spawnSync(
        'nsenter',
        ['-t', first(), '-m', '-p', '-n', ...chrooted(stage, command)],
        { encoding: 'utf8', timeout: 60_000 },
      )
      return { status, text: stdout + stderr }
    },
    async end(signal) {
      const began = performance.now()
      if (isAlive()) {
        const gone = once(child, 'exit')
        process.kill(Number(first()), signal)
        const timer = setTimeout(() => child.kill('SIGKILL'), 40_000)
        await gone
        clearTimeout(timer)
      }
      return { code: child.exitCode, ms: performance.now() - began }
    },
  }
}

/** A Debian as the base image has it: the smallest, with Node and npm in `/usr/local`; made once. */
export function baseImage(release: string, say: (line: string) => void): string {
  // Not below the project: what walks through that would walk through a whole system.
  const base = join(tmpdir(), `minato-hold-${release}`)
  if (existsSync(join(base, 'ready'))) return base
  say(`a ${release} is made, once …`)
  rmSync(base, { recursive: true, force: true })
  ran('debootstrap', ['--variant=minbase', release, base, mirrorOf(release)])
  // It may leave its own there, which would be copied with the base.
  ran('sh', ['-c', 'for one in proc sys; do umount -q "$1/$one" || true; done', 'sh', base])
  mkdirSync(join(base, 'usr/local/lib/node_modules'), { recursive: true })
  ran('cp', ['-L', process.execPath, join(base, 'usr/local/bin/node')])
  const npm = resolve(ran('sh', ['-c', 'readlink -f "$(command -v npm)"']).trim(), '../..')
  ran('cp', ['-aL', npm, join(base, 'usr/local/lib/node_modules/npm')])
  ran('chroot', [base, 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'])
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) ran('cp', ['-L', file, join(base, file)])
  mkdirSync(join(base, 'etc/ssl/certs'), { recursive: true })
  ran('cp', ['-L', '/etc/ssl/certs/ca-certificates.crt', join(base, 'etc/ssl/certs/ca-certificates.crt')])
  writeFileSync(join(base, 'ready'), '')
  return base
}

/** Where this machine takes its packages from. */
function mirrorOf(release: string): string {
  const text = ran('sh', ['-c', 'cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null || true'])
  const [, found] =
    new RegExp(`^deb (?:\\[[^\\]]*\\] )?(\\S+) ${release} `, 'm').exec(text) ??
    new RegExp(`^URIs: (\\S+)\\nSuites:.*\\b${release}\\b`, 'm').exec(text.replaceAll(/^#.*\n/gm, '')) ??
    []
  if (!found) throw new Error(`no source of packages of ${release} on this machine`)
  return found
}
