import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

let tries: number
let trouble: Error | undefined
let answers: string[]
let failures: unknown[]
const ask = async () => {
  tries++
  if (trouble) throw trouble
  return 'the list'
}
const begin = () =>
  retryUntilAnswered(
    ask,
    (one) => void answers.push(one),
    (error) => void failures.push(error),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  tries = 0
  trouble = new TypeError('down')
  answers = []
  failures = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[STF-10 W6] retries a form’s data with growing waits, then stops', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(0)
  expect([tries, failures]).toEqual([1, [trouble]])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tries).toBeGreaterThan(6)
  expect(tries).toBeLessThan(20)
  trouble = undefined
  await vi.advanceTimersByTimeAsync(60_000)
  const then = tries
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect([answers, tries]).toEqual([['the list'], then])
})

test('[STF-10 W6] retries at once when online or on a press, and waits as requested', async () => {
  trouble = new ApiError({ code: 'X', message: 'Many', status: 429 }, 600)
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
  trouble = undefined
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([tries, answers]).toEqual([3, []])
})
