import type { Account } from '@minato/contract/users-shapes'
import type { AllCharges } from '@minato/contract/quotes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api.ts'
import type { Shell } from '../../api/shell.ts'
import { agreeWithAccount, followAccount } from './account-port.ts'
import { destinationOf } from './charges.ts'
import { reloadDestination, remembered, setDestination } from './destination.ts'
import { saveDestinationToAccount } from './remember.ts'
import { UNSAVED_DESTINATION } from './unsaved-destination.ts'

const port = (key: string, country: string) => ({
  id: `id-${key}`,
  key,
  name: key,
  country,
  countriesServed: [country],
  tariff: null,
  inspections: [],
})
const CHARGES: AllCharges = {
  ports: [port('mombasa', 'KE'), port('tema', 'GH'), port('takoradi', 'GH')],
  insurance: null,
  countries: [],
}
const to = (key: string) => destinationOf(CHARGES, key, 'en')
const MOMBASA = { country: 'KE', portId: 'id-mombasa' }
const TEMA = { country: 'GH', portId: 'id-tema' }

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } })
  reloadDestination()
})
afterEach(() => vi.unstubAllGlobals())

/** A customer whose account has this destination; `line` is whether calls arrive. */
function customer(destination: Account['destination'], id = 'u1') {
  const given = {
    line: true,
    account: { version: 1, destination, civility: 'MM', firstname: 'A', lastname: 'O', countryOfResidence: 'KE' },
    meanwhile: () => {},
  }
  const api = async (name: string, { version, body }: { version?: number; body?: Partial<Account> }) => {
    if (!given.line) throw new TypeError('The line is down')
    if (name === 'GET /api/pricing/public/charges') return CHARGES
    if (name === 'GET /api/uum/account') {
      const answer = { ...given.account, phoneNumber: { countryCode: 'KE', number: '1' } }
      given.meanwhile()
      return answer
    }
    if (version !== given.account.version) throw new ApiError({ code: 'MINATO-1009', message: 'stale', status: 409 })
    given.account = { ...given.account, destination: body?.destination ?? null, version: given.account.version + 1 }
    return given.account
  }
  const shell = { api, locale: 'en', user: { id, roles: ['CUSTOMER'] } } as unknown as Shell
  return { shell, given }
}

test('[SES-11 STF-04] removes a port forgotten in the shop from the account for good', async () => {
  const { shell, given } = customer(MOMBASA)
  await agreeWithAccount(shell)
  expect(remembered()?.port).toBe('mombasa')
  setDestination(undefined)
  await saveDestinationToAccount(shell, undefined)
  expect(given.account.destination).toBeNull()
  await agreeWithAccount(shell)
  expect(remembered()).toBeUndefined()
})

test('[SES-11 STF-04] saves a choice later that did not reach the account', async () => {
  for (const chosen of [to('tema'), undefined]) {
    const { shell, given } = customer(MOMBASA)
    setDestination(chosen)
    given.line = false
    await saveDestinationToAccount(shell, chosen)
    await expect(agreeWithAccount(shell)).rejects.toThrow('line')
    expect([remembered()?.port, given.account.destination]).toEqual([chosen?.port, MOMBASA])
    given.line = true
    await agreeWithAccount(shell)
    expect([remembered()?.port, given.account.destination]).toEqual([chosen?.port, chosen ? TEMA : null])
    expect(kept.has(UNSAVED_DESTINATION)).toBe(false)
  }
})

test('[SES-11] keeps the last of two choices sent at once', async () => {
  const { shell, given } = customer(null)
  const told = ['mombasa', 'tema'].map((key) => {
    setDestination(to(key))
    return saveDestinationToAccount(shell, to(key))
  })
  await Promise.all(told)
  expect([given.account.destination, kept.has(UNSAVED_DESTINATION)]).toEqual([TEMA, false])
})

test('[SES-11 STF-04] keeps a choice made during loading and ignores another user’s', async () => {
  const { shell, given } = customer(MOMBASA)
  given.meanwhile = () => {
    given.meanwhile = () => {}
    setDestination(to('tema'))
    void saveDestinationToAccount(shell, to('tema'))
  }
  await agreeWithAccount(shell)
  expect(remembered()?.port).toBe('tema')
  await expect.poll(() => given.account.destination).toEqual(TEMA)

  kept.set(UNSAVED_DESTINATION, 'u1 7')
  const other = customer(MOMBASA, 'u2')
  await agreeWithAccount(other.shell)
  expect([remembered()?.port, other.given.account.destination]).toEqual(['mombasa', MOMBASA])
  expect(kept.has(UNSAVED_DESTINATION)).toBe(false)
})

test('[SES-11 STF-04] saves a visitor’s choice in no account', async () => {
  const { shell, given } = customer(MOMBASA)
  given.line = false
  setDestination(to('tema'))
  await saveDestinationToAccount(shell, to('tema'))
  expect(kept.has(UNSAVED_DESTINATION)).toBe(true)
  setDestination(to('takoradi'))
  await saveDestinationToAccount({ ...shell, user: undefined }, to('takoradi'))
  given.line = true
  await agreeWithAccount(shell)
  expect([given.account.destination, remembered()?.port]).toEqual([MOMBASA, 'mombasa'])
})

test('[SES-11 STF-04] applies the account’s destination: a port, none, or any of a country', async () => {
  const { shell } = customer(null)
  kept.set(UNSAVED_DESTINATION, 'u1 7')
  await followAccount(shell, MOMBASA)
  expect([remembered()?.port, kept.has(UNSAVED_DESTINATION)]).toEqual(['mombasa', false])
  // The country has two ports, and the account names neither.
  await followAccount(shell, { country: 'GH', portId: null })
  expect(remembered()).toBeUndefined()
  setDestination(to('takoradi'))
  await followAccount(shell, { country: 'GH', portId: null })
  expect(remembered()?.port).toBe('takoradi')
  await followAccount(shell, null)
  expect(remembered()).toBeUndefined()
})

test('[F26 SES-11 STF-04] copies a visitor’s port to an account without a destination', async () => {
  const { shell, given } = customer(null)
  setDestination(to('tema'))
  await saveDestinationToAccount({ ...shell, user: undefined }, to('tema'))
  await agreeWithAccount(shell)
  expect([given.account.destination, remembered()?.port]).toEqual([TEMA, 'tema'])
  expect(kept.has(UNSAVED_DESTINATION)).toBe(false)
})

test('[SES-11 STF-04] saves no port that another account, or this one on another device, had', async () => {
  const first = customer(MOMBASA)
  await agreeWithAccount(first.shell)
  const { shell, given } = customer(null, 'u2')
  await agreeWithAccount(shell)
  expect(given.account.destination).toBeNull()
  first.given.account.destination = null
  await agreeWithAccount(first.shell)
  expect(first.given.account.destination).toBeNull()
})
