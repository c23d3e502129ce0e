import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addressOf } from '../../testing/database-url.ts'
import { migrate } from './migrations.ts'
import { openDatabase } from './embedded/server.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const { admin, template } = inject('postgres')
const ROLE = `${template}_poor-role`
const OWNER = `${template}_owner`
const DATABASE = `${template}_rights`
const url = addressOf({ admin, owner: ROLE, password: 'poor' }, DATABASE)

async function asAdmin(statements: string, database?: string): Promise<void> {
  const client = new Client({ connectionString: database ? admin.replace(/\/[^/?]*(\?|$)/, `/${database}$1`) : admin })
  await client.connect()
  await client.query(statements).finally(() => client.end())
}
/** The error that the start reports; undefined if it succeeds. */
const said = async (): Promise<string | undefined> =>
  openDatabase({ databaseUrl: url, dataFolder: '/nowhere', log }).then(
    () => undefined,
    (error: Error) => error.message,
  )
/** The commands of the error message, run as printed. */
const obey = async (sentence = ''): Promise<string> => {
  const [, commands = ''] =
    /^The role '.*' of DATABASE_URL lacks rights in the database '.*'; .* with: (.*;)$/.exec(sentence) ?? []
  await asAdmin(commands, DATABASE)
  return commands
}

beforeAll(async () => {
  await asAdmin(`create role "${ROLE}" login password 'poor'`)
  await asAdmin(`create role ${OWNER} createrole`)
  await asAdmin(`create database ${DATABASE}`)
  await asAdmin(`revoke all on database ${DATABASE} from public`)
})
afterAll(async () => {
  await asAdmin(`drop database if exists ${DATABASE} with (force)`)
  await asAdmin(`drop role if exists "${ROLE}", ${OWNER}`)
})

test('[F29] states each missing right with the command that grants it, up to a start', async () => {
  const connect = await obey(await said())
  expect(connect).toBe(`grant connect on database "${DATABASE}" to "${ROLE}";`)
  const create = await obey(await said())
  expect(create).toContain(`grant create on database ${DATABASE} to "${ROLE}";`)
  // The role minato_app exists already, created by another database of this server.
  expect(create).toContain(`grant minato_app to "${ROLE}" with admin option;`)
  expect(await said()).toBeUndefined()
  await migrate(url)
  expect(await said()).toBeUndefined()
  // After a change of roles: the tables belong to another role, or the membership is missing.
  await asAdmin(`revoke minato_app from "${ROLE}" cascade`)
  expect(await obey(await said())).toBe(`grant minato_app to "${ROLE}";`)
  expect(await said()).toBeUndefined()
  await asAdmin(`reassign owned by "${ROLE}" to ${OWNER}`, DATABASE)
  expect(await obey(await said())).toBe(`grant ${OWNER} to "${ROLE}";`)
  expect(await said()).toBeUndefined()
})
