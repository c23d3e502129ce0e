import type { Shell } from './shell.ts'
import { localPath } from './locale.ts'

export interface PageHead {
  title: string
  description?: string
  /** Plain path and search, without its language. */
  path: string
  search?: string
  /** Path of a JPEG for link previews. */
  image?: string
  indexed?: boolean
}

/** Title, description, canonical and hreflang addresses, and Open Graph of a page (STF-12). */
export function headOf({ origin, locale, company }: Shell, page: PageHead) {
  const title = `${page.title} · ${company.name}`
  const address = (language: 'en' | 'fr') => origin + localPath(page.path, language) + (page.search ?? '')
  const meta: object[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: company.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: locale === 'fr' ? 'fr_FR' : 'en_GB' },
  ]
  if (page.description)
    meta.push(
      { name: 'description', content: page.description },
      { property: 'og:description', content: page.description },
    )
  if (page.image) meta.push({ property: 'og:image', content: origin + page.image })
  if (page.indexed === false) meta.push({ name: 'robots', content: 'noindex' })
  return {
    meta: meta as React.JSX.IntrinsicElements['meta'][],
    links: [
      { rel: 'canonical', href: address(locale) },
      { rel: 'alternate', hrefLang: 'en', href: address('en') },
      { rel: 'alternate', hrefLang: 'fr', href: address('fr') },
      { rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    ],
  }
}
