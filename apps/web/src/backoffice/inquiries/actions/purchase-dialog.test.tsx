import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { balanceOf, expectedLines, transferLines } from '@minato/domain/ledger'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../../i18n/en/shop.ts'
import { fr } from '../../../i18n/fr/shop.ts'
import { PurchaseDialog } from './purchase-dialog.tsx'

/** The dialog as a manager reads it when `received` cents of $14,915 are recorded. */
function shown(received: number, locale: 'en' | 'fr' = 'en'): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.update({ ...router.options, context: { locale, messages: { en, fr }[locale] } } as never)
  const transfer = transferLines({ cents: received, currency: 'USD', feeCents: 0, rate: null })
  const balance = balanceOf(
    [
      { kind: 'EXPECTED', lines: expectedLines(1_491_500) },
      { kind: 'TRANSFER', lines: transfer },
    ],
    2000,
  )
  const inquiry = { id: 'i', car: { id: 'c' }, balance } as unknown as Inquiry
  const nothing = () => {}
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <PurchaseDialog inquiry={inquiry} onDone={nothing} onClose={nothing} reload={() => Promise.resolve()} />
    </RouterContextProvider>,
  ).replaceAll('\u00a0', ' ')
}
const isAsking = (html: string): boolean => html.includes('name="amountDueReason"')

test('[INQ-03 TRU-12] asks for a reason before a purchase with a part still due is confirmed', () => {
  const html = shown(1_000_000)
  expect(html).toContain('The buyer has paid $10,000 of $14,915; $4,915 are still due.')
  expect([isAsking(html), isAsking(shown(1_491_500)), isAsking(shown(1_490_000))]).toEqual([true, false, false])
  expect(shown(1_490_000)).not.toContain('class="notice"')
})

test('[INQ-03 TRU-12] names the amount due where no transfer is recorded, and asks nothing', () => {
  expect(shown(0)).toContain('No transfer recorded yet; $14,915 due.')
  expect(shown(0, 'fr')).toContain('Aucun virement enregistré pour l’instant ; 14 915 $ à payer.')
  expect(isAsking(shown(0))).toBe(false)
})
