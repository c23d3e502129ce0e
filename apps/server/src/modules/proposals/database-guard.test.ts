import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { ACCOUNT, OTHER, withFourEyes } from '../../testing/four-eyes.ts'
import { accountToPayTo } from './service.ts'

/** What the server's own database role can do to proposals (threat M11). */

const { server, eyes, managers } = withFourEyes()
beforeEach(() => eyes.asManager(managers.haruka))

const write = (statement: Statement) => server.context.db.write('staging', (tx) => tx.rows(statement))
const codeOf = (statement: Statement): Promise<unknown> =>
  write(statement).then(
    () => null,
    (error: { code?: string }) => error.code,
  )
const accountNumber = () => server.context.db.write('staging', async (tx) => (await accountToPayTo(tx))?.accountNumber)
const approved = async (): Promise<string> => {
  const { id } = (await eyes.proposeEdit(managers.haruka)).json
  expect((await eyes.decide(managers.kenji, id, 'approve')).status).toBe(200)
  return id
}

test('[TRU-04 M11] rejects inserting a change that is already approved or due', async () => {
  const [account] = await eyes.accounts()
  const insert = (state: string, needsApproval: boolean, approvedBy: string | null) =>
    sql`insert into settings.proposal (tenant_id, kind, subject_id, after, state, needs_approval, waiting_hours, proposed_by,
        proposed_at, expires_at, approved_by, approved_at, effective_at)
      values ('staging', 'EDIT_ACCOUNT', ${account?.id}::uuid, ${JSON.stringify(OTHER)}::jsonb, ${state}, ${needsApproval}, 1,
        ${managers.haruka}::uuid, now() - interval '9 days', now(), ${approvedBy}::uuid,
        case when ${approvedBy}::uuid is not null then now() - interval '2 days' end, now() - interval '1 day')`
  expect(await codeOf(insert('SCHEDULED', true, managers.kenji))).toBe('42501')
  expect(await codeOf(insert('SCHEDULED', false, null))).toBe('42501')
  expect(await codeOf(insert('IN_FORCE', false, null))).toBe('42501')
  expect(await codeOf(insert('CANCELLED', true, null))).toBe('42501')
  expect(await accountNumber()).toBe(ACCOUNT.accountNumber)
  // Timestamps of a new proposal come from the clock, and its waiting time from the dealer's settings.
  await write(insert('PROPOSED', true, null))
  const [fresh] = await eyes.proposals()
  expect(fresh).toMatchObject({ waitingHours: 24, effectiveAt: null })
  expect(Date.parse(fresh?.proposedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('[TRU-04 M11] enforces the dealer’s waiting time for a change by a sole manager', async () => {
  await eyes.owner(`delete from users.role where person_id = '${managers.kenji}'; truncate users.manager_departure`)
  const [account] = await eyes.accounts()
  await write(sql`insert into settings.proposal (tenant_id, kind, subject_id, after, state, needs_approval, waiting_hours,
      proposed_by, proposed_at, expires_at, effective_at)
    values ('staging', 'EDIT_ACCOUNT', ${account?.id}::uuid, ${JSON.stringify(OTHER)}::jsonb, 'SCHEDULED', false, 1,
      ${managers.haruka}::uuid, now() - interval '9 days', now(), now() - interval '1 day')`)
  expect(await accountNumber()).toBe(ACCOUNT.accountNumber)
  await eyes.passHours(71)
  expect(await accountNumber()).toBe(ACCOUNT.accountNumber)
  await eyes.passHours(1)
  expect(await accountNumber()).toBe(OTHER.accountNumber)
})

test('[TRU-04 M11] rejects edits to a proposal and its times', async () => {
  const id = await approved()
  for (const set of [
    sql`after = after || '{"accountNumber": "1"}'`,
    sql`before = null`,
    sql`kind = 'REMOVE_ACCOUNT'`,
    sql`subject_id = gen_random_uuid()`,
    sql`proposed_by = gen_random_uuid()`,
    sql`waiting_hours = 1`,
    sql`expires_at = now()`,
    sql`state = 'IN_FORCE'`,
    sql`effective_at = now(), approved_at = now() - interval '2 days'`,
  ])
    expect(
      await codeOf(sql`update settings.proposal set ${set} where tenant_id = 'staging' and id = ${id}::uuid`),
    ).toBe('42501')
})

test('[TRU-04 M11] takes the time of an approval from the database clock', async () => {
  const { id } = (await eyes.proposeEdit(managers.haruka)).json
  await write(sql`update settings.proposal set state = 'SCHEDULED', approved_by = ${managers.kenji}::uuid,
      approved_at = now() - interval '2 days', effective_at = now() - interval '1 day'
    where tenant_id = 'staging' and id = ${id}::uuid`)
  expect(await accountNumber()).toBe(ACCOUNT.accountNumber)
  await eyes.passHours(23)
  expect(await accountNumber()).toBe(ACCOUNT.accountNumber)
})

test('[TRU-04 M11] rejects reopening a change that has ended', async () => {
  const id = await approved()
  await eyes.decide(managers.haruka, id, 'cancel')
  for (const state of ['PROPOSED', 'SCHEDULED', 'IN_FORCE', 'EXPIRED'])
    expect(
      await codeOf(sql`update settings.proposal set state = ${state} where tenant_id = 'staging' and id = ${id}::uuid`),
    ).toBe('42501')
})
