import { useEffect, useState } from 'react'
import { phoneAddress } from '../../api/company.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Panel } from './panel.tsx'

const LAST = 4

/** What to compare before a transfer. The account is loaded separately, so that no document contains it. */
export function BankWarning() {
  const { api, company, locale } = useShell()
  const { bank: t } = useInquiryTexts()
  const [ends, setEnds] = useState<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    api('GET /api/main/bank-account', {}).then(
      (all) => isGone || setEnds(all.map(({ accountNumber }) => accountNumber.slice(-LAST))),
      // The warning works without it.
      () => {},
    )
    return () => void (isGone = true)
  }, [api])
  return (
    <Panel title={t.title} className="guard">
      <p className="small">
        {t.never(company.name)} {ends.length > 0 && t.compare(ends.map((end) => `•••• ${end}`).join(', '))}
      </p>
      <p className="small">
        {company.phone && (
          <>
            {t.call} <a href={phoneAddress(company.phone)}>{company.phone}</a>.{' '}
          </>
        )}
        <a href={localPath('/payment-method', locale)}>{t.how}</a>
      </p>
    </Panel>
  )
}
