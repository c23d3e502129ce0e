import type { OfficeLocale } from '@minato/contract/enumerations'
import { offline as english } from '../i18n/en/offline.ts'
import { offline as french } from '../i18n/fr/offline.ts'
import { newKey } from '../api/new-key.ts'
import { localeOfPath, localPath, plainPath, shopLocale } from '../i18n/locale.ts'
import { momentOf } from './format-moment.ts'
import { STORED_AT, LIST_PATH, PAGES } from '../performance/offline-stores.ts'
import { textsFor } from '../i18n/texts.ts'

/** The worker's page: cached pages that can be read offline, as plain HTML. */

interface CachedPage {
  address: string
  path: string
  locale: OfficeLocale
  title: string
  company: string
  time: number
  picture: string | undefined
  sheet: string | undefined
}

const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'self' 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
/** Styles if no cached page links the shop's own. */
const PLAIN =
  'body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#0b2431}.wrap{max-width:60em;margin:auto;padding:0 16px}.head{border-bottom:1px solid #cfd9de}.logo{display:flex;align-items:center;gap:11px;padding:12px 0;font-size:23px;font-weight:800;color:inherit;text-decoration:none}h1{font-size:26px;line-height:1.12;margin:32px 0 0}.btn{display:inline-block;padding:10px 18px;border-radius:4px;background:#0b2431;color:#fff;font-weight:700;text-decoration:none}'

/** Metadata of a cached document; its title is escaped already. */
function describe(address: string, html: string): CachedPage {
  const { pathname } = new URL(address)
  const found = (pattern: RegExp) => pattern.exec(html)?.[1]
  const parts = (found(/<title[^>]*>([^<]*)/) ?? '').split(' · ')
  return {
    address,
    path: plainPath(pathname),
    locale: localeOfPath(pathname),
    company: parts.length > 1 ? (parts.pop() ?? '') : '',
    title: parts.join(' · ') || pathname,
    time: Number(found(new RegExp(`${STORED_AT}="(\\d+)"`))),
    picture: found(/(\/pictures\/[\w-]+\/)\d+\.\w+/),
    sheet: found(/href="(\/assets\/[^"]+\.css)"/),
  }
}

/** All cached pages, newest first. */
async function allCachedPages(): Promise<CachedPage[]> {
  const pages = await caches.open(PAGES)
  const cachedPages = (await pages.keys()).map(async (one) => {
    const found = await pages.match(one, { ignoreVary: true })
    return describe(one.url, (await found?.text()) ?? '')
  })
  return (await Promise.all(cachedPages)).reverse()
}

const isCar = ({ path }: CachedPage): boolean => path.startsWith('/vehicles/')
/** The newest of each car, and of other pages that read the same in the list: a search in two orders, or with two ports. */
function withoutRepeats(cachedPages: readonly CachedPage[]): CachedPage[] {
  const seen = new Set<string>()
  return cachedPages.filter((one) => {
    const key = isCar(one) ? one.path : one.title
    return !seen.has(key) && seen.add(key)
  })
}

const PERSONAL =
  /^\/(?:inquir(?:y|ies)|account|vehicle|port|brands|customer|settings|dashboard|audit|archives|admin-[a-z]+)(?:\/|$)/
/** Pages with drafts: messages of inquiries, and back office forms. */
const HAS_DRAFTS = /^\/(?:inquiries\/.|inquiry|vehicle|port|brands\/.)/
/** A public page was not visited yet; personal pages have only drafts. */
const explainOffline = (path: string, t: typeof english): string =>
  PERSONAL.test(path) ? [t.personal, ...(HAS_DRAFTS.test(path) ? [t.typed] : [])].join(' ') : t.notSeen

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The list at its own address, or (503) for an uncached page. */
export async function listPage(url: URL): Promise<Response> {
  const isList = plainPath(url.pathname) === LIST_PATH
  // The worker has the texts of the shop's languages only.
  const locale = shopLocale(localeOfPath(url.pathname))
  const t = textsFor(locale, { en: english, fr: french }, 'offline')
  const cachedPages = await allCachedPages()
  const pagesOfLocale = cachedPages.filter((one) => one.locale === locale)
  const shown = withoutRepeats(pagesOfLocale.length ? pagesOfLocale : cachedPages)
  const company = shown[0]?.company || 'Minato'
  const title = isList ? t.kept : t.offline
  const sheet = cachedPages.find((one) => one.sheet)?.sheet
  const nonce = newKey()
  const item = ({ address, title: text, time, picture, locale: lang }: CachedPage) =>
    `<li>${picture ? `<img src="${picture}320.avif" width="120" height="90" alt="">` : ''}
    <a href="${attribute(address)}" lang="${lang}">${text}</a><span class="muted small">${t.asOf(momentOf(time, locale))}</span></li>`
  const section = (heading: string, some: CachedPage[]) =>
    some.length ? `<h2>${heading}</h2><ul class="kept">${some.map(item).join('')}</ul>` : ''
  const pages = shown.filter((one) => !isCar(one)).map((one) => ({ ...one, picture: undefined }))
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0b2431"><meta name="robots" content="noindex"><title>${title} · ${company}</title>
${sheet ? `<link rel="stylesheet" href="${sheet}">` : `<style nonce="${nonce}">${PLAIN}</style>`}
${isList ? '' : `<script nonce="${nonce}">addEventListener('online',()=>location.reload())</script>`}</head><body>
<header class="head"><div class="wrap"><a class="logo" href="${localPath('/', locale)}"><img src="/mark.svg" width="46" height="44" alt=""><span>${company}</span></a></div></header>
<main class="wrap lone"><h1>${title}</h1>
${isList ? '' : `<p class="lede">${explainOffline(plainPath(url.pathname), t)}</p><p><a class="btn ink" href="${attribute(url.href)}">${t.again}</a></p>`}
${section(t.cars, shown.filter(isCar))}${section(t.pages, pages)}
<p class="lede">${shown.length ? t.note : t.none}</p></main></body></html>`
  return new Response(html, {
    status: isList ? 200 : 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
      'x-content-type-options': 'nosniff',
    },
  })
}
