import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Role } from '@minato/contract/enumerations'
import type { UserInfo } from '@minato/contract/users-shapes'
import { expect, test } from 'vitest'
import { ADMIN_NAV, CREATE_VEHICLE, MANAGER_NAV } from './backoffice/layout/office-nav.ts'
import { itemsFor, NAV, USER_NAV } from './layout/nav.ts'
import type { NavItem } from './layout/nav.ts'

/** The paths of the pages, read from their files: a URL is a file. */
const files = new Map(
  readdirSync(join(import.meta.dirname, 'routes'))
    .filter((name) => name.endsWith('.tsx') && name !== '__root.tsx')
    .map((name) => [`/${name.replace(/(?:\.?index)?\.tsx$/, '').replaceAll('.', '/')}`, name]),
)
const paths = [...files.keys()].sort()
const textOf = (path: string): string =>
  readFileSync(join(import.meta.dirname, 'routes', files.get(path) ?? ''), 'utf8')

/** The specification's table with its access, then ours; in the form of the files. */
const TABLE = {
  '/': 'public',
  '/search-result': 'public',
  '/archives': 'sales manager',
  '/vehicles/$brand/$model/$reference': 'public',
  '/brands': 'sales manager',
  '/brands/$id': 'sales manager',
  '/brands/$brandId/models/$id': 'sales manager',
  '/vehicle/create': 'sales manager',
  '/403': 'public',
  '/admin-reviews': 'sales manager',
  '/reviews': 'public',
  '/how-to-buy': 'public',
  '/company-profile': 'public',
  '/shipping': 'public',
  '/payment-method': 'public',
  '/terms': 'public',
  '/privacy': 'public',
  '/cookies': 'public',
  '/settings': 'sales manager',
  '/settings/$section': 'sales manager',
  '/admin-ports': 'sales manager',
  '/port/$id': 'sales manager',
  '/voyages': 'sales manager',
  '/voyages/$id': 'sales manager',
  '/voyages/import': 'sales manager',
  '/voyages/calendar': 'sales manager',
  '/inquiries': 'customer or sales manager',
  '/inquiries/$id': 'customer or sales manager',
  '/inquiry/edit/$id': 'sales manager',
  '/customer': 'sales manager',
  '/login': 'public',
  '/sign-up': 'public',
  '/auth/forgot-password': 'public',
  '/auth/reset-password/$userId/$otpCode': 'public',
  '/success-login': 'customer or sales manager',
  '/account': 'customer or sales manager',
  '/dashboard': 'sales manager',
  '/audit': 'sales manager',
  '/vehicle/import': 'sales manager',
  '/vehicle/edit/$id': 'sales manager',
  '/saved': 'public',
  '/check': 'public',
  '/check/$code': 'public',
  '/sign-in/$uid': 'public',
  '/auth/verify-email/$userId/$code': 'public',
  '/auth/invitation/$userId/$code': 'public',
}
/** Routes of open issues; a finished page is removed here. */
const LATER: string[] = []

test('[STF-15] has one page for every due route of the table', () => {
  expect(Object.keys(TABLE)).toHaveLength(27 + 19)
  const due = Object.keys(TABLE).filter((path) => !LATER.includes(path))
  expect(paths).toEqual(due.sort())
  expect(LATER.filter((path) => !(path in TABLE))).toEqual([])
})

/** The guard of a route (session/guard.ts) equals the table; sign-in and sign-up pages are public. */
const ACCESS = { customer: 'customer or sales manager', manager: 'sales manager', 'signed-out': 'public', '': 'public' }

test('[STF-15] declares the access of the table on every page', () => {
  for (const path of paths) {
    const access = (/access: '([a-z-]+)'/.exec(textOf(path))?.[1] ?? '') as keyof typeof ACCESS
    expect([path, ACCESS[access]]).toEqual([path, TABLE[path as keyof typeof TABLE]])
  }
})

test('[B04] caches no page with a secret address or personal data', () => {
  const secret = paths.filter((path) => /\$(?:uid|otpCode|code)/.test(path) || path === '/success-login')
  expect(secret).toHaveLength(6)
  for (const path of secret) {
    expect([path, textOf(path).includes('isPrivate: true')]).toEqual([path, true])
  }
})

const user = (...roles: Role[]): UserInfo => ({
  id: 'x',
  firstname: 'Amina',
  lastname: 'Otieno',
  email: 'a@example.com',
  roles,
  isComplete: true,
  isEmailVerified: true,
})
const everything = Object.fromEntries(Object.keys(TABLE).map((path) => [path, true]))
const shown = (menu: readonly NavItem<string>[], who: UserInfo | undefined, routes: object = everything) =>
  itemsFor(menu, who, routes).map(({ path }) => path)

test('[STF-06] orders menu items by role without reviews', () => {
  const open = ['/', '/how-to-buy', '/shipping', '/company-profile', '/payment-method', '/account']
  expect(shown(NAV, undefined)).toEqual(open)
  expect(shown(NAV, user('CUSTOMER'))).toEqual([...open, '/inquiries'])
  expect(shown(ADMIN_NAV, user('SALES_MANAGER'))).toEqual([
    '/dashboard',
    '/',
    '/brands',
    '/admin-ports',
    '/voyages',
    '/inquiries',
    '/customer',
  ])
  expect(shown(USER_NAV, user('CUSTOMER'))).toEqual(['/inquiries'])
  expect(shown(MANAGER_NAV, user('SALES_MANAGER'))).toEqual(['/inquiries', '/audit', '/archives', '/settings'])
})

test('[STF-06] links menus only to existing pages and hides the rest', () => {
  for (const { path } of [...NAV, ...ADMIN_NAV, ...USER_NAV, ...MANAGER_NAV, { path: CREATE_VEHICLE }])
    expect(TABLE).toHaveProperty([path])
  const there = Object.fromEntries(paths.map((path) => [path, true]))
  for (const path of [...shown(NAV, user('CUSTOMER'), there), ...shown(MANAGER_NAV, user('SALES_MANAGER'), there)])
    expect(paths).toContain(path)
})

test('[STF-06] marks a menu item on every page of its group', () => {
  const marked = (menu: readonly NavItem<string>[], path: string) =>
    menu.filter((item) => item.path === path || item.group?.test(path)).map((item) => item.path)
  expect(marked(ADMIN_NAV, '/brands/1/models/2')).toEqual(['/brands'])
  expect(marked(ADMIN_NAV, '/port/1')).toEqual(['/admin-ports'])
  expect(marked(ADMIN_NAV, '/voyages/1')).toEqual(['/voyages'])
  expect(marked(ADMIN_NAV, '/inquiry/edit/1')).toEqual(['/inquiries'])
  expect(marked(ADMIN_NAV, '/vehicle/create')).toEqual(['/'])
  expect(marked(NAV, '/vehicles/toyota/yaris/10001')).toEqual(['/'])
  expect(marked(NAV, '/account')).toEqual(['/account'])
})
