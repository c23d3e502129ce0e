import { expect, test } from 'vitest'
import { ApiError } from '../api/api.ts'
import { runEach } from './run-each.ts'

const refusal = (status: number) => new ApiError({ code: 'X', message: 'no', status })

test('[INQ-09] continues past failing rows, a few at a time, and reports them', async () => {
  let now = 0
  let most = 0
  const heard: number[] = []
  const work = async (row: number) => {
    now += 1
    most = Math.max(most, now)
    await Promise.resolve()
    now -= 1
    if (row === 2) throw refusal(409)
    return row * 10
  }
  const { done, refused, broken } = await runEach([1, 2, 3, 4, 5, 6, 7], work, (through) => heard.push(through))
  expect(done.map(({ was }) => was).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7])
  expect(done.every(({ was, now: then }) => then === was * 10)).toBe(true)
  expect(refused).toEqual([{ row: 2, error: refusal(409) }])
  expect(broken).toBeUndefined()
  expect(most).toBe(3)
  expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test.each([401, 403, 429, 500, 'no line'])(
  '[INQ-09 SES-05] stops after %s and leaves the rest undone',
  async (what) => {
    const asked: number[] = []
    const error = typeof what === 'number' ? refusal(what) : new TypeError(what)
    const work = async (row: number) => {
      asked.push(row)
      await Promise.resolve()
      if (row === 2) throw error
      return row
    }
    const { done, refused, broken } = await runEach([1, 2, 3, 4, 5, 6, 7, 8, 9], work, () => {})
    expect(broken).toEqual({ error })
    expect(refused).toEqual([])
    expect(done.map(({ was }) => was)).not.toContain(2)
    // Those that were on their way when it broke.
    expect(asked.length).toBeLessThan(6)
  },
)
