import { LapsedQuestions } from '../inquiries/list/lapsed-questions.tsx'
import { InquiryItems, NoInquiries, useOwnInquiries } from '../inquiries/list/own-inquiries-page.tsx'
import type { OwnInquiries } from '../inquiries/inquiry-data.ts'
import { useInquiryTexts } from '../inquiries/inquiry-texts.ts'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'

/** Number of inquiries on the account page; a page of its own lists all. */
const SHOWN = 3

/** The user's latest inquiries (SES-11). Loaded after the page, which works without them. */
export function InquiriesSection() {
  const { messages } = useShell()
  const inquiries = useOwnInquiries(0)
  return (
    <>
      <LapsedQuestions />
      {inquiries ? <Shown inquiries={inquiries} /> : <p className="muted small">{messages.loading}</p>}
    </>
  )
}

function Shown({ inquiries: { items, total } }: { inquiries: OwnInquiries }) {
  const { locale } = useShell()
  const { list: t } = useInquiryTexts()
  if (!items.length) return <NoInquiries />
  return (
    <>
      <InquiryItems inquiries={items.slice(0, SHOWN)} />
      <p>
        <a className="btn line" href={localPath('/inquiries', locale)}>
          {t.all} ({total})
        </a>
      </p>
    </>
  )
}
