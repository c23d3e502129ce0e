import type { Messages } from '../messages/messages.ts'

export interface NavItem {
  /** Plain path. */
  path: string
  /** The key of its text. */
  text: keyof Messages & 'shop'
  /** The plain paths of its group: it is marked on all of them. */
  group: RegExp
}

/** The public menu (STF-06): a page that comes into being gets its line here. */
export const NAV: readonly NavItem[] = [{ path: '/', text: 'shop', group: /^\/($|search-result$|vehicles\/)/ }]
