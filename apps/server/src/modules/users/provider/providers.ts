import type { Provider } from 'oidc-provider'
import type { Context } from '../../../context.ts'
import { openProvider } from './provider.ts'

/** The embedded providers of this process, one per tenant, opened on first use. */
export interface Providers {
  of(tenant: string): Promise<Provider>
}

export function createProviders(context: Context): Providers {
  const providersByTenant = new Map<string, Promise<Provider>>()
  return {
    of(tenant) {
      const cached = providersByTenant.get(tenant)
      if (cached) return cached
      const opening = openProvider(context, tenant)
      providersByTenant.set(tenant, opening)
      // A failed first attempt, such as without a database, is not cached.
      opening.catch(() => providersByTenant.delete(tenant))
      return opening
    },
  }
}
