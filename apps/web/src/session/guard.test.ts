import type { Role } from '@minato/contract/enumerations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiOver } from '../api/api.ts'
import type { Shell } from '../api/shell.ts'
import { guard } from './guard.ts'
import type { Access } from './guard.ts'
import { MARKER } from './sign-in-return.ts'

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { cookie: 'locale=ja' })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const shellOf = (role: Role, more: Partial<Shell> = {}) =>
  ({ locale: 'ja', user: { id: 'u1', roles: [role] }, ...more }) as Shell
const at = (href: string): Partial<Shell> => ({
  locale: 'en',
  currentPage: () => ({ href, to: href, search: {}, hash: '', data: undefined }),
})
/** The address of the redirect; undefined where the page opens. */
const target = (shell: Shell, path: string, access: Access | 'none' = 'customer') =>
  guard(shell, access === 'none' ? undefined : access, path).then(
    () => undefined,
    ({ options }: { options: { href?: string; to?: string } }) => options.href ?? options.to,
  )

test('[STF-11] keeps the Japanese of an address with a hash', async () => {
  for (const path of ['/account#x', '/account?a=1#x', '/inquiries/1#past-verdict'])
    expect(await target(shellOf('SALES_MANAGER'), path)).toBeUndefined()
})

test('[STF-11] leads others to English, the switch before the hash', async () => {
  expect(await target(shellOf('CUSTOMER'), '/account#x')).toBe('/account?lang=en#x')
  expect(await target(shellOf('CUSTOMER'), '/inquiries?a=1#x')).toBe('/inquiries?a=1&lang=en#x')
})

test('[STF-11] leads a manager who chose Japanese there from English pages', async () => {
  expect(await target(shellOf('SALES_MANAGER', at('/company-profile')), '/dashboard?a=1#x', 'manager')).toBe(
    '/ja/dashboard?a=1#x',
  )
  expect(
    await target(shellOf('SALES_MANAGER', { ...at('/company-profile'), locale: 'fr' }), '/dashboard'),
  ).toBeUndefined()
})

test('[STF-11] keeps the language of the page in use when another tab chooses one', async () => {
  expect(await target(shellOf('SALES_MANAGER', at('/dashboard?a=1')), '/dashboard?a=2', 'manager')).toBeUndefined()
  expect(await target(shellOf('SALES_MANAGER', { locale: 'en' }), '/dashboard', 'manager')).toBeUndefined()
})

test('[STF-11] keeps the language chosen when the user cannot be requested', async () => {
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => (key === MARKER ? 'true' : null) } })
  const api = apiOver(async () => ({ status: 503, json: undefined }))
  expect(await target({ locale: 'ja', api } as unknown as Shell, '/search-result', 'none')).toBeUndefined()
})
