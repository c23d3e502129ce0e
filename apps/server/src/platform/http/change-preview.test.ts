import { expect, test } from 'vitest'
import { hashShown } from './change-preview.ts'

test('[TRU-15] serves other requests while it hashes a long list', async () => {
  const events: string[] = []
  const hashing = hashShown(
    { kind: 'TARIFF' },
    Array.from({ length: 10_000 }, (_, carNo) => ({ carNo })),
  ).then(() => events.push('hashed'))
  setImmediate(() => events.push('other request'))
  await hashing
  expect(events).toEqual(['other request', 'hashed'])
  expect(await hashShown([1], [])).not.toBe(await hashShown([], [1]))
})
