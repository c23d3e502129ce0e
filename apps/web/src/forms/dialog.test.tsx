import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inquiryActions as inquiryActionsEn } from '../i18n/en/inquiry-actions.ts'
import { inquiryActions as inquiryActionsFr } from '../i18n/fr/inquiry-actions.ts'
import { en } from '../i18n/en/shop.ts'
import { fr } from '../i18n/fr/shop.ts'
import { Confirm } from './confirm.tsx'
import { DialogFooter } from './dialog-footer.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'

const nothing = () => {}

/** The dialog as the browser is given it. */
function render(dialog: ReactElement, locale: 'en' | 'fr' = 'en'): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.update({ ...router.options, context: { locale, messages: locale === 'fr' ? fr : en } } as never)
  return renderToStaticMarkup(<RouterContextProvider router={router}>{dialog}</RouterContextProvider>)
}
/** Class and text of each button of the footer, in their order. */
const footerOf = (html: string): [kind: string, text: string][] =>
  [
    ...(html.split('class="dialog-foot"')[1] ?? '').matchAll(/<button class="btn ?([^"]*)"[^>]*>([^<]*)<\/button>/g),
  ].map(([, kind = '', text = '']) => [kind, text])
const confirm = (action: string, more: { isDanger?: boolean; typedName?: string } = {}) => (
  <Confirm title="Sure?" confirm={action} isDanger={false} onConfirm={nothing} onClose={nothing} {...more} />
)

test('[BO-13] ends with Cancel and the named action, in this order', () => {
  const form = (
    <Dialog title="Add a port" onClose={nothing} footer="form">
      <Form rules={{}} submit="Create the port" send={async () => {}}>
        <input name="name" />
      </Form>
    </Dialog>
  )
  expect(footerOf(render(form))).toEqual([
    ['', 'Cancel'],
    ['ink', 'Create the port'],
  ])
  expect(footerOf(render(confirm('Archive'), 'fr'))[0]).toEqual(['', 'Annuler'])
  const closed = (
    <Dialog title="Keys" onClose={nothing} footer={<DialogFooter />}>
      <p>J</p>
    </Dialog>
  )
  expect(footerOf(render(closed))).toEqual([['', 'Close']])
})

test('[BO-13] keeps an action that opens another window in the footer', () => {
  const link = (
    <Dialog title="Link" onClose={nothing} footer={<DialogFooter action="Send on WhatsApp" href="https://wa.me/1" />}>
      <p>Once</p>
    </Dialog>
  )
  const [, footer = ''] = render(link).split('class="dialog-foot"')
  expect(footer).toContain('href="https://wa.me/1" target="_blank" rel="noreferrer">Send on WhatsApp</a>')
})

test('[BO-13] has no action whose label begins with Cancel beside Cancel', () => {
  expect(footerOf(render(confirm('Cancel the best deal')))).toEqual([
    ['', 'Go back'],
    ['ink', 'Cancel the best deal'],
  ])
  for (const action of Object.values(inquiryActionsEn.actions))
    expect(footerOf(render(confirm(action))).filter(([, text]) => text.startsWith('Cancel')).length).toBeLessThan(2)
  for (const action of Object.values(inquiryActionsFr.actions))
    expect(
      footerOf(render(confirm(action), 'fr')).filter(([, text]) => text.startsWith('Annuler')).length,
    ).toBeLessThan(2)
})

test('[BO-13 INQ-07] names the payment proof in both of its answers', () => {
  expect([inquiryActionsEn.proof.accept, inquiryActionsEn.proof.refuse]).toEqual([
    'Accept the proof',
    'Refuse the proof',
  ])
  expect([inquiryActionsFr.proof.accept, inquiryActionsFr.proof.refuse]).toEqual([
    'Accepter la preuve',
    'Refuser la preuve',
  ])
})

test('[BO-13] shows removals in red and confirms final ones by name', () => {
  expect(footerOf(render(confirm('Delete', { isDanger: true })))[1]).toEqual(['danger', 'Delete'])
  const named = render(confirm('Delete', { isDanger: true, typedName: 'Toyota' }))
  expect(named).toContain('Type “Toyota” to confirm')
  expect(named).toContain('<button class="btn danger" type="button" aria-disabled="true">Delete</button>')
})
