import { expect, test } from 'vitest'
import { additionBlock } from './add-account.tsx'

test('[TRU-04] gives the reason why no account can be added', () => {
  const secondFactor = { since: '2026-06-01T00:00:00.000Z', appSince: null, passkeys: [], recoveryCodesLeft: 8 }
  const without = { since: null, appSince: null, passkeys: [], recoveryCodesLeft: 0 }
  const accounts = [{ id: 'a' }] as never
  const pending = [{ kind: 'ADD_ACCOUNT', state: 'PROPOSED' }] as never
  const ended = [{ kind: 'ADD_ACCOUNT', state: 'CANCELLED' }] as never
  expect(additionBlock({ accounts, proposals: pending, secondFactor })).toBe('pending')
  expect(additionBlock({ accounts, proposals: ended, secondFactor })).toBeUndefined()
  expect(additionBlock({ accounts, proposals: [], secondFactor: without })).toBe('secondFactor')
  // The first account takes effect at once.
  const waitingTime = [{ kind: 'WAITING_TIME', state: 'PROPOSED' }] as never
  for (const proposals of [[] as never, waitingTime])
    expect(additionBlock({ accounts: [], proposals, secondFactor: without })).toBeUndefined()
})
