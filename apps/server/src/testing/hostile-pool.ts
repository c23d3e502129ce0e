import { afterAll } from 'vitest'
import { createPool } from '../platform/process/workers/pool.ts'

/** A worker pool of one with low limits, for files that try to break it; closed after the tests. */
export function hostilePool<Job, Made>(entry: URL, lane: string) {
  const pool = createPool<Job, Made>({
    entry,
    slots: 1,
    waiting: { [lane]: 1 },
    timeLimitMs: 3000,
    heapMb: 128,
    memoryMb: 512,
  })
  afterAll(() => pool.close())
  return pool
}
