import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { ACCOUNT, fourEyes, OTHER } from '../../testing/four-eyes.ts'
import { accountToPayTo } from './service.ts'

/** One dishonest manager with any number of sessions and invited accounts, beside an inactive one. */

let server: TestServer
let eyes: ReturnType<typeof fourEyes>
beforeAll(async () => {
  server = await testServer()
  eyes = fourEyes(server)
})
afterAll(() => server.close())

type Step =
  | { does: 'add' | 'remove' | 'default' | 'waiting' }
  | { does: 'edit'; twice: boolean }
  | { does: 'approve' | 'reject' | 'cancel'; nth: number }
  | { does: 'invite' }
  | { does: 'dismiss'; whom: 'other' | 'puppet' | 'self' }
  | { does: 'wait'; hours: number }
const on = (does: 'approve' | 'reject' | 'cancel') => fc.record({ does: fc.constant(does), nth: fc.nat(1) })
// Weighted towards the attack, so that a missing rule is found within few runs.
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('edit' as const), twice: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('add', 'remove', 'default', 'waiting') }) },
  { weight: 8, arbitrary: on('approve') },
  { weight: 1, arbitrary: fc.oneof(on('reject'), on('cancel')) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('invite' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('dismiss' as const), whom: fc.constantFrom('other', 'puppet', 'self') }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 20, max: 80 }) }) },
) as fc.Arbitrary<Step>

const WEEK_H = 7 * 24

test(
  '[TRU-04 M08] puts no account on a document by one manager alone, in any order of calls',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(3)), { minLength: 8, maxLength: 20 }), async (steps) => {
        await eyes.reset()
        const other = await eyes.addManager()
        const controlled = [await eyes.addManager()]
        let passed = 0
        for (const [taken, by] of steps) {
          const self = controlled[by % controlled.length] ?? ''
          eyes.asManager(self)
          const accounts = await eyes.accounts()
          const account = accounts[by % Math.max(1, accounts.length)]
          const path = `bank-account/${account?.id}`
          switch (taken.does) {
            case 'add':
              await eyes.send('POST', 'bank-account', OTHER)
              break
            case 'edit': {
              const edits = Array.from({ length: taken.twice ? 2 : 1 }, () =>
                eyes.send('PUT', path, OTHER, account?.version),
              )
              await Promise.all(edits)
              break
            }
            case 'remove':
              await eyes.send('DELETE', path, undefined, account?.version)
              break
            case 'default':
              await eyes.send('PUT', `${path}/default`, undefined, account?.version)
              break
            case 'waiting':
              await eyes.send('PUT', 'waiting-time', { waitingHours: 1, aloneHours: 24 })
              break
            case 'approve':
            case 'reject':
            case 'cancel': {
              const found = await eyes.proposals()
              // A removed manager gets 403.
              const one = Array.isArray(found) ? found[taken.nth % Math.max(1, found.length)] : undefined
              if (one) await eyes.decide(self, one.id, taken.does)
              break
            }
            case 'invite':
              controlled.push(await eyes.addManager(0))
              break
            case 'dismiss': {
              const whom = { other, puppet: controlled.at(-1) ?? '', self }[taken.whom]
              await server.send('DELETE', `/api/uum/manager/${whom}`)
              break
            }
            case 'wait': {
              const hours = Math.min(taken.hours, WEEK_H - 1 - passed)
              passed += hours
              if (hours > 0) await eyes.passHours(hours)
              break
            }
          }
          const named = await server.context.db.write('staging', (tx) => accountToPayTo(tx))
          expect(named?.accountNumber).toBe(ACCOUNT.accountNumber)
        }
      }),
      { numRuns: 40 },
    )
  },
)

test('[TRU-04] puts an account on a document once a second manager approves', async () => {
  await eyes.reset()
  const [other, dishonest] = [await eyes.addManager(), await eyes.addManager()]
  const { json } = await eyes.proposeEdit(dishonest)
  await eyes.decide(other, json.id, 'approve')
  await eyes.passHours(24)
  const named = await server.context.db.write('staging', (tx) => accountToPayTo(tx))
  expect(named?.accountNumber).toBe(OTHER.accountNumber)
})
