import type { Provider } from 'oidc-provider'
import type { Context } from '../../../context.ts'
import { openProvider } from './provider.ts'

/** The embedded providers of this process, one a tenant, opened when first asked for. */
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
      // A database that was away when it was first asked for is no reason to have none for ever.
      opening.catch(() => opened.delete(tenant))
      return opening
    },
  }
}
