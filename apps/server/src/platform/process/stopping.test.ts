import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import { until } from '../../testing/mail-server.ts'

test('[OPS-04 G18] answers requests that reach a stopping process and closes after them', async () => {
  const server = await testServer()
  onTestFinished(() => server.close())
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const arrived = once(server.app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  const ended = once(socket, 'close')
  await arrived
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n')
  const closing = server.app.close()
  await until(() => !server.app.server.listening)
  socket.write('\r\n')
  await ended
  await closing
  expect(answer).toContain('200 OK')
  expect(answer.toLowerCase()).toContain('connection: close')
})
