import { createPool } from './pool.ts'

// A server that a test kills while its worker runs a job.

const entry = new URL('test-worker.fixture.ts', import.meta.url)
const pool = createPool({ slots: 1, timeLimitMs: 60_000, heapMb: 64, memoryMb: 512, waiting: { jobs: 1 }, entry })
await pool.run('sleep, telling who')
