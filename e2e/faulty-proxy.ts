import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from './product.ts'

export interface FaultyProxy extends Product {
  /** Appends a text to the worker's script from now on, as a new release. */
  release(tail: string): void
  /** Answers no document from now on, while the browser still reports being online. */
  cutConnection(): void
}

/** A proxy between browser and product, for failures that the browser's offline mode cannot simulate. */
export async function openFaultyProxy({ address }: Product): Promise<FaultyProxy> {
  let tail = ''
  let isDown = false
  const server = createServer((incoming, answer) => {
    if (isDown) return void answer.destroy()
    // Prevents a 304 and compression, because the worker's script is changed on its way.
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...forwarded } = incoming.headers
    const headers = { ...forwarded, 'accept-encoding': 'identity' }
    const outgoing = request(address + incoming.url, { method: incoming.method ?? 'GET', headers }, (reply) => {
      const isWorker = incoming.url === '/worker.js'
      const { 'content-length': _length, ...head } = reply.headers
      answer.writeHead(reply.statusCode ?? 502, head)
      reply.pipe(answer, { end: !isWorker })
      if (isWorker) reply.on('end', () => answer.end(tail))
    })
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: (given) => void (tail = given),
    cutConnection: () => void (isDown = true),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
