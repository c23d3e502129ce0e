import type { ReplyOf } from '@minato/contract/call'
import type { CallName, CallNamed } from '@minato/contract/calls'
import { keepPreviousData, QueryCache, QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { CallInput } from './api.ts'
import { useShell } from './shell.ts'
import type { Shell } from './shell.ts'

/** Reads outside of loaders, in the back office and on inquiry pages (decision 35). */

type ReadName = Extract<CallName, `GET ${string}`>
type Reply<N extends ReadName> = ReplyOf<CallNamed<N>>

interface Options<T> {
  /** A changed version repeats the request; the previous reply is shown until then. */
  version?: unknown
  /** Data of the page's loader, used instead of a first request. */
  initial?: T
  /** Whether failures are reported to the user. */
  isReported?: boolean
  /** Repeats the request as long as this is true of the last reply. */
  pollWhile?(reply: T): boolean
}

interface Loaded<T> {
  /** Undefined until loaded. */
  data: T | undefined
  hasFailed: boolean
  /** Resolves after success and failure. */
  reload(): Promise<void>
  set(next: T): void
}

const POLL_MS = 1000
const neverChanges = () => () => {}
const caches = new WeakMap<Shell, QueryClient>()

/** One cache for each visit; on the server, for each request. */
function cacheOf(shell: Shell): QueryClient {
  const known = caches.get(shell)
  if (known) return known
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => void (meta?.['isReported'] && shell.report(error)) }),
    defaultOptions: {
      queries: {
        // Offline, a request fails at once, so that the page shows the failure.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchIntervalInBackground: true,
      },
    },
  })
  if (!import.meta.env.SSR) cache.mount()
  caches.set(shell, cache)
  return cache
}

/** Reloads the replies of a call that are on screen, after a change of their data. */
export const reloadCalls = (shell: Shell, name: ReadName) => cacheOf(shell).invalidateQueries({ queryKey: [name] })

/** Loads the reply of a call when the component is mounted and when `ask` changes. Without `ask`, sends no request. */
export function useCall<N extends ReadName>(
  name: N,
  ask: CallInput<N> | undefined,
  { version, initial, isReported, pollWhile }: Options<Reply<N>> = {},
): Loaded<Reply<N>> {
  const shell = useShell()
  const cache = cacheOf(shell)
  const queryKey = [name, shell.user?.id, ask?.params, ask?.query, version]
  const [seen, setSeen] = useState<Reply<N>>()
  if (initial !== undefined && seen !== initial) {
    // Data of the loader is newer than the cache.
    setSeen(initial)
    cache.setQueryData(queryKey, initial)
  }
  const { data, isError, isFetching, refetch } = useQuery<Reply<N>>(
    {
      queryKey,
      queryFn: ask ? ({ signal }) => shell.api(name, { ...ask, signal }) : skipToken,
      meta: { isReported },
      refetchOnMount: initial === undefined,
      ...(version !== undefined && { placeholderData: keepPreviousData }),
      ...(pollWhile && {
        refetchInterval: ({ state }) => state.data !== undefined && pollWhile(state.data) && POLL_MS,
      }),
    },
    cache,
  )
  // A part that is hydrated late must render its HTML, even if the cache has newer replies.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return {
    data: isHydrated ? data : initial,
    hasFailed: isError && !isFetching,
    reload: async () => void (await refetch()),
    set: (next) =>
      // A reply still in flight is older than `next`.
      void cache.cancelQueries({ queryKey, exact: true }).then(() => cache.setQueryData(queryKey, next)),
  }
}
