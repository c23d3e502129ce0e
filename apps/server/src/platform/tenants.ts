import type { Cache } from './cache.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { refuse } from './failure.ts'
import { sql } from './sql.ts'

/** Which tenant a request is for: API calls say it in a header (API-02), pages and pictures by their host (decision 2). */
export interface Tenants {
  /** Throws 400 without a header (or with several), 404 for one that nobody knows. */
  ofHeader(header: string | string[] | undefined): Promise<string>
  /** undefined for a host that the configuration does not name. */
  ofHost(host: string | undefined): string | undefined
  /** Scheme, host and port of the tenant's own pages, from the configuration alone (threat B02). */
  originOf(tenant: string): string
  all(): Promise<string[]>
}

const NAME = /^[a-z][a-z0-9-]{0,38}$/

export function createTenants(db: Database, cache: Cache, config: Config): Tenants {
  const known = () =>
    cache.keep(
      '*',
      'tenants',
      async () => new Set((await db.shared<{ id: string }>(sql`select id from platform.tenant`)).map(({ id }) => id)),
    )
  return {
    async ofHeader(header) {
      if (typeof header !== 'string' || header === '')
        throw refuse('MINATO-1008', {
          message: 'The header tenant-id is missing',
          body: [{ path: 'tenant-id', message: 'This field is required' }],
        })
      if (!NAME.test(header) || !(await known()).has(header))
        throw refuse('MINATO-4004', { message: 'There is no such tenant' })
      return header
    },
    all: async () => [...(await known())],
    originOf(tenant) {
      const origin = config.tenantOrigins.get(tenant)
      if (!origin) throw new Error(`no host of the tenant ${tenant} is configured`)
      // A machine of one's own has no proxy that would give it another port.
      const isPlain = origin.startsWith('http:') && !/:\d+$/.test(origin)
      return isPlain && config.port !== 80 ? `${origin}:${config.port}` : origin
    },
    ofHost: (host = '') => config.tenantHosts.get(host.toLowerCase().replace(/:\d+$/, '')),
  }
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i

/** Refuses a Host header that is more than a name and a port: addresses are made of it. @throws MINATO-1008 */
export function assertHost(host: string): void {
  if (!HOST.test(host)) throw refuse('MINATO-1008', { body: [{ path: 'host', message: 'This host is not valid' }] })
}

/** Makes the tenants that the configuration names, so that a fresh database has where to begin. */
export async function ensureTenants(db: Database, config: Config): Promise<void> {
  for (const id of new Set(config.tenantHosts.values()))
    await db.shared(sql`insert into platform.tenant (id, name) values (${id}, ${id}) on conflict do nothing`)
}
