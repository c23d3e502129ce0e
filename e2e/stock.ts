import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with the demonstration stock, which each test file's product copies. */
    stock: string
  }
}

/** Loads the demonstration stock once for the whole run; `start.e2e.ts` tests the first start itself. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'minato-e2e-stock-'))
  const product = await startProduct({ MINATO_DATA: folder })
  await product.stop()
  project.provide('stock', folder)
  return () => rm(folder, { recursive: true, force: true })
}
