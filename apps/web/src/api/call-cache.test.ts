import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, apiOver } from './api.ts'
import type { Api } from './api.ts'
import {
  callKey,
  callQuery,
  createCallCache,
  hasFailed,
  reloadCall,
  setLoaded,
  setReply,
  timedApi,
} from './call-cache.ts'
import type { CallOptions, Reply } from './call-cache.ts'
import type { ApiAnswer } from './visit.ts'

const LIST = 'GET /api/main/quick-reply'
type Replies = Reply<typeof LIST>
const replies = (title: string) => [{ id: title, name: title }] as unknown as Replies
const titleOf = (list: Replies | undefined) => list?.map(({ name }) => name).join()

/** A cache with an api whose requests are answered by hand. */
function setUp() {
  const requests: { answer(title: string): Promise<void>; fail(): Promise<void> }[] = []
  const reported: unknown[] = []
  const settled = () => vi.advanceTimersByTimeAsync(1)
  const api: Api = timedApi(
    apiOver(
      () =>
        new Promise<ApiAnswer>((resolve) =>
          requests.push({
            answer: async (title) => {
              resolve({ status: 200, json: replies(title) })
              await settled()
            },
            fail: async () => {
              resolve({ status: 503, json: undefined })
              await settled()
            },
          }),
        ),
    ),
  )
  const cache = createCallCache((error) => reported.push(error))
  const query = (options: CallOptions<Replies> = {}, userId = 'u') => callQuery(cache, api, LIST, userId, {}, options)
  const watch = (options?: CallOptions<Replies>) => {
    const observer = new QueryObserver(cache, query(options))
    observer.subscribe(() => {})
    return {
      observer,
      title: () => titleOf(observer.getCurrentResult().data),
      hasFailed: () => hasFailed(observer.getCurrentResult()),
      reload: () => reloadCall(cache, observer.options.queryKey, () => observer.refetch()),
    }
  }
  /** A loader's request of the same list. */
  const load = () => api(LIST, {})
  return { cache, requests, reported, query, watch, load, settled, key: callKey(LIST, 'u', {}) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('[SES-04] keeps replies of different users apart', async () => {
  const { requests, query, watch } = setUp()
  const { observer, title } = watch({ version: 1 })
  await requests[0]?.answer('own')
  observer.setOptions(query({ version: 2 }))
  expect(title()).toBe('own')
  observer.setOptions(query({ version: 2 }, 'other'))
  expect(title()).toBeUndefined()
})

test('[W6] keeps what was set when an older reply arrives', async () => {
  const { cache, requests, watch, settled, key } = setUp()
  const { title } = watch()
  await settled()
  setReply(cache, key, replies('set'))
  await requests[0]?.answer('old')
  expect(title()).toBe('set')
})

test('[W6] sets from the last reply, and nothing while none is known', async () => {
  const { cache, requests, watch, key } = setUp()
  const { title } = watch()
  const add = (title_: string) => setReply<Replies>(cache, key, (last) => last && [...last, ...replies(title_)])
  add('early')
  await requests[0]?.answer('a')
  add('b')
  add('c')
  expect(title()).toBe('a,b,c')
})

test('[W6] keeps what was set while the loader ran, and takes a newer run', async () => {
  const { cache, requests, watch, load, settled, key } = setUp()
  const { title } = watch()
  await requests[0]?.answer('first')
  const older = load()
  await settled()
  setReply(cache, key, replies('set'))
  await requests[1]?.answer('older')
  setLoaded(cache, key, await older)
  expect(title()).toBe('set')
  const newer = load()
  await requests[2]?.answer('newer')
  setLoaded(cache, key, await newer)
  expect(title()).toBe('newer')
})

test('[W6] keeps the loader reply when an older request is answered after it', async () => {
  const { cache, requests, watch, load, settled, key } = setUp()
  const { title } = watch()
  await settled()
  const loaded = load()
  await requests[1]?.answer('loaded')
  setLoaded(cache, key, await loaded)
  await requests[0]?.answer('old')
  expect(title()).toBe('loaded')
})

test('[W6] requests the reply of a loader neither on the first page nor on the next', async () => {
  const { cache, requests, watch, query, key, settled } = setUp()
  const initial = replies('page 1')
  setLoaded(cache, key, initial)
  const { observer, title } = watch({ initial })
  const next = query({ initial, version: 'page 2' })
  setLoaded(cache, next.queryKey, replies('page 2'))
  observer.setOptions(next)
  await settled()
  expect([title(), requests.length]).toEqual(['page 2', 0])
})

test('[W6] reloads during the first request with a request of its own', async () => {
  const { requests, watch, settled } = setUp()
  const { title, reload } = watch()
  await settled()
  void reload()
  await settled()
  expect(requests).toHaveLength(2)
  await requests[0]?.answer('old')
  await requests[1]?.answer('new')
  expect(title()).toBe('new')
})

test('[W6] reports the failure of a first request, and shows it until a reply comes', async () => {
  const { requests, reported, watch, settled } = setUp()
  const { title, hasFailed: isFailed, reload } = watch({ isReported: true })
  await requests[0]?.fail()
  expect(reported).toEqual([expect.any(ApiError)])
  expect(isFailed()).toBe(true)
  void reload()
  await settled()
  expect(isFailed()).toBe(false)
  await requests[1]?.answer('late')
  expect([title(), isFailed()]).toEqual(['late', false])
})

test('[W6] keeps a reply and reports nothing when a later request fails', async () => {
  const { requests, reported, watch, settled } = setUp()
  const { title, hasFailed: isFailed, reload } = watch({ isReported: true })
  await requests[0]?.answer('shown')
  void reload()
  await settled()
  await requests[1]?.fail()
  expect([title(), isFailed(), reported]).toEqual(['shown', false, []])
})

test('[STF-10] requests a constant reply once', async () => {
  const { requests, watch, settled } = setUp()
  watch({ isConstant: true })
  await requests[0]?.answer('Kenya')
  const { observer } = watch({ isConstant: true })
  observer.getCurrentQuery().onOnline()
  await settled()
  expect(requests).toHaveLength(1)
})
