import type { Role } from '@minato/contract/enumerations'
import type { UserInfo } from '@minato/contract/users-shapes'
import type { Messages } from '../i18n/messages.ts'

type MenuText = keyof Messages & ('shop' | 'howToBuy' | 'shipping' | 'aboutUs' | 'payment' | 'myAccount' | 'inquiries')
export interface NavItem<Text extends string = MenuText> {
  /** Plain path. */
  path: string
  /** The key of its text. */
  text: Text
  /** Paths on which the item is highlighted. */
  group?: RegExp
  /** Shown to this role only. */
  role?: Role
}

export const INQUIRIES = { path: '/inquiries', text: 'inquiries', group: /^\/inquir(?:y|ies)(?:\/|$)/ } as const

/** The public menu (STF-06); it never includes reviews. */
export const NAV: readonly NavItem[] = [
  { path: '/', text: 'shop', group: /^\/($|search-result$|vehicles\/)/ },
  { path: '/how-to-buy', text: 'howToBuy' },
  { path: '/shipping', text: 'shipping' },
  { path: '/company-profile', text: 'aboutUs' },
  { path: '/payment-method', text: 'payment' },
  { path: '/account', text: 'myAccount' },
  { ...INQUIRIES, role: 'CUSTOMER' },
]
/** The user menu, without the sign-out. */
export const USER_NAV: readonly NavItem[] = [INQUIRIES]

/** The items that the user's role may see and that have a page (`paths`: the router's routes by path). */
export const itemsFor = <Text extends string>(
  menu: readonly NavItem<Text>[],
  user: UserInfo | undefined,
  paths: object,
): readonly NavItem<Text>[] => menu.filter(({ path, role }) => path in paths && (!role || user?.roles.includes(role)))
