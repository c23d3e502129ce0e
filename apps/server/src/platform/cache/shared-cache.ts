import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'

/** Headers by which a CDN or a caching proxy keeps public answers, and the keys by which it purges them. */

export interface Cdn {
  /** How long it may keep an answer that no purge reached. */
  seconds: number
  /** Receives `POST` with the keys that are to be purged. */
  purgeUrl: string | undefined
  purgeToken: string | undefined
}

/** So long a CDN may serve the old answer while it asks for the new one. */
const REVALIDATE_S = 30

/** Every answer of a tenant carries this key; a change of the tenant's data purges it. */
export const tenantKey = (tenant: string): string => `minato-${tenant}`

/** The keys of an answer: its tenant, and its car or the lists of cars. */
export function surrogateKeys(tenant: string, path: string): string[] {
  const key = tenantKey(tenant)
  const [plain = ''] = path.split('?')
  const car = /\/(?:vehicles\/[^/]+\/[^/]+|car\/reference)\/(\d{1,9})(?:\/|$)|\/public\/car\/([0-9a-f-]{36})/.exec(
    plain,
  )
  const name = car?.[1] ?? car?.[2]
  if (name) return [key, `${key}-car-${name}`]
  return /\/(?:search-result|public\/car)(?:\/|$)/.test(plain) ? [key, `${key}-list`] : [key]
}

/** Of a page: browsers show them to nobody, and what a CDN keeps would tell one visitor's count to all. */
export function withoutRateHeaders(reply: FastifyReply): void {
  for (const part of ['limit', 'remaining', 'reset']) reply.removeHeader(`x-ratelimit-${part}`)
}

/**
 * Lets a CDN keep an answer that is the same for every reader. Not one whose data changed since `since` (`Cache.since`): it
 * would be kept after the purge of that change. Browsers ask each time, so that nobody waits longer than the CDN for a price.
 */
export function shareReply(
  { config, changes, cache }: Pick<Context, 'config' | 'changes' | 'cache'>,
  reply: FastifyReply,
  { tenant, path, since }: { tenant: string; path: string; since: number },
): boolean {
  if (!config.cdn || !changes.isListening || cache.since(tenant) !== since) return false
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
  whole: (name: string, fallback: number, min: number, max: number) => number,
  problems: string[],
): Cdn | undefined {
  const { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: purgeToken } = env
  const seconds = whole('CDN_SECONDS', purgeUrl ? 60 : 0, 0, 86_400)
  if (purgeUrl && !(URL.canParse(purgeUrl) && /^https?:$/.test(new URL(purgeUrl).protocol)))
    problems.push('CDN_PURGE_URL must be an address like https://cdn.example/purge')
  if (purgeToken && !purgeUrl) problems.push('CDN_PURGE_URL is missing beside CDN_PURGE_TOKEN')
  if (purgeToken && !/^[!-~]+$/.test(purgeToken))
    problems.push('CDN_PURGE_TOKEN must be one word without blanks, as a header can carry it')
  return seconds ? { seconds, purgeUrl: purgeUrl || undefined, purgeToken: purgeToken || undefined } : undefined
}
