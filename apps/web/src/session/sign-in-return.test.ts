import { OFFICE_LOCALES } from '@minato/contract/enumerations'
import { afterEach, expect, test, vi } from 'vitest'
import { localPath } from '../i18n/locale.ts'
import { rememberReturnRoute, RETURN_ROUTE } from './sign-in-return.ts'

afterEach(() => void vi.unstubAllGlobals())

test('[SES-04 STF-11] remembers no sign-in page as return target, in any language', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void kept.set(key, value) })
  for (const locale of OFFICE_LOCALES)
    for (const path of ['/login', '/success-login?a=1', '/auth/forgot-password', '/403'])
      rememberReturnRoute(localPath(path, locale))
  expect([...kept]).toEqual([])
  rememberReturnRoute('/ja/dashboard')
  expect([...kept]).toEqual([[RETURN_ROUTE, '/ja/dashboard']])
})
