import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { securityHeaders } from '../../../platform/http/security-headers.ts'
import { genericError } from '../../../platform/http/http-error.ts'
import { callerKey } from '../../../platform/rate-limit/caller-key.ts'
import { issuerPath } from './provider.ts'
import type { Providers } from './providers.ts'

/** Puts the embedded provider at `/oidc/{tenant}`: its pages and endpoints are the library's own. */
export async function serveProvider(app: FastifyInstance, context: Context, providers: Providers): Promise<void> {
  await app.register(async (inner) => {
    // The library reads its bodies itself.
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { bodyLimit: 64 * 1024 }, (_, __, done) => done(null))
    inner.route({
      method: ['GET', 'POST'],
      url: '/oidc/:tenant/*',
      config: {
        rateLimit: {
          max: (request: FastifyRequest) =>
            isBeginning(request) ? context.config.rates.signIn : context.config.rates.everything,
          keyGenerator: (request: FastifyRequest) => `${isBeginning(request) ? 'begun ' : ''}${callerKey(request)}`,
          groupId: 'provider',
          // Requests of our own client (sign-in/oidc-clients.ts) were counted at the visitor's call.
          allowList: ({ raw }: FastifyRequest) => '_lightMyRequest' in raw,
        },
      },
      handler: async (request, reply) => answer(context, providers, request, reply),
    })
  })
}

/** Each such request leaves a record. The library is not strict about how its addresses are written. */
const isBeginning = ({ url }: FastifyRequest): boolean => /^\/oidc\/[^/]+\/auth\/*(?:[?#;]|$)/i.test(url)

/**
 * Headers of every reply unless the library sets stricter ones. The library adds its scripts'
 * hashes to the policy.
 */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'strict-dynamic'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

async function answer(
  { config, tenants }: Context,
  providers: Providers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { tenant } = request.params as { tenant: string }
  const mount = issuerPath(tenant)
  const path = (request.raw.url ?? '').slice(mount.length)
  // Answers only at the tenant's own host. With an external provider, only API clients use it.
  const isProgram = /^\/(?:token|\.well-known\/|jwks)/.test(path)
  if (tenants.ofHost(request.hostname) !== tenant || (config.oidc && !isProgram)) throw genericError(404)
  const provider = await providers.of(tenant)
  const origin = new URL(tenants.originOf(tenant))
  // Its address is the configured one, whatever host the request names (threat B02).
  Object.assign(request.raw, { originalUrl: request.raw.url, url: path })
  Object.assign(request.raw.headers, { host: origin.host, 'x-forwarded-proto': origin.protocol.slice(0, -1) })
  delete request.raw.headers['x-forwarded-host']
  delete request.raw.headers['x-forwarded-for']
  const headers = { ...securityHeaders(origin.protocol === 'https:'), ...PRIVATE, 'x-request-id': request.id }
  for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
  reply.hijack()
  await provider.callback()(request.raw, reply.raw)
  return reply
}
