import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Place } from '../platform/files/s3-files.ts'

interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
  httpServer: Server
}

/** An S3 server with one empty bucket and its own keys. */
export async function s3Server(): Promise<{ place: S3Place; folder: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'minato-s3-'))
  const S3 = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver
  const server = new S3({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: 'papers' }],
  })
  const { port } = await server.run()
  return {
    folder,
    place: {
      bucket: 'papers',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
