import { PREVIEW_SIZE, previewAddress } from '@minato/contract/addresses'
import type { Preview } from '@minato/contract/addresses'
import { LOCALES } from '@minato/contract/enumerations'
import type { OfficeLocale } from '@minato/contract/enumerations'
import type { Shell } from '../api/shell.ts'
import { localPath, shopLocale } from '../i18n/locale.ts'

const OPEN_GRAPH = { en: 'en_GB', fr: 'fr_FR' }

export interface PageHead {
  title: string
  description?: string
  /** Plain path and search, without its language. */
  path: string
  search?: string
  /** The alt text of the sharing picture; default: the shop's. */
  preview?: Preview
  indexed?: boolean
}

/** Title, description, canonical and hreflang addresses, and Open Graph of a page (STF-12). */
export function headOf({ origin, locale, company, messages }: Shell, page: PageHead) {
  const title = `${page.title} · ${company.name}`
  const address = (language: OfficeLocale) => origin + localPath(page.path, language) + (page.search ?? '')
  const shop: Preview = { name: company.name, facts: [company.headOffice?.at(-1)] }
  const meta: object[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: company.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: OPEN_GRAPH[shopLocale(locale)] },
    ...LOCALES.filter((one) => one !== locale).map((one) => ({
      property: 'og:locale:alternate',
      content: OPEN_GRAPH[one],
    })),
    { property: 'og:image', content: origin + previewAddress(page.preview ?? shop, shopLocale(locale)) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(PREVIEW_SIZE.width) },
    { property: 'og:image:height', content: String(PREVIEW_SIZE.height) },
    { property: 'og:image:alt', content: page.preview ? page.title : `${company.name}, ${messages.tagline}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (page.description)
    meta.push(
      { name: 'description', content: page.description },
      { property: 'og:description', content: page.description },
    )
  if (page.indexed === false) meta.push({ name: 'robots', content: 'noindex' })
  return {
    meta: meta as React.JSX.IntrinsicElements['meta'][],
    links: [
      { rel: 'canonical', href: address(locale) },
      ...LOCALES.map((one) => ({ rel: 'alternate', hrefLang: one, href: address(one) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    ],
  }
}
