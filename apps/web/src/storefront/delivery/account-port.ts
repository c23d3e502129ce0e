import type { Account } from '@minato/contract/users-shapes'
import { removeStored, stored } from '../../session/browser-storage.ts'
import type { Shell } from '../../api/shell.ts'
import { chargesOf, destinationOf, portsTo } from './charges.ts'
import { remembered, setDestination } from './destination.ts'
import type { Destination } from './destination.ts'
import { UNSAVED_DESTINATION, VISITORS_CHOICE } from './unsaved-destination.ts'

/** Syncs the destination with the customer's account (SES-11). */

let last: Promise<unknown> = Promise.resolve()
/** One save at a time: the account would reject the second of two as stale. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}

/** Takes over the account's destination, or saves an unsaved choice to it. */
export const agreeWithAccount = (shell: Shell): Promise<void> =>
  inTurn(async () => {
    const note = stored(UNSAVED_DESTINATION)
    if (note !== null && note.startsWith(`${shell.user?.id} `)) return put(shell, remembered(), note)
    const isVisitors = note === VISITORS_CHOICE
    // A choice of another user, which was replaced here.
    if (!isVisitors) removeStored(UNSAVED_DESTINATION)
    const { destination } = await shell.api('GET /api/uum/account', {})
    // An account without a port takes over the one that its user chose as a visitor.
    if (!destination) return isVisitors ? put(shell, remembered(), note) : undefined
    if (isVisitors) removeStored(UNSAVED_DESTINATION)
    const to = await placeOf(shell, destination)
    // A choice made during the request is newer.
    if (to && stored(UNSAVED_DESTINATION) === null) setDestination(to)
  })

/** Saves the destination to the account. `note` identifies the choice in `UNSAVED_DESTINATION`. */
export const saveToAccount = (shell: Shell, to: Destination | undefined, note: string): Promise<void> =>
  inTurn(() => put(shell, to, note))

/** The account's saved destination becomes the shop's. */
export async function followAccount(shell: Shell, destination: Account['destination']): Promise<void> {
  removeStored(UNSAVED_DESTINATION)
  if (!destination) return setDestination(undefined)
  const to = await placeOf(shell, destination)
  // Any port of the country, so the remembered one may stay.
  if (to || remembered()?.country !== destination.country) setDestination(to)
}

/** As the shop remembers it; undefined if the account names no port and several are possible. */
async function placeOf(
  { api, locale }: Shell,
  { country, portId }: NonNullable<Account['destination']>,
): Promise<Destination | undefined> {
  const charges = await chargesOf(api, locale)
  const serving = portsTo(charges, country)
  const port = portId ? serving.find(({ id }) => id === portId) : serving.length === 1 ? serving[0] : undefined
  return destinationOf(charges, port?.key, locale, country)
}

async function put(shell: Shell, to: Destination | undefined, note: string): Promise<void> {
  const account = await shell.api('GET /api/uum/account', {})
  const body = fieldsOf(account)
  // An incomplete choice is saved once complete.
  if (!body) return
  const destination = to ? { country: to.country, portId: await idOf(shell, to) } : null
  await shell.api('PUT /api/uum/account', { version: account.version, body: { ...body, destination } })
  // A choice made meanwhile saves itself.
  if (stored(UNSAVED_DESTINATION) === note) removeStored(UNSAVED_DESTINATION)
}

async function idOf({ api, locale }: Shell, { port }: Destination): Promise<string | null> {
  const { ports } = await chargesOf(api, locale)
  return ports.find(({ key }) => key === port)?.id ?? null
}

function fieldsOf({ civility, firstname, lastname, countryOfResidence, phoneNumber, locale }: Account) {
  return (
    civility &&
    countryOfResidence &&
    phoneNumber && { civility, firstname, lastname, countryOfResidence, phoneNumber, locale }
  )
}
