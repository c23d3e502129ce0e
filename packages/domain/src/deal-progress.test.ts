import { expect, test } from 'vitest'
import { progressOf } from './deal-progress.ts'
import type { DealState } from './inquiries.ts'

const NOW = '2026-07-01T00:00:00.000Z'

test('[INQ-03] of a finalized sale no step is in hand, also where its ship is still at sea', () => {
  const bought = {
    status: 'PURCHASE_CONFIRMED',
    outcome: null,
    openedAt: '2026-06-01T00:00:00.000Z',
    statusHistories: [],
    shipping: { estimatedDepartureDate: '2026-06-24', estimatedArrivalDate: '2026-08-06' },
  } as unknown as DealState
  const states = (deal: DealState) =>
    progressOf(deal, NOW)
      .map(({ state }) => state[0])
      .join('')
  expect(states(bought)).toBe('DDDDDCT')
  expect(states({ ...bought, status: 'SALE_FINALIZED' })).toBe('DDDDDTD')
})
