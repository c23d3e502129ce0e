import { isOpenState } from '@minato/domain/proposals'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useProposalsTexts } from '../proposals/proposals-texts.ts'
import type { DashboardData } from './dashboard-data.ts'

/** Pending changes of bank details and consignees, and a missing second manager (TRU-04). */
export function AccountNotices({ proposals, isAlone }: Pick<DashboardData, 'proposals' | 'isAlone'>) {
  const { locale } = useShell()
  const t = useProposalsTexts()
  const pending = proposals.filter(({ state }) => isOpenState(state))
  const consignees = pending.filter(({ kind }) => kind === 'CONSIGNEE')
  const open = pending.length - consignees.length
  if (pending.length === 0 && !isAlone) return null
  return (
    <div className="notice">
      {open > 0 && (
        <p>
          {t.onDashboard(open)} <a href={localPath('/settings/bank', locale)}>{t.check}</a>
        </p>
      )}
      {consignees.map(({ id, subjectId, inquiryReference }) => (
        <p key={id}>
          {t.onDashboardConsignee(inquiryReference ?? '')}{' '}
          <a href={localPath(`/inquiries/${subjectId}`, locale)}>{t.check}</a>
        </p>
      ))}
      {isAlone && (
        <p>
          {t.alone} <a href={localPath('/settings/managers', locale)}>{t.invite}</a>
        </p>
      )}
    </div>
  )
}
