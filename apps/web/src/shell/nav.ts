import type { Messages } from '../messages/messages.ts'

export interface NavItem {
  to: '/'
  /** The key of its text. */
  text: keyof Messages & 'shop'
}

/** The public menu (STF-06): a page that comes into being gets its line here. */
export const NAV: readonly NavItem[] = [{ to: '/', text: 'shop' }]
