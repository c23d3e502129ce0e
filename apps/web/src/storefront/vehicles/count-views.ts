import type { AnyRouter } from '@tanstack/react-router'
import type { Shell } from '../../api/shell.ts'
import { tokenHeaders } from '../../api/transport.ts'
import { isManager } from '../../session/current-user.ts'

/** Reports viewed cars once per visit; managers are not counted. */
export function countViews(router: AnyRouter): () => void {
  const shell = router.options.context as Shell
  const counted = new Set<string>()
  const look = (): void => {
    const shown = router.state.matches.at(-1)?.loaderData as { car?: { card?: { id?: string } } } | undefined
    const id = shown?.car?.card?.id
    if (!id || counted.has(id) || isManager(shell.user)) return
    counted.add(id)
    // Bypasses the API client: not awaited, no CSRF token, errors ignored.
    fetch(`/api/vehicle/public/car/${id}/view`, {
      method: 'POST',
      headers: tokenHeaders(shell.tenant),
      keepalive: true,
    }).catch(() => {})
  }
  look()
  return router.subscribe('onResolved', look)
}
