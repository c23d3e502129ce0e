import { phoneAddress } from '../../api/company.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Panel } from './panel.tsx'

const VISIBLE_DIGITS = 4

/** What to compare before a transfer. The account is loaded separately, so that no cached page contains it. */
export function BankWarning() {
  const { company, locale } = useShell()
  const { bank: t } = useInquiryTexts()
  const { data: accounts = [] } = useCall('GET /api/main/bank-account', {})
  const lastDigits = accounts.map(({ accountNumber }) => accountNumber.slice(-VISIBLE_DIGITS))
  return (
    <Panel title={t.title} className="guard">
      <p className="small">
        {t.never(company.name)} {lastDigits.length > 0 && t.compare(lastDigits.map((end) => `•••• ${end}`).join(', '))}
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
