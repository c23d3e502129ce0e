import { useEffect, useState } from 'react'
import { LapsedQuestions } from '../inquiries/list/lapsed-questions.tsx'
import { InquiryItems, NoInquiries, useOwnInquiries } from '../inquiries/list/own-inquiries-page.tsx'
import { loadOwnInquiries } from '../inquiries/inquiry-data.ts'
import type { OwnInquiries } from '../inquiries/inquiry-data.ts'
import { useInquiryTexts } from '../inquiries/inquiry-texts.ts'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'

/** Number of inquiries on the account page; a page of its own lists all. */
const SHOWN = 3

/** The user's latest inquiries (SES-11). Loaded after the page, which works without them. */
export function InquiriesSection() {
  const shell = useShell()
  const [inquiries, setInquiries] = useState<OwnInquiries>()
  useEffect(() => {
    const asked = new AbortController()
    loadOwnInquiries(shell, 0, asked.signal).then(
      setInquiries,
      (error: unknown) => asked.signal.aborted || shell.report(error),
    )
    return () => asked.abort()
  }, [shell])
  return (
    <>
      <LapsedQuestions />
      {inquiries ? <Shown inquiries={inquiries} /> : <p className="muted small">{shell.messages.loading}</p>}
    </>
  )
}

function Shown({ inquiries: read }: { inquiries: OwnInquiries }) {
  const { locale } = useShell()
  const { list: t } = useInquiryTexts()
  const { items, total } = useOwnInquiries(read)
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
