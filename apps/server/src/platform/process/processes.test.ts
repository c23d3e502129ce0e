import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcesses } from './processes.ts'

const SILENT = join(import.meta.dirname, 'silent-process.fixture.ts')
const TELLING = join(import.meta.dirname, 'reporting-process.fixture.ts')

test('[OPS-04] survives a process that reports no metrics', async () => {
  const ended = Promise.withResolvers<number>()
  const log = { error: ({ code }: { code: number }) => ended.resolve(code), warn: () => {} }
  const processes = await startProcesses(1, 'postgres://nowhere', log, SILENT)
  expect(processes.address).toBe('nowhere')
  expect(await ended.promise).toBe(53)
  await processes.stop()
})

test('[OPS-02 OPS-04] collects each process’s metrics once per request for all', async () => {
  const ended = Promise.withResolvers<number>()
  const log = { error: ({ code }: { code: number }) => ended.resolve(code), warn: () => {} }
  const processes = await startProcesses(1, 'postgres://nowhere', log, TELLING)
  expect(await ended.promise).toBe(51)
  await processes.stop()
})
