import { isOpenState } from '@minato/domain/proposals'
import { useEffect, useState } from 'react'
import { useShell } from '../../api/shell.ts'

/** Whether a change of the bank accounts is open; false while that is loading. */
export function useIsAccountChanging(): boolean {
  const { api } = useShell()
  const [isChanging, setChanging] = useState(false)
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/main/proposal', { signal: asked.signal }).then(
      (all) => setChanging(all.some(({ kind, state }) => kind !== 'WAITING_TIME' && isOpenState(state))),
      // The dialog works without the notice.
      () => {},
    )
    return () => asked.abort()
  }, [api])
  return isChanging
}
