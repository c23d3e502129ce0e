import type { OfficeTexts } from '../../i18n/en/office.ts'
import { INQUIRIES } from '../../layout/nav.ts'
import type { NavItem } from '../../layout/nav.ts'

type OfficeItem = NavItem<keyof OfficeTexts['nav']>

/** The managers' menu; reviews are reached from the settings. */
export const ADMIN_NAV: readonly OfficeItem[] = [
  { path: '/dashboard', text: 'dashboard' },
  { path: '/', text: 'vehicles', group: /^\/($|search-result$|archives$|vehicles?\/)/ },
  { path: '/brands', text: 'brands', group: /^\/brands(?:\/|$)/ },
  { path: '/admin-ports', text: 'ports', group: /^\/(?:admin-ports$|port\/)/ },
  { path: '/voyages', text: 'voyages', group: /^\/voyages(?:\/|$)/ },
  INQUIRIES,
  { path: '/customer', text: 'customers' },
]
/** The user menu of a manager. */
export const MANAGER_NAV: readonly OfficeItem[] = [
  INQUIRIES,
  { path: '/audit', text: 'audit' },
  { path: '/archives', text: 'archivedCars' },
  { path: '/settings', text: 'settings' },
]
export const CREATE_VEHICLE = '/vehicle/create'
/** The form of a new car as a copy of this one. */
export const duplicatePath = (id: string): string => `${CREATE_VEHICLE}?like=${id}`
