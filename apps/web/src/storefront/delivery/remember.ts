import type { AnyRouter } from '@tanstack/react-router'
import { removeStored, store, stored } from '../../session/browser-storage.ts'
import type { Shell } from '../../api/shell.ts'
import { onUser } from '../../session/current-user.ts'
import { chargesOf, destinationOf } from './charges.ts'
import { KEY, reloadDestination, onDestination, remembered, setDestination, setVerdict } from './destination.ts'
import type { Destination } from './destination.ts'
import { UNSAVED_DESTINATION, VISITORS_CHOICE } from './unsaved-destination.ts'

const isCustomer = ({ user }: Shell): boolean => user?.roles.includes('CUSTOMER') ?? false
// Visitors do not load the account code.
const bringAccount = () => import('./account-port.ts')

/** The remembered destination with current rates, in the page's language; a deleted port is forgotten. */
async function refresh({ api, locale }: Shell): Promise<void> {
  const before = remembered()
  if (!before) return
  const now = destinationOf(await chargesOf(api, locale), before.port, locale, before.country)
  if (JSON.stringify(now) !== JSON.stringify(before)) setDestination(now)
}

/** Updates the remembered destination; unchanged without an answer. */
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
  window.addEventListener('storage', ({ key }) => void ((key === KEY || key === null) && reloadDestination()), on)
  window.addEventListener(
    'online',
    () => void (isCustomer(shell) && stored(UNSAVED_DESTINATION) !== null && agree()),
    on,
  )
  return () => {
    on.abort()
    stop()
    stopListening()
  }
}

/** Saves a customer's choice to the account as well; a failed save is repeated later. */
export async function saveDestinationToAccount(shell: Shell, to: Destination | undefined): Promise<void> {
  // It replaces the choice of a customer who has left.
  if (!shell.user && to) return store(UNSAVED_DESTINATION, VISITORS_CHOICE)
  if (!shell.user || !isCustomer(shell)) return removeStored(UNSAVED_DESTINATION)
  const note = `${shell.user.id} ${Date.now()}`
  // First, because the account's answer will be older.
  store(UNSAVED_DESTINATION, note)
  try {
    await (await bringAccount()).saveToAccount(shell, to, note)
  } catch {
    // Remembered here and saved when online or on the next page.
  }
}
