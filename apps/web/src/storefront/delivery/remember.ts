import type { AnyRouter } from '@tanstack/react-router'
import { forget, store, stored } from '../../session/stored.ts'
import type { Shell } from '../../layout/shell.ts'
import { onUser } from '../../session/current-user.ts'
import { chargesOf, destinationOf } from './charges.ts'
import { KEY, lookAgain, onDestination, remembered, setDestination, setVerdict } from './destination.ts'
import type { Destination } from './destination.ts'

/** Whose account has not heard yet what was chosen here, and a mark of the choice. */
export const UNTOLD = 'destination-untold'

const isCustomer = ({ user }: Shell): boolean => user?.roles.includes('CUSTOMER') ?? false
// Visitors have none, and do without its code.
const bringAccount = () => import('./account-port.ts')

/** What is remembered with the rates of today, in the language of the page; a port that is no more is forgotten. */
async function refresh({ api, locale }: Shell): Promise<void> {
  const before = remembered()
  if (!before) return
  const now = destinationOf(await chargesOf(api, locale), before.port, locale, before.country)
  if (JSON.stringify(now) !== JSON.stringify(before)) setDestination(now)
}

/** Keeps what is remembered true. Without an answer it stays as it was. */
export function keepDestination(router: AnyRouter): () => void {
  const shell = router.options.context as Shell
  const quietly = (work: Promise<unknown>) => void work.catch(() => {})
  const agree = () => quietly(bringAccount().then(({ agreeWithAccount }) => agreeWithAccount(shell)))
  let whose: string | undefined
  const follow = () => {
    if (!isCustomer(shell) || whose === shell.user?.id) return
    whose = shell.user?.id
    agree()
  }
  quietly(refresh(shell))
  follow()
  const stop = onUser(follow)
  let isLoading = false
  const loadVerdict = () => {
    if (isLoading || !remembered()) return
    isLoading = true
    quietly(import('./arrival-verdict.tsx').then(({ renderVerdict }) => setVerdict(renderVerdict)))
  }
  loadVerdict()
  const stopListening = onDestination(loadVerdict)
  const on = new AbortController()
  window.addEventListener('storage', ({ key }) => void ((key === KEY || key === null) && lookAgain()), on)
  window.addEventListener('online', () => void (isCustomer(shell) && stored(UNTOLD) !== null && agree()), on)
  return () => {
    on.abort()
    stop()
    stopListening()
  }
}

/** What a customer chose in the shop, or that he chose none, goes into his account too; what does not get there now is told later. */
export async function saveDestinationToAccount(shell: Shell, to: Destination | undefined): Promise<void> {
  // An earlier one, of a customer who has left, is no longer what stands here.
  if (!shell.user || !isCustomer(shell)) return forget(UNTOLD)
  const note = `${shell.user.id} ${Date.now()}`
  // Before all else: what the account says meanwhile is older.
  store(UNTOLD, note)
  try {
    await (await bringAccount()).saveToAccount(shell, to, note)
  } catch {
    // It is remembered here all the same, and told when the line is back or the next page is opened.
  }
}
