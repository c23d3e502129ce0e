import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end } from '../apps/server/src/testing/processes.ts'

const ROOT = join(import.meta.dirname, '..')

export interface Product {
  address: string
  stop(): Promise<void>
}

/**
 * Starts the product as shipped: the build, its own database in its own folder, with the
 * demonstration stock copied from one load per run (`stock.ts`).
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'minato-e2e-'))
  // Keeps the owners: the database may run as another user. The bench has no stock to copy and
  // loads its own.
  if (!env['MINATO_DATA'] && process.env['VITEST']) {
    const { inject } = await import('vitest')
    execFileSync('cp', ['-a', `${inject('stock')}/.`, data])
  }
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: '0',
      MINATO_DATA: data,
      LOG_LEVEL: 'warn',
      RATE_SEARCH: '1000000',
      RATE_EVERYTHING: '1000000',
      RATE_SIGN_IN: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const onData = (part: Buffer): void => {
      output += part.toString()
      const found = /ready after .*(http:\/\/localhost:\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
    child.once('close', (code) => reject(new Error(`the product ended with ${code}: ${output}`)))
  })
  return {
    address,
    async stop() {
      await end(child, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}
