import type { UndoPreview } from '@minato/contract/import-cars'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { UndoPreviewDialog } from './undo-dialog.tsx'

function shown({ data, hasFailed = false }: { data?: UndoPreview; hasFailed?: boolean }) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.update({ ...router.options, context: { locale: 'en', messages: en } } as never)
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <UndoPreviewDialog
        data={data}
        hasFailed={hasFailed}
        reload={async () => {}}
        onConfirm={() => {}}
        onClose={() => {}}
      />
    </RouterContextProvider>,
  )
  return { html, isDisabled: /<button class="btn danger"[^>]* aria-disabled="true"/.test(html) }
}
const preview = (deleted: number, restored: number) => ({ data: { deleted, restored, kept: 0, items: [] } })

test('[BO-05 BO-13] asks for the number of cars before an undo that deletes some', () => {
  const { html, isDisabled } = shown(preview(2, 1))
  expect(html).toContain(
    '2 cars created by this import will be deleted. 1 car changed by this import will be restored.',
  )
  expect(isDisabled).toBe(true)
  expect(html).toContain('Type “2” to confirm')
})

test('[BO-05 BO-13] asks for no number while an undo only restores cars', () => {
  const { html, isDisabled } = shown(preview(0, 4))
  expect(html).not.toContain('to confirm')
  expect(isDisabled).toBe(false)
})

test('[BO-05] offers no undo while nothing is deleted or restored', () => {
  const { html, isDisabled } = shown(preview(0, 0))
  expect(html).toContain('There is nothing to undo.')
  expect(isDisabled).toBe(true)
})

test('[BO-05] offers to load the preview of an undo again after a failure', () => {
  const { html, isDisabled } = shown({ hasFailed: true })
  expect(html).toContain('The preview could not be loaded.')
  expect(html).toContain('Try again</button>')
  expect(html).not.toContain('Loading')
  expect(isDisabled).toBe(true)
})
