import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { balanceOf } from '@minato/domain/ledger'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { next } from '../../i18n/en/inquiries-next.ts'
import { next as french } from '../../i18n/fr/inquiries-next.ts'
import { NextStep } from './next-step.tsx'
import { Progress } from './progress.tsx'

const contextOf = (role: string) => ({
  user: { id: 'u', roles: [role] },
  locale: 'en',
  messages: en,
  company: { name: 'Hakata' },
})
const shown = (part: React.ReactNode, role = 'SALES_MANAGER'): string =>
  renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: contextOf(role) } } as unknown as AnyRouter}>
      {part}
    </RouterContextProvider>,
  )

const balance = balanceOf([], 0)

test('[INQ-03 INQ-07] asks nothing of the manager before the departure', () => {
  const step = (objection: string | null): string => {
    const nextStep = { who: 'SELLER', what: 'FINALIZE_SALE', by: null }
    return shown(
      <NextStep inquiry={{ nextStep, balance, objections: { finalizeSale: objection } } as unknown as Inquiry} />,
    )
  }
  expect(step('NOT_DEPARTED')).toContain('next calm')
  expect(step('NOT_DEPARTED')).toContain('>You can finalize the sale once the ship has left<')
  expect(step(null)).toContain('Your turn: finalize the sale')
})

test('[INQ-03] keeps the arrival expected until the car has arrived', () => {
  const arrival = (deliveredAt: string | null): string => {
    const progress = [{ step: 'ARRIVING', state: 'DONE', at: '2026-12-05' }]
    return shown(<Progress inquiry={{ progress, deliveredAt, outcome: null } as unknown as Inquiry} />)
  }
  expect(arrival(null)).toContain('>expected 5')
  expect(arrival('2026-12-05T00:00:00.000Z')).not.toContain('expected')
})

test('[TRU-12 INQ-07] waits for no payment that the ledger has in full', () => {
  const step = (balanceNow: object, role: string) =>
    shown(
      <NextStep
        inquiry={
          {
            nextStep: { who: 'SELLER', what: 'CONFIRM_PURCHASE', by: null },
            balance: balanceNow,
            objections: {},
          } as unknown as Inquiry
        }
      />,
      role,
    )
  const paid = { ...balance, state: 'PAID' }
  expect(step(paid, 'CUSTOMER')).toContain('We have received your payment and will confirm the purchase')
  expect(step(paid, 'SALES_MANAGER')).toContain('confirm the purchase: it is paid in full')
  expect(step({ ...balance, state: 'UNPAID' }, 'SALES_MANAGER')).toContain('once the payment arrives')
})

test('[F18] names the day from which the buyer confirms the delivery', () => {
  const nextStep = { who: 'BUYER', what: 'CONFIRM_DELIVERY', by: null }
  const step = (objection: string | null) =>
    shown(
      <NextStep
        inquiry={
          {
            nextStep,
            balance,
            shippingData: { estimatedArrivalDate: '2026-12-30' },
            objections: { confirmDelivery: objection },
          } as unknown as Inquiry
        }
      />,
      'CUSTOMER',
    )
  expect(step('NOT_ARRIVED')).toContain('You can confirm it here from 23')
  expect(step(null)).not.toContain('You can confirm it here')
})

test('[INQ-03 F18] does not say that the car is on its way while the delivery is unconfirmed', () => {
  for (const { BUYER, SELLER } of [next, french])
    for (const text of [BUYER.own['CONFIRM_DELIVERY'], SELLER.other['CONFIRM_DELIVERY']])
      expect(text).not.toMatch(/on its way|en route/)
})
