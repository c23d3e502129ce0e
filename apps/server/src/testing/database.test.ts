import { Client } from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

test('creates a migrated, separate test database without a superuser', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()])
  const asked = async (url: string, statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    return (await client.query(statement).finally(() => client.end())).rows as unknown[]
  }
  await asked(one.url, 'create table mine (id int)')
  expect(await asked(one.url, `select to_regclass('mine')::text as found`)).toEqual([{ found: 'mine' }])
  expect(await asked(two.url, `select to_regclass('mine')::text as found`)).toEqual([{ found: null }])
  expect(await asked(two.url, `select to_regclass('platform.tenant')::text as found`)).toEqual([
    { found: 'platform.tenant' },
  ])
  expect(await asked(two.url, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false, rolbypassrls: false },
  ])
  await Promise.all([one.drop(), two.drop()])
  await expect(asked(one.url, 'select')).rejects.toThrow(/does not exist/)
})
