import { isOpenState } from '@minato/domain/proposals'
import { useCall } from '../../api/use-call.ts'

/** Whether a change of a bank account is pending; false while loading. */
export function useIsAccountChanging(): boolean {
  const { data: proposals = [] } = useCall('GET /api/main/proposal', {})
  return proposals.some(({ kind, state }) => kind !== 'WAITING_TIME' && kind !== 'CONSIGNEE' && isOpenState(state))
}
