import type { Messages } from '../messages/messages.ts'

export interface NavItem {
  /** Plain path. */
  path: string
  /** The key of its text. */
  text: keyof Messages & ('shop' | 'howToBuy' | 'shipping' | 'aboutUs' | 'payment')
  /** The plain paths of its group, where there are more: it is marked on all of them. */
  group?: RegExp
}

/** The public menu (STF-06); My account and Inquiries join it with sign-in, reviews never do. */
export const NAV: readonly NavItem[] = [
  { path: '/', text: 'shop', group: /^\/($|search-result$|vehicles\/)/ },
  { path: '/how-to-buy', text: 'howToBuy' },
  { path: '/shipping', text: 'shipping' },
  { path: '/company-profile', text: 'aboutUs' },
  { path: '/payment-method', text: 'payment' },
]
