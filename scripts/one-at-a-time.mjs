import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs the work while no other process of this project runs it. The lock file holds the id of the
 * owner; a living owner is waited for, the lock of a killed one is removed.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let isAnnounced = false; !take(file); isAnnounced = true) {
    if (removeDead(file)) continue
    if (!isAnnounced) console.log(`Waiting for process ${holderOf(file)}, which is at the same work …`)
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function removeDead(file) {
  const holder = holderOf(file)
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  // An empty file: its creator has not written it yet, or was killed before.
  if (holder ? isAlive(holder) : Date.now() - written < 5000) return false
  rmSync(file, { force: true })
  return true
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0
  } catch {
    return 0
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    // In a container whose first process does not reap children, killed processes remain as
    // zombies.
    return !existsSync('/proc/self/stat') || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : ''
}
