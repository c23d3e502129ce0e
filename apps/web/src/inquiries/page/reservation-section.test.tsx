import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inquiries } from '../../i18n/en/inquiries.ts'
import { en } from '../../i18n/en/shop.ts'
import { ReservationSection } from './reservation-section.tsx'

/** The HTML that a buyer on the waiting list sees. */
function renderForBuyer(given: Partial<Inquiry>): string {
  const context = { user: { id: 'u', roles: [] }, locale: 'en', messages: en, company: { name: 'Hakata' } }
  const inquiry = { id: 'i', isReservationAsked: true, objections: {}, ...given } as Inquiry
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <ReservationSection inquiry={inquiry} isBuyer onChanged={() => {}} reload={() => Promise.resolve()} />
    </RouterContextProvider>,
  )
}

test('[INQ-02 INQ-05 TRU-02] announces no answer on an archived inquiry but offers to withdraw', () => {
  expect(renderForBuyer({ isArchived: false, queue: null })).toContain(inquiries.reservation.asked)
  const archived = renderForBuyer({ isArchived: true, queue: null })
  expect(archived).not.toContain(inquiries.reservation.asked)
  expect(archived).toContain(inquiries.reservation.leave)
  const reservedUntil = '2099-01-01T00:00:00.000Z'
  const next = inquiries.reservation.place(1, 2)
  expect(renderForBuyer({ isArchived: false, queue: { place: 1, length: 2, reservedUntil } })).toContain(next)
  expect(renderForBuyer({ isArchived: true, queue: { place: null, length: 1, reservedUntil } })).not.toContain(
    inquiries.reservation.queueNote,
  )
})
