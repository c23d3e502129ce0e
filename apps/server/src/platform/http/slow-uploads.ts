import type { FastifyInstance } from 'fastify'

/**
 * Time limit of a file from a signed-in caller, enough for 10 MB over a mobile connection, while
 * data arrives at least once a minute. Other calls end after seconds.
 */
export const BODY_MS = 600_000
/** Time to read an error reply while still sending. */
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
