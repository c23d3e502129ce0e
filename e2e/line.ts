import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from './product.ts'

export interface Line extends Product {
  /** What is put behind the worker's script from now on: a next release. */
  release(tail: string): void
  /** From now on no document is answered, while the browser knows of nothing. */
  fall(): void
}

/** A line between browser and product that can be made to fail as a browser's own switch cannot. */
export async function openLine({ address }: Product): Promise<Line> {
  let tail = ''
  let isDown = false
  const server = createServer((asked, answer) => {
    if (isDown) return void answer.destroy()
    // Whole, and not 'as before': the worker's script is changed on its way.
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
