import { useEffect, useState } from 'react'
import { LapsedQuestions } from '../deals/list/lapsed-questions.tsx'
import { DealCards, NoDeals, useOwnDeals } from '../deals/list/own-deals-page.tsx'
import { loadOwnDeals } from '../deals/deal-data.ts'
import type { OwnDeals } from '../deals/deal-data.ts'
import { useDealTexts } from '../deals/deal-texts.ts'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../layout/shell.ts'

/** So many stand in the account; all of them have a page of their own. */
const SHOWN = 3

/** One's own inquiries, the latest first (SES-11). Fetched by the page: the account stands without. */
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
