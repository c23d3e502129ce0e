import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import type { Markup } from '@minato/contract/pricing'
import { expect, test, vi } from 'vitest'
import { runHook } from '../../api/hook.fixture.ts'
import { useMarkups } from './markups-section.tsx'

const markup = (id: string, percentage: number) => ({ id, percentage }) as Markup

test('[PRT-03] keeps the changes of two markups that began on the same list', async () => {
  const api = async () => [markup('a', 1), markup('b', 2)]
  const router = { options: { context: { user: { id: 'u' }, api } } } as unknown as AnyRouter
  const { render, last } = runHook(useMarkups, (child) => (
    <RouterContextProvider router={router}>{child}</RouterContextProvider>
  ))
  render(undefined)
  await vi.waitFor(() => expect(last().markups).toHaveLength(2))
  const { replaceMarkup } = last()
  replaceMarkup(markup('a', 5))
  replaceMarkup(markup('b', 6))
  await vi.waitFor(() => expect(last().markups).toEqual([markup('a', 5), markup('b', 6)]))
})
