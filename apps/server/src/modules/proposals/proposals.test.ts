import type { Proposal } from '@minato/contract/proposals'
import { expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { CUSTOMER } from '../../testing/app.ts'
import { ACCOUNT, OTHER, withFourEyes } from '../../testing/four-eyes.ts'
import { accountToPayTo } from './service.ts'

const { server, eyes, managers } = withFourEyes()

/** The account that the next document would name. */
const numberToPayTo = async (): Promise<string | undefined> =>
  (await server.context.db.write('staging', (tx) => accountToPayTo(tx)))?.accountNumber
const stateOf = async (id: string): Promise<string | undefined> =>
  (await eyes.proposals()).find((one) => one.id === id)?.state
const proposed = async (): Promise<Proposal> => {
  const { status, json } = await eyes.proposeEdit(managers.haruka)
  expect([status, json.state, json.waitingHours]).toEqual([200, 'PROPOSED', 24])
  return json
}
const refused = ({ status, json }: { status: number; json: { reason?: { code: string } | undefined } }) => [
  status,
  json.reason?.code,
]

test('[TRU-04] changes an account a day after a second manager approved the proposal', async () => {
  const { id, before, after, proposedBy } = await proposed()
  expect([before?.['accountNumber'], after?.['accountNumber'], proposedBy.name]).toEqual([
    ACCOUNT.accountNumber,
    OTHER.accountNumber,
    'Haruka Sato',
  ])
  await eyes.passHours(48)
  expect(await numberToPayTo()).toBe(ACCOUNT.accountNumber)
  const approved = await eyes.decide(managers.kenji, id, 'approve')
  expect([approved.status, approved.json.state, approved.json.approvedBy?.name]).toEqual([
    200,
    'SCHEDULED',
    'Kenji Mori',
  ])
  const { approvedAt, effectiveAt } = approved.json
  expect(Date.parse(effectiveAt ?? '') - Date.parse(approvedAt ?? '')).toBe(24 * 3_600_000)
  await eyes.passHours(23)
  expect(await numberToPayTo()).toBe(ACCOUNT.accountNumber)
  await eyes.passHours(1)
  expect(await numberToPayTo()).toBe(OTHER.accountNumber)
  expect(await eyes.accounts()).toMatchObject([{ accountNumber: OTHER.accountNumber, version: 2, isDefault: true }])
  expect(await stateOf(id)).toBe('IN_FORCE')
})

test('[TRU-04 M10] puts a change into effect by time alone, without any job', async () => {
  const { id } = await proposed()
  await eyes.decide(managers.kenji, id, 'approve')
  await eyes.owner('truncate graphile_worker._private_jobs cascade')
  await eyes.passHours(25)
  // The first read applies due proposals, a buyer's read too.
  server.as(CUSTOMER)
  expect((await eyes.accounts()).map(({ accountNumber }) => accountNumber)).toEqual([OTHER.accountNumber])
  expect(await numberToPayTo()).toBe(OTHER.accountNumber)
})

test('[TRU-04] requires a second manager for adding, removing and choosing accounts', async () => {
  eyes.asManager(managers.haruka)
  const added = await eyes.send('POST', 'bank-account', OTHER)
  expect([added.status, added.json.state]).toEqual([201, 'PROPOSED'])
  expect(await eyes.accounts()).toHaveLength(1)
  await eyes.decide(managers.kenji, added.json.id, 'approve')
  await eyes.passHours(24)
  expect(await numberToPayTo()).toBe(ACCOUNT.accountNumber)
  const [first, second] = await eyes.accounts()
  const chosen = await eyes.send('PUT', `bank-account/${second?.id}/default`, undefined, second?.version)
  expect(chosen.json).toMatchObject({ state: 'PROPOSED', before: { accountNumber: ACCOUNT.accountNumber } })
  await eyes.decide(managers.haruka, chosen.json.id, 'approve')
  expect(await numberToPayTo()).toBe(ACCOUNT.accountNumber)
  await eyes.passHours(24)
  expect(await numberToPayTo()).toBe(OTHER.accountNumber)
  const removal = await eyes.send('DELETE', `bank-account/${first?.id}`, undefined, first?.version)
  expect([removal.status, removal.json.state]).toEqual([200, 'PROPOSED'])
  await eyes.decide(managers.kenji, removal.json.id, 'approve')
  await eyes.passHours(24)
  expect((await eyes.accounts()).map(({ accountNumber }) => accountNumber)).toEqual([OTHER.accountNumber])
})

test('[TRU-04] puts only the first account of a dealer into effect at once', async () => {
  await eyes.owner('truncate settings.bank_account_version, settings.bank_account')
  eyes.asManager(managers.haruka)
  const both = await Promise.all([eyes.send('POST', 'bank-account', ACCOUNT), eyes.send('POST', 'bank-account', OTHER)])
  expect(both.map(({ json }) => json.state).toSorted()).toEqual(['IN_FORCE', 'PROPOSED'])
  expect(await eyes.accounts()).toHaveLength(1)
})

test('[TRU-04 M09] rejects approval and rejection by the proposer', async () => {
  const { id } = await proposed()
  expect(refused(await eyes.decide(managers.haruka, id, 'approve'))).toEqual([409, 'OWN_PROPOSAL'])
  expect(refused(await eyes.decide(managers.haruka, id, 'reject'))).toEqual([409, 'OWN_PROPOSAL'])
  expect(await stateOf(id)).toBe('PROPOSED')
})

test('[TRU-04] rejects proposals and approvals by API clients and customers', async () => {
  const { id } = await proposed()
  const [account] = await eyes.accounts()
  for (const change of [eyes.asClient, () => server.as(CUSTOMER)]) {
    change()
    expect((await eyes.send('POST', 'bank-account', OTHER)).status).toBe(403)
    expect((await eyes.send('DELETE', `bank-account/${account?.id}`, undefined, account?.version)).status).toBe(403)
    expect((await eyes.send('PUT', `proposal/${id}/approve`)).status).toBe(403)
    expect((await eyes.send('PUT', 'waiting-time', { waitingHours: 1, aloneHours: 24 })).status).toBe(403)
  }
})

test('[TRU-04 M09] accepts one of two concurrent approvals', async () => {
  const third = await eyes.addManager()
  const { id } = await proposed()
  eyes.asManager(managers.kenji)
  const first = eyes.send('PUT', `proposal/${id}/approve`)
  eyes.asManager(third)
  const answers = await Promise.all([first, eyes.send('PUT', `proposal/${id}/approve`)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(refused(answers.find(({ status }) => status === 409)!)).toEqual([409, 'NOT_PENDING'])
})

test('[TRU-04] lets any manager cancel a change until it is in force', async () => {
  const { id } = await proposed()
  await eyes.decide(managers.kenji, id, 'approve')
  const fresh = await eyes.addManager(0)
  expect((await eyes.decide(fresh, id, 'cancel')).json.state).toBe('CANCELLED')
  await eyes.passHours(48)
  expect(await numberToPayTo()).toBe(ACCOUNT.accountNumber)
  const again = await proposed()
  await eyes.decide(managers.kenji, again.id, 'approve')
  await eyes.passHours(24)
  expect(refused(await eyes.decide(managers.haruka, again.id, 'cancel'))).toEqual([409, 'NOT_PENDING'])
})

test('[TRU-04 M09] changes nothing for a rejected proposal or one expired after 14 days', async () => {
  const first = await proposed()
  expect((await eyes.decide(managers.kenji, first.id, 'reject')).json).toMatchObject({
    state: 'REJECTED',
    endedBy: { id: managers.kenji },
  })
  const { id } = await proposed()
  await eyes.passHours(14 * 24)
  expect(await stateOf(id)).toBe('EXPIRED')
  expect(refused(await eyes.decide(managers.kenji, id, 'approve'))).toEqual([409, 'NOT_PENDING'])
  expect(await numberToPayTo()).toBe(ACCOUNT.accountNumber)
  // The place is free for another proposal.
  await proposed()
})

test('[TRU-04] allows one open change per account, based on the current version', async () => {
  await proposed()
  expect(refused(await eyes.proposeEdit(managers.kenji))).toEqual([409, 'CHANGE_PENDING'])
  const [account] = await eyes.accounts()
  const stale = await eyes.send('DELETE', `bank-account/${account?.id}`, undefined, 9)
  expect([stale.status, (stale.json.current as { version: number }).version]).toEqual([409, 1])
  expect((await eyes.send('PUT', `bank-account/${CUSTOMER.userId}`, OTHER, 1)).status).toBe(404)
  expect((await eyes.decide(managers.kenji, CUSTOMER.userId, 'approve')).status).toBe(404)
  for (const wrong of [{ swift: 'ABC' }, { currency: 'YE' }, { accountNumber: '<b>' }, { version: 3 }])
    expect((await eyes.send('POST', 'bank-account', { ...OTHER, ...wrong })).status).toBe(400)
})

test('[TRU-04 M09] ignores the approval of a manager who was removed since', async () => {
  const { id } = await proposed()
  await eyes.decide(managers.kenji, id, 'approve')
  eyes.asManager(managers.haruka)
  expect((await server.send('DELETE', `/api/uum/manager/${managers.kenji}`)).status).toBe(200)
  expect(await stateOf(id)).toBe('PROPOSED')
  await eyes.passHours(48)
  expect(await numberToPayTo()).toBe(ACCOUNT.accountNumber)
})

test('[TRU-04] keeps a change in force when its approver is removed', async () => {
  const { id } = await proposed()
  await eyes.decide(managers.kenji, id, 'approve')
  await eyes.passHours(24)
  eyes.asManager(managers.haruka)
  await server.send('DELETE', `/api/uum/manager/${managers.kenji}`)
  expect(await numberToPayTo()).toBe(OTHER.accountNumber)
})

test('[TRU-04 M09] ends the proposals of a removed manager', async () => {
  const third = await eyes.addManager()
  const { id } = await proposed()
  eyes.asManager(managers.kenji)
  await server.send('DELETE', `/api/uum/manager/${managers.haruka}`)
  expect(refused(await eyes.decide(third, id, 'approve'))).toEqual([409, 'NOT_PENDING'])
  expect(await stateOf(id)).toBe('CANCELLED')
})

test('[TRU-04 M08] rejects proposals and approvals by managers of less than a week', async () => {
  const fresh = await eyes.addManager(6)
  const { id } = await proposed()
  expect(refused(await eyes.decide(fresh, id, 'approve'))).toEqual([409, 'MANAGER_TOO_NEW'])
  await eyes.decide(managers.kenji, id, 'cancel')
  expect(refused(await eyes.proposeEdit(fresh))).toEqual([409, 'MANAGER_TOO_NEW'])
  await eyes.passHours(24)
  expect((await eyes.proposeEdit(fresh)).status).toBe(200)
})

test('[TRU-04] makes a change wait three days with one manager alone', async () => {
  await eyes.owner(`delete from users.role where person_id = '${managers.kenji}'; truncate users.manager_departure`)
  const { status, json } = await eyes.proposeEdit(managers.haruka)
  expect([status, json.state, json.needsApproval, json.waitingHours]).toEqual([200, 'SCHEDULED', false, 72])
  expect((await server.get<object>('/api/main/waiting-time')).json).toEqual({
    waitingHours: 24,
    aloneHours: 72,
    isAlone: true,
  })
  expect(refused(await eyes.decide(managers.haruka, json.id, 'approve'))).toEqual([409, 'NOT_PENDING'])
  await eyes.passHours(71)
  expect(await numberToPayTo()).toBe(ACCOUNT.accountNumber)
  await eyes.passHours(1)
  expect(await numberToPayTo()).toBe(OTHER.accountNumber)
})

test('[TRU-04 M08] counts a manager as alone only a month after removing the others', async () => {
  eyes.asManager(managers.haruka)
  await server.send('DELETE', `/api/uum/manager/${managers.kenji}`)
  expect((await eyes.proposeEdit(managers.haruka)).json).toMatchObject({ state: 'PROPOSED', needsApproval: true })
  await eyes.passHours(31 * 24)
  expect((await eyes.proposeEdit(managers.haruka)).json).toMatchObject({ state: 'SCHEDULED', waitingHours: 72 })
})

test('[TRU-04] requires a proposal for shorter waiting times, never below an hour', async () => {
  eyes.asManager(managers.haruka)
  for (const wrong of [
    { waitingHours: 0, aloneHours: 72 },
    { waitingHours: 48, aloneHours: 24 },
    { waitingHours: 1, aloneHours: 2 },
  ])
    expect((await eyes.send('PUT', 'waiting-time', wrong)).status).toBe(400)
  const { json } = await eyes.send('PUT', 'waiting-time', { waitingHours: 2, aloneHours: 48 })
  expect(json).toMatchObject({ state: 'PROPOSED', before: { waitingHours: 24 }, after: { waitingHours: 2 } })
  await eyes.decide(managers.kenji, json.id, 'approve')
  const early = await eyes.proposeEdit(managers.haruka)
  expect(early.json.waitingHours).toBe(24)
  await eyes.decide(managers.kenji, early.json.id, 'cancel')
  await eyes.passHours(24)
  expect((await eyes.proposeEdit(managers.haruka)).json.waitingHours).toBe(2)
})

test('[TRU-04 M12] requires a second factor checked within ten minutes', async () => {
  const { id } = await proposed()
  const age = (minutes: number) =>
    eyes.owner(`update users.session set second_factor_at = now() - interval '${minutes} minutes'`)
  await age(11)
  expect(refused(await eyes.decide(managers.kenji, id, 'approve'))).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  eyes.asManager(managers.haruka)
  expect(refused(await eyes.send('POST', 'bank-account', OTHER))).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  await age(9)
  expect((await eyes.decide(managers.kenji, id, 'approve')).status).toBe(200)
  await eyes.owner('truncate users.second_factor cascade')
  expect(refused(await eyes.send('POST', 'bank-account', OTHER))).toEqual([409, 'SECOND_FACTOR_MISSING'])
  // Cancelling needs no second factor.
  expect((await eyes.decide(managers.kenji, id, 'cancel')).status).toBe(200)
})

test('[TRU-04 M11] forbids the server itself to change an account', async () => {
  const write = (statement: ReturnType<typeof sql>) => server.context.db.write('staging', (tx) => tx.rows(statement))
  for (const statement of [
    sql`update settings.bank_account set account_number = '1' where tenant_id = 'staging'`,
    sql`insert into settings.bank_account (tenant_id, holder, bank, swift, account_number, currency)
      values ('staging', 'A', 'B', 'EXMPJPJT', '1', 'USD')`,
    sql`insert into settings.waiting_time (tenant_id) values ('staging')`,
    sql`delete from settings.proposal`,
  ])
    await expect(write(statement)).rejects.toMatchObject({ code: '42501' })
})

test('[TRU-04 BO-13] names the approver of a change in the audit log', async () => {
  const { id } = await proposed()
  await eyes.decide(managers.kenji, id, 'approve')
  await eyes.passHours(24)
  const [account] = await eyes.accounts()
  const { json } = await server.get<{ items: { changes: unknown[]; actor: { id: string } }[] }>(
    `/api/main/audit?entity=bankAccount&entityId=${account?.id}`,
  )
  expect(JSON.stringify(json.items[0])).toContain(managers.kenji)
  expect(json.items[0]?.changes).toContainEqual({
    field: 'accountNumber',
    before: ACCOUNT.accountNumber,
    after: OTHER.accountNumber,
  })
})
