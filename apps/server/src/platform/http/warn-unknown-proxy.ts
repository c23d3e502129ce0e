import type { FastifyInstance } from 'fastify'

/** Logs once that a sender of forwarded headers is not in TRUST_PROXY: a forgotten proxy, or a client that invents them. */
export function warnAboutUnknownProxy(app: FastifyInstance, trusted: readonly string[]): void {
  // The address of a trusted proxy is replaced by its x-forwarded-for; the other headers leave no such trace.
  const headers = ['x-forwarded-for', ...(trusted.length ? [] : ['x-forwarded-proto', 'x-forwarded-host'])]
  let isWarned = false
  app.addHook('onRequest', async (request) => {
    const { remoteAddress = '' } = request.socket
    if (isWarned || request.ip !== remoteAddress || !headers.some((name) => request.headers[name])) return
    isWarned = true
    app.log.warn(
      { address: remoteAddress },
      `forwarded headers of ${remoteAddress} are ignored: if that is your proxy, name it in TRUST_PROXY`,
    )
  })
}
