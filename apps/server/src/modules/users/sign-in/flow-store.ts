import type { Locale } from '@minato/contract/enumerations'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** One way to the provider and back (threat A04): bound to the browser by a cookie, used once, ten minutes long. */
export interface Flow {
  state: string
  nonce: string
  codeVerifier: string
  returnRoute: string
  locale: Locale
}

export const insertFlow = (tenant: string, idHash: Buffer, flow: Flow, seconds: number): Statement =>
  sql`insert into users.flow (tenant_id, id_hash, state, nonce, code_verifier, return_route, locale, expires_at)
    values (${tenant}, ${idHash}, ${flow.state}, ${flow.nonce}, ${flow.codeVerifier}, ${flow.returnRoute}, ${flow.locale},
      now() + ${seconds} * interval '1 second')`

/** Takes a sign-in in progress and ends it: of parallel replies one succeeds. */
export const consumeFlow = (tenant: string, idHash: Buffer): Statement =>
  sql`delete from users.flow where tenant_id = ${tenant} and id_hash = ${idHash} and expires_at > now()
    returning state, nonce, code_verifier as "codeVerifier", return_route as "returnRoute", locale`

export const sweepFlows = (tenant: string): Statement =>
  sql`delete from users.flow where tenant_id = ${tenant} and expires_at < now()`
