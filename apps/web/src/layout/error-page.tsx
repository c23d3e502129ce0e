import { useLocation } from '@tanstack/react-router'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'

/** The page for a failed request (5xx); does not reveal the cause. */
export function ErrorPage() {
  const { company, messages, locale } = useShell()
  const { pathname, searchStr } = useLocation()
  return (
    <div className="wrap lone">
      <title>{`${messages.failure.title} · ${company.name}`}</title>
      <h1>{messages.failure.title}</h1>
      <p className="lede">{messages.failure.text}</p>
      <p>
        {/* A plain link: reloads the document. */}
        <a className="btn ink" data-document href={localPath(pathname, locale) + searchStr}>
          {messages.failure.again}
        </a>
      </p>
    </div>
  )
}
