import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api.ts'
import { runHook } from '../../api/hook.fixture.ts'
import { useUndo } from './use-undo.tsx'

type Element = ReactElement<{ children?: ReactNode; onClick?(): void }>
const buttonIn = (node: ReactNode): Element | undefined => {
  if (Array.isArray(node)) return node.map(buttonIn).find(Boolean)
  if (!isValidElement(node)) return undefined
  return node.type === 'button' ? (node as Element) : buttonIn((node as Element).props.children)
}

/** A saved change with this reply to its undo; `press` clicks the visible button. */
function saved(undo: () => Promise<string>) {
  const context = { locale: 'en', report: () => {} }
  const { render, last } = runHook(useUndo, (child) => (
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>{child}</RouterContextProvider>
  ))
  render(undefined)
  last().show({ text: 'Saved', undo })
  render(undefined)
  return { html: () => renderToStaticMarkup(last().view), button: () => buttonIn(last().view)?.props.onClick }
}

test('[TRU-15] undoes a change once when Undo is pressed twice', async () => {
  let finish = (_text: string): void => {}
  const undo = vi.fn<() => Promise<string>>(() => new Promise((resolve) => void (finish = resolve)))
  const { html, button } = saved(undo)
  const press = button()
  press?.()
  await vi.waitFor(() => expect(html()).toContain('aria-disabled="true"'))
  press?.()
  button()?.()
  expect(undo).toHaveBeenCalledTimes(1)
  finish('Change undone')
  await vi.waitFor(() => expect(html()).toContain('Change undone'))
  expect(button()).toBeUndefined()
})

test('[TRU-15] offers no undo of a change that was changed again', async () => {
  const conflict = new ApiError({ code: 'GENERIC_ERROR', message: 'Conflict', status: 409 })
  const { html, button } = saved(async () => Promise.reject(conflict))
  button()?.()
  await vi.waitFor(() => expect(html()).toContain('no longer be undone'))
})
