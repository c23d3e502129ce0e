import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { offline as offlineEn } from '../i18n/en/offline.ts'
import { offline as offlineFr } from '../i18n/fr/offline.ts'
import { listPage } from './list-page.ts'

beforeAll(() => void vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) }))
afterAll(() => void vi.unstubAllGlobals())

const said = async (path: string) => {
  const answer = await listPage(new URL(`https://shop.example${path}`))
  return [answer.status, /<p class="lede">([^<]*)/.exec(await answer.text())?.[1]]
}

test('[INQ-04] explains a personal page opened offline and that input is kept', async () => {
  const typed = expect.stringContaining(offlineEn.typed)
  for (const path of ['/inquiries/1', '/inquiry/edit/1', '/vehicle/create'])
    expect([path, await said(path)]).toEqual([path, [503, typed]])
  expect(await said('/fr/inquiries/1')).toEqual([503, expect.stringContaining(offlineFr.typed)])
  for (const path of ['/account', '/dashboard', '/inquiries', '/audit'])
    expect([path, await said(path)]).toEqual([path, [503, offlineEn.personal]])
  expect(await said('/shipping')).toEqual([503, expect.stringContaining(offlineEn.notSeen)])
})

test('[STF-14] writes the page below /ja in English', async () => {
  const html = await (await listPage(new URL('https://shop.example/ja/dashboard'))).text()
  expect(html).toContain(offlineEn.personal)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<a class="logo" href="/">')
})

test('[INQ-04 STF-14] shows an own page without cached ones and continues when online', async () => {
  const answer = await listPage(new URL('https://shop.example/fr/inquiries/1'))
  const html = await answer.text()
  const [, nonce] = /<style nonce="([^"]+)">body/.exec(html) ?? []
  expect(html).toContain(`<script nonce="${nonce}">addEventListener('online',()=>location.reload())</script>`)
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'; script-src 'nonce-${nonce}'`)
  // The list of stored pages is no page to wait for.
  expect(await (await listPage(new URL('https://shop.example/offline'))).text()).not.toContain('<script')
})

test('[F25] lists each saved car and each saved search once', async () => {
  const page = (title: string) => new Response(`<html data-kept="1"><title>${title} · Shop</title>`)
  // Oldest first, as the cache gives them.
  const saved: Record<string, Response> = {
    '/search-result?brand=toyota': page('Toyota'),
    '/vehicles/toyota/vitz/102': page('2012 Toyota Vitz'),
    '/vehicles/toyota/vitz/101': page('2012 Toyota Vitz'),
    '/vehicles/toyota/vitz/101?port=mombasa': page('2012 Toyota Vitz'),
    '/search-result?brand=toyota&order.field=PRICE': page('Toyota'),
    '/shipping': page('Shipping'),
  }
  const requests = Object.keys(saved).map((path) => ({ url: `https://shop.example${path}` }))
  const match = async ({ url }: { url: string }) => saved[url.slice('https://shop.example'.length)]
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => requests, match }) })
  const html = await (await listPage(new URL('https://shop.example/offline'))).text()
  expect([...html.matchAll(/<a href="https:\/\/shop\.example([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/vehicles/toyota/vitz/101?port=mombasa',
    '/vehicles/toyota/vitz/102',
    '/shipping',
    '/search-result?brand=toyota&amp;order.field=PRICE',
  ])
})
