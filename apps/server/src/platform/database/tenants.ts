import type { Cache } from '../cache/cache.ts'
import type { Config } from '../process/config.ts'
import type { Database } from './database.ts'
import { httpError } from '../http/http-error.ts'
import { sql } from './sql.ts'

/** Resolves the tenant of a request: API calls by header (API-02), pages and pictures by host (decision 2). */
export interface Tenants {
  /** @throws 400 without exactly one header, 404 for an unknown tenant. */
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
        throw httpError('MINATO-1008', {
          message: 'The header tenant-id is missing',
          body: [{ path: 'tenant-id', message: 'This field is required' }],
        })
      if (!NAME.test(header) || !(await known()).has(header))
        throw httpError('MINATO-4004', { message: 'There is no such tenant' })
      return header
    },
    all: async () => [...(await known())],
    originOf(tenant) {
      const origin = config.tenantOrigins.get(tenant)
      if (!origin) throw new Error(`no host of the tenant ${tenant} is configured`)
      // A local machine has no proxy that maps the port.
      const isPlain = origin.startsWith('http:') && !/:\d+$/.test(origin)
      return isPlain && config.port !== 80 ? `${origin}:${config.port}` : origin
    },
    ofHost: (host = '') => config.tenantHosts.get(host.toLowerCase().replace(/:\d+$/, '')),
  }
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i

/** Rejects a Host header that is more than a name and a port, since URLs are built from it. @throws MINATO-1008 */
export function assertHost(host: string): void {
  if (!HOST.test(host)) throw httpError('MINATO-1008', { body: [{ path: 'host', message: 'This host is not valid' }] })
}

/** Creates the tenants of the configuration in a new database. */
export async function ensureTenants(db: Database, config: Config): Promise<void> {
  for (const id of new Set(config.tenantHosts.values()))
    await db.shared(sql`insert into platform.tenant (id, name) values (${id}, ${id}) on conflict do nothing`)
}
