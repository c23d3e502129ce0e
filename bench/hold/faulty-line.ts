import { createServer, connect } from 'node:net'
import type { AddressInfo, NetConnectOpts, Socket } from 'node:net'

/** A line between two programs, on which things go wrong: for what comes through it from now on. */
export interface Faults {
  latencyMs?: number
  /** Of the pieces that pass, the share that breaks the connection instead. */
  resets?: number
  /** Of the answers, the share that is cut in its middle. */
  cuts?: number
  /** Nothing passes any more, and nobody is told. */
  isSilent?: boolean
  bytesPerSecond?: number
}
export interface FaultyLine {
  port: number
  faults: Faults
  /** How often something was broken. */
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
        // What was silent stays so: the other side is not told.
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
