import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

// Linux reports CPU time in ticks of 10 ms, whatever the kernel's own clock is (proc(5), USER_HZ).
const TICK_MS = 10

interface Stat {
  pid: number
  parent: number
  /** Own CPU time plus that of ended children. */
  cpuMs: number
}

function statOf(pid: number | string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in parentheses and may contain anything, spaces too.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { pid: Number(pid), parent: Number(fields[1]), cpuMs: ticks * TICK_MS }
  } catch {
    return undefined
  }
}

const allStats = (): Stat[] =>
  process.platform !== 'linux'
    ? []
    : readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((pid) => statOf(pid) ?? [])

/** CPU time of one process in ms since its start; NaN if the system does not report it. */
export const cpuMsOf = (pid: number): number => statOf(pid)?.cpuMs ?? NaN

/** A process and all its descendants (PostgreSQL: one process per connection). */
export function familyOf(pid: number): number[] {
  return family(pid, allStats()).map((one) => one.pid)
}

function family(pid: number, stats: readonly Stat[]): Stat[] {
  const members = new Set([pid])
  // The list is unordered, so it is scanned until no member is added.
  for (let before = 0; before !== members.size;) {
    before = members.size
    for (const { pid: one, parent } of stats) if (members.has(parent)) members.add(one)
  }
  return stats.filter((one) => members.has(one.pid))
}

/** CPU time of a process and its descendants, in ms. */
export const cpuMsOfFamily = (pid: number): number =>
  process.platform === 'linux' ? family(pid, allStats()).reduce((sum, one) => sum + one.cpuMs, 0) : NaN

/** Memory of a process in MB: resident, and proportional (shared pages are divided among their users). */
export function memoryOf(pid: number): { residentMb: number; partMb: number } {
  const read = (text: string, name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? NaN) / 1024
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return { residentMb: read(rollup, 'Rss'), partMb: read(rollup, 'Pss') }
  } catch {
    return { residentMb: NaN, partMb: NaN }
  }
}

/** CPU time that the whole machine has used since its start, and its total, in ms. */
export function machineCpu(): { busyMs: number; allMs: number } {
  try {
    const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...rest] = (
      readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
    )
      .trim()
      .split(/\s+/)
      .slice(1, 9)
      .map(Number)
    const busy = user + nice + system + rest.reduce((sum, one) => sum + one, 0)
    return { busyMs: busy * TICK_MS, allMs: (busy + idle + waiting) * TICK_MS }
  } catch {
    return { busyMs: NaN, allMs: NaN }
  }
}

const LOOK_MS = 300
const QUIET = 0.15

/** Waits until the machine is almost idle, at most `mostMs`. */
export async function waitUntilIdle(mostMs = 1500): Promise<void> {
  for (const until = performance.now() + mostMs; performance.now() < until;) {
    const before = machineCpu()
    await sleep(LOOK_MS)
    const after = machineCpu()
    if (!((after.busyMs - before.busyMs) / (after.allMs - before.allMs) > QUIET)) return
  }
}
