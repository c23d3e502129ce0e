import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api.ts'
import { runHook } from '../../api/hook.fixture.ts'
import { FormError } from '../../forms/form-errors.ts'
import { useShownChange } from './use-shown-change.ts'

const notShown = () =>
  new ApiError({
    code: 'GENERIC_ERROR',
    message: 'Conflict',
    status: 409,
    reason: { code: 'CHANGE_NOT_SHOWN', message: 'The effects of this change are no longer those shown' },
  })

/** A change of this number of cars; each dialog gets the next answer. */
function changeOf(
  counts: number[],
  answers: boolean[],
  save = vi.fn<(count: number) => Promise<number>>(async (count) => count),
) {
  const asked: [number, boolean][] = []
  const options = {
    preview: async () => counts.shift() ?? 0,
    isEmpty: (count: number) => count === 0,
    dialog: (count: number, isAgain: boolean, onAnswer: (isConfirmed: boolean) => void) => {
      asked.push([count, isAgain])
      setTimeout(() => onAnswer(answers.shift() ?? false))
      return null
    },
    save,
  }
  const { render, last } = runHook(useShownChange)
  render(undefined)
  return { asked, save, apply: () => last().apply(options) }
}

test('[TRU-15] asks before it saves a change with effects, and does not ask without any', async () => {
  const one = changeOf([3], [true])
  expect([await one.apply(), one.asked]).toEqual([3, [[3, false]]])
  const none = changeOf([0], [])
  expect([await none.apply(), none.asked]).toEqual([0, []])
})

test('[TRU-15] saves nothing when the change is cancelled', async () => {
  const { apply, save } = changeOf([3], [false])
  await expect(apply()).rejects.toBeInstanceOf(FormError)
  expect(save).not.toHaveBeenCalled()
})

test('[TRU-15] shows the effects again when they changed before the save', async () => {
  const save = vi.fn<(count: number) => Promise<number>>(async (count) => count).mockRejectedValueOnce(notShown())
  const { apply, asked } = changeOf([3, 4], [true, true], save)
  expect(await apply()).toBe(4)
  expect(asked).toEqual([
    [3, false],
    [4, true],
  ])
})

test('[TRU-15] passes on any other error', async () => {
  const save = vi
    .fn<(count: number) => Promise<number>>(async (count) => count)
    .mockRejectedValueOnce(new Error('offline'))
  await expect(changeOf([3], [true], save).apply()).rejects.toThrow('offline')
})
