import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { SecondFactorNotice } from '../../account/second-factor-notice.tsx'
import '../../styles/forms.css'
import '../../styles/office.css'

interface Crumb {
  text: string
  /** Plain path. */
  path: string
}
interface Props {
  title: string
  /** The window's title, if it is longer than the heading. */
  name?: string
  /** Breadcrumbs without the page itself. */
  crumbs?: readonly Crumb[]
  /** Beside the title, smaller: the exact subject. */
  detail?: ReactNode
  /** Buttons and links at the right; below the title on phones. */
  actions?: ReactNode
  children: ReactNode
}

/** The layout of every back office page: breadcrumbs, title, actions. */
export function OfficePage({ title, name = title, crumbs = [], detail, actions, children }: Props) {
  const { company, locale } = useShell()
  const t = useOfficeTexts()
  return (
    <div className="wrap office">
      <title>{`${name} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      {crumbs.length > 0 && (
        <nav aria-label={t.crumbs}>
          <ol className="office-crumbs">
            {crumbs.map(({ text, path }) => (
              <li key={path}>
                <a href={localPath(path, locale)}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="office-head">
        <h1>
          {title} {detail && <span>{detail}</span>}
        </h1>
        {actions && <div className="office-actions">{actions}</div>}
      </div>
      <SecondFactorNotice />
      {children}
    </div>
  )
}

interface ColumnsProps {
  start?: ReactNode
  end?: ReactNode
  /** Phones and tablets show `end` before the rest. */
  isEndFirst?: boolean
  children: ReactNode
}

/** Three columns for editing, 204 / rest / 316: on phones and tablets `end` comes last, and `start` is hidden. */
export const Columns = ({ start, end, isEndFirst, children }: ColumnsProps) => (
  <div className={['office-columns', start && 'three', isEndFirst && 'end-first'].filter(Boolean).join(' ')}>
    {start && <div className="office-start">{start}</div>}
    <div className="office-middle">{children}</div>
    {end && <div className="office-end">{end}</div>}
  </div>
)

interface PartProps {
  /** Id of its heading, for links within the page. */
  id: string
  title: string
  note?: ReactNode
  children: ReactNode
}
const Section = ({ className, id, title, note, children }: PartProps & { className: string }) => (
  <section className={className} aria-labelledby={id}>
    <div className="office-part-head">
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
    </div>
    {children}
  </section>
)

/** A section of a page with a line above. */
export const Part = (props: PartProps) => <Section className="office-part" {...props} />
/** A box in the right column. */
export const Panel = (props: PartProps) => <Section className="office-panel" {...props} />

export interface Tab {
  text: string
  count?: number | undefined
  href: string
  isCurrent: boolean
}
/** Tabs of related lists with their counts. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { format } = useShell().messages
  const bar = useRef<HTMLElement>(null)
  // On phones the tabs scroll sideways and keep the current one in view.
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft - bar.current.clientWidth / 2
  })
  return (
    <nav ref={bar} className="office-tabs" aria-label={label}>
      {tabs.map(({ text, count, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {text} {count !== undefined && <span>{format.number(count)}</span>}
        </a>
      ))}
    </nav>
  )
}
