import { readFileSync } from 'node:fs'

// The kernel counts in units of 10 ms for programs on every Linux (USER_HZ), independent of its own clock.
const TICK_MS = 10

/** CPU time in ms over all threads and resident memory in bytes; undefined if unreadable (not on Linux). */
export function usageOf(pid: number | undefined): { cpuMs: number; rss: number } | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Fields are counted after the program's name, which is in brackets and may contain blanks: 14
    // utime, 15 stime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [, rssKb] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, rss: Number(rssKb ?? 0) * 1024 }
  } catch {
    return undefined // It has just ended.
  }
}
