import { useCallback, useEffect, useRef, useState } from 'react'
import { useAddresses } from '../../i18n/addresses.ts'
import { localPath } from '../../i18n/locale.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useShell } from '../../api/shell.ts'
import { Pages } from '../../storefront/search/pages.tsx'
import '../../styles/inquiries.css'
import '../../styles/inquiry-thread.css'
import '../../styles/unread.css'
import { DEALS_SHOWN, loadOwnInquiries } from '../inquiry-data.ts'
import type { OwnInquiries } from '../inquiry-data.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useInquiryNews } from '../use-inquiry-news.ts'
import { InquiryItem } from './inquiry-item.tsx'
import { LapsedQuestions } from './lapsed-questions.tsx'

const GATHER_MS = 250

/** A list of inquiries with live updates. */
export function useOwnInquiries(read: OwnInquiries): OwnInquiries {
  const shell = useShell()
  const [inquiries, setInquiries] = useState(read)
  const [seen, setSeen] = useState(read)
  if (seen !== read) {
    setSeen(read)
    setInquiries(read)
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
    loadOwnInquiries(shell, page).then(
      (now) => mine === asked.current && of === latest.current && setInquiries(now),
      // Keeps the list when offline.
      () => {},
    )
  }, [shell, page])
  useInquiryNews(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, GATHER_MS)
  })
  return inquiries
}

/** A customer's own inquiries (INQ-09), latest event first. */
export function OwnInquiriesPage({ inquiries: read }: { inquiries: OwnInquiries }) {
  const { company, locale } = useShell()
  const t = useInquiryTexts()
  const inquiries = useOwnInquiries(read)
  const { items, page, total } = inquiries
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
      {items.length === 0 ? <NoInquiries /> : <InquiryItems inquiries={items} />}
      <Pages
        page={page + 1}
        last={Math.max(1, Math.ceil(total / DEALS_SHOWN))}
        at={(one) => (one > 1 ? `${path}?page=${one}` : path)}
      />
    </div>
  )
}

export function InquiryItems({ inquiries }: { inquiries: OwnInquiries['items'] }) {
  return (
    <ul className="deal-cards">
      {inquiries.map((one) => (
        <li key={one.id}>
          <InquiryItem deal={one} />
        </li>
      ))}
    </ul>
  )
}

export function NoInquiries() {
  const { list: t } = useInquiryTexts()
  const to = useAddresses()
  return <EmptyState text={t.none} action={t.stock} href={to.search()} />
}
