import type { AnyRouter } from '@tanstack/react-router'
import type { Shell } from '../../layout/shell.ts'
import { tokenHeaders } from '../../api/transport.ts'
import { isManager } from '../../session/current-user.ts'

/** Tells the server which cars visitors have before them, once each in a visit; managers do not count. */
export function countViews(router: AnyRouter): () => void {
  const shell = router.options.context as Shell
  const counted = new Set<string>()
  const look = (): void => {
    const shown = router.state.matches.at(-1)?.loaderData as { car?: { card?: { id?: string } } } | undefined
    const id = shown?.car?.card?.id
    if (!id || counted.has(id) || isManager(shell.user)) return
    counted.add(id)
    // Past the client of the calls: nothing waits for it, no token is fetched for it, and a line that is down is not told.
    fetch(`/api/vehicle/public/car/${id}/view`, {
      method: 'POST',
      headers: tokenHeaders(shell.tenant),
      keepalive: true,
    }).catch(() => {})
  }
  look()
  return router.subscribe('onResolved', look)
}
