import { createPool } from './pool.ts'

// A server that a test kills while its worker is at a picture.

const entry = new URL('pool-worker.fixture.ts', import.meta.url)
const pool = createPool({ slots: 1, timeLimitMs: 60_000, waiting: { uploads: 1, drawings: 1, remakes: 1 }, entry })
await pool.run({ kind: 'drawing', svg: 'sleep, telling who', width: 1, format: 'jpg' })
