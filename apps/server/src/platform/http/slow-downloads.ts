import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/** Interval of the checks, and number of checks without progress: closed after 20 to 30 seconds. */
const LOOK_MS = 10_000
const LOOKS = 2

/**
 * Closes connections that read nothing for a while although replies wait (goal G07), because the
 * replies fill our memory. A slow connection reads something every few seconds and is kept.
 */
export function closeSlowDownloads(app: FastifyInstance, lookMs = LOOK_MS): void {
  const open = new Map<Socket, { left: string; unchangedChecks: number }>()
  app.server.on('connection', (socket) => {
    open.set(socket, { left: '', unchangedChecks: 0 })
    socket.once('close', () => open.delete(socket))
  })
  const looking = setInterval(() => {
    for (const [socket, lastProgress] of open) {
      const progress = `${socket.bytesWritten} ${queueOf(socket)}`
      lastProgress.unchangedChecks =
        socket.writableLength > 0 && progress === lastProgress.left ? lastProgress.unchangedChecks + 1 : 0
      lastProgress.left = progress
      if (lastProgress.unchangedChecks >= LOOKS) socket.destroy()
    }
  }, lookMs)
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

/** Bytes of the current write: a large one is sent in parts, and this shows its progress. */
function queueOf(socket: Socket): number {
  const { _handle: handle } = socket as unknown as { _handle?: { writeQueueSize?: number } }
  return handle?.writeQueueSize ?? 0
}
