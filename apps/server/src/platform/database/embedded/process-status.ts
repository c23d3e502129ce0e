import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from './error-text.ts'

/** Whether the system's table has a process with this id, be it dead already; this is all that PostgreSQL asks. */
export function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Whether a process with this id runs, under any user. */
export function isAlive(pid: number): boolean {
  if (!isListed(pid)) return false
  // In a container whose first process does not reap its children, killed processes stay in the table.
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

/** The process that is noted as the server of this database folder; null without a note. */
export function recordedPid(data: string): number | null {
  return notedPid(join(data, 'postmaster.pid'))
}

/** The process number in the first line of one of PostgreSQL's notes; null without one. */
export function notedPid(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 0 ? pid : null
  } catch {
    return null
  }
}

/**
 * Whether this process really is a PostgreSQL server of this folder: process ids are reused, in containers within
 * minutes, so the number alone proves nothing.
 */
export function isPostmaster(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (existsSync('/proc/self/cwd')) return readlinkSync(`/proc/${pid}/cwd`) === data
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data)
  } catch {
    return false
  }
}
