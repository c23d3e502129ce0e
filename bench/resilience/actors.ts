import { randomUUID } from 'node:crypto'
import { insertSession } from '../../apps/server/src/modules/users/sessions/sessions-store.ts'
import { grantRole, insertPerson } from '../../apps/server/src/modules/users/people-store.ts'
import { hashOf } from '../../apps/server/src/modules/users/sessions/cookies.ts'
import {
  newSessionId,
  newToken,
  SESSION_COOKIE,
  TOKEN_COOKIE,
  TOKEN_HEADER,
} from '../../apps/server/src/platform/auth/csrf.ts'
import { openPool } from '../../apps/server/src/platform/database/database.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { sql } from '../../apps/server/src/platform/database/sql.ts'
import { TENANT_HEADER } from './http.ts'

/** Test actors: signed-in people of two dealers and the inquiries between them. */

export interface Actor {
  id: string
  tenant: string
  role: Role
  headers: Record<string, string>
}
export type Role = 'CUSTOMER' | 'SALES_MANAGER'
export const TENANTS = ['staging', 'second'] as const

export const poolOf = (url: string): Database =>
  openPool(url, { readers: 2, writers: 4, statementTimeoutMs: 60_000, connectTimeoutMs: 20_000 })

/** Creates a person with a session. */
export async function newActor(db: Database, role: Role, tenant: string = TENANTS[0]): Promise<Actor> {
  const email = `hold-${randomUUID()}@hold.example`
  const phone = { countryCode: '254', number: '712345678' }
  const id = await db.write(tenant, async (tx) => {
    const [made] = await tx.rows<{ id: string }>(
      insertPerson(tenant, {
        email,
        emailFolded: email,
        firstname: 'Hold',
        lastname: 'Fast',
        isEmailVerified: true,
        passwordHash: null,
        civility: 'MR',
        country: 'KE',
        phone: phone as never,
        locale: 'en',
      }),
    )
    await tx.rows(grantRole(tenant, made?.id ?? '', role))
    return made?.id ?? ''
  })
  return { id, tenant, role, headers: await newSession(db, tenant, id) }
}

/** Returns the headers of a new session, for a person who has been signed out. */
export async function newSession(db: Database, tenant: string, personId: string): Promise<Record<string, string>> {
  const sessionId = newSessionId()
  const lifetime = { idleSeconds: 1800, wholeSeconds: 86_000, userAgent: 'hold', network: '', issuer: 'hold' }
  await db.write(tenant, (tx) =>
    tx.rows(insertSession(tenant, { idHash: hashOf(sessionId), personId, ...lifetime, idToken: undefined })),
  )
  const token = await newToken(db, sessionId)
  return {
    cookie: `${SESSION_COOKIE}=${sessionId}; ${TOKEN_COOKIE}=${token}`,
    [TENANT_HEADER]: tenant,
    [TOKEN_HEADER]: token,
  }
}

/** Ids of a dealer's published cars. */
export const carsOf = async (db: Database, tenant: string, most = 200): Promise<string[]> =>
  (
    await db.read<{ id: string }>(
      tenant,
      sql`select id from vehicles.car where tenant_id = ${tenant} and status = 'PUBLISHED' order by car_no limit ${most}`,
    )
  ).map(({ id }) => id)
