import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import type { Markup } from '@minato/contract/pricing'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api.ts'
import { runHook } from '../../api/hook.fixture.ts'
import { FormError } from '../../forms/form-errors.ts'
import { useMarkupChange } from './markup-dialog.tsx'

const PREVIEW = 'GET /api/pricing/markup/{markupId}/effect'
const SAVE = 'POST /api/pricing/markup/{markupId}/value'
const VALUES = { effectiveTime: '' }

/** A change of a markup whose preview and save reply this. */
function change({ preview, save = async () => ({}) }: { preview(): Promise<object>; save?(): Promise<object> }) {
  const api = vi.fn<(call: string, input?: object) => Promise<unknown>>((call) => (call === SAVE ? save() : preview()))
  const router = { options: { context: { user: { id: 'u' }, locale: 'en', api, report: () => {} } } }
  const { render, last } = runHook(useMarkupChange, (child) => (
    <RouterContextProvider router={router as unknown as AnyRouter}>{child}</RouterContextProvider>
  ))
  const type = (percentage: number) => render({ markup: { id: 'a' } as Markup, percentage, onDone: () => {} })
  const sent = () => api.mock.calls.filter(([call]) => call === SAVE).map(([, input]) => input)
  type(5)
  return { api, last, type, sent }
}

test('[TRU-15] saves no markup before its effect is shown', async () => {
  const { api, last, sent } = change({ preview: () => new Promise(() => {}) })
  const faults = { percentage: 'Wait until the effect is shown below.' }
  await expect(last().send(VALUES, 'key')).rejects.toMatchObject({ faults })
  await vi.waitFor(() => expect(api).toHaveBeenCalledWith(PREVIEW, expect.anything()))
  await expect(last().send(VALUES, 'key')).rejects.toMatchObject({ faults })
  expect(sent()).toEqual([])
})

test('[TRU-15] saves a markup with the effect that was shown', async () => {
  const { last, sent } = change({ preview: async () => ({ shown: 'hash' }) })
  await vi.waitFor(() => expect(last().effect).toBeDefined())
  await last().send(VALUES, 'key')
  expect(sent()).toMatchObject([{ body: { percentage: 5, effectiveTime: null, shown: 'hash' } }])
})

test('[TRU-15] says that the effect of a markup is unknown after a failure, and saves nothing', async () => {
  const fault = { code: 'GENERIC_ERROR', message: 'Not found', status: 404 }
  const { last, sent } = change({ preview: async () => Promise.reject(new ApiError(fault)) })
  await vi.waitFor(() => expect(last().hasFailed).toBe(true))
  const faults = { percentage: 'The effect could not be calculated. Try again.' }
  await expect(last().send(VALUES, 'key')).rejects.toMatchObject({ faults })
  expect(sent()).toEqual([])
})

test('[TRU-15] says that an effect has changed for that percentage only', async () => {
  const reason = { code: 'CHANGE_NOT_SHOWN', message: '' }
  const error = new ApiError({ code: 'GENERIC_ERROR', message: 'Conflict', status: 409, reason })
  const { last, type } = change({
    preview: async () => ({ shown: 'hash' }),
    save: async () => Promise.reject(error),
  })
  await vi.waitFor(() => expect(last().effect).toBeDefined())
  await expect(last().send(VALUES, 'key')).rejects.toBeInstanceOf(FormError)
  await vi.waitFor(() => expect(last().isAgain).toBe(true))
  type(6)
  expect(last().isAgain).toBe(false)
})
