import type { FastifyInstance } from 'fastify'

/**
 * 10 MB over a telephone’s line: so long may a file of somebody known take, while something of it moves once a minute.
 * All other calls are answered after seconds, whatever still comes.
 */
export const BODY_MS = 600_000
/** In which whoever is still sending reads the answer that he was refused with. */
const LINGER_MS = 5000

/**
 * Ends connections whose request goes on after it was answered (goal G07): a call that waits for a slow body is answered
 * when its time is up, and what then still trickles in holds nothing any more.
 */
export function closeSlowUploads(app: FastifyInstance, lingerMs = LINGER_MS): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || '_lightMyRequest' in raw) return
    setTimeout(() => void (raw.complete || raw.destroy()), lingerMs).unref()
  })
}
