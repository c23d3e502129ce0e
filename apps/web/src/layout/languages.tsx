import { useLocation } from '@tanstack/react-router'
import { LOCALES } from '@minato/contract/enumerations'
import type { OfficeLocale } from '@minato/contract/enumerations'
import { LOCALE_SWITCH, localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'

/** The language switch EN/FR, in the back office with its further languages: links to the same page; the server remembers the choice in a cookie. */
export function Languages({ languages = LOCALES }: { languages?: readonly OfficeLocale[] }) {
  const { locale, messages } = useShell()
  const { pathname, searchStr } = useLocation()
  return (
    <span className="lang" role="group" aria-label={messages.languages}>
      {languages.map((one) => (
        <a
          key={one}
          href={`${localPath(pathname, one)}${searchStr}${searchStr ? '&' : '?'}${LOCALE_SWITCH}=${one}`}
          lang={one}
          hrefLang={one}
          rel="nofollow"
          data-document
          aria-current={one === locale || undefined}
        >
          {one.toUpperCase()}
        </a>
      ))}
    </span>
  )
}
