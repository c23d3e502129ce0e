import { useOfficeTexts } from '../i18n/office-texts.ts'
import { Icon } from '../ui/icons.tsx'

export interface ListBadge {
  key: string
  text: string
  /** The list without it. */
  href: string
}
/** The active criteria of a list, each linking to the list without it. */
export function ListBadges({ badges, clearHref }: { badges: readonly ListBadge[]; clearHref: string }) {
  const { table: t } = useOfficeTexts()
  if (!badges.length) return null
  return (
    <ul className="list-badges">
      {badges.map(({ key, text, href }) => (
        <li key={key} className="badge">
          {text}
          <a href={href} aria-label={t.remove(text)}>
            <Icon name="close" small />
          </a>
        </li>
      ))}
      <li>
        <a href={clearHref} className="small nowrap">
          {t.clearAll}
        </a>
      </li>
    </ul>
  )
}
