import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { runHook } from '../../api/hook.fixture.ts'
import { useUnpublishedReviews } from './use-unpublished-reviews.ts'

test('[REV-01] counts unpublished reviews anew on each page, and shows the last count until then', async () => {
  let unpublished = 1
  let requests = 0
  const api = async () => {
    requests++
    return { unpublished }
  }
  const router = { options: { context: { user: { id: 'u' }, api } } } as unknown as AnyRouter
  const { render, last } = runHook(useUnpublishedReviews, (child) => (
    <RouterContextProvider router={router}>{child}</RouterContextProvider>
  ))
  render('/cars')
  await vi.waitFor(() => expect(last()).toBe(1))
  unpublished = 2
  render('/inquiries')
  await vi.waitFor(() => expect(last()).toBe(2))
  unpublished = 3
  render('/cars')
  expect(last()).toBe(2)
  await vi.waitFor(() => expect(last()).toBe(3))
  render('/cars')
  expect(requests).toBe(3)
})
