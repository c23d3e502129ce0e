import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from './product.ts'

export interface Line extends Product {
  /** Appends a text to the worker's script from now on, as a new release. */
  release(tail: string): void
  /** Answers no document from now on, while the browser still reports being online. */
  fall(): void
}

/** A proxy between browser and product, for failures that the browser's offline mode cannot simulate. */
export async function openLine({ address }: Product): Promise<Line> {
  let tail = ''
  let isDown = false
  const server = createServer((asked, answer) => {
    if (isDown) return void answer.destroy()
    // Prevents a 304 and compression, because the worker's script is changed on its way.
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...whole } = asked.headers
    const headers = { ...whole, 'accept-encoding': 'identity' }
    const onward = request(address + asked.url, { method: asked.method ?? 'GET', headers }, (reply) => {
      const isWorker = asked.url === '/worker.js'
      const { 'content-length': _length, ...head } = reply.headers
      answer.writeHead(reply.statusCode ?? 502, head)
      reply.pipe(answer, { end: !isWorker })
      if (isWorker) reply.on('end', () => answer.end(tail))
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: (given) => void (tail = given),
    fall: () => void (isDown = true),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
