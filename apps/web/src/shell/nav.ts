import type { Role } from '@minato/contract/enumerations'
import type { UserInfo } from '@minato/contract/users-shapes'
import type { Messages } from '../messages/messages.ts'

type MenuText = keyof Messages &
  (
    | 'shop'
    | 'howToBuy'
    | 'shipping'
    | 'aboutUs'
    | 'payment'
    | 'myAccount'
    | 'inquiries'
    | 'vehicles'
    | 'brands'
    | 'ports'
    | 'customers'
    | 'archivedCars'
    | 'dashboard'
    | 'audit'
    | 'settings'
  )
export interface NavItem {
  /** Plain path. */
  path: string
  /** The key of its text. */
  text: MenuText
  /** The plain paths of its group, where there are more: it is marked on all of them. */
  group?: RegExp
  /** Shown to this role alone. */
  role?: Role
}

const INQUIRIES = { path: '/inquiries', text: 'inquiries', group: /^\/inquir(?:y|ies)(?:\/|$)/ } as const

/** The public menu (STF-06); reviews never join it. */
export const NAV: readonly NavItem[] = [
  { path: '/', text: 'shop', group: /^\/($|search-result$|vehicles\/)/ },
  { path: '/how-to-buy', text: 'howToBuy' },
  { path: '/shipping', text: 'shipping' },
  { path: '/company-profile', text: 'aboutUs' },
  { path: '/payment-method', text: 'payment' },
  { path: '/account', text: 'myAccount' },
  { ...INQUIRIES, role: 'CUSTOMER' },
]
/** The managers' menu; reviews are reached from the settings. */
export const ADMIN_NAV: readonly NavItem[] = [
  { path: '/', text: 'vehicles', group: /^\/($|search-result$|archives$|vehicles?\/)/ },
  { path: '/brands', text: 'brands', group: /^\/brands(?:\/|$)/ },
  { path: '/admin-ports', text: 'ports', group: /^\/(?:admin-ports$|port\/)/ },
  INQUIRIES,
  { path: '/customer', text: 'customers' },
]
/** What stands below a user's name, before the way out. */
export const USER_NAV: readonly NavItem[] = [
  INQUIRIES,
  { path: '/dashboard', text: 'dashboard', role: 'SALES_MANAGER' },
  { path: '/audit', text: 'audit', role: 'SALES_MANAGER' },
  { path: '/archives', text: 'archivedCars', role: 'SALES_MANAGER' },
  { path: '/settings', text: 'settings', role: 'SALES_MANAGER' },
]
export const CREATE_VEHICLE = '/vehicle/create'

/** The items of a menu for a reader, as far as their pages exist (`paths`: of the router). */
export const itemsFor = (menu: readonly NavItem[], user: UserInfo | undefined, paths: object): readonly NavItem[] =>
  menu.filter(({ path, role }) => path in paths && (!role || user?.roles.includes(role)))
