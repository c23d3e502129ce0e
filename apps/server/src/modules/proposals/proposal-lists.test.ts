import { expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { OTHER, withFourEyes } from '../../testing/four-eyes.ts'

const { server, eyes, managers } = withFourEyes()

test('[TRU-04] lists every open proposal and fifty that ended', async () => {
  const rows = (state: string, ended: string) =>
    eyes.owner(`insert into settings.proposal (tenant_id, kind, subject_id, state, needs_approval, waiting_hours, proposed_by,
        expires_at, ended_at)
      select 'staging', 'REMOVE_ACCOUNT', gen_random_uuid(), '${state}', true, 24, '${managers.haruka}', now() + interval '14 days', ${ended}
      from generate_series(1, 60)`)
  await rows('PROPOSED', 'null')
  await rows('REJECTED', 'now()')
  eyes.asManager(managers.kenji)
  const states = (await eyes.proposals()).map(({ state }) => state)
  expect(states).toEqual([...Array<string>(60).fill('PROPOSED'), ...Array<string>(50).fill('REJECTED')])
})

test('[TRU-04] allows one open new account per dealer', async () => {
  eyes.asManager(managers.haruka)
  const [first, second] = await Promise.all([
    eyes.send('POST', 'bank-account', OTHER),
    eyes.send('POST', 'bank-account', { ...OTHER, accountNumber: '777' }),
  ])
  const answers = [first, second].map(({ status, json }) => [status, json.reason?.code])
  expect(answers).toEqual(
    expect.arrayContaining([
      [201, undefined],
      [409, 'CHANGE_PENDING'],
    ]),
  )
  const open = [first, second].find(({ status }) => status === 201)
  await eyes.decide(managers.kenji, open?.json.id ?? '', 'cancel')
  expect((await eyes.send('POST', 'bank-account', OTHER)).status).toBe(201)
})

test('[TRU-04] reads proposals and waiting times without waiting for locks', async () => {
  const { id } = (await eyes.proposeEdit(managers.haruka)).json
  await server.context.db.write('staging', async (tx) => {
    await tx.rows(sql`select from users.role where tenant_id = 'staging' for update`)
    await tx.rows(sql`select from settings.proposal where tenant_id = 'staging' for update`)
    expect(await eyes.proposals()).toMatchObject([{ id, state: 'PROPOSED' }])
    expect((await server.get<object>('/api/main/waiting-time')).json).toMatchObject({ waitingHours: 24 })
  })
})
