import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './product.ts'
import { atMost, zero, info } from './run.ts'
import type { Driver } from './run.ts'

/**
 * Runs the units of `deploy/` under a systemd of their own, set up by the commands of
 * docs/running.md, in process and mount namespaces over this machine's files (unchanged) and with
 * its PostgreSQL.
 */

const NEEDED = ['systemctl', 'pg_ctlcluster', 'unshare', 'nsenter', 'git', 'npm', 'curl', 'useradd']
const isHere = (program: string): boolean =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, program)))
const PORTS = [3000, 5432]

/**
 * Runs a program to its end.
 * @throws Error with the last lines of its output.
 */
function runProgram(program: string, words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, [...words], { encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`${program} ${words.slice(0, 3).join(' ')}: ${error?.message ?? stderr.slice(-1200)}`)
}

/**
 * Prepares an empty machine up to the start of systemd. $1: a folder; $2: the repository to clone
 * there.
 */
const BOOT = `set -e
cd "$1"
mount -t overlay overlay -o lowerdir=/,upperdir=up,workdir=work root
cd root
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t tmpfs -o mode=755 tmpfs run
mkdir run/minato-source
mount --bind "$2" run/minato-source
mount -t tmpfs -o mode=1777 tmpfs tmp
mount -t tmpfs tmpfs sys/fs/cgroup
mkdir sys/fs/cgroup/unified sys/fs/cgroup/systemd
mount -t cgroup2 cgroup2 sys/fs/cgroup/unified
mount -t cgroup -o none,name=systemd cgroup sys/fs/cgroup/systemd
mount -t tmpfs tmpfs dev
for one in null zero full random urandom tty; do : > "dev/$one"; mount --bind "/dev/$one" "dev/$one"; done
mkdir -p dev/shm dev/pts
mount -t tmpfs tmpfs dev/shm
mount -t devpts devpts dev/pts -o newinstance,ptmxmode=0666,mode=620
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mkdir -p etc/systemd/system
printf '[Unit]\\nRequires=systemd-journald.service\\n' > etc/systemd/system/hold.target
mount --make-rshared .
exec env -i container=hold PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot . /usr/lib/systemd/systemd --system --unit=hold.target`

/** The commands of the page's first four steps, with its placeholders filled in. */
function steps(): string[] {
  const [, section = ''] =
    /## Quick start with systemd[^\n]*\n([\s\S]*?)\n5\. /.exec(readFileSync(join(ROOT, 'docs/running.md'), 'utf8')) ??
    []
  const blocks = [...section.matchAll(/^ {3}```\n([\s\S]*?)^ {3}```/gm)].map(([, lines = '']) =>
    lines.replaceAll(/^ {3}/gm, ''),
  )
  return blocks
    .filter((block) => !block.startsWith('['))
    .map((block) =>
      block
        .replaceAll(/^apt-get .*\n/gm, '')
        .replace('ADDRESS', 'file:///run/minato-source')
        .replace(/^echo 'smtp:.*$/m, 'echo none > /etc/minato/smtp-url'),
    )
}

export const units: Driver = async (run) => {
  const missing = NEEDED.filter((program) => !isHere(program))
  if (process.getuid?.() !== 0) return { size: '', figures: [], notHere: 'needs root, to have a systemd of its own' }
  if (missing.length) return { size: '', figures: [], notHere: `not on this machine: ${missing.join(', ')}` }
  const taken = runProgram('ss', ['-Hltn'])
  const busy = PORTS.filter((port) => taken.includes(`:${port} `))
  if (busy.length) return { size: '', figures: [], notHere: `something listens at ${busy.join(' and ')}` }

  const folder = join(tmpdir(), 'minato-hold-units')
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['up', 'work', 'root']) mkdirSync(join(folder, name), { recursive: true })
  const machine = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--cgroup', '--uts', '--ipc', '--kill-child', 'sh', '-c', BOOT, 'sh', folder, ROOT],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const first = (): string => readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8').trim()
  /** Runs a shell command on that machine; returns its output and exit status. */
  const runInMachine = (line: string): { status: number | null; text: string } => {
    const { status, stdout, stderr } = spawnSync(
      'nsenter',
      ['--all', '-t', first(), '--root', '--wd', 'bash', '--norc', '-euc', line],
      { encoding: 'utf8', maxBuffer: 64_000_000 },
    )
    return { status, text: `${stdout}${stderr}`.trim() }
  }
  const until = async (line: string, ms: number): Promise<number> => {
    const began = performance.now()
    while (runInMachine(line).status !== 0) {
      if (performance.now() - began > ms)
        throw new Error(`not within ${ms} ms: ${line}\n${runInMachine('journalctl -n 30').text}`)
      await sleep(200)
    }
    return performance.now() - began
  }
  const ready = 'curl -fsS http://127.0.0.1:3000/readyz'
  try {
    await until('systemctl is-active systemd-journald', 30_000)
    runInMachine('systemctl start postgresql')
    // All commands run in one shell: a step starts in the folder of the one before.
    const setup = runInMachine(steps().join('\n'))
    run.say(setup.text.slice(-1500))
    if (setup.status !== 0) throw new Error('a step of docs/running.md failed')
    const isManagerInvited = /auth\/invitation/.test(
      runInMachine('/srv/minato/deploy/command.sh manager anna@dealer.example --tenant staging --company Kaigan').text,
    )
    const [owner, exposure] = [
      runInMachine('ps -o user= -p "$(systemctl show minato -p MainPID --value)"').text,
      runInMachine('systemd-analyze security minato | tail -1').text,
    ]
    run.say(exposure)
    runInMachine('systemctl kill --kill-who=main --signal=KILL minato')
    await sleep(500)
    const again = await until(ready, 60_000)

    // The alarm runs, and the shop waits for its database however long that is away.
    const outage =
      runInMachine(`printf '#!/bin/sh\\ntouch /run/alarm\\n' > /etc/minato/alarm.sh && chmod +x /etc/minato/alarm.sh
      systemctl stop postgresql@15-main
      systemctl restart minato
      systemctl start minato-backup || sleep 2`)
    if (outage.status !== 0) throw new Error(`the database was not taken away: ${outage.text}`)
    const isAlarmed = runInMachine('test -e /run/alarm').status === 0
    await sleep(run.isFull ? 300_000 : 40_000)
    const back = await until(`systemctl start postgresql@15-main && ${ready}`, 60_000)
    const restarts = Number(runInMachine('systemctl show minato -p NRestarts --value').text)

    const began = performance.now()
    const stopped = runInMachine('systemctl stop minato && systemctl show minato -p Result --value').text
    return {
      size: `${steps().length} blocks of docs/running.md, ${restarts} restarts by systemd`,
      figures: [
        zero('the first manager not asked in', isManagerInvited ? 0 : 1),
        zero('not run as minato', owner === 'minato' ? 0 : 1),
        atMost('ready after kill -9', again, 10_000, 'ms'),
        zero('failed backups without the alarm', isAlarmed ? 0 : 1),
        atMost('ready when the database is back', back, 15_000, 'ms'),
        atMost('until it was stopped', performance.now() - began, 12_000, 'ms'),
        zero('stops that failed', stopped === 'success' ? 0 : 1),
        info('exposure of 10', Number(/\d+\.\d/.exec(exposure)?.[0] ?? NaN)),
      ],
    }
  } finally {
    machine.kill('SIGKILL')
    if (machine.exitCode === null) await once(machine, 'exit')
    runProgram('rm', ['-rf', '--one-file-system', folder])
  }
}
