import { useEffect, useState } from 'react'
import { LapsedQuestions } from '../deals/list/lapsed-questions.tsx'
import { DealCards, NoDeals, useOwnDeals } from '../deals/list/own-deals-page.tsx'
import { loadOwnDeals } from '../deals/deal-data.ts'
import type { OwnDeals } from '../deals/deal-data.ts'
import { useDealTexts } from '../deals/deal-texts.ts'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'

/** Number of inquiries on the account page; a page of its own lists all. */
const SHOWN = 3

/** The user's latest inquiries (SES-11). Loaded after the page, which works without them. */
export function InquiriesSection() {
  const shell = useShell()
  const [deals, setDeals] = useState<OwnDeals>()
  useEffect(() => {
    const asked = new AbortController()
    loadOwnDeals(shell, 0, asked.signal).then(setDeals, (error: unknown) => asked.signal.aborted || shell.report(error))
    return () => asked.abort()
  }, [shell])
  return (
    <>
      <LapsedQuestions />
      {deals ? <Shown deals={deals} /> : <p className="muted small">{shell.messages.loading}</p>}
    </>
  )
}

function Shown({ deals: read }: { deals: OwnDeals }) {
  const { locale } = useShell()
  const { list: t } = useDealTexts()
  const { items, total } = useOwnDeals(read)
  if (!items.length) return <NoDeals />
  return (
    <>
      <DealCards deals={items.slice(0, SHOWN)} />
      <p>
        <a className="btn line" href={localPath('/inquiries', locale)}>
          {t.all} ({total})
        </a>
      </p>
    </>
  )
}
