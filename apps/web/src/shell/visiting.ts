import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { askedOnce } from './asked-once.ts'
import { localeOfPath } from './locale.ts'
import { fetchTransport } from './transport.ts'
import type { Visit } from './visit.ts'

export type Visiting = Omit<Visit, 'nonce' | 'setHtml'> & { nonce?: string }

/** The visit that is being served: the server's own, or the browser's counterpart of it. */
export const visiting = createIsomorphicFn()
  .server((): Visiting => getGlobalStartContext() as Visit)
  .client((): Visiting => {
    const tenant = document.querySelector<HTMLMetaElement>('meta[name="tenant-id"]')?.content ?? ''
    return {
      tenant,
      locale: localeOfPath(location.pathname),
      origin: location.origin,
      transport: askedOnce(fetchTransport(tenant)),
      setStatus: () => {},
      keepPrivate: () => {},
      report: () => {},
    }
  })
