import { randomUUID } from 'node:crypto'
import type { Role } from '@minato/contract/enumerations'
import type { Context } from '../context.ts'
import { hashPassword } from '../modules/users/passwords.ts'
import { grantRole, insertPerson } from '../modules/users/people-store.ts'
import type { NewPerson } from '../modules/users/people-store.ts'
import type { TestServer } from './app.ts'
import { browserAt } from './browser.ts'
import type { TestBrowser } from './browser.ts'

export const PASSWORD = 'harbour2026'
let hash: Promise<string> | undefined

/** Adds a verified person with a complete profile; every field can be overridden. */
export async function addPerson(
  { db }: Context,
  { tenant = 'staging', role = 'CUSTOMER', ...more }: Partial<NewPerson> & { tenant?: string; role?: Role } = {},
): Promise<{ id: string; email: string }> {
  const email = more.email ?? `${randomUUID()}@buyer.example`
  const person: NewPerson = {
    email,
    emailFolded: email.toLowerCase(),
    isEmailVerified: true,
    passwordHash: await (hash ??= hashPassword(PASSWORD)),
    civility: 'MS',
    firstname: 'Amina',
    lastname: 'Otieno',
    country: 'KE',
    phone: '+254712345678',
    locale: 'en',
    ...more,
  }
  return db.write(tenant, async (tx) => {
    const [made] = await tx.rows<{ id: string }>(insertPerson(tenant, person))
    if (!made) throw new Error('no person was made')
    await tx.rows(grantRole(tenant, made.id, role))
    return { id: made.id, email }
  })
}

/** A new person with a signed-in browser. */
export async function signedInPerson(
  server: TestServer,
  given: Parameters<typeof addPerson>[1] = {},
): Promise<{ id: string; email: string; browser: TestBrowser }> {
  const person = await addPerson(server.context, given)
  const tenant = given.tenant ?? 'staging'
  const browser = browserAt(server, tenant === 'second' ? { host: 'second.localhost:3000', tenant } : {})
  await browser.signIn(person.email, PASSWORD)
  return { ...person, browser }
}
