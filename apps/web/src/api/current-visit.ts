import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { cacheForVisit } from './visit-cache.ts'
import { localeOfPath } from '../i18n/locale.ts'
import { fetchTransport } from './transport.ts'
import type { Visit } from './visit.ts'

export type CurrentVisit = Omit<Visit, 'nonce' | 'setHtml'> & { nonce?: string }

/** The current visit: of the request on the server, or its counterpart in the browser. */
export const currentVisit = createIsomorphicFn()
  .server((): CurrentVisit => getGlobalStartContext() as Visit)
  .client((): CurrentVisit => {
    const tenant = document.querySelector<HTMLMetaElement>('meta[name="tenant-id"]')?.content ?? ''
    return {
      tenant,
      locale: localeOfPath(location.pathname),
      origin: location.origin,
      transport: cacheForVisit(fetchTransport(tenant)),
      setStatus: () => {},
      keepPrivate: () => {},
      report: () => {},
    }
  })
