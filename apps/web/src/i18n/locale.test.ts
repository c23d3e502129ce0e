import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forwardOf } from './forward.ts'
import { localeOfPath, localPath, plainPath } from './locale.ts'
import { hasLanguage } from './office-languages.ts'

const asked = (pathname: string, more: Partial<Parameters<typeof forwardOf>[0]> = {}) =>
  forwardOf({ pathname, search: '', cookie: undefined, acceptLanguage: undefined, userAgent: 'Mozilla/5.0', ...more })

test('[STF-11] serves English at the plain path and French below /fr', () => {
  for (const path of ['/', '/search-result', '/vehicles/toyota/86/10437', '/fresh']) {
    expect(localeOfPath(path)).toBe('en')
    expect(localeOfPath(localPath(path, 'fr'))).toBe('fr')
    expect(plainPath(localPath(path, 'fr'))).toBe(path)
    expect(plainPath(path)).toBe(path)
  }
  expect(localPath('/', 'fr')).toBe('/fr')
})

test('[STF-11] redirects a French reader’s first visit, with the query', () => {
  expect(asked('/', { acceptLanguage: 'fr' })).toEqual({ location: '/fr' })
  expect(asked('/search-result', { acceptLanguage: 'fr', search: '?color=RED,BLUE' })).toEqual({
    location: '/fr/search-result?color=RED,BLUE',
  })
  expect(asked('/fr/search-result', { acceptLanguage: 'fr' })).toBeUndefined()
  expect(asked('/', { acceptLanguage: 'en' })).toBeUndefined()
})

test('[STF-11] redirects no reader with a choice, no robot and no file', () => {
  expect(asked('/', { acceptLanguage: 'fr', cookie: 'a=b; locale=en' })).toBeUndefined()
  expect(asked('/', { acceptLanguage: 'en', cookie: 'locale=fr' })).toEqual({ location: '/fr' })
  expect(asked('/', { acceptLanguage: 'fr', cookie: 'xlocale=en' })).toEqual({ location: '/fr' })
  expect(asked('/', { acceptLanguage: 'fr', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBeUndefined()
  expect(asked('/favicon.ico', { acceptLanguage: 'fr' })).toBeUndefined()
})

test('[STF-11] remembers the language for a year and drops its parameter', () => {
  const forward = asked('/fr/search-result', { search: '?color=RED&lang=en&page=2' })
  expect(forward?.location).toBe('/search-result?color=RED&page=2')
  expect(forward?.cookie).toBe('locale=en; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(asked('/', { search: '?lang=fr' })?.location).toBe('/fr')
  expect(asked('/', { search: '?lang=de' })).toBeUndefined()
})

test('[STF-11] serves Japanese below /ja at the pages of managers only', () => {
  for (const path of ['/dashboard', '/inquiries/1', '/inquiry/edit/1', '/vehicle/create', '/search-result', '/account'])
    expect([localPath(path, 'ja'), localeOfPath(`/ja${path}`), plainPath(`/ja${path}`)]).toEqual([
      `/ja${path}`,
      'ja',
      path,
    ])
  for (const path of ['/', '/vehicles/toyota/86/1', '/saved', '/login', '/accounting'])
    expect(asked(`/ja${path}`, { search: '?a=1' })).toEqual({ location: `${path}?a=1` })
})

test('[STF-11] has Japanese for every page of managers', () => {
  const folder = join(import.meta.dirname, '../routes')
  const pages = readdirSync(folder).filter((file) =>
    /access: '(?:manager|customer)'/.test(readFileSync(join(folder, file), 'utf8')),
  )
  const paths = pages.map((file) => `/${file.replace(/(?:\.index)?\.tsx$/, '').replaceAll('.', '/')}`)
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !hasLanguage(path, 'ja'))).toEqual(['/success-login'])
})

test('[STF-11] leads to Japanese where it was chosen and the page has it', () => {
  expect(asked('/dashboard', { cookie: 'locale=ja' })).toEqual({ location: '/ja/dashboard' })
  expect(asked('/', { cookie: 'locale=ja' })).toBeUndefined()
  expect(asked('/fr/dashboard', { cookie: 'locale=ja' })).toBeUndefined()
  expect(asked('/account', { search: '?lang=ja' })).toMatchObject({
    location: '/ja/account',
    cookie: expect.stringMatching(/^locale=ja;/),
  })
  expect(asked('/', { search: '?lang=ja' })?.location).toBe('/')
})

test('[STF-11] gives the shop in the preferred language where Japanese was chosen', () => {
  expect(asked('/', { cookie: 'locale=ja', acceptLanguage: 'fr' })).toEqual({ location: '/fr' })
  expect(asked('/', { cookie: 'locale=ja', acceptLanguage: 'en' })).toBeUndefined()
})

test('returns no address outside this site', () => {
  for (const path of [
    '//evil.example',
    '/fr//evil.example',
    '/\\evil.example',
    '/fr/\\/evil.example',
    '///evil.example/x',
  ])
    for (const lang of ['en', 'fr', 'ja'])
      expect(asked(path, { search: `?lang=${lang}` })?.location).toMatch(/^\/(?![/\\])/)
})
