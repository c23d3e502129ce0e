import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest } from './http.ts'
import { openDatabase, startProduct, stockFolder } from './product.ts'
import { atLeast, atMost, info } from './run.ts'
import type { Driver } from './run.ts'

type Way = 'head' | 'body' | 'reading'

/** A client that never finishes; resolves with the time until it was cut (ms), or Infinity. */
function slow(port: number, way: Way, until: Promise<void>): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const trickle = setInterval(() => {
      if (way === 'head') socket.write('x-a: b\r\n')
      if (way === 'body') socket.write(' ')
    }, 2000)
    const done = (ms: number): void => {
      clearInterval(trickle)
      socket.destroy()
      resolve(ms)
    }
    socket.on('error', () => done(performance.now() - began))
    socket.on('close', () => done(performance.now() - began))
    socket.on('connect', () => {
      const host = 'host: localhost\r\ntenant-id: staging\r\n'
      if (way === 'head') socket.write(`GET / HTTP/1.1\r\n${host}`)
      if (way === 'body')
        socket.write(
          `POST /api/main/registration HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 900000\r\n\r\n{`,
        )
      if (way === 'reading') {
        // Sends requests and reads no answers, so that the server has to hold them.
        socket.pause()
        for (let i = 0; i < 40; i++)
          socket.write(
            `GET /api/vehicle/public/car?limit=100&fieldsToExtractCode=CODE_3&page=${i} HTTP/1.1\r\n${host}\r\n`,
          )
      }
    })
    // A paused socket does not report its end by itself.
    if (way !== 'reading') socket.on('data', () => {})
    void endAt(until, done)
  })
}

async function endAt(until: Promise<void>, done: (ms: number) => void): Promise<void> {
  await until
  done(Infinity)
}

/** G07: 500 clients each with slow headers, a slow body and slow reads; normal requests are still served. */
export const slowClients: Driver = async (run) => {
  const seconds = run.isFull ? 240 : 45
  const each = run.isFull ? 500 : 150
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const product = await startProduct({ env: { DATABASE_URL: engine.url, MINATO_DATA: folder } })
  // A paused reader does not notice that it was cut, so the server's open descriptors count.
  const held = (): number => readdirSync(`/proc/${product.child.pid}/fd`).length
  const before = held()
  const end = Promise.withResolvers<void>()
  const ways = ['head', 'body', 'reading'] as const
  const all = ways.map((way) => Promise.all(Array.from({ length: each }, () => slow(product.port, way, end.promise))))
  let [probes, good] = [0, 0]
  const times: number[] = []
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await sleep(200)) {
    const reply = await sendRequest(product.origin, {
      path: `/api/vehicle/public/car?limit=20&priceEnd=${3000 + (probes % 400) * 10}`,
      headers: { 'tenant-id': 'staging' },
      isAlone: true,
      timeoutMs: 5000,
    })
    probes++
    if (reply.status === 200) good++
    times.push(reply.ms)
  }
  const left = held() - before
  end.resolve()
  const [heads = [], bodies = []] = await Promise.all(all)
  await product.end('SIGTERM')
  await engine.stop()
  const worst = (cuts: number[]): number => Math.max(...cuts) / 1000
  return {
    size: `3 × ${each} clients, ${seconds} s`,
    figures: [
      atLeast('probes answered', (good / probes) * 100, 99, '%'),
      atMost('slow head cut after, worst', worst(heads), 30, 's'),
      atMost('slow body cut after, worst', worst(bodies), 30, 's'),
      atMost('connections that the server still holds at the end', left, 20),
      info('slowest probe', Math.max(...times), 'ms'),
    ],
  }
}
