import { hashKey, QueryCache, QueryClient, skipToken } from '@tanstack/react-query'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@minato/contract/call'
import type { CallName, CallNamed } from '@minato/contract/calls'
import type { Api, CallInput } from './api.ts'

/** The cache behind `useCall`, without React. */

export type ReadName = Extract<CallName, `GET ${string}`>
export type Reply<N extends ReadName> = ReplyOf<CallNamed<N>>

export interface CallOptions<T> {
  /** The version of the data: another one reloads, and the last reply is shown until then. */
  version?: unknown
  /** What the page's loader has brought, in place of a first request. */
  initial?: T
  /** Failures are reported to the user, unless an older reply is shown. */
  isReported?: boolean
  /** The reply is the same for the whole visit: requested once. */
  isConstant?: boolean
  /** Repeats the request as long as this is true of the last reply. */
  pollWhile?(reply: T): boolean
}

/** A reply, and when it was requested or set: an older one never replaces a newer one. */
export interface Entry<T> {
  reply: T
  time: number
}

/** The new reply, or its computation from the last one; undefined changes nothing. */
export type Change<T> = T | ((last: T | undefined) => T | undefined)

const POLL_MS = 1000

/** When replies were requested. */
const requestTimes = new WeakMap<object, number>()

/** The API with the times of its requests. Not in `api.ts`, which is part of the shop's first script. */
export const timedApi =
  (api: Api): Api =>
  async (name, input) => {
    const time = Date.now()
    const reply = await api(name, input)
    requestTimes.set(Object(reply), time)
    return reply
  }

export const createCallCache = (report: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => void (meta?.['isReported'] && state.data === undefined && report(error)),
    }),
    defaultOptions: {
      queries: {
        // Offline, a request fails at once, so that the page says so.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
        refetchIntervalInBackground: true,
      },
    },
  })

/** The version is the last part. */
export const callKey = <N extends ReadName>(
  name: N,
  userId: string | undefined,
  ask: CallInput<N> | undefined,
  version?: unknown,
): QueryKey => [name, userId, ask?.params, ask?.query, version]

const isSameButVersion = (one: QueryKey, other: QueryKey): boolean =>
  hashKey(one.slice(0, -1)) === hashKey(other.slice(0, -1))

export function callQuery<N extends ReadName>(
  cache: QueryClient,
  api: Api,
  name: N,
  userId: string | undefined,
  ask: CallInput<N> | undefined,
  { version, initial, isReported, isConstant, pollWhile }: CallOptions<Reply<N>>,
): UseQueryOptions<Entry<Reply<N>>, Error, Reply<N>> & { queryKey: QueryKey } {
  const queryKey = callKey(name, userId, ask, version)
  return {
    queryKey,
    queryFn: ask
      ? async ({ signal }) => {
          const time = Date.now()
          const reply = await api(name, { ...ask, signal })
          const current = cache.getQueryData<Entry<Reply<N>>>(queryKey)
          return current && current.time > time ? current : { reply, time }
        }
      : skipToken,
    select: ({ reply }) => reply,
    meta: { isReported },
    // The loader's reply is not requested again, on its first page and on the next.
    ...((isConstant || initial !== undefined) && { staleTime: Infinity }),
    ...(isConstant && { refetchOnReconnect: true }),
    ...(version !== undefined && {
      placeholderData: (last, query) => (query && isSameButVersion(query.queryKey, queryKey) ? last : undefined),
    }),
    ...(pollWhile && {
      refetchInterval: ({ state }) => state.data !== undefined && pollWhile(state.data.reply) && POLL_MS,
    }),
  }
}

/** Stores a loader's reply, unless a newer one is known. The HTML's reply has no time and is the oldest. */
export function setLoaded(cache: QueryClient, queryKey: QueryKey, reply: unknown): void {
  const time = requestTimes.get(Object(reply)) ?? 0
  cache.setQueryData<Entry<unknown>>(queryKey, (last) => (last && last.time > time ? undefined : { reply, time }))
}

export function setReply<T>(cache: QueryClient, queryKey: QueryKey, next: Change<T>): void {
  cache.setQueryData<Entry<T>>(queryKey, (last) => {
    const reply = typeof next === 'function' ? (next as (last: T | undefined) => T | undefined)(last?.reply) : next
    return reply === undefined ? undefined : { reply, time: Date.now() }
  })
}

/** Requests the reply again. A pending first request is older and is not joined. */
export async function reloadCall(cache: QueryClient, queryKey: QueryKey, refetch: () => unknown): Promise<void> {
  await cache.cancelQueries({ queryKey, exact: true })
  await refetch()
}

export async function reloadCallsOf(cache: QueryClient, name: ReadName): Promise<void> {
  await cache.cancelQueries({ queryKey: [name] })
  await cache.invalidateQueries({ queryKey: [name] })
}

/** Whether there is nothing to show, because the read failed. An older reply stays when the next one fails. */
export const hasFailed = ({ data, isError, isFetching }: { data: unknown; isError: boolean; isFetching: boolean }) =>
  isError && !isFetching && data === undefined
