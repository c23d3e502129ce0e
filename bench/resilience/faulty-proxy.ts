import { createServer, connect } from 'node:net'
import type { AddressInfo, NetConnectOpts, Socket } from 'node:net'

/** Faults of a proxy between two programs; they apply to all later traffic. */
export interface Faults {
  latencyMs?: number
  /** Share of chunks that reset the connection. */
  resets?: number
  /** Share of answers that are cut in the middle. */
  cuts?: number
  /** Drops all traffic without closing the connection. */
  isSilent?: boolean
  bytesPerSecond?: number
}
export interface FaultyLine {
  port: number
  faults: Faults
  /** Number of broken connections and answers. */
  broken(): number
  close(): Promise<void>
}

export const FAULTS: Record<string, Faults> = {
  'late by 400 ms': { latencyMs: 200 },
  '5 % resets': { resets: 0.05 },
  'cut answers': { cuts: 0.05 },
  '32 kB/s': { bytesPerSecond: 32_000 },
  silent: { isSilent: true },
}

export async function faultyLine(target: NetConnectOpts): Promise<FaultyLine> {
  const sockets = new Set<Socket>()
  let broken = 0
  const line: Pick<FaultyLine, 'faults'> = { faults: {} }
  const server = createServer({ allowHalfOpen: false }, (near) => {
    const far = connect(target)
    const end = (): void => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        // In silent mode the other side is not notified.
        if (!line.faults.isSilent) end()
      })
    }
    pass(near, far, false)
    pass(far, near, true)

    function pass(from: Socket, to: Socket, isAnswer: boolean): void {
      let free = performance.now()
      from.on('data', (piece: Buffer) => {
        const { latencyMs = 0, resets = 0, cuts = 0, isSilent = false, bytesPerSecond } = line.faults
        if (isSilent) return void broken++
        if (Math.random() < resets) {
          broken++
          near.resetAndDestroy()
          return end()
        }
        if (isAnswer && piece.length > 20 && Math.random() < cuts) {
          broken++
          to.write(piece.subarray(0, piece.length >> 1), end)
          return
        }
        const now = performance.now()
        free = Math.max(free, now) + (bytesPerSecond ? (piece.length / bytesPerSecond) * 1000 : 0)
        const wait = free - now + latencyMs
        if (wait < 1) to.write(piece)
        else setTimeout(() => void (to.destroyed || to.write(piece)), wait)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  return Object.assign(line, {
    port,
    broken: () => broken,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  })
}
