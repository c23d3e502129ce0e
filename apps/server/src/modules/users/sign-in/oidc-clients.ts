import type { FastifyInstance } from 'fastify'
import * as oidc from 'openid-client'
import type { Context } from '../../../context.ts'
import { issuerPath, WEB_CLIENT, webClientSecret } from '../provider/provider.ts'

/** Our side of OpenID Connect: who the provider of a tenant is, and how it is reached. */

const TIMEOUT_S = 5
/** Cache time of a provider's discovery document and keys; an outage is noticed at the first sign-in after it. */
const FRESH_MS = 30_000
/** Minimum time between reloads of the provider's keys, whatever unknown key ids tokens name. */
const RETRY_AFTER_MS = 30_000
/** Larger than any honest provider's reply. */
const LIMIT_BYTES = 512 * 1024

export interface Clients {
  of(tenant: string): Promise<oidc.Configuration>
  /** A reply contradicted the provider's discovery document: it is loaded again for the next sign-in. */
  doubt(tenant: string): void
}

export function createClients(app: FastifyInstance, context: Context): Clients {
  const cache = new Map<string, { at: number; configuration: Promise<oidc.Configuration> }>()
  const ageOf = ({ at }: { at: number }): number => context.now().getTime() - at
  return {
    of(tenant) {
      const cached = cache.get(tenant)
      if (cached && ageOf(cached) < FRESH_MS) return cached.configuration
      const pending = { at: context.now().getTime(), configuration: discover(app, context, tenant) }
      cache.set(tenant, pending)
      // A failure is not cached.
      pending.configuration.catch(() => cache.get(tenant) === pending && cache.delete(tenant))
      return pending.configuration
    },
    doubt(tenant) {
      const cached = cache.get(tenant)
      if (cached && ageOf(cached) >= RETRY_AFTER_MS) cache.delete(tenant)
    },
  }
}

async function discover(app: FastifyInstance, context: Context, tenant: string): Promise<oidc.Configuration> {
  const { config, tenants } = context
  const external = config.oidc
  const issuer = new URL(external?.issuer ?? tenants.originOf(tenant) + issuerPath(tenant))
  const clientId = external?.clientId ?? WEB_CLIENT
  const secret = external?.clientSecret ?? (await webClientSecret(context, tenant))
  // Signatures are checked although the token comes straight from the provider: an attacker might be able to alter
  // that connection.
  const execute = [oidc.enableNonRepudiationChecks]
  if (issuer.protocol === 'http:') execute.push(oidc.allowInsecureRequests)
  const options = {
    execute,
    timeout: TIMEOUT_S,
    [oidc.customFetch]: external ? overTheNetwork : inProcess(app),
  }
  return oidc.discovery(issuer, clientId, { client_secret: secret }, oidc.ClientSecretBasic(secret), options)
}

/** No answer is read further than any provider's would go, nor longer than its time. */
const overTheNetwork: oidc.CustomFetch = async (url, { body, ...options }) => {
  const response = await fetch(url, { ...options, ...(body != null && { body }), redirect: 'manual' } as RequestInit)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > LIMIT_BYTES) throw new TypeError('the answer is too large')
    parts.push(part)
  }
  const { status, headers } = response
  return new Response(parts.length ? Buffer.concat(parts) : null, { status, headers })
}

/**
 * Calls the embedded provider without a socket: behind a proxy this server may not reach its own public address, and
 * the token stays inside the process.
 */
function inProcess(app: FastifyInstance): oidc.CustomFetch {
  return async (url, { method, headers, body }) => {
    const { host, pathname, search } = new URL(url)
    const response = await app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: { ...headers, host },
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    })
    return new Response(response.rawPayload.length ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers: Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    })
  }
}
