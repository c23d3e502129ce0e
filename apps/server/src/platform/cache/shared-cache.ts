import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'

/** Headers by which a CDN or a caching proxy keeps public answers, and the keys by which it purges them. */

export interface Cdn {
  /** How long it may keep an answer that no purge reached. */
  seconds: number
  /** Receives `POST` with the keys that are to be purged. */
  purgeUrl: string | undefined
  purgeToken: string | undefined
}

/** How long a CDN may serve a stale answer while it revalidates. */
const REVALIDATE_S = 30
/** Tariffs and markups begin at their hour without a change that purges. As long as the process caches (`cache.ts`). */
const LONGEST_S = 300

/** Every answer of a tenant carries this key; a change of the tenant's data purges it. */
export const tenantKey = (tenant: string): string => `minato-${tenant}`

/** The keys of an answer: its tenant, and its car or the lists of cars. */
export function surrogateKeys(tenant: string, path: string): string[] {
  const key = tenantKey(tenant)
  const [pathname = ''] = path.split('?')
  const car = /\/(?:vehicles\/[^/]+\/[^/]+|car\/reference)\/(\d{1,9})(?:\/|$)|\/public\/car\/([0-9a-f-]{36})/.exec(
    pathname,
  )
  const name = car?.[1] ?? car?.[2]
  if (name) return [key, `${key}-car-${name}`]
  return /\/(?:search-result|public\/car)(?:\/|$)/.test(pathname) ? [key, `${key}-list`] : [key]
}

/** Removes rate-limit headers: a cached page would show one visitor's count to all. */
export function withoutRateHeaders(reply: FastifyReply): void {
  for (const part of ['limit', 'remaining', 'reset']) reply.removeHeader(`x-ratelimit-${part}`)
}

/**
 * Marks a reply as cacheable by a CDN; false if it must not be shared. Not if data changed after `since`
 * (`Cache.since`), because it would outlive the purge, and not under another host than the requested one, which is
 * the CDN's key. Browsers always revalidate.
 */
export function shareReply(
  { config, changes, cache, tenants }: Pick<Context, 'config' | 'changes' | 'cache' | 'tenants'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, path, since }: { tenant: string; path: string; since: number },
): boolean {
  if (!config.cdn || !changes.isListening || cache.since(tenant) !== since) return false
  const isOwnHost = request.host.toLowerCase() === request.headers.host?.toLowerCase()
  if (!isOwnHost || tenants.ofHost(request.hostname) !== tenant) return false
  const { seconds } = config.cdn
  const keys = surrogateKeys(tenant, path)
  withoutRateHeaders(reply)
  void reply.headers({
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${REVALIDATE_S}`,
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  })
  return true
}

/** @param problems receives a sentence for each bad value */
export function readCdn(
  env: NodeJS.ProcessEnv,
  integerVariable: (name: string, fallback: number, min: number, max: number) => number,
  problems: string[],
): Cdn | undefined {
  const { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: purgeToken } = env
  const seconds = integerVariable('CDN_SECONDS', purgeUrl ? 60 : 0, 0, LONGEST_S)
  if (purgeUrl && !(URL.canParse(purgeUrl) && /^https?:$/.test(new URL(purgeUrl).protocol)))
    problems.push('CDN_PURGE_URL must be an address like https://cdn.example/purge')
  if (purgeToken && !purgeUrl) problems.push('CDN_PURGE_TOKEN requires CDN_PURGE_URL')
  if (purgeToken && !/^[!-~]+$/.test(purgeToken))
    problems.push('CDN_PURGE_TOKEN must be printable ASCII without spaces')
  return seconds ? { seconds, purgeUrl: purgeUrl || undefined, purgeToken: purgeToken || undefined } : undefined
}
