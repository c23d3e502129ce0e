import { isOpenState } from '@minato/domain/proposals'
import { useCall } from '../../api/use-call.ts'

/** Whether a change of the bank accounts is open; false while that is loading. */
export function useIsAccountChanging(): boolean {
  const { data: proposals = [] } = useCall('GET /api/main/proposal', {})
  return proposals.some(({ kind, state }) => kind !== 'WAITING_TIME' && isOpenState(state))
}
