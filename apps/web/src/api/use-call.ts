import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useLastUser } from '../session/use-last-user.ts'
import type { CallInput } from './api.ts'
import {
  callQuery,
  createCallCache,
  hasFailed,
  reloadCall,
  reloadCallsOf,
  setLoaded,
  setReply,
  timedApi,
} from './call-cache.ts'
import type { CallOptions, Change, ReadName, Reply } from './call-cache.ts'
import { useShell } from './shell.ts'
import type { Shell } from './shell.ts'

/** Reads outside of loaders, in the back office and on inquiry pages (decision 35). */

interface Loaded<T> {
  /** Undefined until known. */
  data: T | undefined
  /** There is no data, because the read failed. */
  hasFailed: boolean
  /** Resolves after success and failure. */
  reload(): Promise<void>
  set(next: Change<T>): void
}

const neverChanges = () => () => {}
const caches = new WeakMap<Shell, QueryClient>()

/** The replies of a visit; on the server, of one request. */
function cacheOf(shell: Shell): QueryClient {
  const known = caches.get(shell)
  if (known) return known
  const cache = createCallCache((error) => shell.report(error))
  // From now on loaders use it too.
  shell.api = timedApi(shell.api)
  if (!import.meta.env.SSR) cache.mount()
  caches.set(shell, cache)
  return cache
}

/** Reloads the shown replies of a call after a change of their data. */
export const reloadCalls = (shell: Shell, name: ReadName) => reloadCallsOf(cacheOf(shell), name)

/** The reply of a call, loaded when the component appears and for each other `ask`; without `ask`, none. */
export function useCall<N extends ReadName>(
  name: N,
  ask: CallInput<N> | undefined,
  options: CallOptions<Reply<N>> = {},
): Loaded<Reply<N>> {
  const shell = useShell()
  const cache = cacheOf(shell)
  // A page keeps its data when the session ends.
  const query = callQuery(cache, shell.api, name, useLastUser()?.id, ask, options)
  const { queryKey } = query
  const { initial } = options
  const [seen, setSeen] = useState<Reply<N>>()
  if (initial !== undefined && seen !== initial) {
    setSeen(initial)
    setLoaded(cache, queryKey, initial)
  }
  const result = useQuery(query, cache)
  // A part that is hydrated late finds replies in the cache that are not in its HTML.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return {
    data: isHydrated ? result.data : initial,
    hasFailed: hasFailed(result),
    reload: () => reloadCall(cache, queryKey, result.refetch),
    set: (next) => setReply(cache, queryKey, next),
  }
}
