import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

let tries: number
let nextError: Error | undefined
let answers: string[]
let failures: unknown[]
const request = async () => {
  tries++
  if (nextError) throw nextError
  return 'the list'
}
const begin = () =>
  retryUntilAnswered(
    request,
    (one) => void answers.push(one),
    (error) => void failures.push(error),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  tries = 0
  nextError = new TypeError('down')
  answers = []
  failures = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[STF-10 W6] loads a form’s data with backoff until it succeeds, then stops', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(0)
  expect([tries, failures]).toEqual([1, [nextError]])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries).toBeGreaterThan(6)
  expect(tries).toBeLessThan(20)
  nextError = undefined
  await vi.advanceTimersByTimeAsync(60_000)
  const triesSoFar = tries
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect([answers, tries]).toEqual([['the list'], triesSoFar])
})

test('[STF-10 W6] retries at once when online or on request, and waits as the server asks', async () => {
  nextError = new ApiError({ code: 'X', message: 'Many', status: 429 }, 600)
  const { again, stop } = begin()
  await vi.advanceTimersByTimeAsync(500_000)
  expect(tries).toBe(1)
  again()
  again()
  await vi.advanceTimersByTimeAsync(0)
  expect(tries).toBe(2)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(tries).toBe(3)
  stop()
  nextError = undefined
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([tries, answers]).toEqual([3, []])
})
