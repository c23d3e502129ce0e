import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { tasksOf } from '../../../tasks.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addPerson } from '../../../testing/people.ts'
import { sweepUsersTask } from './sweep.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('[SES-11] deletes expired sessions, codes and invitations every hour', async () => {
  const { db } = server.context
  const { id } = await addPerson(server.context)
  const invited = (days: number) =>
    sql`insert into users.person (tenant_id, email, email_folded, created_at)
      values ('staging', ${`invited${days}@buyer.example`}, ${`invited${days}@buyer.example`}, now() - ${days} * interval '1 day') returning id`
  await db.write('staging', async (tx) => {
    const session = (hash: string, seen: number, ends: number) =>
      tx.rows(sql`insert into users.session (tenant_id, id_hash, person_id, last_seen_at, idle_seconds, expires_at, issuer)
        values ('staging', ${Buffer.from(hash)}, ${id}, now() - ${seen} * interval '1 minute', 600, now() + ${ends} * interval '1 minute', ${hash})`)
    await session('alive', 9, 60)
    await session('idle', 11, 60)
    await session('over', 1, -1)
    for (const [name, ends] of [
      ['alive', 1],
      ['over', -1],
    ] as const) {
      await tx.rows(sql`insert into users.flow (tenant_id, id_hash, state, nonce, code_verifier, return_route, locale, expires_at)
        values ('staging', ${Buffer.from(name)}, '', '', '', ${name}, 'en', now() + ${ends} * interval '1 minute')`)
      await tx.rows(sql`insert into users.provider_record (tenant_id, model, id, payload, expires_at)
        values ('staging', 'Session', ${name}, '{}', now() + ${ends} * interval '1 minute')`)
      await tx.rows(sql`insert into users.code (tenant_id, person_id, purpose, code_hash, email, expires_at)
        values ('staging', ${id}, 'verify', ${Buffer.from(name)}, ${name}, now() + ${ends} * interval '25 hours')`)
    }
    for (const days of [6, 8]) await tx.rows(invited(days))
    const [open] = await tx.rows<{ id: string }>(invited(9))
    await tx.rows(sql`insert into users.code (tenant_id, person_id, purpose, code_hash, email, expires_at)
      values ('staging', ${open?.id}, 'invitation', ${Buffer.from('invited')}, 'alive', now() + interval '1 day')`)
  })
  const left = async () => {
    const [row] = await db.read<{ all: string[] }>(
      'staging',
      sql`select array(
        select 'session ' || issuer from users.session union all select 'flow ' || return_route from users.flow
        union all select 'record ' || id from users.provider_record union all select 'code ' || email from users.code
        union all select email from users.person where email like 'invited%' order by 1) as all`,
    )
    return row?.all
  }
  expect(await left()).toHaveLength(13)
  await sweepUsersTask(server.context).run({ tenant: 'second', data: {}, signal: new AbortController().signal })
  expect(await left()).toHaveLength(13)
  await sweepUsersTask(server.context).run({ tenant: 'staging', data: {}, signal: new AbortController().signal })
  expect(await left()).toEqual([
    'code alive',
    'code alive',
    'flow alive',
    'invited6@buyer.example',
    'invited9@buyer.example',
    'record alive',
    'session alive',
  ])
  // Complete and removed accounts are not treated as abandoned ones.
  const people = sql`select from users.person where tenant_id = 'staging' and id = ${id}`
  expect(await db.read('staging', people)).toHaveLength(1)
  const swept = tasksOf(server.context).flatMap(({ name, at }) => (name.startsWith('sweep') ? [[name, at]] : []))
  expect(swept).toEqual(
    expect.arrayContaining([
      ['sweep-users', '31 * * * *'],
      ['sweep-gate', '23 * * * *'],
    ]),
  )
})
