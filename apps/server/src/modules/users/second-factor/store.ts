import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** The authenticator app, recovery codes and what all factors share (db/migrations/0007, 0025). */

export interface FactorRow {
  secret: Buffer
  confirmedAt: string | null
  lastStep: number
  /** Of the database's clock. */
  now: string
}
export const lockFactor = (tenant: string, id: string): Statement =>
  sql`select secret, confirmed_at as "confirmedAt", last_step as "lastStep", clock_timestamp() as now from users.second_factor
    where tenant_id = ${tenant} and person_id = ${id}::uuid for update`
export const factorOf = (tenant: string, id: string): Statement =>
  sql`select (select min(f.since) from users.factor f where f.tenant_id = ${tenant} and f.person_id = ${id}::uuid) as since,
      (select s.confirmed_at from users.second_factor s
        where s.tenant_id = ${tenant} and s.person_id = ${id}::uuid) as "appSince",
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'createdAt', p.created_at,
          'lastUsedAt', p.last_used_at) order by p.created_at), '[]')
        from users.passkey p where p.tenant_id = ${tenant} and p.person_id = ${id}::uuid) as passkeys,
      (select count(*) from users.recovery_code c
        where c.tenant_id = ${tenant} and c.person_id = ${id}::uuid and c.used_at is null) as "recoveryCodesLeft"`

/** No row where a confirmed one is there. */
export const putSecret = (tenant: string, id: string, secret: Buffer): Statement =>
  sql`insert into users.second_factor as f (tenant_id, person_id, secret) values (${tenant}, ${id}::uuid, ${secret})
    on conflict (tenant_id, person_id) do update set secret = excluded.secret, last_step = 0 where f.confirmed_at is null
    returning person_id`
export const confirmFactor = (tenant: string, id: string): Statement =>
  sql`update users.second_factor set confirmed_at = now() where tenant_id = ${tenant} and person_id = ${id}::uuid`
export const updateLastStep = (tenant: string, id: string, step: number): Statement =>
  sql`update users.second_factor set last_step = ${step} where tenant_id = ${tenant} and person_id = ${id}::uuid`
/** A row where the app was set up. */
export const deleteApp = (tenant: string, id: string): Statement =>
  sql`delete from users.second_factor where tenant_id = ${tenant} and person_id = ${id}::uuid and confirmed_at is not null
    returning person_id`

export const insertRecoveryCodes = (tenant: string, id: string, hashes: readonly Buffer[]): Statement =>
  sql`insert into users.recovery_code (tenant_id, person_id, code_hash)
    select ${tenant}, ${id}::uuid, h from unnest(${hashes}::bytea[]) h`
/** A row where the code was good; it is used up. */
export const consumeRecoveryCode = (tenant: string, id: string, hash: Buffer): Statement =>
  sql`update users.recovery_code set used_at = now()
    where tenant_id = ${tenant} and person_id = ${id}::uuid and code_hash = ${hash} and used_at is null returning code_hash`

export const recordCheck = (tenant: string, id: string, sessionId: string): Statement =>
  sql`update users.session set second_factor_at = clock_timestamp()
    where tenant_id = ${tenant} and public_id = ${sessionId}::uuid and person_id = ${id}::uuid`
/** Each change takes its own check. The session stays known as one in which a factor was checked. */
export const spendCheck = (tenant: string, id: string, sessionId: string): Statement =>
  sql`update users.session set second_factor_at = '-infinity'
    where tenant_id = ${tenant} and public_id = ${sessionId}::uuid and person_id = ${id}::uuid`
export const endOtherChecks = (tenant: string, id: string, sessionId: string): Statement =>
  sql`update users.session set second_factor_at = null
    where tenant_id = ${tenant} and public_id <> ${sessionId}::uuid and person_id = ${id}::uuid`
export const recentSession = (tenant: string, sessionId: string, minutes: number): Statement =>
  sql`select from users.session where tenant_id = ${tenant} and public_id = ${sessionId}::uuid
    and created_at > clock_timestamp() - make_interval(mins => ${minutes})`
export const checkOf = (tenant: string, id: string, sessionId: string, minutes: number): Statement =>
  sql`select exists (select from users.factor f where f.tenant_id = ${tenant} and f.person_id = ${id}::uuid) as "hasFactor",
      exists (select from users.recovery_code c where c.tenant_id = ${tenant} and c.person_id = ${id}::uuid
        and c.used_at is null) as "hasRecoveryCodes",
      exists (select from users.session s where s.tenant_id = ${tenant} and s.public_id = ${sessionId}::uuid
        and s.person_id = ${id}::uuid and s.second_factor_at > clock_timestamp() - make_interval(mins => ${minutes})) as "isChecked"`

export const ruleOf = (tenant: string): Statement =>
  sql`select is_required as "isRequired" from users.second_factor_rule where tenant_id = ${tenant}`
export const writeRule = (tenant: string, isRequired: boolean): Statement =>
  sql`insert into users.second_factor_rule (tenant_id, is_required) values (${tenant}, ${isRequired})
    on conflict (tenant_id) do update set is_required = excluded.is_required`
