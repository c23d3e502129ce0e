import { useCallback, useEffect, useRef, useState } from 'react'
import { useAddresses } from '../../i18n/addresses.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { Pages } from '../../storefront/search/pages.tsx'
import '../../styles/deals.css'
import '../../styles/deal-talk.css'
import '../../styles/unread.css'
import { DEALS_SHOWN, loadOwnDeals } from '../deal-data.ts'
import type { OwnDeals } from '../deal-data.ts'
import { useDealTexts } from '../deal-texts.ts'
import { useDealNews } from '../use-deal-news.ts'
import { DealCard } from './deal-card.tsx'
import { LapsedQuestions } from './lapsed-questions.tsx'

const GATHER_MS = 250

/** A list of inquiries with live updates. */
export function useOwnDeals(read: OwnDeals): OwnDeals {
  const shell = useShell()
  const [deals, setDeals] = useState(read)
  const [seen, setSeen] = useState(read)
  if (seen !== read) {
    setSeen(read)
    setDeals(read)
  }
  const { page } = read
  // Ignores answers for another page and older ones.
  const asked = useRef(0)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = useCallback(() => {
    const mine = ++asked.current
    const of = latest.current
    loadOwnDeals(shell, page).then(
      (now) => mine === asked.current && of === latest.current && setDeals(now),
      // Keeps the list when offline.
      () => {},
    )
  }, [shell, page])
  useDealNews(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, GATHER_MS)
  })
  return deals
}

/** A customer's own inquiries (INQ-09), latest event first. */
export function OwnDealsPage({ deals: read }: { deals: OwnDeals }) {
  const { company, locale } = useShell()
  const t = useDealTexts()
  const deals = useOwnDeals(read)
  const { items, page, total } = deals
  const path = localPath('/inquiries', locale)
  return (
    <div className="wrap own-deals">
      <title>{`${t.title} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <header className="deal-head">
        <h1>{t.title}</h1>
        {total > 0 && <p className="muted">{t.list.count(total)}</p>}
      </header>
      <LapsedQuestions />
      {items.length === 0 ? <NoDeals /> : <DealCards deals={items} />}
      <Pages
        page={page + 1}
        last={Math.max(1, Math.ceil(total / DEALS_SHOWN))}
        at={(one) => (one > 1 ? `${path}?page=${one}` : path)}
      />
    </div>
  )
}

export function DealCards({ deals }: { deals: OwnDeals['items'] }) {
  return (
    <ul className="deal-cards">
      {deals.map((one) => (
        <li key={one.id}>
          <DealCard deal={one} />
        </li>
      ))}
    </ul>
  )
}

export function NoDeals() {
  const { list: t } = useDealTexts()
  const to = useAddresses()
  return (
    <div className="empty">
      <p>{t.none}</p>
      <a className="btn ink" href={to.search()}>
        {t.stock}
      </a>
    </div>
  )
}
