import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/api.ts'
import { runHook } from '../api/hook.fixture.ts'
import { FormError } from './form-errors.ts'
import { useEditConflict } from './use-edit-conflict.tsx'

interface Named {
  id: string
  name: string
  version: number
}
const read: Named = { id: 'a', name: 'Kobe', version: 1 }
const stale = new ApiError({
  code: 'GENERIC_ERROR',
  message: 'Conflict',
  status: 409,
  current: { ...read, name: 'Osaka', version: 2 },
})

/** Merges after a conflict, and saves the merged record with this error. */
async function mergeWith(failure: unknown) {
  const report = vi.fn<(error: unknown) => void>()
  const context = { locale: 'en', messages: {}, report }
  const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(stale).mockRejectedValueOnce(failure)
  const options = {
    fields: [{ key: 'name', label: 'Name' }],
    entity: 'port',
    written: ({ name }: Named) => ({ name }),
    save,
  }
  const { render, last } = runHook(useEditConflict<{ name: string }, Named>, (child) => (
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>{child}</RouterContextProvider>
  ))
  render(options)
  void last()
    .send(read, { name: 'Yokohama' })
    .catch(() => {})
  await vi.waitFor(() => expect(last().view).toBeDefined())
  const { children } = (last().view as ReactElement<{ children: [ReactElement<{ onSave(merged: object): void }>] }>)
    .props
  children[0].props.onSave({ name: 'Yokohama' })
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => void setTimeout(resolve))
  return { isOpen: last().view !== undefined, reported: report.mock.calls.flat() }
}

test('[TRU-15] reports nothing when the confirmation of a merged record is cancelled', async () => {
  expect(await mergeWith(new FormError({}))).toEqual({ isOpen: true, reported: [] })
})

test('[STF-09] reports a merged record that could not be saved', async () => {
  const error = new Error('offline')
  expect(await mergeWith(error)).toEqual({ isOpen: true, reported: [error] })
})
