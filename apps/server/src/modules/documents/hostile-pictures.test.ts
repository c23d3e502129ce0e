import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorkers } from '../../platform/process/workers/pool.ts'
import { testServer } from '../../testing/app.ts'
import { filesOf, PDF, send } from '../../testing/documents.ts'
import { hostilePool } from '../../testing/hostile-pool.ts'
import { signedInPerson } from '../../testing/people.ts'
import type { StripJob, Stripped } from './worker.ts'

const pool = hostilePool<StripJob, Stripped>(new URL('worker.ts', import.meta.url), 'pictures')

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
/** Parts of each format, whole and damaged, in any order and number. */
const FORMATS = [
  {
    type: 'image/jpeg',
    head: '\xff\xd8',
    parts: ['\xff\xda\0\x02', '\xff\xdb\0\x02', '\xff\xe1\0\x08Exif\0\0', '\xff\xd0', '\xff\xff', '\0', 'x', '\xff\0'],
    end: '\xff\xd9',
  },
  {
    type: 'image/png',
    head: '\x89PNG\r\n\x1a\n\0\0\0\0IHDR\0\0\0\0',
    parts: ['\0\0\0\0IDAT\0\0\0\0', '\0\0\0\0tEXt\0\0\0\0', '\0\0\0\x01PLTE\0\0\0\0\0', '\x7f\xff\xff\xffiCCP'],
    end: '\0\0\0\0IEND\xaeB`\x82',
  },
  {
    type: 'image/gif',
    head: 'GIF89a\x01\0\x01\0\0\0\0',
    parts: ['\x2c\0\0\0\0\x01\0\x01\0\0\x02', '\x01x', '\0', '\x21\xf9', '\x21\xff\x0bNETSCAPE2.0', '\xff', '\x87'],
    end: '\x3b',
  },
] as const

test('[F01] processes any structure of a picture in proportionate time and memory', { timeout: 120_000 }, async () => {
  const pictures = fc.constantFrom(...FORMATS).chain(({ type, head, parts, end }) =>
    fc
      .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom(1, 1, 10, 100_000, 1_000_000)), { maxLength: 5 })
      .map((body) => ({
        type,
        bytes: latin(head + body.map(([part, count]) => part.repeat(count)).join('') + end).subarray(0, 10_000_000),
      })),
  )
  await fc.assert(
    fc.asyncProperty(pictures, async (job) => {
      const stripped = await pool.run(job)
      expect(stripped === null || stripped.length <= job.bytes.length + 36).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test.runIf(process.platform === 'linux')(
  '[F01] rejects a picture over the worker’s limits by name and keeps nothing',
  async () => {
    const server = await testServer({}, { workers: createWorkers({ memoryMb: 1 }) })
    try {
      const { browser } = await signedInPerson(server)
      const { status, json } = await send(browser, latin('\xff\xd8\xff\xdb\0\x02\xff\xd9'), {
        name: 'slip.jpg',
        type: 'image/jpeg',
      })
      const message = 'The picture slip.jpg takes too much time or memory to be read'
      expect([status, json]).toMatchObject([400, { body: [{ path: 'file', message }] }])
      expect(await filesOf(server)).toEqual([])
      // Only the first bytes of a PDF are read.
      expect((await send(browser, PDF)).status).toBe(201)
    } finally {
      await server.close()
    }
  },
)
