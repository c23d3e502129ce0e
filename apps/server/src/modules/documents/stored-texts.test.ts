import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import type { Context } from '../../context.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { WorkerRefused } from '../../platform/process/workers/worker-kind.ts'
import { readTexts } from './stored-texts.ts'

afterEach(() => void vi.restoreAllMocks())

/** Reads three documents; `read` answers for the worker, `isKept` for the database. Returns what was kept, and warnings. */
async function readThree(
  read: (id: string, signal: AbortSignal) => Promise<unknown>,
  { isKept = () => true, files = {} }: { isKept?: (written: string) => boolean; files?: object } = {},
) {
  const kept: string[] = []
  const warn = vi.fn<(given: { document: string }) => void>()
  const write = async (_: string, work: (tx: object) => Promise<unknown>) =>
    work({
      rows: async (statement: Statement) => {
        const written = statement.values.filter((value) => typeof value === 'string').join(' ')
        if (!isKept(written)) throw new Error('refused')
        kept.push(written)
      },
    })
  const context = {
    db: { read: async () => ['a', 'b', 'c'].map((id) => ({ id })), write },
    files: { get: async (key: string) => ({ stream: Readable.from([Buffer.from(key.at(-1) ?? '')]) }), ...files },
    workers: {
      pool: () => ({ run: (bytes: Buffer, { signal }: { signal: AbortSignal }) => read(bytes.toString(), signal) }),
    },
    log: { warn },
  }
  await readTexts(context as unknown as Context, 't', 'i')
  return { kept, warned: warn.mock.calls.map(([{ document }]) => document) }
}
const READ = { state: 'READ', cells: [] }

test('[TRU-11] keeps a document as unreadable when its worker or the database fails', async () => {
  const failed = await readThree((id) => (id === 'b' ? Promise.reject(new Error('broken')) : Promise.resolve(READ)))
  expect(failed).toEqual({ kept: ['READ [] t a', 'UNREADABLE [] t b', 'READ [] t c'], warned: ['b'] })
  const refused = await readThree(async () => READ, { isKept: (written) => written !== 'READ [] t b' })
  expect(refused).toEqual(failed)
})

test('[TRU-11] leaves a document unread while workers are busy or its file cannot be fetched', async () => {
  const busy = await readThree(() => Promise.reject(new WorkerRefused('busy')))
  expect(busy).toEqual({ kept: [], warned: ['a', 'b', 'c'] })
  const away = await readThree(async () => READ, { files: { get: () => Promise.reject(new Error('away')) } })
  expect(away).toEqual(busy)
  expect((await readThree(async () => READ, { files: { get: async () => null } })).kept).toHaveLength(3)
})

test('[TRU-11] stops reading after the time for one request', async () => {
  const time = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const asked: string[] = []
  const { kept } = await readThree(async (id, signal) => {
    asked.push(id)
    if (id === 'a') return READ
    time.abort()
    throw signal.reason
  })
  expect([kept, asked]).toEqual([['READ [] t a'], ['a', 'b']])
  expect(limit).toHaveBeenCalledWith(20_000)
})
