import { useLocation } from '@tanstack/react-router'
import { localPath } from '../i18n/locale.ts'
import { useShell } from './shell.ts'

/** What stands where a page could not be put together (5xx); says nothing of the cause. */
export function ErrorPage() {
  const { company, messages, locale } = useShell()
  const { pathname, searchStr } = useLocation()
  return (
    <div className="wrap lone">
      <title>{`${messages.failure.title} · ${company.name}`}</title>
      <h1>{messages.failure.title}</h1>
      <p className="lede">{messages.failure.text}</p>
      <p>
        {/* A plain link: the whole page is asked for again. */}
        <a className="btn ink" data-document href={localPath(pathname, locale) + searchStr}>
          {messages.failure.again}
        </a>
      </p>
    </div>
  )
}
