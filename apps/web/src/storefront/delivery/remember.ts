import type { AnyRouter } from '@tanstack/react-router'
import type { Account } from '@minato/contract/users-shapes'
import type { Shell } from '../../shell/shell.ts'
import { onUser } from '../../shell/user.ts'
import { chargesOf, destinationOf, portsTo } from './charges.ts'
import { KEY, lookAgain, remembered, setDestination } from './destination.ts'
import type { Destination } from './destination.ts'

const isCustomer = ({ user }: Shell): boolean => user?.roles.includes('CUSTOMER') ?? false

/** What is remembered with the rates of today, in the language of the page; a port that is no more is forgotten. */
async function refresh({ api, locale }: Shell): Promise<void> {
  const before = remembered()
  if (!before) return
  const now = destinationOf(await chargesOf(api, locale), before.port, locale, before.country)
  if (JSON.stringify(now) !== JSON.stringify(before)) setDestination(now)
}

/** A customer's account knows where his cars go, on every device (SES-11). */
async function adopt({ api, locale }: Shell): Promise<void> {
  const { destination } = await api('GET /api/uum/account', {})
  if (!destination) return
  const charges = await chargesOf(api, locale)
  const serving = portsTo(charges, destination.country)
  const port = destination.portId ? serving.find(({ id }) => id === destination.portId) : serving[0]
  if (!port || (!destination.portId && serving.length > 1)) return
  setDestination(destinationOf(charges, port.key, locale, destination.country))
}

/** Keeps what is remembered true. Without an answer it stays as it was. */
export function keepDestination(router: AnyRouter): () => void {
  const shell = router.options.context as Shell
  const quietly = (work: Promise<unknown>) => void work.catch(() => {})
  let whose: string | undefined
  const follow = () => {
    if (!isCustomer(shell) || whose === shell.user?.id) return
    whose = shell.user?.id
    quietly(adopt(shell))
  }
  quietly(refresh(shell))
  follow()
  const stop = onUser(follow)
  const on = new AbortController()
  window.addEventListener('storage', ({ key }) => void ((key === KEY || key === null) && lookAgain()), on)
  return () => {
    on.abort()
    stop()
  }
}

/** What a customer chose in the shop goes into his account too; one that is not whole yet keeps it in the browser alone. */
export async function tellAccount(shell: Shell, { country, port }: Destination): Promise<void> {
  if (!isCustomer(shell)) return
  try {
    const { ports } = await chargesOf(shell.api, shell.locale)
    const portId = ports.find(({ key }) => key === port)?.id ?? null
    const account = await shell.api('GET /api/uum/account', {})
    const body = fieldsOf(account)
    if (body)
      await shell.api('PUT /api/uum/account', {
        version: account.version,
        body: { ...body, destination: { country, portId } },
      })
  } catch {
    // It is remembered here all the same, and can be set in the account.
  }
}

function fieldsOf({ civility, firstname, lastname, countryOfResidence, phoneNumber, locale }: Account) {
  return (
    civility &&
    countryOfResidence &&
    phoneNumber && { civility, firstname, lastname, countryOfResidence, phoneNumber, locale }
  )
}
