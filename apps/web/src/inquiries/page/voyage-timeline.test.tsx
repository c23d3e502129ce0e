import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { VoyageTimeline } from './voyage-timeline.tsx'

const contextOf = (role: string) => ({
  user: { id: 'u', roles: [role] },
  locale: 'en',
  messages: en,
  company: { name: 'Hakata' },
})

test('[TRU-10] marks the whole voyage as done and expects nothing after the delivery', () => {
  const timeline = (deliveredAt: string | null, role = 'CUSTOMER'): string => {
    const inquiry = {
      shippingData: { estimatedDepartureDate: '2026-10-14', estimatedArrivalDate: '2026-11-15' },
      arrivalDates: [],
      progress: [
        { step: 'SHIPS', state: 'DONE' },
        { step: 'ARRIVING', state: 'DONE', at: deliveredAt ?? '2026-11-15' },
      ],
      port: { name: 'Mombasa' },
      deliveredAt,
    }
    return renderToStaticMarkup(
      <RouterContextProvider router={{ options: { context: contextOf(role) } } as unknown as AnyRouter}>
        <VoyageTimeline inquiry={inquiry as unknown as Inquiry} />
      </RouterContextProvider>,
    )
  }
  expect(timeline(null)).toContain('Arrival, Mombasa</b> expected 15')
  expect(timeline(null).match(/class="done"/g)).toHaveLength(1)
  expect(timeline('2026-11-18T00:00:00.000Z')).not.toContain('expected')
  expect(timeline('2026-11-18T00:00:00.000Z').match(/class="done"/g)).toHaveLength(3)
  expect(timeline('2026-11-18T00:00:00.000Z')).toContain('Arrival, Mombasa</b> 18')
  // Only the buyer sees what to do next.
  expect(timeline(null, 'SALES_MANAGER')).not.toContain('Next:')
})
