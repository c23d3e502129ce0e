import type { NewInquiry } from '@minato/contract/inquiries'
import { runAsCaller } from '../apps/server/src/platform/auth/actor.ts'
import { readConfig } from '../apps/server/src/platform/process/config.ts'
import {
  newSessionId,
  newToken,
  SESSION_COOKIE,
  TOKEN_COOKIE,
  TOKEN_HEADER,
} from '../apps/server/src/platform/auth/csrf.ts'
import { createLog } from '../apps/server/src/platform/process/log.ts'
import { openContext } from '../apps/server/src/platform/process/open-context.ts'
import type { OpenContext } from '../apps/server/src/platform/process/open-context.ts'
import { sql } from '../apps/server/src/platform/database/sql.ts'
import { createInquiry } from '../apps/server/src/modules/inquiries/create/create-inquiry.ts'
import { buyersQuote, quoteFor } from '../apps/server/src/modules/pricing/service.ts'
import { grantRole, insertPerson } from '../apps/server/src/modules/users/people-store.ts'
import { hashOf } from '../apps/server/src/modules/users/sessions/cookies.ts'
import { insertSession } from '../apps/server/src/modules/users/sessions/sessions-store.ts'
import type { Bench } from './bench.ts'
import { TENANT } from './data.ts'

/**
 * Fixtures of the inquiry scenarios: people, a port, and inquiries about one car, created once per
 * database.
 */

export interface Person {
  id: string
  headers: Record<string, string>
}

export const contextOf = ({ data }: Bench): Promise<OpenContext> =>
  openContext({
    config: readConfig({ NODE_ENV: 'production' }),
    log: createLog('silent'),
    url: data.url,
    filesFolder: data.folder,
  })

export async function carOf({ db }: OpenContext, { stock }: Bench): Promise<string> {
  const [car] = await db.read<{ id: string }>(
    TENANT,
    sql`select id from vehicles.car where tenant_id = ${TENANT} and car_no = ${stock.cars[0]?.carNo ?? 0}`,
  )
  return car?.id ?? ''
}

/** Customers with an inquiry about the bench's car, named by scenario and number. */
export async function createInquirers(
  context: OpenContext,
  bench: Bench,
  { called, count, firstMessage }: { called: string; count: number; firstMessage: string },
): Promise<{ personId: string; inquiryId: string }[]> {
  const { db } = context
  const portId = await portOfBench(context)
  const carId = await carOf(context, bench)
  const choice = { carId, portId, destination: 'KE', withInsurance: false, withInspections: false }
  const quote = buyersQuote(await quoteFor(context, TENANT, choice))
  const usd = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })
  const question: NewInquiry = {
    carId,
    portId,
    amountFOB: usd(quote.fob),
    fretAmount: usd(quote.freight),
    inspections: [],
    finalDestination: 'KE',
    firstMessage,
  }
  const askers: { personId: string; inquiryId: string }[] = []
  for (let i = 0; i < count; i++) {
    const personId = await createPerson(context, `${called}-${i}`, 'CUSTOMER')
    const [known] = await db.read<{ id: string }>(
      TENANT,
      sql`select id from inquiries.inquiry
        where tenant_id = ${TENANT} and owner_id = ${personId}::uuid and car_id = ${carId}::uuid limit 1`,
    )
    const ask = () => db.write(TENANT, (tx) => createInquiry(context, tx, personId, question))
    const { id } = known ?? (await runAsCaller({ kind: 'person', userId: personId }, 'bench', ask))
    askers.push({ personId, inquiryId: id })
  }
  return askers
}

export async function portOfBench({ db }: OpenContext): Promise<string> {
  const name = 'Talk'
  const find = sql`select id from ports.port where tenant_id = ${TENANT} and name = ${name}`
  const [known] = await db.read<{ id: string }>(TENANT, find)
  if (known) return known.id
  const [made] = await db.write(TENANT, (tx) =>
    tx.rows<{ id: string }>(sql`
      with port as (insert into ports.port (tenant_id, name, country, city) values (${TENANT}, ${name}, 'KE', ${name}) returning id),
        served as (insert into ports.country_served (tenant_id, port_id, country) select ${TENANT}, id, 'KE' from port)
      insert into ports.tariff (tenant_id, port_id, value) select ${TENANT}, id, 90 from port returning port_id as id`),
  )
  return made?.id ?? ''
}

export async function createPerson(
  { db }: OpenContext,
  name: string,
  role: 'CUSTOMER' | 'SALES_MANAGER',
): Promise<string> {
  const email = `${name}@bench.example`
  const [known] = await db.read<{ id: string }>(
    TENANT,
    sql`select id from users.person where tenant_id = ${TENANT} and email_folded = ${email}`,
  )
  if (known) return known.id
  const blank = {
    isEmailVerified: true,
    passwordHash: null,
    civility: null,
    country: 'KE',
    phone: null,
    locale: 'en' as const,
  }
  return db.write(TENANT, async (tx) => {
    const person = { email, emailFolded: email, firstname: name, lastname: 'Bench', ...blank }
    const [made] = await tx.rows<{ id: string }>(insertPerson(TENANT, person))
    await tx.rows(grantRole(TENANT, made?.id ?? '', role))
    return made?.id ?? ''
  })
}

export async function signedIn({ db }: OpenContext, personId: string): Promise<Person> {
  const sessionId = newSessionId()
  const lifetime = {
    idleSeconds: 3600,
    wholeSeconds: 3600,
    userAgent: 'bench',
    network: '',
    issuer: 'bench',
    idToken: undefined,
  }
  await db.write(TENANT, (tx) => tx.rows(insertSession(TENANT, { idHash: hashOf(sessionId), personId, ...lifetime })))
  const token = await newToken(db, sessionId)
  const cookie = `${SESSION_COOKIE}=${sessionId}; ${TOKEN_COOKIE}=${token}`
  return { id: personId, headers: { cookie, 'tenant-id': TENANT, [TOKEN_HEADER]: token } }
}
