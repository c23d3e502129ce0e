import { useAddresses } from '../../i18n/addresses.ts'
import { localPath } from '../../i18n/locale.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useLastUser } from '../../session/use-last-user.ts'
import { Pages } from '../../storefront/search/pages.tsx'
import '../../styles/inquiries.css'
import '../../styles/inquiry-thread.css'
import '../../styles/unread.css'
import { INQUIRIES_SHOWN, ownInquiriesOf } from '../inquiry-data.ts'
import type { OwnInquiries } from '../inquiry-data.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useReloadOnNews } from '../use-inquiry-news.ts'
import { InquiryItem } from './inquiry-item.tsx'
import { LapsedQuestions } from './lapsed-questions.tsx'

/** A page of the user's own inquiries with live updates. `initial`: from the page's loader. */
export function useOwnInquiries(page: number, initial?: OwnInquiries): OwnInquiries | undefined {
  const user = useLastUser()
  const ask = user && ownInquiriesOf(user.id, page)
  const options = initial ? { initial } : { isReported: true }
  const { data = initial, reload } = useCall('GET /api/main/user/{user-id}/inquiry', ask, options)
  useReloadOnNews(reload)
  return data
}

/** A customer's own inquiries (INQ-09), latest event first. */
export function OwnInquiriesPage({ inquiries: read }: { inquiries: OwnInquiries }) {
  const { company, locale } = useShell()
  const t = useInquiryTexts()
  const { items, page, total } = useOwnInquiries(read.page, read) ?? read
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
        last={Math.max(1, Math.ceil(total / INQUIRIES_SHOWN))}
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
          <InquiryItem inquiry={one} />
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
