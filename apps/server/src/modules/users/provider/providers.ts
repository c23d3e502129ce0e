import type { Provider } from 'oidc-provider'
import type { Context } from '../../../context.ts'
import { openProvider } from './provider.ts'

/** The embedded providers of this process, one per tenant, opened on first use. */
export interface Providers {
  of(tenant: string): Promise<Provider>
}

export function createProviders(context: Context): Providers {
  const opened = new Map<string, Promise<Provider>>()
  return {
    of(tenant) {
      const kept = opened.get(tenant)
      if (kept) return kept
      const opening = openProvider(context, tenant)
      opened.set(tenant, opening)
      // A failed first attempt, such as without a database, is not cached.
      opening.catch(() => opened.delete(tenant))
      return opening
    },
  }
}
