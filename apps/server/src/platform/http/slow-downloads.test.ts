import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../testing/mail-server.ts'
import { closeSlowDownloads } from './slow-downloads.ts'

const SIZE = 64 << 20

/** A server with a reply larger than all socket buffers, and a client that requests it. */
async function asker(lookMs: number): Promise<{ socket: Socket; isOpen(): boolean }> {
  const app = Fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  closeSlowDownloads(app, lookMs)
  let sockets = 0
  app.server.on('connection', (socket) => {
    sockets++
    socket.once('close', () => void sockets--)
  })
  const bytes = Buffer.alloc(SIZE)
  app.get('/', (_, reply) => reply.type('application/octet-stream').send(bytes))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await until(() => sockets === 1)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  return { socket, isOpen: () => sockets > 0 }
}

test('[G07] cuts a client that reads nothing and frees its answer', async () => {
  const { isOpen } = await asker(50)
  await until(() => !isOpen())
  expect(isOpen()).toBe(false)
})

test('[G07] sends everything to a slow but reading client', { timeout: 120_000 }, async () => {
  // Socket progress comes in steps of some megabytes, more often than the checks.
  const { socket } = await asker(1000)
  let read = 0
  socket.on('data', (part: Buffer) => {
    read += part.length
    // Some progress at each check.
    socket.pause()
    setTimeout(() => socket.resume(), 4)
  })
  socket.resume()
  await until(() => socket.readableEnded || socket.destroyed)
  expect(read).toBeGreaterThan(SIZE)
})
