import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { lazyWithPreload } from '../performance/lazy-with-preload.tsx'
import { keepServerHtml } from './keep-server-html.ts'

/** Apart from slots.ts, because the offers are also part of the manager's actions. */
export interface PriceCheckSlot {
  inquiry: Inquiry
  /** FOB as typed; null if empty. */
  price: number | null
}

const priceCheck = lazyWithPreload<PriceCheckSlot>(
  async () => (await import('../backoffice/inquiries/price-check.tsx')).OfferCheck,
)
export const PriceCheckPart = keepServerHtml(priceCheck)
export const preloadPriceCheck = priceCheck.preload
